"""Exact chances in SURVIVE: the kernel's own numbers, put to every face of every die.

What follows when a unit goes Red, its fire above all, is no part of the odds of what killed it.
"""
