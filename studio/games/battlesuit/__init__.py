"""The studio for Battlesuit."""
