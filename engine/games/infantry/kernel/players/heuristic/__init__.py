"""The heuristic player: it goes for the enemy, fires where that is worth it, and covers its ground with arcs."""
