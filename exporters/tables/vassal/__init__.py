"""VASSAL: a module, its maps, pieces and texts."""
