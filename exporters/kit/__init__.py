"""A pack as a kit: what is asked for, who prints it, which files come of it, and whose work is in them."""
