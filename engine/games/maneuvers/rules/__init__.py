"""Documents of the game of maneuvers as the numbers of its kernel, and the answers of the kernel in words."""
