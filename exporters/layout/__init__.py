"""Layouts: the named boxes of cards and sheets, an author's changes of them and pictures, and what all is drawn with."""
