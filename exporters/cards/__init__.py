"""Cards of any game: the boxes of a deck filled with the fields of its cards."""
