"""What is printed of the game of maneuvers."""
