"""The checks of SURVIVE, as one table."""

from engine.checking.check import checks_in
from engine.games.survive.checks import levels, parameters, terrain, units, zones

CHECKS = checks_in(levels, parameters, units, zones, terrain)
