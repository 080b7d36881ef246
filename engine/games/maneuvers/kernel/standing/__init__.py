"""How things stand in a fight: who is in it, in which states, which advantages and totals, and what is open to whom."""
