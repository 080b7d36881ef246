"""Players of 7 Seconds, under the name by which files of their authors ask for them."""

from engine.games.seven_seconds.custom_players import *  # noqa: F403 - all that it says is for others
