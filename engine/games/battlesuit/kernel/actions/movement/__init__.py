"""Moves of every kind: on foot, in the air, up storeys, down again."""
