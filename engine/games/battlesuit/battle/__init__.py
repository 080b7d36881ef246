"""A battle of Battlesuit from its order to its outcome: a prepared pack, scenarios, maps and forces."""
