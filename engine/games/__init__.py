"""The games: a folder each, in the same rooms."""
