"""The three lines of a troop or drone card as one table: a row for each sort of piece, a column for each line.

Rules: 7S.CARD.5, 7S.CARD.6.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit, Insert, Set
from schemas.models.seven_seconds.words import Rating
from studio.core.entries import standing

RATINGS = tuple(rating.value for rating in Rating)


@dataclass(frozen=True)
class Sort:
    """A sort of piece: its type and its rating, "" where the card leaves that open."""

    type: str
    rating: str = ""

    def entry(self, count: int) -> dict[str, Any]:
        """Return what a line says of so many of them."""
        rated = {"rating": self.rating} if self.rating else {}
        return {"type": self.type, **rated, "count": count}


def in_order(sorts: Sequence[Sort]) -> tuple[Sort, ...]:
    """Return sorts by type, the types as they come, and of each type the best first."""
    types = list(dict.fromkeys(sort.type for sort in sorts))
    return tuple(sorted(sorts, key=lambda sort: (types.index(sort.type), _worse(sort.rating))))


def _worse(rating: str) -> int:
    return -RATINGS.index(rating) if rating in RATINGS else 1


@dataclass(frozen=True)
class LineTable:
    """Which lines a kind of card has, and how their pieces are called."""

    lines: tuple[str, ...]
    pieces: str


TROOPS = LineTable(("A", "B", "C"), "troopers")
DRONES = LineTable(("X", "Y", "Z"), "drones")


@dataclass(frozen=True)
class CardLine:
    """A line of a card: where its pieces stand, and what is said of each."""

    at: Location
    entries: tuple[Mapping[str, Any], ...]

    @property
    def size(self) -> int:
        """How many pieces it has."""
        return sum(map(_count, self.entries))

    @property
    def sorts(self) -> tuple[Sort, ...]:
        """The sorts of its pieces, as they come."""
        return tuple(map(_sort, self.entries))

    def count(self, sort: Sort) -> int:
        """Return how many of a sort there are."""
        return sum(_count(one) for one in self.entries if _sort(one) == sort)

    def edits(self, sort: Sort, count: int, order: Sequence[Sort]) -> tuple[Edit, ...]:
        """Return the edits after which there are so many of a sort; a new one comes where `order` has it."""
        same = [number for number, one in enumerate(self.sorts) if one == sort]
        if not same:
            return (Insert((*self.at, self._place(sort, order)), sort.entry(count)),) if count else ()
        first, *others = same
        gone = tuple(Delete((*self.at, number)) for number in reversed(others))
        if not count:
            return (*gone, Delete((*self.at, first)))
        place = (*self.at, first, "count")
        return (*gone, Set(place, count) if "count" in self.entries[first] else Insert(place, count))

    def _place(self, sort: Sort, order: Sequence[Sort]) -> int:
        before = {*order[: order.index(sort)]} if sort in order else {*order}
        return max((number + 1 for number, one in enumerate(self.sorts) if one in before), default=0)


def card_lines(data: Mapping[str, Any], table: LineTable) -> dict[str, CardLine]:
    """Return the lines of a card by name; none of them while one is no list of pieces with counts."""
    found = {line: ("lines", line, table.pieces) for line in table.lines}
    entries = {line: standing(data, at) for line, at in found.items()}
    sound = all(isinstance(one, list) and all(map(_is_piece, one)) for one in entries.values())
    return {line: CardLine(at, tuple(entries[line])) for line, at in found.items()} if sound else {}


def _sort(piece: Mapping[str, Any]) -> Sort:
    return Sort(piece["type"], piece.get("rating") or "")


def _count(piece: Mapping[str, Any]) -> int:
    count: int = piece.get("count", 1)
    return count


def _is_piece(one: Any) -> bool:
    if not isinstance(one, Mapping) or not {*one} <= {"type", "rating", "count"}:
        return False
    words = isinstance(one.get("type"), str) and isinstance(one.get("rating") or "", str)
    return words and type(one.get("count", 1)) is int
