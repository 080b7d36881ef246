"""The matrix of joins: panels against panels, long edges above the diagonal, short ones below.

A cell has four marks: its row's panel by the edge of the mark's row, its column's panel by that of the mark's column.

All joins of a pack's panels as a table to look up, and which edges show the same. Rules: BS.MAP.1, BS.MAP.2.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from engine.games.battlesuit.maps.layouts import OPPOSITE, edge_dots, joins
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import Outline, around, polygon, polyline, rectangle
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look import CONTOUR, DRONES, GROUND, IRON, PANEL, PAPER, QUIET, RULE, SOLDIERS
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.models.battlesuit.maps import HALF_TURN, MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Edge

LONG: Final = (Edge.NORTH, Edge.SOUTH)
SHORT: Final = (Edge.WEST, Edge.EAST)
FULL_TURN: Final = 360

Sides = tuple[str, Edge, str, Edge]
"""Two panels by their ids, each with one of its own edges as it is printed."""

Shown = tuple[tuple[str, int], ...]
"""Terrain and level of the half-dots along an edge."""

HEAD_MM: Final = 11.0
SIGN_MM: Final = 4.2
"""The strip of the heads that shows the edges."""

MOST_CELL_MM: Final = 22.0
MARK_MM: Final = 6.2
LETTER: Final = TextStyle(Face.TITLE, 13, 9, WHITE, align="centre", valign="middle", leading=1.0)
HEAD: Final = LETTER._replace(fill=IRON)
COUNT: Final = TextStyle(Face.NUMERAL, 9.5, 8, CONTOUR, align="centre", valign="middle", leading=1.0)


@dataclass(frozen=True)
class Way:
    """How two edges come together: whether one panel is turned, and how many half-dots differ."""

    turned: bool
    differing: int


@dataclass(frozen=True)
class EdgeClass:
    """What some edges show, and where: an edge, whether it is read from its other end, and the panels' letters."""

    shown: Shown
    edges: tuple[tuple[Edge, bool, tuple[str, ...]], ...]


def ways_of(panels: Sequence[MapPanel], rules: Rules) -> Mapping[Sides, Way]:
    """Return every join of two panels that the rules allow, each from either side. Rule: BS.GAP.13."""
    turns = rules.map.panel_rotations
    rotations = sorted({(own - other) % FULL_TURN for own in turns for other in turns})
    return {
        (panel.id, join.edge, join.other, join.edge if join.rotation == HALF_TURN else OPPOSITE[join.edge]): Way(
            join.rotation == HALF_TURN, len(join.differing)
        )
        for panel in panels
        for join in joins(panel, [other for other in panels if other is not panel], rotations)
    }


def edge_classes(panels: Sequence[MapPanel], edges: Sequence[Edge]) -> tuple[EdgeClass, ...]:
    """Return what edges show, with those that show it from one end or the other; what most show comes first."""
    found: dict[Shown, dict[tuple[Edge, bool], list[str]]] = defaultdict(lambda: defaultdict(list))
    for edge in edges:
        for panel in panels:
            shown = tuple((dot.terrain, dot.level) for dot in edge_dots(panel, edge))
            key = min(shown, shown[::-1])
            found[key][edge, shown != key].append(panel.letter)
    classes = (EdgeClass(shown, tuple(_listed(named))) for shown, named in sorted(found.items()))
    return tuple(sorted(classes, key=lambda known: -sum(len(letters) for _, _, letters in known.edges)))


def _listed(named: Mapping[tuple[Edge, bool], list[str]]) -> Iterator[tuple[Edge, bool, tuple[str, ...]]]:
    for edge, backwards in product((*LONG, *SHORT), (False, True)):
        if letters := named.get((edge, backwards)):
            yield edge, backwards, tuple(letters)


@dataclass(frozen=True)
class KindLook:
    """How joins of long or of short edges look: their edges, the ink of what meets, and the ground."""

    edges: tuple[Edge, ...]
    ink: Ink
    ground: Ink


LONG_LOOK: Final = KindLook(LONG, SOLDIERS.ink, PANEL)
SHORT_LOOK: Final = KindLook(SHORT, DRONES.ink, GROUND)


@dataclass(frozen=True)
class Block:
    """A part of the matrix: the panels of its rows and columns, with the places of the first ones in the order."""

    rows: Sequence[MapPanel]
    columns: Sequence[MapPanel]
    first_row: int
    first_column: int

    def look(self, row: int, column: int) -> KindLook:
        """Return what a cell shows, by its place in the block; that of the diagonal does not matter."""
        return LONG_LOOK if self.first_row + row < self.first_column + column else SHORT_LOOK


def draw_matrix(made: Composition, room: Box, block: Block, ways: Mapping[Sides, Way]) -> None:
    """Draw a block of the matrix with heads on all four sides, as large as fits."""
    down, across = len(block.rows), len(block.columns)
    side = min(MOST_CELL_MM, (room.width - 2 * HEAD_MM) / across, (room.height - 2 * HEAD_MM) / down)
    left, top = room.x + (room.width - across * side) / 2, room.y + HEAD_MM
    for row, panel in enumerate(block.rows):
        for column, other in enumerate(block.columns):
            cell = Box(left + column * side, top + row * side, side, side)
            if panel is other:
                made.draw(Rect(cell.x, cell.y, side, side, fill=IRON))
                made.write(panel.letter, cell, LETTER._replace(size_pt=20))
            else:
                _draw_cell(made, cell, (panel, other), block.look(row, column), ways)
    table = Box(left, top, across * side, down * side)
    _heads(made, table, block)
    made.draw(*_rules(table, side))


def _draw_cell(
    made: Composition, cell: Box, pair: tuple[MapPanel, MapPanel], look: KindLook, ways: Mapping[Sides, Way]
) -> None:
    panel, other = pair
    made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=look.ground))
    for row, edge in zip(cell.inset(0.8).rows(2), look.edges, strict=True):
        for box, facing in zip(row.columns(2), look.edges, strict=True):
            draw_mark(made, box, ways.get((panel.id, edge, other.id, facing)), look.ink)


def draw_mark(made: Composition, box: Box, way: Way | None, ink: Ink) -> None:
    """Draw what comes of two edges: a hexagon with arrows, a number in a hollow hexagon, or a dash (None: barred)."""
    x, y = box.centre
    radius = min(MARK_MM, box.width, box.height) / 2
    hexagon = polygon(*around(x, y, 6, radius, 0))
    if way is None:
        made.draw(Path(polyline((x - 1.3, y), (x + 1.3, y)), None, Stroke(QUIET, 0.5)))
    elif way.differing:
        made.draw(Path(hexagon, PAPER, Stroke(CONTOUR, 0.25, (0.8, 0.6))))
        made.write(str(way.differing), box, COUNT)
    else:
        made.draw(Path(hexagon, ink), Path(_arrows(x, y, radius, turned=way.turned), WHITE))


def _arrows(x: float, y: float, radius: float, *, turned: bool) -> Outline:
    """Return an arrow for each of two panels: up, or down for the one that is turned."""
    across, rise = radius * 0.3, radius * 0.4
    outline: Outline = ()
    for middle, way in ((x - across * 1.35, -1), (x + across * 1.35, 1 if turned else -1)):
        outline += polygon(
            (middle, y + way * rise), (middle + across, y - way * rise), (middle - across, y - way * rise)
        )
    return outline


def _heads(made: Composition, table: Box, block: Block) -> None:
    """Draw letters and edges on all four sides; what stands on a side belongs to the cells nearest to it."""
    down, across = len(block.rows) - 1, len(block.columns) - 1
    for box, panel in zip(table.columns(across + 1), block.columns, strict=True):
        above, below = Box(box.x, table.y - HEAD_MM, box.width, HEAD_MM), Box(box.x, table.bottom, box.width, HEAD_MM)
        _head(made, above.cut_top(HEAD_MM - SIGN_MM), panel, block.look(0, across), upright=True)
        sign, letter = below.cut_top(SIGN_MM)
        _head(made, (letter, sign), panel, block.look(down, 0), upright=True)
    for box, panel in zip(table.rows(down + 1), block.rows, strict=True):
        before, after = Box(table.x - HEAD_MM, box.y, HEAD_MM, box.height), Box(table.right, box.y, HEAD_MM, box.height)
        _head(made, before.cut_left(HEAD_MM - SIGN_MM), panel, block.look(down, 0), upright=False)
        sign, letter = after.cut_left(SIGN_MM)
        _head(made, (letter, sign), panel, block.look(0, across), upright=False)


def _head(made: Composition, boxes: tuple[Box, Box], panel: MapPanel, look: KindLook, *, upright: bool) -> None:
    letter, signs = boxes
    made.write(panel.letter, letter, HEAD)
    inner = signs.inset(0.8, 0) if upright else signs.inset(0, 0.8)
    for box, edge in zip(inner.columns(2) if upright else inner.rows(2), look.edges, strict=True):
        made.draw(*edge_sign(box, edge, look.ink))


def edge_sign(box: Box, edge: Edge, ink: Ink) -> tuple[Item, ...]:
    """Return a small panel with one of its edges drawn heavily."""
    x, y = box.centre
    wide, high, bar = 3.4, 2.4, 0.9
    frame = Rect(x - wide / 2, y - high / 2, wide, high, fill=PAPER, stroke=Stroke(QUIET, 0.2))
    bars = {
        Edge.NORTH: rectangle(x - wide / 2, y - high / 2, wide, bar),
        Edge.SOUTH: rectangle(x - wide / 2, y + high / 2 - bar, wide, bar),
        Edge.WEST: rectangle(x - wide / 2, y - high / 2, bar, high),
        Edge.EAST: rectangle(x + wide / 2 - bar, y - high / 2, bar, high),
    }
    return (frame, Path(bars[edge], ink))


def _rules(table: Box, side: float) -> tuple[Item, ...]:
    """Return the lines between the cells, and the frame."""
    lines: Outline = ()
    for at in range(1, round(table.width / side)):
        lines += polyline((table.x + at * side, table.y), (table.x + at * side, table.bottom))
    for at in range(1, round(table.height / side)):
        lines += polyline((table.x, table.y + at * side), (table.right, table.y + at * side))
    frame = Rect(table.x, table.y, table.width, table.height, stroke=Stroke(IRON, 0.5))
    return (*((Path(lines, None, Stroke(RULE, 0.25)),) if lines else ()), frame)
