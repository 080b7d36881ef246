"""Finding something in a pack, and replacing words in it."""
