"""The rules of the game of maneuvers as a kernel: fixed records, whole numbers, keyed dice."""
