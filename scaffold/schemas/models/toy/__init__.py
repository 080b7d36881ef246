"""The documents of Toy."""
