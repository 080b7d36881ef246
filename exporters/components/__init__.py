"""What the printed parts of all systems share."""
