"""The words that are printed of 7 Seconds."""
