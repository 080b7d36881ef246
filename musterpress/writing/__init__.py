"""Files on their way to the disk."""
