"""How things stand: the ground, who is where, and the cards."""
