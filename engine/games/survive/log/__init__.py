"""Logs of SURVIVE: every kind of row, and its sentence."""
