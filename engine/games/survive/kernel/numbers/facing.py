"""Arcs by dot products. A facing is a unit vector in millionths, an arc the cosine and sine of half its width.

The angle between facing and way is within half an arc a exactly if sin(a - angle) is not below 0, which is
sin(a) * dot - cos(a) * |cross|: no root and no arc tangent. On tables up to 120 inches the terms stay below 2**58.
"""

from engine.games.survive.kernel.codes import ContactSide
from engine.games.survive.kernel.rules_record import Numbers


def arc_place(facing_x: int, facing_y: int, way_x: int, way_y: int, cosine: int, sine: int) -> int:
    """Return where a way lies from an arc: 1 inside, 0 on its limit, -1 outside. No way at all is on the limit."""
    dot: int = facing_x * way_x + facing_y * way_y
    cross: int = abs(facing_x * way_y - facing_y * way_x)
    if cross == 0 and dot > 0:
        return 1
    inside: int = sine * dot - cosine * cross
    if inside == 0:
        return 0
    return 1 if inside > 0 else -1


def is_in_arc(facing_x: int, facing_y: int, way_x: int, way_y: int, cosine: int, sine: int) -> bool:
    """Return whether a way lies in an arc, limits included. Rules: SV.SHT.3, SV.GAP.23."""
    return arc_place(facing_x, facing_y, way_x, way_y, cosine, sine) >= 0


def contact_side(numbers: Numbers, facing_x: int, facing_y: int, way_x: int, way_y: int) -> int:
    """Return the side of a target on which a charger stands, who is that way from it. Rules: SV.RCH.1, SV.GAP.49."""
    behind: int = arc_place(-facing_x, -facing_y, way_x, way_y, numbers.rear_cosine, numbers.rear_sine)
    if behind == 0:
        return numbers.rear_boundary
    return ContactSide.REAR if behind > 0 else ContactSide.FRONT


def turns_about(numbers: Numbers, roll: int) -> bool:
    """Return whether a control unit turns about by its heading roll. Rule: SV.CAP.4."""
    return (numbers.about_faces >> roll) & 1 == 1
