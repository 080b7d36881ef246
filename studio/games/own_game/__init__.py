"""A game of an author's own in the studio."""
