"""Exact chances of Battlesuit: attacks, bombs and mines, morale, crash landings."""
