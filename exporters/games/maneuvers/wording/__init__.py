"""The words that are printed of the game of maneuvers."""
