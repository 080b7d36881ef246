"""The checks of 7 Seconds, as one table."""

from engine.checking.check import checks_in
from engine.games.seven_seconds.checks import forces, maps, missions, packs, parameters

CHECKS = checks_in(packs, parameters, forces, missions, maps)
