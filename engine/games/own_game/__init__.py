"""A game of an author's own: nobody plays it here."""
