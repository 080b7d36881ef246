"""The checks of Battlesuit, as one table."""

from engine.checking.check import checks_in
from engine.games.battlesuit.checks import chances, fielding, forces, maps, options, scenarios, squads, tables

CHECKS = checks_in(tables, maps, forces, squads, scenarios, options, fielding, chances)
