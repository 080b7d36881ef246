"""Forms of the game of maneuvers."""
