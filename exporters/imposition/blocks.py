"""Blocks of equal pieces in columns and rows: how many fit, where each lies, how far it bleeds, where it is cut."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point
from exporters.faces.fonts import MM_PER_PT
from exporters.imposition.sheets import Line

EPSILON_MM: Final = 0.01
MARK_MM: Final = 8 * MM_PER_PT
MARK_GAP_MM: Final = 1 * MM_PER_PT
LEAST_MARK_MM: Final = 0.9
NOTE_MM: Final = 2.1
"""What marks leave free for a line of small type, where they can."""

BACK_BLEED_MM: Final = 1.5
"""What backs bleed more than fronts, since home printers turn paper over with a wander of a millimetre or two."""


@dataclass(frozen=True)
class Size:
    """What makes pieces equal: trimmed size, bleed, shape, and heights of folds from the upper edge."""

    width_mm: float
    height_mm: float
    bleed_mm: float
    circle: bool = False
    folds_mm: tuple[float, ...] = ()


@dataclass(frozen=True)
class Edge:
    """What lies outside one side of a block: how far pieces bleed, where marks start and end."""

    bleed_mm: float
    mark_start_mm: float
    mark_end_mm: float


def edge(room_mm: float, bleed_mm: float, *, marks: bool = True) -> Edge:
    """Share out the printable room beside a block: bleed first, then a line of type, then marks of up to 8 pt.

    Short marks come before the last of the bleed; without marks the bleed may take all of the room.
    """
    room = max(room_mm, 0.0)
    kept = MARK_GAP_MM + LEAST_MARK_MM if marks else 0.0
    bleed = min(bleed_mm, max(room - kept, 0.0))
    start = bleed + MARK_GAP_MM
    return Edge(bleed, start, min(start + MARK_MM, max(room - NOTE_MM, start + LEAST_MARK_MM)))


Edges = tuple[Edge, Edge, Edge, Edge]
"""Left, upper, right and lower edge of a block."""


@dataclass(frozen=True)
class Rooms:
    """Printable room left, above, right and below of a block, in millimetres."""

    left: float
    above: float
    right: float
    below: float


@dataclass(frozen=True)
class Block:
    """`count` equal pieces, filled along the rows; `x` and `y` are the trimmed corner of the first."""

    size: Size
    x: float
    y: float
    columns: int
    rows: int
    count: int
    gutter_mm: float
    rooms: Rooms

    @property
    def pitch(self) -> tuple[float, float]:
        """From one piece to the next, across and down."""
        return (self.size.width_mm + self.gutter_mm, self.size.height_mm + self.gutter_mm)

    @property
    def box(self) -> Box:
        """All cells together, trimmed."""
        across, down = self.pitch
        return Box(self.x, self.y, self.columns * across - self.gutter_mm, self.rows * down - self.gutter_mm)

    def cell(self, at: int) -> Box:
        """Return the trimmed outline of a cell."""
        row, column = divmod(at, self.columns)
        across, down = self.pitch
        return Box(self.x + column * across, self.y + row * down, self.size.width_mm, self.size.height_mm)

    def with_count(self, count: int) -> "Block":
        """Return the block with its first `count` cells filled."""
        return replace(self, count=count)


def fitting(length_mm: float, piece_mm: float, bleed_mm: float, gutter_mm: float) -> int:
    """Return how many pieces fit side by side; with a gutter, the bleed outside the row counts too."""
    outside = 2 * inner_bleed(bleed_mm, gutter_mm)
    return max(int((length_mm - outside + gutter_mm + EPSILON_MM) / (piece_mm + gutter_mm)), 0)


def inner_bleed(bleed_mm: float, gutter_mm: float) -> float:
    """Return how far a piece bleeds towards its neighbour: to the middle of the gutter at most."""
    return min(bleed_mm, gutter_mm / 2)


def largest(area: Box, size: Size, gutter_mm: float = 0.0) -> Block | None:
    """Return the block of most pieces that a printable area holds, in its middle; None if not even one fits."""
    columns = fitting(area.width, size.width_mm, size.bleed_mm, gutter_mm)
    rows = fitting(area.height, size.height_mm, size.bleed_mm, gutter_mm)
    if not columns or not rows:
        return None
    across = columns * (size.width_mm + gutter_mm) - gutter_mm
    down = rows * (size.height_mm + gutter_mm) - gutter_mm
    beside, over = (area.width - across) / 2, (area.height - down) / 2
    rooms = Rooms(beside, over, beside, over)
    return Block(size, area.x + beside, area.y + over, columns, rows, columns * rows, gutter_mm, rooms)


def front_edges(block: Block, *, marks: bool) -> Edges:
    """Return left, upper, right and lower edge of the fronts."""
    most = _outer_bleed(block)
    left, above, right, below = (edge(room, most, marks=marks) for room in _sides(block.rooms))
    return (left, above, right, below)


def back_edges(block: Block) -> Edges:
    """Return left, upper, right and lower edge of the backs: they bleed more, and marks take what is left."""
    most = min(block.size.bleed_mm, _outer_bleed(block) + BACK_BLEED_MM)
    left, above, right, below = (edge(room, most, marks=False) for room in _sides(block.rooms))
    return (left, above, right, below)


def _outer_bleed(block: Block) -> float:
    bleed = block.size.bleed_mm
    return inner_bleed(bleed, block.gutter_mm) if block.gutter_mm else bleed


def _sides(rooms: Rooms) -> tuple[float, float, float, float]:
    return (rooms.left, rooms.above, rooms.right, rooms.below)


def clip(block: Block, at: int, edges: Edges) -> Box:
    """Return what a piece may cover: its outer sides bleed in full, those with a neighbour half a gutter at most."""
    trim = block.cell(at)
    inner = inner_bleed(block.size.bleed_mm, block.gutter_mm)
    column = at % block.columns
    left = inner if column else edges[0].bleed_mm
    above = inner if at >= block.columns else edges[1].bleed_mm
    right = inner if column < block.columns - 1 and at + 1 < block.count else edges[2].bleed_mm
    below = inner if at + block.columns < block.count else edges[3].bleed_mm
    return Box(trim.x - left, trim.y - above, trim.width + left + right, trim.height + above + below)


def cut_positions(block: Block) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return where the block is cut: upright cuts by x, level ones by y."""
    cells = tuple(block.cell(at) for at in range(block.count))
    across = sorted({round(x, 6) for cell in cells for x in (cell.x, cell.right)})
    down = sorted({round(y, 6) for cell in cells for y in (cell.y, cell.bottom)})
    return tuple(across), tuple(down)


def crop_marks(block: Block, edges: Edges) -> Iterator[Line]:
    """Yield the marks of every cut, outside the block only; a side without room has none."""
    across, down = cut_positions(block)
    box = block.box
    left, above, right, below = edges
    for x in across:
        yield from _mark((x, box.y), (0, -1), above, block.rooms.above)
        yield from _mark((x, box.bottom), (0, 1), below, block.rooms.below)
    for y in down:
        yield from _mark((box.x, y), (-1, 0), left, block.rooms.left)
        yield from _mark((box.right, y), (1, 0), right, block.rooms.right)


def fold_marks(block: Block, edges: Edges) -> Iterator[Line]:
    """Yield dashes left and right of the block, where each row is folded."""
    rows = sorted({block.cell(at).y for at in range(block.count)})
    left, _, right, _ = edges
    for y in (top + fold for top in rows for fold in block.size.folds_mm):
        yield from _mark((block.box.x, y), (-1, 0), left, block.rooms.left, "fold")
        yield from _mark((block.box.right, y), (1, 0), right, block.rooms.right, "fold")


def _mark(
    at: Point, way: tuple[int, int], outside: Edge, room_mm: float, kind: Literal["cut", "fold"] = "cut"
) -> Iterator[Line]:
    """Yield the mark that points from a place on the block's side outwards."""
    if outside.mark_end_mm > room_mm + EPSILON_MM:
        return
    (x, y), (right, down) = at, way
    start = (x + right * outside.mark_start_mm, y + down * outside.mark_start_mm)
    yield Line(start, (x + right * outside.mark_end_mm, y + down * outside.mark_end_mm), kind)
