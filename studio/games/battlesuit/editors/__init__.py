"""What the editors for Battlesuit do to documents, without a browser."""
