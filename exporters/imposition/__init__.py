"""Imposition: pieces on sheets of paper, their backs, their bleed and their marks."""
