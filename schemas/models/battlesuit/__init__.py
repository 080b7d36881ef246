"""The documents of Battlesuit."""
