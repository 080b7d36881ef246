"""The frames of a fight that a log tells: totals and Edge, the round, the order, and who is where in what state.

There is one after set-up and after each round, or after whatever changes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.games.maneuvers.log.tabletop import Figure, Tabletop, tabletop_of
from engine.games.maneuvers.names import SEATS
from exporters.components.frames import LogFrames
from exporters.components.framing import SideLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Rect, Stroke
from exporters.drawing.inks import BLACK
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look
from exporters.games.maneuvers import wording as words
from exporters.games.maneuvers.wording import plain
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.fight import Fight
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack

WIDTH_MM: Final = 240.0
IN_BOOK_MM: Final = 150.0
MARGIN_MM: Final = 6.0
HEAD_MM: Final = 16.0
TOTALS_MM: Final = 16.0
TRACK_MM: Final = 8.0
ORDER_MM: Final = 8.0
GAP_MM: Final = 3.0
TAB_MM: Final = 7.0
CHIP_MM: Final = 11.0
TITLE: Final = TextStyle(Face.TITLE, 13, 8, look.SEPIA, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 9, 6, look.QUIET, valign="middle")
SQUAD: Final = TextStyle(Face.TITLE, 13, 7, BLACK, valign="middle")
TOTAL: Final = TextStyle(Face.NUMERAL, 22, 10, BLACK, align="right", valign="middle")
EDGE: Final = TextStyle(Face.LABEL, 10, 7, look.SEPIA, align="centre", valign="middle", leading=1.05)
CELL: Final = TextStyle(Face.NUMERAL, 9, 6, look.SEPIA, align="centre", valign="middle")
NAME: Final = TextStyle(Face.LABEL, 8, 6, BLACK, valign="middle", leading=1.0)
PLACE: Final = TextStyle(Face.LABEL, 8.5, 6, look.SEPIA, align="centre", valign="middle", leading=1.0)

CHANGES: Final = frozenset(("order", "total", "move", "state", "left", "check_earned", "will_miss", "fate", "result"))
"""Rows after which something on the table is otherwise."""


@dataclass(kw_only=True)
class Frames(LogFrames):
    """The frames of one fight; they have no title, and room for the most in one place alone, if they are `bare`."""

    title: str
    looks: dict[str, SideLook]
    rounds: int
    danger_from: int
    most: int
    table: Tabletop
    order: list[str] = field(default_factory=list)
    acting: str = ""
    round: int = 0

    def shows(self, row: dict[str, Any]) -> bool:
        """Return whether something on the table is otherwise."""
        return row["event"] in CHANGES

    def ends_round(self, row: dict[str, Any]) -> bool:
        """Return whether a round or the fight is over."""
        return row["event"] in {"round", "result"}

    def caption(self) -> str:
        """Return after which round it is drawn."""
        if self.round:
            return said(words.AFTER_ROUND, self.language, number=self.round)
        return said(words.AFTER_SETUP, self.language)

    def take(self, row: dict[str, Any]) -> None:
        """Put on the table what a row tells, and remember who acts."""
        self.table.read(row)
        match row["event"]:
            case "order":
                self.order.append(row["actor"])
            case "round":
                self.round, self.acting = row["number"], ""
            case "action" | "missed_action" | "escape":
                self.acting = row["actor"]

    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield all characters, by the names of locations."""
        figures = self.table.figures.items()
        return ((name, self.table.locations[one.location]) for name, one in figures)

    def table_alone(self, caption: str) -> Drawing:
        """Return the fight with no title."""
        made = Composition(language=self.language)
        here = [figure.location for figure in self.table.figures.values()]
        room = Box(0, 0, IN_BOOK_MM, _height(max(map(here.count, here), default=0)))
        self._draw(made, room, "")
        return Drawing(self.name, caption, room.width, room.height, tuple(made.items))

    def page(self, caption: str) -> Drawing:
        """Return the fight below its title; after a move, with who made it."""
        made = Composition(language=self.language)
        page = Box(MARGIN_MM, HEAD_MM, WIDTH_MM - 2 * MARGIN_MM, _height(self.most))
        height = page.bottom + MARGIN_MM
        made.draw(Rect(0, 0, WIDTH_MM, height, fill=look.PAPER))
        made.write(self.title, Box(page.x, 1.5, page.width, 7.5), TITLE)
        made.write_if_room(caption, Box(page.x, 9, page.width, 6), CAPTION)
        self._draw(made, page, self.acting if self.every_move else "")
        return Drawing(self.name, f"{self.title}: {caption}", WIDTH_MM, height, tuple(made.items))

    def _draw(self, made: Composition, page: Box, acting: str) -> None:
        """Draw totals, rounds, order and locations below each other."""
        top, rest = page.cut_top(TOTALS_MM + GAP_MM)
        self._totals(made, Box(top.x, top.y, top.width, TOTALS_MM))
        track, rest = rest.cut_top(TRACK_MM + GAP_MM)
        self._rounds(made, Box(track.x, track.y, track.width, TRACK_MM))
        order, rest = rest.cut_top(ORDER_MM + GAP_MM)
        self._order(made, acting, Box(order.x, order.y, order.width, ORDER_MM))
        self._locations(made, Box(rest.x, rest.y, rest.width, rest.height - GAP_MM))

    def _totals(self, made: Composition, box: Box) -> None:
        """Draw a plate for each squad with its total, and between them who has how much Edge. Rule: MN.SQD.3."""
        left, middle, right = box.shared_out((0.4, 0.2, 0.4))
        for seat, plate in zip(SEATS, (left, right), strict=True):
            squad_look = self.looks[seat]
            made.draw(Rect(plate.x, plate.y, plate.width, plate.height, 1.6, fill=squad_look.ink))
            mark, text = plate.cut_left(plate.height)
            made.draw(icon(squad_look.sign, mark.inset(3.6), squad_look.on))
            name, total = text.cut_left(text.width * 0.68)
            made.write(squad_look.name, name, SQUAD._replace(fill=squad_look.on))
            number = Box(total.x, total.y, total.width - 4, total.height)
            made.write(plain(self.table.totals[seat]), number, TOTAL._replace(fill=squad_look.on))
        made.write(self._edge(), middle.inset(2), EDGE)

    def _edge(self) -> str:
        first, second = (self.table.totals[seat] for seat in SEATS)
        if first == second:
            return said(words.NO_EDGE, self.language)
        ahead = SEATS[0] if first > second else SEATS[1]
        return said(words.EDGE_OF, self.language, squad=self.looks[ahead].name, edge=abs(first - second))

    def _rounds(self, made: Composition, box: Box) -> None:
        """Draw a cell for each round: those of danger pale red, this one dark. Rule: MN.VIC.1."""
        label, cells = box.cut_left(18)
        made.write(said(words.ROUND, self.language), label, NAME)
        for number, cell in enumerate(cells.columns(self.rounds, 0.6), start=1):
            now, danger = number == self.round, number >= self.danger_from
            ground = look.SEPIA if now else look.PALE_BRICK if danger else look.PANEL
            made.draw(
                Rect(
                    cell.x,
                    cell.y,
                    cell.width,
                    cell.height,
                    0.8,
                    ground,
                    Stroke(look.BRICK if danger else look.KRAFT, 0.3),
                )
            )
            made.write_if_room(str(number), cell, CELL._replace(fill=look.PAPER if now else look.SEPIA))

    def _order(self, made: Composition, acting: str, box: Box) -> None:
        """Draw the order of action, who acts in a frame; who has left is not in it. Rule: MN.ORD.2."""
        label, cells = box.cut_left(18)
        made.write(said(words.ORDER, self.language), label, NAME)
        for name, cell in zip(self.order, cells.columns(max(len(self.order), 1), 0.6), strict=False):
            figure = self.table.figures.get(name)
            if figure is None:
                continue
            squad_look = self.looks[figure.side]
            line = Stroke(BLACK, 0.8) if name == acting else None
            made.draw(Rect(cell.x, cell.y, cell.width, cell.height, 0.8, squad_look.ink, line))
            made.write_if_room(name, cell.inset(0.5, 0), NAME._replace(fill=squad_look.on, align="centre"))

    def _locations(self, made: Composition, box: Box) -> None:
        """Draw the locations side by side, and in each who is there. Rule: MN.GAP.7."""
        columns = box.columns(len(self.table.locations), 2.0)
        for at, (name, column) in enumerate(zip(self.table.locations, columns, strict=True)):
            made.draw(Rect(column.x, column.y, column.width, column.height, 1.2, look.PANEL, Stroke(look.KRAFT, 0.3)))
            tab, body = column.cut_top(TAB_MM)
            made.draw(Rect(tab.x, tab.y, tab.width, tab.height, 1.2, look.MANILA))
            made.write(name, tab.inset(0.8, 0), PLACE)
            here = [(who, figure) for who, figure in self.table.figures.items() if figure.location == at]
            for row, (who, figure) in enumerate(here):
                chip = Box(body.x + 1, body.y + 1 + row * CHIP_MM, body.width - 2, CHIP_MM - 1)
                _chip(made, who, figure, self.looks[figure.side], chip)


def _height(most: int) -> float:
    """Return how high a frame is in which at most so many are in one place."""
    return TOTALS_MM + TRACK_MM + ORDER_MM + TAB_MM + most * CHIP_MM + 2 + 4 * GAP_MM


def _chip(made: Composition, name: str, figure: Figure, squad_look: SideLook, box: Box) -> None:
    """Draw a character: sign and name on the colour of the squad, below them the signs of states and checks."""
    upper, lower = box.cut_top(box.height * 0.52)
    made.draw(Rect(box.x, box.y, box.width, box.height, 0.8, look.PAPER, Stroke(squad_look.outline, 0.4)))
    made.draw(Rect(upper.x, upper.y, upper.width, upper.height, 0.8, fill=squad_look.ink))
    mark, text = upper.cut_left(min(5.2, upper.width * 0.25))
    made.draw(icon(squad_look.sign, mark.inset(0.8), squad_look.on))
    made.write(name, text, NAME._replace(fill=squad_look.on))
    signs = signs_of(figure)
    step = min(4.6, (lower.width - 1) / max(len(signs), 1))
    for at, sign in enumerate(signs):
        place = Box(lower.x + 0.6 + at * step, lower.y + 0.5, step - 0.4, lower.height - 1.0)
        made.draw(icon(look.MARKERS[sign], place, look.BRICK if sign in {"fallout", "casualty"} else look.SEPIA))


def signs_of(figure: Figure) -> Sequence[str]:
    """Return the markers that lie beside a character: its states, an action it will miss, the checks to come."""
    missing = ("lost_action",) if figure.missing else ()
    return (*figure.states, *missing, *figure.checks)


def frames(
    header: dict[str, Any], pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
) -> Frames:
    """Return the frames of the fight with a log's header; `pack` is the one it was fought with, None if not at hand.

    `language` is the one of their words.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    looks = {seat: look.look_as(header[seat]["name"], header[seat]["colour"], at) for at, seat in enumerate(SEATS)}
    title = said(words.TITLE, language, a=looks[SEATS[0]].name, b=looks[SEATS[1]].name)
    named = f"{fight_title(header['fight'], pack)}: {title}" if header["fight"] else title
    most = sum(len(header[seat]["members"]) for seat in SEATS)
    danger_from = rules_of(pack).late.from_round
    return Frames(
        title=named,
        looks=looks,
        rounds=header["rounds"],
        danger_from=danger_from,
        most=most,
        table=tabletop_of(header),
        every_move=every_move,
        bare=bare,
        language=language,
    )


def fight_title(name: str, pack: Pack | None) -> str:
    """Return the title of a fight by its id; the id written as a title where it is not at hand."""
    found = pack.named("fight", name, Fight) if pack is not None else None
    return found.title if found is not None else name.replace("_", " ").title()


def rules_of(pack: Pack | None) -> Rules:
    """Return the rules of a pack of maneuvers, those as ruled if it is not at hand."""
    if pack is not None and isinstance(pack.rules, Rules):
        return pack.rules
    return Rules.model_validate({"kind": "rules", "id": "as_ruled", "title": "As ruled"})
