"""The cards of SURVIVE: units, weapons, control units."""
