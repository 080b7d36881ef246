"""Whole pages of Battlesuit: scenarios, rosters, charts, tracks."""
