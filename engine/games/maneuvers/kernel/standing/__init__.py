"""How things stand in a fight: who is in it, in which states, and which advantages last."""
