"""Battles that persons play: what a side may know of one, and how it is kept to go on with it another day."""
