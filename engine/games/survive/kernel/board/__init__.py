"""Where things are: pieces, footing, sight."""
