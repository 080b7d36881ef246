"""What units do, and what comes of it: moves, shots, fights, groups, Blinks, and what Control does."""
