"""What is cut out and set on the table of the game of maneuvers: markers and tracks."""
