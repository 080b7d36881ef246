"""What is printed of the games: a folder each, in the same rooms."""
