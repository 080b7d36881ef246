"""The words that are printed of Battlesuit."""
