"""Numbers by lot, of which forces are made that are fought to weigh what they have."""

from collections.abc import Sequence
from typing import TypeVar

from engine.kernel.dice import die_face, keyed_draw

Thing = TypeVar("Thing")


class Lot:
    """Numbers by lot for one purpose, in turn: those of the same `number` and `stream` are always the same."""

    def __init__(self, number: int, stream: int = 0) -> None:
        self._number, self._stream, self._drawn = number, stream, 0

    def below(self, many: int) -> int:
        """Return a number from 0 to `many` - 1."""
        self._drawn += 1
        return die_face(keyed_draw(self._number, self._stream, 0, 0, self._drawn), many) - 1

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Return one of some things."""
        return things[self.below(len(things))]

    def some_of(self, things: Sequence[Thing], many: int) -> list[Thing]:
        """Return so many different things, or all."""
        left = [*things]
        return [left.pop(self.below(len(left))) for _ in range(min(many, len(left)))]
