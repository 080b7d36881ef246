"""Imposition: who prints, pieces on sheets of paper, tiles, their backs, their bleed and their marks."""
