"""How a fight goes: the order of action, rounds of actions, the end, and what becomes of who was hurt."""
