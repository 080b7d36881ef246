"""Numbers by lot, of which forces are made that are fought to weigh what they have."""

from collections.abc import Sequence

from engine.kernel.dice import die_face, keyed_draw


class Lot:
    """Numbers by lot for one purpose, in turn: those of the same `number` and `stream` are always the same."""

    def __init__(self, number: int, stream: int = 0) -> None:
        self._number, self._stream, self._drawn = number, stream, 0

    def below(self, many: int) -> int:
        """Return a number from 0 to `many` - 1."""
        self._drawn += 1
        return die_face(keyed_draw(self._number, self._stream, 0, 0, self._drawn), many) - 1

    def one_of(self, names: Sequence[str]) -> str:
        """Return one of some names."""
        return names[self.below(len(names))]

    def some_of(self, names: Sequence[str], many: int) -> list[str]:
        """Return so many different names, or all."""
        left = [*names]
        return [left.pop(self.below(len(left))) for _ in range(min(many, len(left)))]
