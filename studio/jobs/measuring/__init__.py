"""What is measured of a pack by worker processes, and kept as records: the figures are those of the commands."""
