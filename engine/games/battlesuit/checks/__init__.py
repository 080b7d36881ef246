"""The checks of Battlesuit, as one table."""

from engine.checking.check import checks_in
from engine.games.battlesuit.checks import fielding, forces, hiding, maps, options, scenarios, squads, tables, ways

CHECKS = checks_in(tables, maps, forces, squads, scenarios, options, hiding, fielding, ways)
