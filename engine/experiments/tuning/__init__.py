"""Tuning: which values of a pack would make its battles fairer, and what its points are worth."""
