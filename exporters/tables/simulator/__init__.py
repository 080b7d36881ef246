"""Tabletop Simulator: a saved table, its objects, its sheets of cards."""
