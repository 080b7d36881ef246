"""What is wrong with packs by the rules of their game: what a check is, and the table of all checks."""
