"""Where things are: pieces, terrain, lines of sight, and where one may stand."""
