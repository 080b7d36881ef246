"""The checks of Battlesuit, as one table."""

from engine.checking.check import Check
from engine.games.battlesuit.checks.fielding import FIELDING_CHECKS
from engine.games.battlesuit.checks.forces import FORCE_CHECKS
from engine.games.battlesuit.checks.hiding import HIDING_CHECKS
from engine.games.battlesuit.checks.maps import MAP_CHECKS
from engine.games.battlesuit.checks.options import OPTION_CHECKS, REPEAT_CHECKS
from engine.games.battlesuit.checks.scenarios import SCENARIO_CHECKS
from engine.games.battlesuit.checks.squads import SIZE_CHECKS, SQUAD_CHECKS
from engine.games.battlesuit.checks.tables import CARD_CHECKS, TABLE_CHECKS
from engine.games.battlesuit.checks.ways import WAY_CHECKS

CHECKS: tuple[Check[...], ...] = (
    *TABLE_CHECKS,
    *MAP_CHECKS,
    *CARD_CHECKS,
    *FORCE_CHECKS,
    *SQUAD_CHECKS,
    *SCENARIO_CHECKS,
    *OPTION_CHECKS,
    *REPEAT_CHECKS,
    *SIZE_CHECKS,
    *HIDING_CHECKS,
    *FIELDING_CHECKS,
    *WAY_CHECKS,
)
