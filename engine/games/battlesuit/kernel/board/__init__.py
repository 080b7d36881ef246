"""Where things are: soldiers, points, terrain, lines of sight."""
