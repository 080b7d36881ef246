"""How a battle goes: setup, rounds and turns, the end, the count."""
