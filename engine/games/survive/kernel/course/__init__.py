"""How a battle goes: setup, turns with their phases and pulses, recovery, the end."""
