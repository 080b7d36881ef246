"""What is printed, on a page."""
