"""Units that act together: Double Teams, Mob Runs, and the spot where a Blink ends."""

from engine.games.survive.kernel.codes import (
    OTHER_KIND,
    TOO_FAR_APART,
    Action,
    Corner,
)
from engine.games.survive.kernel.numbers.distances import distance_squared
from engine.games.survive.kernel.rules_record import Numbers, Places


def team_refused(numbers: Numbers, apart_mil: int, action: int, other: int) -> int:
    """Return what is against a Double Team of two units so far apart, as bits. Rules: SV.MOV.9, SV.GAP.28."""
    refused: int = TOO_FAR_APART if apart_mil > numbers.double_team_mil else 0
    unlike: bool = action != other and numbers.double_team_same_kind == 1
    return refused + (OTHER_KIND if unlike or not is_team_action(action) or not is_team_action(other) else 0)


def is_team_action(action: int) -> bool:
    """Return whether a Double Team may do this. Rule: SV.MOV.9."""
    return action == Action.MOVE or action == Action.CHARGE


def is_neighbour(places: Places, one: int, other: int, reach_mil: int) -> bool:
    """Return whether two places are so near, from centre to centre."""
    apart: int = distance_squared(places.x_mil[one], places.y_mil[one], places.x_mil[other], places.y_mil[other])
    return apart <= reach_mil * reach_mil


def is_mob_run(numbers: Numbers, places: Places) -> bool:
    """Return whether units keep together in a Mob Run: as a chain, or every two. Rules: SV.MOV.12, SV.GAP.38."""
    reach: int = numbers.mob_run_mil + numbers.base_mil
    if numbers.mob_run_chain:
        return is_chain(places, reach)
    for one in range(places.count):
        for other in range(one):
            if not is_neighbour(places, one, other, reach):
                return False
    return True


def is_chain(places: Places, reach_mil: int) -> bool:
    """Return whether each place is reached from the first by way of neighbours; `chosen` marks the reached."""
    for place in range(places.count):
        places.chosen[place] = 1 if place == 0 else 0
    reached: int = min(1, places.count)
    before: int = 0
    while before < reached:
        before = reached
        for one in range(places.count):
            for other in range(places.count):
                if places.chosen[one] and not places.chosen[other] and is_neighbour(places, one, other, reach_mil):
                    places.chosen[other] = 1
                    reached += 1
    return reached == places.count


def blink_mil(numbers: Numbers, roll: int, edge_mil: int) -> int:
    """Return how far from the corner a die points along an edge, to the nearest mil. Rules: SV.MOV.14, SV.GAP.18."""
    halves: int = 2 * roll - numbers.blink_to_centre
    return (halves * edge_mil + numbers.die_sides) // (2 * numbers.die_sides)


def blink_x_mil(numbers: Numbers, corner: int, roll: int, width_mil: int) -> int:
    """Return where along the long edge a Blink from a corner leads. Rule: SV.MOV.14."""
    along: int = blink_mil(numbers, roll, width_mil)
    return width_mil - along if corner == Corner.NORTH_EAST or corner == Corner.SOUTH_EAST else along


def blink_y_mil(numbers: Numbers, corner: int, roll: int, depth_mil: int) -> int:
    """Return where along the short edge a Blink from a corner leads. Rule: SV.MOV.14."""
    along: int = blink_mil(numbers, roll, depth_mil)
    return depth_mil - along if corner == Corner.NORTH_WEST or corner == Corner.NORTH_EAST else along
