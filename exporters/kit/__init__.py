"""A pack as a kit: what is asked for, in which theme, which files come of it, and what is wrong in them."""
