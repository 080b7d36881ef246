"""Morale. Rules: IN.MOR.1 to IN.MOR.6, IN.GAP.28."""
