"""The checks of infantry, as one table."""

from engine.checking.check import Check
from engine.games.infantry.checks.loads import LOAD_CHECKS
from engine.games.infantry.checks.parameters import RULES_CHECKS
from engine.games.infantry.checks.scenarios import MAP_CHECKS, SCENARIO_CHECKS
from engine.games.infantry.checks.squads import PACK_CHECKS, SECTION_CHECKS, SQUAD_CHECKS
from engine.games.infantry.checks.weapons import WEAPON_CHECKS

CHECKS: tuple[Check[...], ...] = (
    *PACK_CHECKS,
    *RULES_CHECKS,
    *WEAPON_CHECKS,
    *SECTION_CHECKS,
    *LOAD_CHECKS,
    *SQUAD_CHECKS,
    *MAP_CHECKS,
    *SCENARIO_CHECKS,
)
