"""What is printed of Battlesuit, a module for each piece."""
