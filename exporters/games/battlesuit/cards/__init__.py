"""The cards of Battlesuit: armoured soldiers, and all other units."""
