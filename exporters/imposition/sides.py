"""Sides of sheets: the fields pieces lie in, and how backs come behind their fronts."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Point
from exporters.imposition.blocks import Block, Edges, back_edges, clip, crop_marks, fold_marks, front_edges
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import Duplex, Line, Paper, Placed, Setup, Sheet, Side

FOLD_CLEARANCE_MM: Final = 5.0
"""Between a fold and the pieces on either side of it, bleed included."""

FOOT_MM: Final = 5.0
"""Kept free for scale bar and note on sheets whose margins are full of marks."""

FOLD_LINE_MM: Final = 4.0
"""How far the line to fold a sheet along reaches beyond the pieces."""


@dataclass(frozen=True)
class Mirror:
    """How a sheet is turned over, or folded: about its upright middle line, or about its level one.

    About the level line every back is also upside down. `shift_mm` is added to all that is mirrored.
    """

    paper: Paper
    about_upright: bool
    shift_mm: Point = (0.0, 0.0)

    def point(self, point: Point) -> Point:
        """Return where a point of the front lies on the back."""
        x, y = point
        right, down = self.shift_mm
        if self.about_upright:
            return (self.paper.width_mm - x + right, y + down)
        return (x + right, self.paper.height_mm - y + down)

    def box(self, box: Box) -> Box:
        """Return where a rectangle of the front lies on the back."""
        (x1, y1), (x2, y2) = self.point((box.x, box.y)), self.point((box.right, box.bottom))
        return Box(min(x1, x2), min(y1, y2), box.width, box.height)

    def placed(self, placed: Placed) -> Placed:
        """Return a drawing of the back, laid out in the frame of the front, where it is printed."""
        return replace(
            placed,
            trim=self.box(placed.trim),
            clip=self.box(placed.clip),
            half_turned=placed.half_turned == self.about_upright,
        )

    def line(self, line: Line) -> Line:
        """Return where a mark of the front lies on the back."""
        return replace(line, start=self.point(line.start), end=self.point(line.end))


def turned_over(paper: Paper, duplex: Duplex, shift_mm: Point = (0.0, 0.0)) -> Mirror:
    """Return how a sheet is turned over: its short edge if that is asked for, else its long one.

    `shift_mm` is that of an upright sheet. On a sheet that lies on its side it is turned with it, the way printers
    turn such a page: its head to the left.
    """
    right, down = shift_mm
    shift = shift_mm if paper.upright else (-down, right)
    return Mirror(paper, paper.upright == (duplex != "short"), shift)


@dataclass(frozen=True)
class Field:
    """A paper as it lies, what of it fronts may cover, and how backs come behind them (None: they are not printed)."""

    paper: Paper
    area: Box
    mirror: Mirror | None
    folded: bool = False

    @property
    def with_foot(self) -> "Field":
        """The field without a strip along its foot, or along its head if backs upside down take the foot."""
        x, y, width, height = self.area.x, self.area.y, self.area.width, self.area.height - FOOT_MM
        folded_level = self.folded and self.mirror is not None and not self.mirror.about_upright
        return replace(self, area=Box(x, y + FOOT_MM if folded_level else y, width, height))


def both_ways(paper: Paper) -> tuple[Paper, Paper]:
    """Return the paper upright, and turned on its side."""
    return (paper, paper.turned) if paper.upright else (paper.turned, paper)


def fields(setup: Setup, *, backs: bool) -> tuple[Field, ...]:
    """Return all ways the paper may lie, the upright ones first."""
    return tuple(field for paper in both_ways(setup.paper) for field in _fields_of(paper, setup, backs=backs))


def _fields_of(paper: Paper, setup: Setup, *, backs: bool) -> Iterator[Field]:
    area = Box(0, 0, paper.width_mm, paper.height_mm).inset(setup.margin_mm)
    if not backs:
        yield Field(paper, area, None)
    elif setup.duplex == "fold":
        left = Box(area.x, area.y, area.width / 2 - FOLD_CLEARANCE_MM, area.height)
        upper = Box(area.x, area.y, area.width, area.height / 2 - FOLD_CLEARANCE_MM)
        yield Field(paper, left, Mirror(paper, about_upright=True), folded=True)
        yield Field(paper, upper, Mirror(paper, about_upright=False), folded=True)
    else:
        yield Field(paper, area, turned_over(paper, setup.duplex, setup.back_shift_mm))


def filled_sheet(field: Field, blocks: tuple[Block, ...], batch: tuple[Piece, ...], setup: Setup, cuts: int) -> Sheet:
    """Return the sheet of blocks whose cells the batch fills, in order; `cuts` is how many straight ones it takes."""
    front = Side(
        _placed(blocks, batch, _front, lambda block: front_edges(block, marks=setup.marks)),
        tuple(_marks(blocks, lambda block: front_edges(block, marks=True))) if setup.marks else (),
        tuple(_circles(blocks)) if setup.outlines else (),
    )
    folds = sum(len(block.size.folds_mm) * block.count for block in blocks)
    if field.mirror is None:
        return Sheet(field.paper, front, straight_cuts=cuts, folds=folds)
    back = Side(_placed(blocks, batch, _back, back_edges), tuple(_marks(blocks, back_edges)) if setup.marks else ())
    behind = mirrored(back, field.mirror)
    if not field.folded:
        return Sheet(field.paper, front, behind, straight_cuts=cuts, folds=folds)
    lines = (*front.lines, *behind.lines, _fold(field, blocks))
    return Sheet(
        field.paper,
        Side((*front.placed, *behind.placed), lines, front.circles),
        straight_cuts=cuts,
        folds=folds + 1,
    )


def mirrored(side: Side, mirror: Mirror) -> Side:
    """Return a side that was laid out in the frame of the front as it is printed behind it."""
    return Side(tuple(map(mirror.placed, side.placed)), tuple(map(mirror.line, side.lines)))


def _front(piece: Piece) -> Drawing | None:
    return piece.front


def _back(piece: Piece) -> Drawing | None:
    return piece.back


def _placed(
    blocks: tuple[Block, ...],
    batch: tuple[Piece, ...],
    face: Callable[[Piece], Drawing | None],
    edges_of: Callable[[Block], Edges],
) -> tuple[Placed, ...]:
    """Return one face of every piece at its place; pieces without it leave theirs blank."""
    placed: list[Placed] = []
    rest = iter(batch)
    for block in blocks:
        edges = edges_of(block)
        for at, piece in enumerate(islice(rest, block.count)):
            drawing = face(piece)
            if drawing is not None:
                cell, seen = block.cell(at), clip(block, at, edges)
                placed.append(Placed(drawing, cell, seen, shape=piece.shape, folds_mm=piece.folds_mm))
    return tuple(placed)


def _marks(blocks: tuple[Block, ...], edges_of: Callable[[Block], Edges]) -> Iterator[Line]:
    """Yield crop marks and fold marks; circles are cut out along their outline."""
    for block in blocks:
        edges = edges_of(block)
        if not block.size.circle:
            yield from crop_marks(block, edges)
        yield from fold_marks(block, edges)


def _circles(blocks: tuple[Block, ...]) -> Iterator[tuple[tuple[float, float], float]]:
    for block in blocks:
        if block.size.circle:
            yield from ((block.cell(at).centre, block.size.width_mm / 2) for at in range(block.count))


def _fold(field: Field, blocks: tuple[Block, ...]) -> Line:
    """Return the line in the middle of the sheet along which backs are folded behind their fronts."""
    boxes = tuple(block.box for block in blocks)
    if field.mirror and field.mirror.about_upright:
        x = field.paper.width_mm / 2
        top, bottom = min(box.y for box in boxes), max(box.bottom for box in boxes)
        return Line((x, top - FOLD_LINE_MM), (x, bottom + FOLD_LINE_MM), "fold")
    y = field.paper.height_mm / 2
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    return Line((left - FOLD_LINE_MM, y), (right + FOLD_LINE_MM, y), "fold")
