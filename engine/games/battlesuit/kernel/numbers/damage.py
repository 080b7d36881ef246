"""What a combat result does to its target.

Rules: BS.RES.1 to BS.RES.9, BS.CARD.5 to BS.CARD.8, BS.DWN.1, BS.DWN.4, BS.FIR.11.
"""

from engine.games.battlesuit.kernel.codes import BOXES, TO_ELIMINATE, Result, State
from engine.games.battlesuit.kernel.rules_record import Numbers


def boxes_of(numbers: Numbers, result: int) -> int:
    """Return the boxes a result crosses off, X as many as eliminate. Rules: BS.RES.6 to BS.RES.9, BS.GAP.5."""
    if result == Result.X:
        return TO_ELIMINATE
    if result == Result.THREE or result == Result.S3:
        return numbers.boxes_for_code_3
    return result // 2


def shocks(result: int) -> bool:
    """Return whether a result shocks: S, S1, S2 and S3. Rules: BS.RES.3, BS.RES.7."""
    return result % 2 == 1


def state_of(hits: int) -> int:
    """Return the state of an armoured soldier with so many hits. Rules: BS.CARD.6 to BS.CARD.8."""
    if hits < BOXES:
        return State.ACTIVE
    return State.DOWN if hits == BOXES else State.ELIMINATED


def harm_of(numbers: Numbers, hits: int, result: int, boxed: bool) -> int:
    """Return the worst that a result makes of a target with so many hits; without boxes any hit eliminates.

    Rules: BS.CARD.17, BS.RES.2 to BS.RES.9, BS.DWN.4.
    """
    boxes: int = boxes_of(numbers, result)
    after: int = state_of(hits + boxes)
    if result == Result.X or after == State.ELIMINATED or (boxes > 0 and not boxed):
        return State.ELIMINATED
    if after == State.DOWN:
        return State.DOWN
    if shocks(result):
        return State.SHAKEN
    return State.DAMAGED if boxes > 0 else State.UNCHANGED
