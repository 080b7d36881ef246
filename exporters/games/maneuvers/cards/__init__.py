"""The cards of the game of maneuvers: maneuvers and characters."""
