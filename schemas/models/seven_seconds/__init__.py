"""7 Seconds: factions, cards, terrain maps and the rules parameters."""
