"""The random player, a module a subject."""
