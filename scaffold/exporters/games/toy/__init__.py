"""What is printed of Toy."""
