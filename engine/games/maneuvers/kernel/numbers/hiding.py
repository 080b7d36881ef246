"""Hiding: what ends it."""

from engine.games.maneuvers.kernel.numbers.codes import Hiding
from engine.games.maneuvers.kernel.numbers.records import Numbers


def gives_away(numbers: Numbers, hiding: int, moves: bool, rewarded: bool) -> bool:
    """Return whether a Maneuver ends the hiding of who makes it; `hiding` is its word for that. Rule: MN.GAP.10."""
    if hiding == Hiding.ENDS or (moves and numbers.hiding_ends_by_moving == 1):
        return True
    return hiding == Hiding.ENDS_WITHOUT_REWARD and not rewarded
