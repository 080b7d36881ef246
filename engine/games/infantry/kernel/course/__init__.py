"""How a battle goes: who has the first turn, deployment, turns of both sides, and the end."""
