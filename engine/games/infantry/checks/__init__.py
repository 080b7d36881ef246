"""The checks of infantry, as one table."""

from engine.checking.check import Check
from engine.games.infantry.checks.loads import LOAD_CHECKS
from engine.games.infantry.checks.maps import MAP_CHECKS
from engine.games.infantry.checks.packs import PACK_CHECKS
from engine.games.infantry.checks.parameters import RULES_CHECKS
from engine.games.infantry.checks.scenarios import SCENARIO_CHECKS
from engine.games.infantry.checks.sections import SECTION_CHECKS
from engine.games.infantry.checks.squads import SQUAD_CHECKS
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
