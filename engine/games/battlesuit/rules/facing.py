"""Facing, an optional rule, in words: what lies in a soldier's front arc. Rules: BS.FAC.1 to BS.FAC.3."""

from dataclasses import dataclass

from engine.games.battlesuit.kernel.numbers.attack import facing_modifier
from engine.games.battlesuit.kernel.numbers.facing import turns_to
from engine.games.battlesuit.maps.lattice import ROUND, Point
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
