"""The heuristic player: what it heads for, what that is worth, and how it answers."""
