"""What the editors of the studio do to documents: plain Python, without a browser."""
