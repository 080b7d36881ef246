"""Command and morale: leaders, points, rolls, panic and flight."""
