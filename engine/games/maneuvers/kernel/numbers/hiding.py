"""Hiding: what ends it."""

from engine.games.maneuvers.kernel.numbers.codes import ENDS_HIDING, ENDS_HIDING_WITHOUT_REWARD
from engine.games.maneuvers.kernel.numbers.records import Numbers


def gives_away(numbers: Numbers, hiding: int, moves: bool, rewarded: bool) -> bool:
    """Return whether a Maneuver ends the hiding of who makes it; `hiding` is its word for that. Rule: MN.GAP.10."""
    if hiding == ENDS_HIDING or (moves and numbers.hiding_ends_by_moving == 1):
        return True
    return hiding == ENDS_HIDING_WITHOUT_REWARD and not rewarded
