"""The pages for the game of maneuvers."""
