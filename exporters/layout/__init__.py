"""Layouts: the named boxes of cards and sheets, and an author's changes of them."""
