"""Players of maneuvers, under the name by which files of their authors ask for them."""

from engine.games.maneuvers.custom_players import *  # noqa: F403 - all that it says is for others
