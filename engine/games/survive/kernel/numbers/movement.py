"""How far units go, by what they carry, alone and together; below 0 where one cannot carry so much.

The turns of a game stand here too.
"""

from engine.games.survive.kernel.codes import MILS_PER_INCH, NEVER, OTHER_KIND, PPM, TOO_FAR_APART, Action, Corner
from engine.games.survive.kernel.numbers.places import distance_squared, rounded_up
from engine.games.survive.kernel.rules_record import Numbers, Places


def moves_mil(numbers: Numbers, weight: int) -> int:
    """Return how far a unit moves: an inch less for each point of weight. Rule: SV.MOV.1."""
    return numbers.move_mil - weight * MILS_PER_INCH


def runs_mil(numbers: Numbers, weight: int, stamina: int) -> int:
    """Return how far a unit runs. Rule: SV.MOV.3."""
    return moves_mil(numbers, weight) + stamina * numbers.stamina_mil


def charges_mil(numbers: Numbers, weight: int, stamina: int) -> int:
    """Return how far a unit charges. Rule: SV.MOV.5."""
    return runs_mil(numbers, weight, stamina) + numbers.charge_mil


def follows_on_mil(numbers: Numbers, move_mil: int) -> int:
    """Return how far the winner of a fight follows on, by its Move, in whole inches. Rule: SV.RES.5."""
    return rounded_up(move_mil * numbers.follow_on_ppm, MILS_PER_INCH * PPM) * MILS_PER_INCH


def follow_on_counts_as(in_contact: bool) -> int:
    """Return the action that a follow-on counts as: a Charge if it ends in contact with an enemy. Rule: SV.RES.6."""
    return Action.CHARGE if in_contact else Action.MOVE


def shuffles_mil(numbers: Numbers, wanted_mil: int) -> int:
    """Return how far a Dazed or Disabled unit goes that wants to go so far. Rule: SV.DAZ.2."""
    return min(wanted_mil, numbers.dazed_mil)


def control_moves_mil(numbers: Numbers, kind: int, disabled: bool) -> int:
    """Return how far a control unit moves. Rules: SV.CTL.4 to SV.CTL.6, SV.DAZ.2, SV.GAP.45."""
    if not disabled:
        return numbers.control_move_mil[kind]
    return shuffles_mil(numbers, numbers.control_move_mil[kind]) if numbers.disabled_acts else 0


def control_charges_mil(numbers: Numbers, kind: int, disabled: bool) -> int:
    """Return how far a control unit charges, -1 if it does not. Rules: SV.CTL.4 to SV.CTL.6, SV.GAP.45."""
    return NEVER if disabled else numbers.control_charge_mil[kind]


def control_shoots(numbers: Numbers, kind: int, disabled: bool) -> bool:
    """Return whether a control unit has a gun, and may use it. Rules: SV.CTL.7, SV.CTL.8, SV.GAP.45."""
    return numbers.control_ranged[kind] != NEVER and (not disabled or numbers.disabled_acts == 1)


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


def turns_for(numbers: Numbers, players: int) -> int:
    """Return how many turns a game of so many players has. Rule: SV.GAM.1."""
    return players * numbers.turns_per_player
