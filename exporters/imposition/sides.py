"""Blocks filled with pieces: the front of a sheet, and its back turned over or folded behind it."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from exporters.drawing.display_list import Drawing
from exporters.imposition.blocks import Block, Edges, back_edges, clip, crop_marks, fold_marks, front_edges
from exporters.imposition.duplex import Mirror
from exporters.imposition.fields import Field
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import Line, Placed, Setup, Sheet, Side

FOLD_LINE_MM: Final = 4.0
"""How far the line to fold a sheet along reaches beyond the pieces."""


def filled_sheet(field: Field, blocks: tuple[Block, ...], batch: tuple[Piece, ...], setup: Setup, cuts: int) -> Sheet:
    """Return the sheet of blocks whose cells the batch fills, in order; `cuts` is how many straight ones it takes."""
    front = Side(
        _placed(blocks, batch, _front, lambda block: front_edges(block, marks=setup.marks)),
        tuple(_marks(blocks, lambda block: front_edges(block, marks=True))) if setup.marks else (),
        tuple(_circles(blocks)),
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
                placed.append(Placed(drawing, block.cell(at), clip(block, at, edges), circle=block.size.circle))
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
