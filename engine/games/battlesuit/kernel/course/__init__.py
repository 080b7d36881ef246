"""How a battle goes: set-up, turns, initiative, impulses, activation, the end, the score."""
