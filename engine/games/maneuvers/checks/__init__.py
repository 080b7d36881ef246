"""The checks of the game of maneuvers, as one table."""

from engine.checking.check import Check
from engine.games.maneuvers.checks.fights import FIGHT_CHECKS, PEOPLE_CHECKS
from engine.games.maneuvers.checks.maneuvers import MANEUVER_CHECKS, STEP_CHECKS
from engine.games.maneuvers.checks.packs import PACK_CHECKS, RULES_CHECKS

CHECKS: tuple[Check[...], ...] = (
    *PACK_CHECKS,
    *RULES_CHECKS,
    *PEOPLE_CHECKS,
    *MANEUVER_CHECKS,
    *STEP_CHECKS,
    *FIGHT_CHECKS,
)
