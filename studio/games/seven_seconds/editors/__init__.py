"""What the editors for 7 Seconds do to documents, without a browser."""
