"""The legal answers of every question, listed."""
