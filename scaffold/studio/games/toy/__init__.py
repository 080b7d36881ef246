"""The studio for Toy."""
