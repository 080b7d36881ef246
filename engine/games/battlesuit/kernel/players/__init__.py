"""Who decides: the heuristic player, the random one, strangers; and what each of them may know."""
