"""The documents of infantry: weapons, armour, troopers, squads, dot maps, structures, scenarios, and their rules."""
