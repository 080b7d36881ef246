"""The pages for the game of maneuvers, with the forms of its documents."""
