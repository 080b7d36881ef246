"""What the user means by words of the command line."""
