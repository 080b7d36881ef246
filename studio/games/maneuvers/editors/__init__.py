"""What the editors for the game of maneuvers do to documents, without a browser."""
