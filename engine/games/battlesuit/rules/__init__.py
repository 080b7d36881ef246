"""The arithmetic of Battlesuit: attacks, damage, morale, and what a card says."""
