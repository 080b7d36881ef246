"""The checks of 7 Seconds, as one table."""

from engine.checking.check import checks_in
from engine.games.seven_seconds.checks import forces, maps, missions, parameters

CHECKS = checks_in(parameters, forces, missions, maps)
