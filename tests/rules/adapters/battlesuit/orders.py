"""Demolition and storeys: what battles ask about them."""

from engine.games.battlesuit.kernel.actions.explosions import is_buried
from engine.games.battlesuit.kernel.codes import Terrain
from engine.games.battlesuit.kernel.legal.targets import is_structure
from engine.games.battlesuit.kernel.legal.ways import climb_mp, level_of_storey
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES
from engine.games.battlesuit.rules.numbers import numbers_of
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, rules_of


def demolish(given: Given) -> Answer:
    """Answer what an engineer leaves of a point, and of who is on it."""
    if not given.get("adjacent", True) or not is_structure(TERRAIN_CODES[given["terrain"]]):
        return {"legal": False}
    rules = rules_of(given)
    friend = given.get("occupant") == "friend"
    buried = is_buried(friend=friend, engineer=False, kills_friends=rules.repair.demolition_kills_friends)
    names = {number: name for name, number in TERRAIN_CODES.items()}
    fate = "eliminated" if buried else "unhurt"
    return {
        "legal": True,
        "tile": names[Terrain.RUBBLE],
        "occupant": fate if given.get("occupant") else None,
        "engineer_hurt": is_buried(friend=True, engineer=True, kills_friends=rules.repair.demolition_kills_friends),
    }


def climb(given: Given) -> Answer:
    """Answer what climbing from the ground floor costs, and the level it leads to."""
    numbers = numbers_of(rules_of(given))
    return {
        "mp": climb_mp(numbers, given["storey"]),
        "level": level_of_storey(numbers, given["ground"], given["storey"]),
    }
