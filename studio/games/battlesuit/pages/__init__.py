"""The pages for Battlesuit."""
