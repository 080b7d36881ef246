"""The arithmetic of SURVIVE: shots, effects, movement, pulses, going Red."""
