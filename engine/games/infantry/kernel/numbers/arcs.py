"""Firing arcs by dot products. A facing is a unit vector in millionths, an arc the cosine and sine of half its width.

The angle between facing and way is within half an arc a if sin(a - angle) is not below 0, which is sin(a) * dot -
cos(a) * |cross|. Vectors in millionths are not exact, so what is off by five millionths of a turn's radius is on the
limit; no dot of a map up to 100 by 100 lies so near to the limit of an arc without being on it.
"""

from engine.games.infantry.kernel.numbers.codes import ON_LIMIT, Mode, WeaponKind
from engine.games.infantry.kernel.numbers.records import Numbers


def is_in_arc(numbers: Numbers, facing_x: int, facing_y: int, way_x: int, way_y: int, cosine: int, sine: int) -> bool:
    """Return whether a dot that way lies in an arc. Rules: IN.CRW.11, IN.GAP.52, IN.HOUSE.5."""
    if way_x == 0 and way_y == 0:
        return numbers.arc_own_dot == 1
    dot: int = facing_x * way_x + facing_y * way_y
    cross: int = abs(facing_x * way_y - facing_y * way_x)
    inside: int = sine * dot - cosine * cross
    spare: int = ON_LIMIT * (abs(way_x) + abs(way_y))
    return inside >= -spare if numbers.arc_limits else inside > spare


def arc_attacks(numbers: Numbers, type: int, mode: int) -> int:
    """Return the attacks into an arc in a turn of the enemy, -1 without limit. Rules: IN.CRW.3, IN.HOUSE.4."""
    if type == WeaponKind.CREWED:
        return numbers.crewed_attacks
    return numbers.burst_attacks if mode == Mode.BURST else numbers.single_attacks


def arc_stays(numbers: Numbers, type: int, mode: int, attacks: int) -> bool:
    """Return whether an arc is still there after some attacks. Rules: IN.CRW.14, IN.HOUSE.4."""
    return type == WeaponKind.CREWED or mode == Mode.BURST or attacks < numbers.single_attacks
