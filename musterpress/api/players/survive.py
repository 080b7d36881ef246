"""Players of SURVIVE, under the name by which files of their authors ask for them."""

from engine.games.survive.custom_players import *  # noqa: F403 - all that it says is for others
