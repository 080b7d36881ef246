"""What is printed of infantry."""
