"""The rings around the spire, and who patrols them; a point on a rim belongs to the inner area."""

from engine.games.survive.kernel.codes import ControlType, Ring, Zone
from engine.games.survive.kernel.numbers.distances import distance_squared
from engine.games.survive.kernel.rules_record import Board, Numbers


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
