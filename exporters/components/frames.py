"""Battles and tables on paper: where their places lie, and what stands beside them."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from exporters.components.diagram_words import board
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Path, Point, Rect, Stroke
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import polyline, shift
from exporters.faces.fonts import Face
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said

WIDEST: Final = Box(6, 15, 300, 300)
"""Where a map is drawn, as large as it fits in; what it leaves free below is cut off."""

IN_BOOK: Final = Box(0, 0, 126, 104)
"""Where a map is drawn for a book, with nothing about it."""

FOOT_MM: Final = 9.0


@dataclass(frozen=True)
class TableFrame:
    """Where the inches of a table, from its south-west corner, lie on the paper: in millimetres, north up."""

    x_mm: float
    y_mm: float
    width_in: float
    depth_in: float
    mm_per_in: float

    @property
    def board(self) -> Box:
        """The table."""
        return Box(self.x_mm, self.y_mm, self.width_in * self.mm_per_in, self.depth_in * self.mm_per_in)

    def point(self, x_in: float, y_in: float) -> Point:
        """Return a place of the table on the paper."""
        return (self.x_mm + x_in * self.mm_per_in, self.y_mm + (self.depth_in - y_in) * self.mm_per_in)


def draw_dashes(made: Composition, frame: TableFrame, pitch_in: int, ink: Ink) -> None:
    """Draw dashed lines every so many inches."""
    board, stroke = frame.board, Stroke(ink, 0.12, (0.8, 1.2))
    for at in range(pitch_in, int(frame.width_in) + 1, pitch_in):
        x = frame.point(at, 0)[0]
        made.draw(Path(polyline((x, board.y), (x, board.bottom)), None, stroke))
    for at in range(pitch_in, int(frame.depth_in) + 1, pitch_in):
        y = frame.point(0, at)[1]
        made.draw(Path(polyline((board.x, y), (board.right, y)), None, stroke))


def write_inches(made: Composition, frame: TableFrame, pitch_in: int, style: TextStyle, aside_mm: float) -> None:
    """Write inches along the upper edge, and along the left one, so far aside."""
    for at in range(0, int(frame.width_in) + 1, pitch_in):
        x, _ = frame.point(at, 0)
        made.write(str(at), Box(x - 5, frame.y_mm - 4.4, 10, 4), style)
    for at in range(0, int(frame.depth_in) + 1, pitch_in):
        _, y = frame.point(0, at)
        made.write(str(at), Box(frame.x_mm - aside_mm, y - 2, 6, 4), style)


@dataclass(frozen=True)
class FrameLook:
    """The inks of a frame, and what its foot says: paper, title, caption and foot."""

    paper: Ink
    ink: Ink
    quiet: Ink
    foot: str


class BattleMap(Protocol):
    """A map on which the rows of a log put what they tell."""

    @property
    def board(self) -> Box:
        """Where it lies, with its frame, within `WIDEST` or `IN_BOOK`."""

    @property
    def turn(self) -> int:
        """The turn that it has reached, 0 in setup."""

    def read(self, row: Mapping[str, Any]) -> None:
        """Take in a row.

        Raises:
            KeyError, TypeError, ValueError: it is not as the engine writes it.
        """

    def shows(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row that was read has changed what is seen."""

    def draw(self, made: Composition) -> None:
        """Draw the map with everybody on it."""

    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield the names of all pieces, each with its place in words."""


@dataclass(kw_only=True)
class LogFrames(ABC):
    """The frames of one battle: rows go in, and a drawing comes out where one is due.

    There is one after setup and after each round, or after `every_move`. They show nothing but the table if they are
    `bare`.
    """

    every_move: bool
    bare: bool = False
    drawn: int = 0
    language: str = ""

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row; return the frame that is due.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        if self.every_move:
            self.take(row)
            return self._frame(sentence) if self.shows(row) else None
        frame = self._frame(self.caption()) if self.ends_round(row) else None
        self.take(row)
        return frame

    def in_story(self, row: dict[str, Any], sentence: str) -> str:  # noqa: ARG002 - most games tell places as their logs do
        """Return the sentence of a row that was taken in last, as a book tells it."""
        return sentence

    def _frame(self, caption: str) -> Drawing:
        self.drawn += 1
        drawing = self.table_alone(caption) if self.bare else self.page(caption)
        return drawing._replace(words=board(drawing.title, self.standing(), self.language))

    @property
    def name(self) -> str:
        """What the frame that is being drawn is called."""
        return f"frame_{self.drawn:04}"

    @abstractmethod
    def take(self, row: dict[str, Any]) -> None:
        """Take in what a row tells."""

    @abstractmethod
    def shows(self, row: dict[str, Any]) -> bool:
        """Return whether a row that was taken in has changed what is seen."""

    @abstractmethod
    def ends_round(self, row: dict[str, Any]) -> bool:
        """Return whether setup, a round or the battle is over with a row."""

    @abstractmethod
    def caption(self) -> str:
        """Return after what it is drawn, in words."""

    @abstractmethod
    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield the names of all pieces, each with its place in words."""

    @abstractmethod
    def table_alone(self, caption: str) -> Drawing:
        """Return the table and nothing else, for the page of a book."""

    @abstractmethod
    def page(self, caption: str) -> Drawing:
        """Return the table below its title and caption."""


def after_turn(number: int, language: str) -> str:
    """Return after which turn a frame is drawn; 0 is setup."""
    return said("After turn {number}", language, number=number) if number else said("After setup", language)


def after_round(number: int, language: str) -> str:
    """Return after which round a frame is drawn; 0 is setup."""
    return said("After round {number}", language, number=number) if number else said("After setup", language)


@dataclass(kw_only=True)
class BattleFrames(LogFrames):
    """The frames of a battle on a map; its row `end` ends it."""

    title: str
    look: FrameLook
    battle_map: BattleMap
    end: str

    def take(self, row: dict[str, Any]) -> None:
        """Put on the map what a row tells."""
        self.battle_map.read(row)

    def shows(self, row: dict[str, Any]) -> bool:
        """Return whether the map has changed."""
        return self.battle_map.shows(row)

    def ends_round(self, row: dict[str, Any]) -> bool:
        """Return whether a turn or the battle is over."""
        return row["event"] in {"turn", self.end}

    def caption(self) -> str:
        """Return after which turn it is drawn."""
        return after_turn(self.battle_map.turn, self.language)

    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield everybody on the map."""
        return self.battle_map.standing()

    def table_alone(self, caption: str) -> Drawing:
        """Return the map alone."""
        made, board = Composition(language=self.language), self.battle_map.board
        self.battle_map.draw(made)
        moved = Group(tuple(made.items), shift(-board.x, -board.y))
        return Drawing(self.name, caption, board.width, board.height, (moved,))

    def page(self, caption: str) -> Drawing:
        """Return the map between title and foot."""
        made, board, look = Composition(language=self.language), self.battle_map.board, self.look
        width, height = board.right + WIDEST.x, board.bottom + FOOT_MM
        title = TextStyle(Face.TITLE, 11, 7, look.ink, valign="middle")
        small = TextStyle(Face.TEXT, 9, 6, look.quiet, valign="middle")
        made.draw(Rect(0, 0, width, height, fill=look.paper))
        made.write_if_room(self.title, Box(board.x, 2, board.width, 6.5), title)
        made.write_if_room(caption, Box(board.x, 8.5, board.width, 5.5), small)
        made.write_if_room(look.foot, Box(board.x, board.bottom + 1, board.width, 7), small._replace(leading=1.0))
        self.battle_map.draw(made)
        return Drawing(self.name, f"{self.title}: {caption}", width, height, tuple(made.items))
