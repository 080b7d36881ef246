"""What the editors for SURVIVE do to documents, without a browser."""
