"""The documents of the game of maneuvers: characters, squads, maneuvers, fights, and their rules."""
