"""Whole pages of infantry: scenarios, squad rosters, the armoury, the quick reference."""
