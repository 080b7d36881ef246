"""How far units go, by what they carry, and control units by their kind; below 0 where one cannot carry so much."""

from engine.games.survive.kernel.codes import (
    MILS_PER_INCH,
    NEVER,
    PPM,
    Action,
)
from engine.games.survive.kernel.numbers.distances import rounded_up
from engine.games.survive.kernel.rules_record import Numbers


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
