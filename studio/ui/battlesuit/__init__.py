"""Forms of Battlesuit."""
