"""The front and what lies beside it: facing and spillover in words.

Rules: BS.FAC.1 to BS.FAC.3, BS.SPL.1 to BS.SPL.3, BS.GAP.64.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.battlesuit.kernel.numbers.aim import is_spilled_on, turns_to
from engine.games.battlesuit.kernel.numbers.attack import facing_modifier
from engine.games.battlesuit.kernel.numbers.attack_record import Aim as Question
from engine.games.battlesuit.maps.panels import ROUND, Point
from engine.games.battlesuit.rules.numbers import numbers_of
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Direction


@dataclass(frozen=True)
class Aim:
    """Whether a target is in the front arc, the fewest points to turn one way until it is, and what that is worth."""

    in_arc: bool
    turns: int
    modifier: int


def aim(at: Point, faces: Direction, target: Point, rules: Rules) -> Aim:
    """Return how a soldier stands to a target; the boundaries of the arc belong to it."""
    numbers, way = numbers_of(rules), target.minus(at)
    turns = turns_to(numbers, way.x, way.y2, ROUND.index(faces))
    return Aim(turns == 0, turns, facing_modifier(numbers, turns))


def spilled_on(attacker: Point, target: Point, soldiers: Iterable[Point], rules: Rules) -> frozenset[Point]:
    """Return the points of soldiers next to the target, friend or enemy, but that of an attacker who is exempt."""
    return frozenset(at for at in soldiers if is_spilled_on(numbers_of(rules), _asked(attacker, target, at)))


def _asked(attacker: Point, target: Point, other: Point) -> Question:
    aim = Question()
    aim.x, aim.y = attacker
    aim.target_x, aim.target_y = target
    aim.other_x, aim.other_y = other
    return aim
