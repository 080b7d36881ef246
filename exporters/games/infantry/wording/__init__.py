"""The words that are printed of infantry."""
