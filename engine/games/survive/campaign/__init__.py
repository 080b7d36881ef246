"""Campaigns of SURVIVE: levels in a row, and the SoulChips and Levels-up that are written down."""
