"""What units and blips do, and what comes of it."""
