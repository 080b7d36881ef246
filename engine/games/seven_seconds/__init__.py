"""7 Seconds: hidden blips, stealth suits and drones over a square table."""
