"""What the boards of maps of dots have in common: who stands otherwise, whose line and way a row shows, bare scenes."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.battles.orders import LogRow

Json = dict[str, Any]
Place = tuple[float, float]


class DotBoard(ABC):
    """A map of dots, inches from its south-west corner; a game says who stands on it and what they look like.

    `lines` are the rows that are shown as a line from who acts to whom it concerns, with the look of the line.
    """

    lines: Mapping[str, str]

    def __init__(self) -> None:
        self.shown: Mapping[str, Json] = {}

    @abstractmethod
    def pieces(self) -> Mapping[str, Json]:
        """Return who stands on the map now, by name, as the replay draws them."""

    def change(self, row: LogRow) -> Json:
        """Return who stands otherwise since the last time, and the line or the way of `row`."""
        before, now = self.shown, self.pieces()
        self.shown = now
        names = [name for name in (*now, *(before.keys() - now.keys())) if now.get(name) != before.get(name)]
        return {"pieces": {name: now.get(name) for name in names}, **self._line(row, before), **self._way(row, before)}

    def _line(self, row: LogRow, before: Mapping[str, Json]) -> Json:
        """Return the line of a row between two who were there before it."""
        if row["event"] not in self.lines:
            return {}
        ends = [before.get(row[part]) for part in ("actor", "target")]
        return {"line": [self.lines[row["event"]], *(part for end in ends if end for part in _place(end))]}

    def _way(self, row: LogRow, before: Mapping[str, Json]) -> Json:
        """Return the step of a row."""
        ends = [each.get(row.get("actor", "")) for each in (before, self.shown)]
        places = [_place(end) for end in ends if end is not None]
        if len(places) < len(ends) or places[0] == places[1]:
            return {}
        return {"way": ["move", *places[0], *places[1]]}


def _place(piece: Json) -> Place:
    return piece["x"], piece["y"]


def bare_scene(size_in: Place, base_in: float, ground: str, dots: Iterable[Place]) -> Json:
    """Return a map of nothing but its dots, on which nobody measures inches."""
    return {
        "size_in": [*size_in],
        "base_in": base_in,
        "jammer_in": 0,
        "ground": ground,
        "solid": True,
        "unmeasured": True,
        "terrain": [],
        "dots": [[*dot] for dot in dots],
        **{nothing: {} for nothing in ("patches", "icons", "letters", "edges")},
    }


def cell(name: str, terrain: str, ink: str, outline: Iterable[Place]) -> Json:
    """Return the ground of a dot."""
    return {"id": name, "type": terrain, "ink": ink, "outline": [[*corner] for corner in outline]}


def badges(*shown: tuple[str, int, int]) -> list[list[Any]]:
    """Return the badges of a piece that say something: a text, and the corner it stands at."""
    return [[*mark] for mark in shown if mark[0]]


def in_words(words: Iterator[str]) -> Json:
    """Return what is said of a piece, nothing where there is nothing to say."""
    said = ", ".join(words)
    return {"state": said} if said else {}
