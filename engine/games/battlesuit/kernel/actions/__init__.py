"""What soldiers do, and what comes of it."""
