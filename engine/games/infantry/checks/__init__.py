"""The checks of infantry, as one table."""

from engine.checking.check import checks_in
from engine.games.infantry.checks import loads, objectives, parameters, scenarios, squads, weapons

CHECKS = checks_in(squads, parameters, weapons, loads, scenarios, objectives)
