"""Layouts: the named boxes of cards and sheets, icons, an author's changes and pictures, and what all is drawn with."""
