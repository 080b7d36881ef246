"""A battle of SURVIVE from its order to its outcome: a prepared pack, levels, Mobs and units."""
