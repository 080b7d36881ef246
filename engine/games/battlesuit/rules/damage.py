"""What a combat result does to its target, in words. Rules: BS.RES.1 to BS.RES.9, BS.CARD.6 to BS.CARD.8."""

from dataclasses import dataclass
from enum import StrEnum

from engine.battles.events import word
from engine.games.battlesuit.kernel.codes import State
from engine.games.battlesuit.kernel.numbers.damage import boxes_of as boxes_by
from engine.games.battlesuit.kernel.numbers.damage import harm_of, state_of
from engine.games.battlesuit.rules.numbers import RESULTS, numbers_of
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Result


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


def boxes_of(result: Result, rules: Rules) -> int:
    """Return the boxes a result crosses off, X as many as eliminate. Rules: BS.RES.6 to BS.RES.9, BS.GAP.5."""
    return boxes_by(numbers_of(rules), RESULTS.index(result))


def struck(hits: int, result: Result, rules: Rules, *, has_boxes: bool = True) -> Struck:
    """Return what a result does to a target with so many hits; without boxes any hit eliminates. Rule: BS.CARD.17."""
    harm = harm_of(numbers_of(rules), hits, RESULTS.index(result), has_boxes)
    return Struck(Harm[State(harm).name], hits + boxes_of(result, rules))


@dataclass(frozen=True)
class Standing:
    """How an armoured soldier stands: the column of its card, None when no box is open, and its state."""

    column: str | None
    status: str


def standing(hits: int) -> Standing:
    """Return the column and the state of an armoured soldier with so many hits. Rules: BS.CARD.6 to BS.CARD.8."""
    state = state_of(hits)
    return Standing(f"d{hits}" if state == State.ACTIVE else None, word(State(state)))
