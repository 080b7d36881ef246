"""Pieces of many sizes as close together as they go, whichever product they are of: blocks wherever there is room.

Large pieces come first, each on the first sheet that has room; small ones fill what is left beside and between them,
the hollows between circles too. Cuts do not go straight through a sheet: blocks are parted with scissors first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Final, NamedTuple

from exporters.drawing.boxes import Box
from exporters.imposition.blocks import EPSILON_MM, LEAST_MARK_MM, MARK_GAP_MM, Block, Rooms, Size
from exporters.imposition.packing import LEAST_ROOM_MM, Stock, block_cuts, gutter_for, room_for

MOST_ROOM_MM: Final = 3.5
"""Round a piece, however far it bleeds: half of what is between blocks that are packed on shelves."""

LARGE_CIRCLE_MM: Final = 60.0
"""Between circles of this size others have room."""

STEP_MM: Final = 4.0
"""From one try to the next along a sheet that has circles on it, besides all places where something ends."""


class Taken(NamedTuple):
    """What a block covers of a sheet, and the room that it keeps round itself."""

    box: Box
    room_mm: float
    circle: bool


class Free(NamedTuple):
    """A free stretch down a sheet: where what would lie in it has its left side, where it begins and ends."""

    x: float
    y: float
    end: float


def room_round(size: Size, bleed_mm: float) -> float:
    """Return the room round a block: for its bleed and the shortest marks, without marks for a circle."""
    if size.circle:
        return max(size.bleed_mm, bleed_mm, LEAST_ROOM_MM / 2)
    marked = size.bleed_mm + MARK_GAP_MM + LEAST_MARK_MM + EPSILON_MM
    return max(min(marked, MOST_ROOM_MM), room_for(bleed_mm))


@dataclass
class Nest:
    """A sheet that is being filled: `area` is what its blocks may cover."""

    area: Box
    bleed_mm: float
    gutter_mm: float
    blocks: list[Block] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list)
    full_for: set[Size] = field(default_factory=set)

    def put(self, size: Size, count: int) -> int:
        """Place as many of some equal pieces as there is room for, and return how many those are."""
        placed = 0
        while placed < count and size not in self.full_for:
            block = self._circle(size) if size.circle else self._block(size, count - placed)
            if block is None:
                self.full_for.add(size)
                break
            self.blocks.append(block)
            self.taken.append(Taken(block.box, room_round(size, self.bleed_mm), size.circle))
            placed += block.count
        return placed

    def _circle(self, size: Size) -> Block | None:
        """Return a circle where there is room for it, as high up as that is, None if there is none."""
        free = min(((one.y, one.x) for one in self._stretches(size, size.width_mm, round_one=True)), default=None)
        return None if free is None else self._of(size, (free[1], free[0]), 1, 1)

    def _block(self, size: Size, count: int) -> Block | None:
        """Return the block of most pieces that there is room for, as high up as may be; no cell of it is empty."""
        gutter = gutter_for(size, self.gutter_mm)
        across, down = size.width_mm + gutter, size.height_mm + gutter
        best: tuple[float, ...] | None = None
        for columns in range(1, min(count, int((self.area.width + gutter + EPSILON_MM) / across)) + 1):
            for free in self._stretches(size, columns * across - gutter):
                rows = min(int((free.end - free.y + gutter + EPSILON_MM) / down), count // columns)
                if rows:
                    rank = (-columns * rows, free.y, free.x, columns, rows)
                    best = rank if best is None else min(best, rank)
        if best is None:
            return None
        _, y, x, wide, high = best
        return self._of(size, (x, y), int(wide), int(high))

    def _of(self, size: Size, at: tuple[float, float], columns: int, rows: int) -> Block:
        return Block(size, *at, columns, rows, columns * rows, gutter_for(size, self.gutter_mm), Rooms(0, 0, 0, 0))

    def _stretches(self, size: Size, width_mm: float, *, round_one: bool = False) -> Iterator[Free]:
        """Yield the free stretches for something of a width; a circle's are where its upper left corner may be."""
        room, area = room_round(size, self.bleed_mm), self.area
        last = area.bottom - width_mm if round_one else area.bottom
        for x in self._lefts(room, width_mm):
            y = area.y
            for start, end in sorted(self._blocked(x, width_mm, room, round_one=round_one)):
                if start > y - EPSILON_MM and min(start, last) >= y - EPSILON_MM:
                    yield Free(x, y, min(start, last))
                y = max(y, end)
            if last >= y - EPSILON_MM:
                yield Free(x, y, last)

    def _lefts(self, room: float, width_mm: float) -> Sequence[float]:
        """Return where something of a width may have its left side: where others end, and along the sheet."""
        first, last = self.area.x, self.area.right - width_mm
        ends = [first, last]
        for one in self.taken:
            gap = room + one.room_mm
            ends += [one.box.right + gap, one.box.x - gap - width_mm, one.box.x, one.box.right - width_mm]
        if any(one.circle for one in self.taken):
            ends += [first + step * STEP_MM for step in range(int((last - first) / STEP_MM) + 1)]
        return sorted({round(x, 3) for x in ends if first - EPSILON_MM <= x <= last + EPSILON_MM})

    def _blocked(self, x: float, width_mm: float, room: float, *, round_one: bool) -> Iterator[tuple[float, float]]:
        """Yield the stretches that the others block: for a level line, or for the upper side of a circle."""
        for one in self.taken:
            gap = room + one.room_mm - EPSILON_MM
            found = _circle_blocked(one, x, width_mm, gap) if round_one else _line_blocked(one, x, width_mm, gap)
            if found is not None:
                yield found


def _line_blocked(one: Taken, x: float, width_mm: float, gap: float) -> tuple[float, float] | None:
    """Return between which heights a level line is too near to something, None if it is at none."""
    box = one.box
    if not one.circle:
        return (box.y - gap, box.bottom + gap) if x < box.right + gap and x + width_mm > box.x - gap else None
    centre_x, centre_y = box.centre
    beside = max(x - centre_x, 0.0, centre_x - x - width_mm)
    return _around(centre_y, centre_y, beside, box.width / 2 + gap)


def _circle_blocked(one: Taken, x: float, width_mm: float, gap: float) -> tuple[float, float] | None:
    """Return between which heights the upper side of a circle makes it too near to something."""
    radius, box = width_mm / 2, one.box
    centre = x + radius
    if one.circle:
        found = _around(*(box.centre[1],) * 2, abs(centre - box.centre[0]), radius + box.width / 2 + gap)
    else:
        found = _around(box.y, box.bottom, max(box.x - centre, 0.0, centre - box.right), radius + gap)
    return None if found is None else (found[0] - radius, found[1] - radius)


def _around(upper: float, lower: float, beside: float, reach: float) -> tuple[float, float] | None:
    """Return the heights from which a stretch, so far beside, is within reach."""
    if beside >= reach:
        return None
    over = sqrt(reach**2 - beside**2)
    return (upper - over, lower + over)


@dataclass(frozen=True)
class Nested:
    """The blocks of a sheet."""

    blocks: tuple[Block, ...]

    @property
    def straight_cuts(self) -> int:
        """Cuts within the blocks, once these are parted; circles are cut out by hand."""
        return sum(map(block_cuts, self.blocks))


def nested(area: Box, stocks: Sequence[Stock], gutter_mm: float = 0.0, bleed_mm: float = 0.0) -> tuple[Nested, ...]:
    """Return the sheets that hold all pieces; round every block there is room for `bleed_mm`.

    Raises:
        ValueError: a piece is larger than the area.
    """
    inner = area.inset(room_for(bleed_mm))
    sheets: list[Nest] = []
    for stock in sorted(stocks, key=lambda one: _rank(one.size)):
        left = stock.count
        for sheet in sheets:
            left -= sheet.put(stock.size, left)
        while left:
            sheets.append(Nest(inner, bleed_mm, gutter_mm))
            placed = sheets[-1].put(stock.size, left)
            if not placed:
                raise ValueError(f"pieces must fit into {area.width:g} x {area.height:g} mm, got {stock.size!r}")
            left -= placed
    return tuple(Nested(_in_middle(sheet, area)) for sheet in sheets)


def _rank(size: Size) -> tuple[bool, float, float]:
    """Return by what sizes are ordered: large circles first, whose hollows the others fill, then the largest."""
    hollow = size.circle and size.width_mm >= LARGE_CIRCLE_MM
    return (not hollow, -size.width_mm * size.height_mm, -size.height_mm)


def _in_middle(sheet: Nest, area: Box) -> tuple[Block, ...]:
    """Return the blocks of a sheet moved into the middle of the area, each with the room it then has."""
    boxes = [block.box for block in sheet.blocks]
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    across, down = area.centre[0] - (left + right) / 2, area.centre[1] - (top + bottom) / 2
    moved = (replace(block, x=block.x + across, y=block.y + down) for block in sheet.blocks)
    return tuple(_roomed(block, room_round(block.size, sheet.bleed_mm), area) for block in moved)


def _roomed(block: Block, room_mm: float, area: Box) -> Block:
    """Return a block with the room round it: its own, or up to the edge of the area."""
    box = block.box
    sides = (box.x - area.x, box.y - area.y, area.right - box.right, area.bottom - box.bottom)
    return replace(block, rooms=Rooms(*(min(room_mm, side) for side in sides)))
