"""Battles that stand still and are copied there, and players of any game that search by it."""
