"""Going Red: whether a unit that dies does, and whom it then fires at."""

from engine.games.survive.kernel.numbers.distances import distance_squared
from engine.games.survive.kernel.numbers.facing import is_in_arc
from engine.games.survive.kernel.rules_record import Numbers, Places


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
