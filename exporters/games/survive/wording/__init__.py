"""The words that are printed of SURVIVE."""
