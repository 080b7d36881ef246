"""The checks of SURVIVE, as one table."""

from engine.checking.check import Check
from engine.games.survive.checks.levels import LEVEL_CHECKS, PACK_CHECKS
from engine.games.survive.checks.parameters import RULES_CHECKS
from engine.games.survive.checks.terrain import ROAD_CHECKS, TERRAIN_CHECKS
from engine.games.survive.checks.units import UNIT_CHECKS, WEAPON_CHECKS
from engine.games.survive.checks.zones import ZONE_CHECKS

CHECKS: tuple[Check[...], ...] = (
    *PACK_CHECKS,
    *RULES_CHECKS,
    *WEAPON_CHECKS,
    *UNIT_CHECKS,
    *ZONE_CHECKS,
    *TERRAIN_CHECKS,
    *ROAD_CHECKS,
    *LEVEL_CHECKS,
)
