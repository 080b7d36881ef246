"""A fight of the game of maneuvers from its order to its outcome: a prepared pack, squads, characters, maneuvers."""
