"""Exact chances in the game of maneuvers: the kernel's own numbers, put to every face of every die."""
