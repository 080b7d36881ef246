"""The checks of the game of maneuvers, as one table."""

from engine.checking.check import checks_in
from engine.games.maneuvers.checks import fights, maneuvers, packs

CHECKS = checks_in(packs, fights, maneuvers)
