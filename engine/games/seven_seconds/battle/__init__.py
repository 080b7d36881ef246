"""A battle of 7 Seconds from its order to its outcome: a prepared pack, sides, cards and units."""
