"""SURVIVE: Mobs against a Control Spire, and against each other."""
