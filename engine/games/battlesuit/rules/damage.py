"""What a combat result does to its target.

Rules: BS.RES.1 to BS.RES.9, BS.CARD.5 to BS.CARD.8, BS.DWN.1, BS.DWN.4, BS.FIR.11.
"""

from dataclasses import dataclass
from enum import StrEnum

from schemas.models.battlesuit.cards import BOXES
from schemas.models.battlesuit.rules.fire import CombatRules
from schemas.models.battlesuit.words import Result

TO_ELIMINATE = BOXES + 1
"""Hits that eliminate an armoured soldier, and what X counts as. Rule: BS.CARD.8."""

SHOCKS = {Result.S, Result.S1, Result.S2, Result.S3}
BARE_BOXES = {Result.NE: 0, Result.S: 0, Result.ONE: 1, Result.S1: 1, Result.TWO: 2, Result.S2: 2}


class Harm(StrEnum):
    """What has become of a target, the worst first."""

    ELIMINATED = "eliminated"
    DOWN = "down"
    SHAKEN = "shaken"
    DAMAGED = "damaged"
    UNCHANGED = "unchanged"


@dataclass(frozen=True)
class Struck:
    """A target after a result: the worst that fits it, and its hits."""

    harm: Harm
    hits: int


def boxes_of(result: Result, rules: CombatRules) -> int:
    """Return the boxes a result crosses off, X as many as eliminate. Rules: BS.RES.6 to BS.RES.9, BS.GAP.5."""
    if result is Result.X:
        return TO_ELIMINATE
    return BARE_BOXES.get(result, rules.boxes_for_code_3)


def struck(hits: int, result: Result, rules: CombatRules, *, has_boxes: bool = True) -> Struck:
    """Return what a result does to a target with so many hits; without boxes any hit eliminates. Rule: BS.CARD.17."""
    boxes = boxes_of(result, rules)
    after = hits + boxes
    if result is Result.X or after >= TO_ELIMINATE or (boxes and not has_boxes):
        return Struck(Harm.ELIMINATED, after)
    if after == BOXES:
        return Struck(Harm.DOWN, after)
    if result in SHOCKS:
        return Struck(Harm.SHAKEN, after)
    return Struck(Harm.DAMAGED if boxes else Harm.UNCHANGED, after)


@dataclass(frozen=True)
class Standing:
    """How an armoured soldier stands: the column of its card, None when no box is open, and its state."""

    column: str | None
    status: str


def standing(hits: int) -> Standing:
    """Return the column and the state of an armoured soldier with so many hits. Rules: BS.CARD.6 to BS.CARD.8."""
    if hits < BOXES:
        return Standing(f"d{hits}", "active")
    return Standing(None, "down" if hits == BOXES else "eliminated")
