"""A game of an author's own: its decks are printed as those of every pack are."""
