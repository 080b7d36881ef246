"""Records: what was measured of a pack, kept beside it; and what differs between two states of a pack, in words."""
