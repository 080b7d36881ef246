"""Whole pages of the game of maneuvers: fights, their locations, tracks, the quick reference."""
