"""A battle of infantry from its order to its outcome: a prepared pack, squads, troopers, dot maps."""
