"""The checks of Battlesuit, as one table."""

from engine.battlesuit.checks.cards import CARD_CHECKS
from engine.battlesuit.checks.forces import FORCE_CHECKS
from engine.battlesuit.checks.hiding import HIDING_CHECKS
from engine.battlesuit.checks.maps import MAP_CHECKS
from engine.battlesuit.checks.options import OPTION_CHECKS
from engine.battlesuit.checks.repeats import REPEAT_CHECKS
from engine.battlesuit.checks.scenarios import SCENARIO_CHECKS
from engine.battlesuit.checks.sizes import SIZE_CHECKS
from engine.battlesuit.checks.tables import TABLE_CHECKS
from engine.check import Check

BATTLESUIT_CHECKS: tuple[Check, ...] = (
    *TABLE_CHECKS,
    *MAP_CHECKS,
    *CARD_CHECKS,
    *FORCE_CHECKS,
    *SCENARIO_CHECKS,
    *OPTION_CHECKS,
    *REPEAT_CHECKS,
    *SIZE_CHECKS,
    *HIDING_CHECKS,
)
