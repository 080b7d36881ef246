"""Drawings: one frozen display list in millimetres, how it is made, and its players for previews."""
