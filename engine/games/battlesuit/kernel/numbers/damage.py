"""What a combat result does to its target.

Rules: BS.RES.1 to BS.RES.9, BS.CARD.5 to BS.CARD.8, BS.DWN.1, BS.DWN.4, BS.FIR.11.
"""

from engine.games.battlesuit.kernel.codes import (
    ACTIVE,
    BOXES,
    DAMAGED,
    DOWN,
    ELIMINATED,
    RESULT_3,
    RESULT_S3,
    RESULT_X,
    SHAKEN,
    TO_ELIMINATE,
    UNCHANGED,
)
from engine.games.battlesuit.kernel.rules_record import Numbers


def boxes_of(numbers: Numbers, result: int) -> int:
    """Return the boxes a result crosses off, X as many as eliminate. Rules: BS.RES.6 to BS.RES.9, BS.GAP.5."""
    if result == RESULT_X:
        return TO_ELIMINATE
    if result == RESULT_3 or result == RESULT_S3:
        return numbers.boxes_for_code_3
    return result // 2


def shocks(result: int) -> bool:
    """Return whether a result shocks: S, S1, S2 and S3. Rules: BS.RES.3, BS.RES.7."""
    return result % 2 == 1


def state_of(hits: int) -> int:
    """Return the state of an armoured soldier with so many hits. Rules: BS.CARD.6 to BS.CARD.8."""
    if hits < BOXES:
        return ACTIVE
    return DOWN if hits == BOXES else ELIMINATED


def harm_of(numbers: Numbers, hits: int, result: int, boxed: bool) -> int:
    """Return the worst that a result makes of a target with so many hits; without boxes any hit eliminates.

    Rules: BS.CARD.17, BS.RES.2 to BS.RES.9, BS.DWN.4.
    """
    boxes: int = boxes_of(numbers, result)
    after: int = state_of(hits + boxes)
    if result == RESULT_X or after == ELIMINATED or (boxes > 0 and not boxed):
        return ELIMINATED
    if after == DOWN:
        return DOWN
    if shocks(result):
        return SHAKEN
    return DAMAGED if boxes > 0 else UNCHANGED
