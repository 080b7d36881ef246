"""The players: who decides what, and what may be answered."""
