"""Whether factions of 7 Seconds are legal, and the cheapest fix of those that are not."""
