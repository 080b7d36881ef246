"""Edits written into an author's text, which keep all else as it is."""
