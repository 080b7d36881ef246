"""Pieces of many sizes onto few sheets with few straight cuts: blocks of equal pieces, side by side on shelves.

First a sheet is cut into shelves, then each shelf into blocks, then each block into pieces: every cut goes straight
through what is held.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from exporters.drawing.boxes import Box
from exporters.imposition.blocks import (
    EPSILON_MM,
    LEAST_MARK_MM,
    MARK_GAP_MM,
    Block,
    Rooms,
    Size,
    cut_positions,
    fitting,
)

BLOCK_GAP_MM: Final = 7.0
"""Between blocks: room for the bleed and a mark of each."""

LEAST_ROOM_MM: Final = 2.0
"""Kept free inside the printable area, for a little bleed and short marks."""

LEAST_CIRCLE_GUTTER_MM: Final = 2.0


@dataclass(frozen=True)
class Stock:
    """How many pieces of a size there are."""

    size: Size
    count: int


@dataclass(frozen=True)
class Shelf:
    """A shelf: blocks side by side, `y` its upper side and `height_mm` its height."""

    y: float
    height_mm: float
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Packed:
    """A sheet's shelves from top to bottom."""

    shelves: tuple[Shelf, ...]

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All blocks, shelf by shelf."""
        return tuple(block for shelf in self.shelves for block in shelf.blocks)

    @property
    def straight_cuts(self) -> int:
        """Cuts between shelves, between the blocks of each, and within each block; circles are cut out by hand."""
        between = len(self.shelves) - 1 + sum(len(shelf.blocks) - 1 for shelf in self.shelves)
        return between + sum(block_cuts(block) for block in self.blocks)


def block_cuts(block: Block) -> int:
    """Return how many straight cuts part a block; none if its pieces are circles."""
    return 0 if block.size.circle else sum(len(positions) for positions in cut_positions(block))


def gutter_for(size: Size, gutter_mm: float) -> float:
    """Return the gutter between equal pieces: circles always have one that both bleeds fit into."""
    return max(gutter_mm, 2 * size.bleed_mm, LEAST_CIRCLE_GUTTER_MM) if size.circle else gutter_mm


def room_for(bleed_mm: float) -> float:
    """Return what is kept free round blocks so that all of a bleed and the shortest marks have room."""
    return max(LEAST_ROOM_MM, bleed_mm + MARK_GAP_MM + LEAST_MARK_MM + EPSILON_MM if bleed_mm else 0.0)


def gap_for(bleed_mm: float) -> float:
    """Return what is kept free between blocks."""
    return max(BLOCK_GAP_MM, 2 * room_for(bleed_mm) if bleed_mm else 0.0)


def packed(area: Box, stocks: tuple[Stock, ...], gutter_mm: float = 0.0, bleed_mm: float = 0.0) -> tuple[Packed, ...]:
    """Return the sheets that hold all pieces, the highest first; those of a size stay together as far as they can.

    Round every block there is room for `bleed_mm`.

    Raises:
        ValueError: a piece is larger than the area.
    """
    if unfit := [stock.size for stock in stocks if not fits(area, stock.size, bleed_mm)]:
        raise ValueError(f"pieces must fit into {area.width:g} x {area.height:g} mm, got {unfit[0]!r}")
    inner = area.inset(room_for(bleed_mm))
    shelver = _Shelver(inner, gutter_mm, gap_for(bleed_mm))
    ordered = sorted(stocks, key=lambda stock: (-stock.size.height_mm, -stock.size.width_mm))
    for stock in ordered:
        shelver.put(stock, last=stock is ordered[-1])
    return tuple(_in_middle(sheet, area, inner, shelver.gap_mm) for sheet in shelver.sheets)


def fits(area: Box, size: Size, bleed_mm: float = 0.0) -> bool:
    """Whether the printable area holds a piece with a little room round it."""
    inner = area.inset(room_for(bleed_mm))
    return size.width_mm <= inner.width + EPSILON_MM and size.height_mm <= inner.height + EPSILON_MM


@dataclass
class _OpenShelf:
    """A shelf that is being filled from the left."""

    y: float
    height_mm: float
    x: float
    blocks: list[Block] = field(default_factory=list)


@dataclass
class _Shelver:
    """Fills the open shelf before it opens another one, below it or on a new sheet."""

    area: Box
    gutter_mm: float
    gap_mm: float = BLOCK_GAP_MM
    sheets: list[list[_OpenShelf]] = field(default_factory=list)

    def put(self, stock: Stock, *, last: bool) -> None:
        """Place all pieces of a size; none come after the last."""
        left = self._beside(stock.size, stock.count)
        while left:
            left -= self._below(stock.size, left, last=last)
            if left:
                left = self._beside(stock.size, left)

    def _beside(self, size: Size, count: int) -> int:
        """Fill up the open shelves of the last sheet and return how many pieces are left."""
        for shelf in self.sheets[-1] if self.sheets else ():
            columns, rows = self._room(size, self.area.right - shelf.x, shelf.height_mm)
            if count and columns and rows:
                placed = min(count, columns * rows)
                self._add(shelf, size, min(columns, -(-placed // rows)), placed)
                count -= placed
        return count

    def _below(self, size: Size, count: int, *, last: bool) -> int:
        """Open a shelf and return how many pieces it took.

        A row that is not full is left for a shelf of its own, where others stand beside it, if there are others and
        the sheet has room for it.
        """
        top = self._next_y()
        columns, rows = self._room(size, self.area.width, self.area.bottom - top)
        if not rows:
            self.sheets.append([])
            top = self.area.y
            columns, rows = self._room(size, self.area.width, self.area.height)
        full, all_rows = count // columns, -(-count // columns)
        apart = full and not last and rows * self._pitch(size) >= all_rows * self._pitch(size) + self.gap_mm
        rows = min(rows, full if apart else all_rows)
        placed = min(count, columns * rows)
        height = rows * self._pitch(size) - self._gutter(size)
        shelf = _OpenShelf(top, height, self.area.x)
        self.sheets[-1].append(shelf)
        self._add(shelf, size, min(columns, placed), placed)
        return placed

    def _next_y(self) -> float:
        if not self.sheets:
            self.sheets.append([])
        last = self.sheets[-1][-1] if self.sheets[-1] else None
        return last.y + last.height_mm + self.gap_mm if last else self.area.y

    def _room(self, size: Size, across_mm: float, down_mm: float) -> tuple[int, int]:
        gutter = self._gutter(size)
        bleed = 0.0  # between blocks the gap is for the bleed, and at the margin the printer's own white is beside it
        return fitting(across_mm, size.width_mm, bleed, gutter), fitting(down_mm, size.height_mm, bleed, gutter)

    def _pitch(self, size: Size) -> float:
        return size.height_mm + self._gutter(size)

    def _gutter(self, size: Size) -> float:
        return gutter_for(size, self.gutter_mm)

    def _add(self, shelf: _OpenShelf, size: Size, columns: int, count: int) -> None:
        gutter = self._gutter(size)
        block = Block(size, shelf.x, shelf.y, columns, -(-count // columns), count, gutter, Rooms(0, 0, 0, 0))
        shelf.blocks.append(block)
        shelf.x = block.box.right + self.gap_mm


def _in_middle(sheet: "list[_OpenShelf]", area: Box, inner: Box, gap_mm: float) -> Packed:
    """Return the filled shelves moved into the middle of the area, each block with the room it then has."""
    right = max(shelf.blocks[-1].box.right for shelf in sheet)
    bottom = sheet[-1].y + sheet[-1].height_mm
    across, down = (inner.right - right) / 2, (inner.bottom - bottom) / 2
    return Packed(tuple(_closed(shelf, area, (across, down), sheet, gap_mm) for shelf in sheet))


def _closed(
    shelf: _OpenShelf, area: Box, moved_mm: tuple[float, float], sheet: list[_OpenShelf], gap_mm: float
) -> Shelf:
    """Return a shelf at its place for good."""
    between, (across_mm, down_mm) = gap_mm / 2, moved_mm
    y = shelf.y + down_mm
    above = y - area.y if shelf is sheet[0] else between
    blocks = []
    for block in shelf.blocks:
        moved = replace(block, x=block.x + across_mm, y=y)
        left = moved.x - area.x if block is shelf.blocks[0] else between
        right = area.right - moved.box.right if block is shelf.blocks[-1] else between
        lowest = area.bottom if shelf is sheet[-1] else y + shelf.height_mm + between
        blocks.append(replace(moved, rooms=Rooms(left, above, right, lowest - moved.box.bottom)))
    return Shelf(y, shelf.height_mm, tuple(blocks))
