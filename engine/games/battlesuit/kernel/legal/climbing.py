"""Climbing in buildings with storeys, an optional rule. Rules: BS.MLB.1 to BS.MLB.4, BS.GAP.97."""

from engine.games.battlesuit.kernel.board.options import has_option
from engine.games.battlesuit.kernel.board.places import is_airborne
from engine.games.battlesuit.kernel.board.soldiers import is_drone_soldier
from engine.games.battlesuit.kernel.event_codes import Option
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.kernel.rules_record import Numbers

STOREY_DOWN = 0
STOREY_UP = 1


def level_of_storey(numbers: Numbers, ground: int, storey: int) -> int:
    """Return the level of a storey, 0 being the ground. Rules: BS.MLB.2, BS.GAP.97."""
    return ground + numbers.storey_levels * storey


def climb_mp(numbers: Numbers, storeys: int) -> int:
    """Return what climbing so many storeys costs. Rule: BS.MLB.3."""
    return numbers.storey_mp * storeys


def is_under_roof(game: Game, soldier: int) -> bool:
    """Return whether a soldier is inside a building with storeys, below its topmost one. Rule: BS.MLB.4."""
    if not has_option(game, Option.MULTI_LEVEL_BUILDINGS) or is_airborne(game, soldier):
        return False
    below: bool = game.soldiers.storey[soldier] < game.land.storeys[game.soldiers.dot[soldier]]
    return below


def may_climb(game: Game, soldier: int, way: int) -> bool:
    """Return whether a soldier may climb a storey down (way 0) or up (way 1). Rules: BS.MLB.2, BS.MLB.3."""
    if (
        not has_option(game, Option.MULTI_LEVEL_BUILDINGS)
        or is_airborne(game, soldier)
        or is_drone_soldier(game, soldier)
    ):
        return False
    if way < STOREY_DOWN or way > STOREY_UP or game.soldiers.left[soldier] < climb_mp(game.numbers, 1):
        return False
    storey: int = game.soldiers.storey[soldier]
    return storey < game.land.storeys[game.soldiers.dot[soldier]] if way == STOREY_UP else storey > 0
