"""What the studio has for single games: a folder each, in the same rooms."""
