"""The studio for the game of maneuvers."""
