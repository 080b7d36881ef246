"""Where things lie: distances, arcs, the rings around the spire, whom a pulse and who goes Red reach."""

from math import sqrt

from engine.games.survive.kernel.codes import PPM, ContactSide, ControlType, Ring, Zone
from engine.games.survive.kernel.rules_record import Board, Numbers, Places


def distance_squared(ax: int, ay: int, bx: int, by: int) -> int:
    """Return the squared distance of two points, in square mils."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)


def is_nearer(ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """Return whether two points are nearer to each other than so far."""
    return reach > 0 and distance_squared(ax, ay, bx, by) < reach * reach


def whole_root(square: int) -> int:
    """Return the square root of a number below 2**52, rounded down."""
    return int(sqrt(float(square)))


def rounded_up(amount: int, step: int) -> int:
    """Return how many whole steps hold an amount."""
    return -((-amount) // step)


def room_mil(x: int, y: int, width: int, depth: int) -> int:
    """Return the radius of the largest circle around a point that lies on the table; below 0 if it is off it."""
    return min(min(x, width - x), min(y, depth - y))


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


def zone_at(board: Board, x: int, y: int) -> int:
    """Return the zone of a point. Rule: SV.HOUSE.5."""
    from_spire: int = distance_squared(board.spire_x_mil, board.spire_y_mil, x, y)
    if from_spire <= board.inner_mil * board.inner_mil:
        return Zone.ICZ
    return Zone.OCZ if from_spire <= board.outer_mil * board.outer_mil else Zone.OUTSIDE


def patrols_from(kind: int) -> int:
    """Return beyond which ring a kind of control unit keeps; CUs go up to the spire. Rules: SV.CTL.2, SV.CTL.3."""
    return Ring.SPIRE if kind <= ControlType.CU else Ring.INNER


def patrols_to(numbers: Numbers, kind: int) -> int:
    """Return which ring a kind of control unit does not cross. Rules: SV.CTL.2, SV.CTL.3, SV.GAP.9."""
    return numbers.red_line if kind <= ControlType.CU else Ring.OUTER


def may_patrol(numbers: Numbers, board: Board, kind: int, x: int, y: int, leeway: int) -> bool:
    """Return whether a control unit may stand on a point, or off it by a leeway. Rules: SV.CTL.2, SV.CTL.3."""
    from_spire: int = distance_squared(board.spire_x_mil, board.spire_y_mil, x, y)
    up_to: int = leeway + (board.outer_mil if patrols_to(numbers, kind) == Ring.OUTER else board.inner_mil)
    if from_spire > up_to * up_to:
        return False
    beyond: int = board.inner_mil - leeway
    return patrols_from(kind) == Ring.SPIRE or beyond < 0 or from_spire > beyond * beyond


def pulse_steps(numbers: Numbers, roll: int, east: int, north: int) -> int:
    """Return how far a point lies from the pulse, in steps of the tolerance, rounded half up.

    The point stands so far east and north of the spire. Rules: SV.CAP.1, SV.GAP.21.
    """
    way_x: int = numbers.direction_x[roll]
    way_y: int = numbers.direction_y[roll]
    step: int = numbers.pulse_step_mil
    if east * way_x + north * way_y < 0 and not numbers.pulse_both_ways:
        return (whole_root(4 * distance_squared(0, 0, east, north)) + step) // (2 * step)
    return (2 * abs(east * way_y - north * way_x) + step * PPM) // (2 * step * PPM)


def pulse_picks(numbers: Numbers, board: Board, places: Places, roll: int) -> int:
    """Choose the points that a pulse may activate; return how many: one, or several that have to roll off.

    Of those equally near to the pulse the one closest to the spire has it. Rules: SV.CAP.2, SV.CAP.3, SV.GAP.21.
    """
    found: int = 0
    least_steps: int = 0
    least_far: int = 0
    for place in range(places.count):
        east: int = places.x_mil[place] - board.spire_x_mil
        north: int = places.y_mil[place] - board.spire_y_mil
        steps: int = pulse_steps(numbers, roll, east, north)
        far: int = distance_squared(0, 0, east, north)
        if found == 0 or steps < least_steps or (steps == least_steps and far < least_far):
            found = 0
            least_steps = steps
            least_far = far
        if steps == least_steps and far == least_far:
            places.chosen[found] = place
            found += 1
    return found


def goes_red(numbers: Numbers, zone: int, roll: int, first: bool) -> bool:
    """Return whether a unit that dies in a zone goes Red by a roll; the first fatality does for sure.

    Rules: SV.RED.1, SV.RED.4 to SV.RED.7.
    """
    if first and numbers.first_fatality_red:
        return True
    return (numbers.red_faces[zone] >> roll) & 1 == 1


def red_picks(numbers: Numbers, places: Places, x: int, y: int, facing_x: int, facing_y: int) -> int:
    """Choose whom a unit that goes Red fires at, the nearest first; return how many: one, or all it can reach.

    Reach counts from base to base. Rules: SV.RED.3, SV.GAP.43.
    """
    reach: int = numbers.red_mil + numbers.base_mil
    found: int = 0
    for place in range(places.count):
        east: int = places.x_mil[place] - x
        north: int = places.y_mil[place] - y
        near: bool = distance_squared(0, 0, east, north) <= reach * reach
        if near and is_in_arc(facing_x, facing_y, east, north, numbers.red_cosine, numbers.red_sine):
            insert_by_distance(places, place, found, x, y)
            found += 1
    return found if numbers.red_fires_at_each else min(1, found)


def insert_by_distance(places: Places, place: int, found: int, x: int, y: int) -> None:
    """Put a place among the chosen ones by its distance, behind those that are as near."""
    far: int = distance_squared(x, y, places.x_mil[place], places.y_mil[place])
    at: int = found
    while at > 0:
        other: int = places.chosen[at - 1]
        if distance_squared(x, y, places.x_mil[other], places.y_mil[other]) <= far:
            break
        places.chosen[at] = other
        at -= 1
    places.chosen[at] = place
