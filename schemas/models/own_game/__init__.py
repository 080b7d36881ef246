"""A game of an author's own: no documents but those that every pack may hold."""
