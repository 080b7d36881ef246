"""Who decides: the heuristic player, the random one, and answers laid down."""
