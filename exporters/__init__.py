"""How a pack looks on paper: typed documents in, finished files out. Only the caller writes them."""
