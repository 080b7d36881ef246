"""Smoke: the dots it fills around obstacles, and when it is gone."""

from engine.games.infantry.kernel.numbers.codes import AREA_MIDDLE, AREA_SIDE
from engine.games.infantry.kernel.numbers.records import Area, Numbers


def place_of(across: int, up: int) -> int:
    """Return the number in an area of the dot so far east and north of the middle."""
    return (up + AREA_MIDDLE) * AREA_SIDE + across + AREA_MIDDLE


def fill_smoke(numbers: Numbers, area: Area, radius: int) -> int:
    """Fill the dots that smoke reaches within a radius; return how many. Rules: IN.SMK.3, IN.SMK.5, IN.SMK.6."""
    for place in range(AREA_SIDE * AREA_SIDE):
        area.filled[place] = 0
    if area.wall[place_of(0, 0)] and not numbers.smoke_on_wall:
        return 0
    area.filled[place_of(0, 0)] = 1
    found: int = 1
    more: int = 1
    while more:
        more = spread_smoke(area, radius)
        found += more
    return found


def spread_smoke(area: Area, radius: int) -> int:
    """Fill the dots beside filled ones within a radius; return how many are new. Rule: IN.SMK.6."""
    new: int = 0
    for up in range(-radius, radius + 1):
        for across in range(-radius, radius + 1):
            place: int = place_of(across, up)
            if not area.filled[place] and not area.wall[place] and is_beside_smoke(area, across, up):
                area.filled[place] = 1
                new += 1
    return new


def is_beside_smoke(area: Area, across: int, up: int) -> bool:
    """Return whether one of the eight dots around is filled."""
    for row in range(max(-AREA_MIDDLE, up - 1), min(AREA_MIDDLE, up + 1) + 1):
        for column in range(max(-AREA_MIDDLE, across - 1), min(AREA_MIDDLE, across + 1) + 1):
            if area.filled[place_of(column, row)]:
                return True
    return False


def smoke_gone_turn(numbers: Numbers, landed_turn: int) -> int:
    """Return the game turn at whose start smoke is gone; two turns of sides are one. Rules: IN.SMK.7, IN.GAP.13."""
    return landed_turn + ((numbers.smoke_turns + 1) // 2 if numbers.smoke_side_turns else numbers.smoke_turns)
