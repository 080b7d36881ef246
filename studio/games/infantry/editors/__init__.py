"""What the editors for infantry do to documents, without a browser."""
