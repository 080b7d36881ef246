"""Attacks: strengths, shots, reactions, blasts, and the harm they do."""
