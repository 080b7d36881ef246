"""What is printed of SURVIVE."""
