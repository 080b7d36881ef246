"""The checks of 7 Seconds, as one table."""

from engine.checking.check import Check
from engine.games.seven_seconds.checks.forces import DRONE_CARD_CHECKS, FACTION_CHECKS, TROOP_CARD_CHECKS
from engine.games.seven_seconds.checks.maps import TERRAIN_MAP_CHECKS
from engine.games.seven_seconds.checks.missions import MISSION_CARD_CHECKS
from engine.games.seven_seconds.checks.packs import PACK_CHECKS
from engine.games.seven_seconds.checks.parameters import RULES_CHECKS

CHECKS: tuple[Check[...], ...] = (
    *PACK_CHECKS,
    *RULES_CHECKS,
    *FACTION_CHECKS,
    *MISSION_CARD_CHECKS,
    *TROOP_CARD_CHECKS,
    *DRONE_CARD_CHECKS,
    *TERRAIN_MAP_CHECKS,
)
