"""Whole pages of SURVIVE: levels, Mobs, the quick reference."""
