"""What is printed of the games: a folder each."""
