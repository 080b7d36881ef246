"""The frames of a battle that a log tells: the board from above, after setup and each turn, or after each move."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

from engine.games.survive.log.tabletop import Figure, Tabletop
from exporters.components.diagram_words import place
from exporters.components.frames import LogFrames, after_turn
from exporters.components.framing import SideLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import polygon
from exporters.faces.fonts import Face
from exporters.games.survive import look
from exporters.games.survive.boards.board import Base, BoardFrame, draw_base, draw_board
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType
from schemas.packs.packs import Pack

LONG_SIDE_MM: Final = 240.0
IN_BOOK_MM: Final = 104.0
LARGER: Final = 1.6
"""So many times their size bases are drawn in a book."""

MARGIN_MM: Final = 6.0
HEAD_MM: Final = 16.0
PITCH_MM: Final = 2.2
TITLE: Final = TextStyle(Face.LABEL, 11, 8, look.NIGHT, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 9, 6, look.NIGHT, valign="middle")
CHIP_IN: Final = 0.35
"""Half the width of the mark of a KeyChip that lies on the ground."""

MOVES: Final = frozenset(
    ("deployed", "move", "blink", "relocated", "effect", "dead", "blink_out", "red", "keychip_taken", "result")
)


@dataclass(kw_only=True)
class Frames(LogFrames):
    """The frames of one battle: the board with all that stands on it."""

    title: str
    zone: ControlZone
    rules: Rules
    looks: dict[str, SideLook]
    table: Tabletop

    def take(self, row: dict[str, Any]) -> None:
        """Put on the board what a row tells."""
        self.table.read(row)

    def shows(self, row: dict[str, Any]) -> bool:
        """Return whether something on the board has moved or changed."""
        return row["event"] in MOVES

    def ends_round(self, row: dict[str, Any]) -> bool:
        """Return whether a turn or the battle is over."""
        return row["event"] in {"turn", "result"}

    def caption(self) -> str:
        """Return after which turn it is drawn."""
        return after_turn(self.table.turn, self.language)

    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield all figures, by inches."""
        figures = self.table.figures.items()
        return ((name, place((one.x_in, one.y_in), self.language)) for name, one in figures)

    def table_alone(self, caption: str) -> Drawing:
        """Return the board, with bases that are legible in a book."""
        made, frame = Composition(language=self.language), self._within(0.0, 0.0, IN_BOOK_MM)
        self._draw(made, frame, LARGER)
        return Drawing(self.name, caption, frame.board.width, frame.board.height, tuple(made.items))

    def _within(self, x_mm: float, y_mm: float, long_side_mm: float) -> BoardFrame:
        width_in, depth_in = self.zone.width_in, self.zone.depth_in
        return BoardFrame(x_mm, y_mm, width_in, depth_in, long_side_mm / max(width_in, depth_in), PITCH_MM)

    def page(self, caption: str) -> Drawing:
        """Return the board below its title."""
        frame = self._within(MARGIN_MM, HEAD_MM, LONG_SIDE_MM)
        width, height = frame.board.width + 2 * MARGIN_MM, frame.board.height + HEAD_MM + MARGIN_MM
        made = Composition(language=self.language)
        made.draw(Rect(0, 0, width, height, fill=look.PAPER))
        made.write(self.title, Box(MARGIN_MM, 1.5, frame.board.width, 7), TITLE)
        made.write_if_room(caption, Box(MARGIN_MM, 8.5, frame.board.width, 6), CAPTION)
        self._draw(made, frame)
        return Drawing(self.name, f"{self.title}: {caption}", width, height, tuple(made.items))

    def _draw(self, made: Composition, frame: BoardFrame, larger: float = 1.0) -> None:
        """Draw the board with all that is on it."""
        draw_board(made, self.zone, self.rules, frame)
        for figure in self.table.figures.values():
            figure_look = self._look(figure)
            draw_base(made, Base((figure.x_in, figure.y_in), figure.facing_deg, figure_look), self.rules, frame, larger)
        self._chip(made, frame)

    def _look(self, figure: Figure) -> SideLook:
        sign = look.CONTROL_TYPES[ControlType(figure.kind)] if figure.kind else self.looks[figure.side].sign
        if figure.dazed:
            return SideLook("", look.PALE_AMBER, BLACK, look.DAZED)
        return SideLook("", look.CONTROLS.ink, WHITE, sign) if figure.kind else self.looks[figure.side]

    def _chip(self, made: Composition, frame: BoardFrame) -> None:
        if self.table.keychip is not None:
            x, y = frame.point(*self.table.keychip)
            half = CHIP_IN * frame.mm_per_in
            corners = polygon((x, y - half), (x + half, y), (x, y + half), (x - half, y))
            made.draw(Path(corners, look.PALE_AMBER, Stroke(look.NIGHT, half * 0.15)))


def frames(
    header: dict[str, Any], pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
) -> Frames:
    """Return the frames of the battle with a log's header; `pack` is the one it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's table is not as the engine writes it.
    """
    looks = mob_looks(header)
    names = (header[seat]["name"] for seat in looks)
    sides = reduce(lambda one, other: said("{one} against {other}", language, one=one, other=other), names)
    zone = _board_of(header, [*looks])
    return Frames(
        title=said("{sides} on {map}", language, sides=sides, map=header["map"]),
        zone=zone,
        rules=rules_of(pack),
        looks=looks,
        table=Tabletop(),
        every_move=every_move,
        bare=bare,
        language=language,
    )


def rules_of(pack: Pack | None) -> Rules:
    """Return the rules of a pack of SURVIVE, those as ruled if it is not at hand."""
    if pack is not None and isinstance(pack.rules, Rules):
        return pack.rules
    return Rules.model_validate({"kind": "rules", "id": "as_ruled", "title": "As ruled"})


def mob_looks(header: dict[str, Any]) -> dict[str, SideLook]:
    """Return the look of the Mob at each seat of a battle, in the order of the seats."""
    seats = [each["seat"] for each in header["order"]["participants"]]
    return {seat: look.mob_look(header[seat]["name"], header[seat]["colour"], at) for at, seat in enumerate(seats)}


def _board_of(header: dict[str, Any], seats: list[str]) -> ControlZone:
    """Return the board as the header has it, without the control units, which the rows set up."""
    width, depth = header["table_in"]
    inner, outer = header["rings_in"]
    told = {"kind": "control_zone", "id": header["map"].rpartition(":")[2], "title": header["map"]}
    place = {"width_in": width, "depth_in": depth, "spire_in": header["spire_in"], "inner_in": inner, "outer_in": outer}
    terrain = {"features": header.get("terrain", [])}
    return ControlZone.model_validate({**told, **place, **terrain, "corners": seats, "control_units": []})
