"""Logs of Battlesuit: every kind of row, and its sentence."""
