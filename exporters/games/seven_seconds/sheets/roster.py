"""A force as a table: how many of what, at which rating, with their final stats and a box to tick for each loss.

Rules: 7S.STAT.7 to 7S.STAT.10.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from engine.games.seven_seconds.rules.units import Unit
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.icons import DRONE_ICONS, STAT_ICONS, TROOPER_ICONS
from exporters.games.seven_seconds.look.look import DRONE_DECK, PANEL, QUIET, RULE, STEEL, TROOP_DECK, chevrons
from exporters.games.seven_seconds.wording.terms import DRONES, TROOPERS
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.words import DroneType, Stat, TrooperType

HEAD_MM: Final = 6.0
MOST_ROW_MM: Final = 7.0
STAT_MM: Final = 7.0
TICK_MM: Final = 2.4

COUNT: Final = TextStyle(Face.NUMERAL, 10, 7, BLACK, align="right", valign="middle")
NAME: Final = TextStyle(Face.LABEL, 8.5, 6.5, BLACK, valign="middle")
VALUE: Final = TextStyle(Face.NUMERAL, 9, 7, STEEL, align="centre", valign="middle")
NOTHING: Final = TextStyle(Face.TEXT, 8, 7, RULE, align="centre", valign="middle")

SIGNS: Final[dict[str, tuple[Symbol, str, Ink]]] = {
    **{kind.value: (TROOPER_ICONS[kind], TROOPERS[kind], TROOP_DECK.ink) for kind in TrooperType},
    **{kind.value: (DRONE_ICONS[kind], DRONES[kind], DRONE_DECK.ink) for kind in DroneType},
}
ROBOTIC: Final = frozenset(kind.value for kind in DroneType)


@dataclass(frozen=True)
class RosterRow:
    """Units of one type, rating and stats, and how many they are."""

    unit: Unit
    count: int

    def values(self) -> tuple[int | None, ...]:
        """Return the six stats in their order; None for those that do not count for the unit. Rule: 7S.STAT.8."""
        unit = self.unit
        if unit.type in ROBOTIC:
            return (None, None, None, None, None, unit.countermeasures)
        return (unit.sensors, unit.stealth, unit.armour, unit.countermeasures, unit.blast_radius, None)


def roster_rows(units: tuple[Unit, ...]) -> tuple[RosterRow, ...]:
    """Return units that are alike together, in the order in which they come first."""
    return tuple(RosterRow(unit, count) for unit, count in Counter(units).items())


def draw_roster(made: Composition, units: tuple[Unit, ...], box: Box) -> None:
    """Draw the force into a box, its rows lower if they are many."""
    rows = roster_rows(units)
    head, body = box.cut_top(HEAD_MM)
    _head(made, head)
    height = min(MOST_ROW_MM, body.height / max(len(rows), 1))
    for at, row in enumerate(rows):
        line, body = body.cut_top(height)
        if at % 2:
            made.draw(Rect(line.x, line.y, line.width, line.height, fill=PANEL))
        _row(made, row, line)


def _columns(line: Box) -> tuple[Box, tuple[Box, ...]]:
    """Return the room of a row for the unit, and its columns of stats."""
    name, stats = line.cut_left(line.width - STAT_MM * len(Stat))
    return name, stats.columns(len(Stat))


def _head(made: Composition, head: Box) -> None:
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=STEEL))
    for stat, column in zip(Stat, _columns(head)[1], strict=True):
        made.draw(icon(STAT_ICONS[stat], column.square(4.2), WHITE))


def _row(made: Composition, row: RosterRow, line: Box) -> None:
    symbol, name, ink = SIGNS[row.unit.type]
    first, stats = _columns(line)
    number, rest = first.cut_left(5)
    mark, rest = rest.cut_left(7)
    rating, text = rest.cut_left(5)
    made.write(str(row.count), number, COUNT)
    made.draw(icon(symbol, mark.square(min(5, line.height - 0.6)), ink))
    made.draw(chevrons(row.unit.rating, rating.square(min(3.2, line.height - 1))))
    ticks = min(row.count * (TICK_MM + 0.7) + 1, text.width * 0.6)
    words, boxes = text.cut_left(text.width - ticks)
    made.write(said(name, made.language), words, NAME)
    _ticks(made, row.count, boxes)
    for value, column in zip(row.values(), stats, strict=True):
        made.write("\N{MIDDLE DOT}" if value is None else str(value), column, NOTHING if value is None else VALUE)


def _ticks(made: Composition, count: int, box: Box) -> None:
    """Draw a box for each unit, as wide as there is room for."""
    step = min(TICK_MM + 0.7, box.width / count)
    side = min(TICK_MM, step * 0.8)
    for at in range(count):
        y = box.centre[1] - side / 2
        made.draw(Rect(box.x + at * step, y, side, side, stroke=Stroke(QUIET, 0.2)))
