"""Pieces as a theme has them: the one place where themes change what components have drawn."""

from collections.abc import Sequence
from dataclasses import replace

from exporters.drawing import Drawing, Group, Item, Text, Use
from exporters.faces import MM_PER_PT
from exporters.low_ink import low_ink
from exporters.matrices import scale
from exporters.metrics import CAP_HEIGHT_EM, text_width_mm
from exporters.pieces import Piece
from exporters.themes import Theme


def themed(pieces: Sequence[Piece], theme: Theme, *, true_size: bool = False) -> tuple[Piece, ...]:
    """Return the pieces as the theme has them; those of `true_size` measure something and keep their size."""
    made: dict[int, Drawing] = {}

    def drawing(plain: Drawing) -> Drawing:
        if id(plain) not in made:
            made[id(plain)] = _themed(plain, theme, true_size=true_size)
        return made[id(plain)]

    factor = 1.0 if true_size else theme.enlarge
    return tuple(
        replace(
            piece,
            front=drawing(piece.front),
            back=drawing(piece.back) if piece.back else None,
            folds_mm=tuple(fold * factor for fold in piece.folds_mm),
        )
        for piece in pieces
    )


def _themed(drawing: Drawing, theme: Theme, *, true_size: bool) -> Drawing:
    if theme.low_ink:
        drawing = low_ink(drawing)
    if true_size:
        return drawing if theme.text_scale == 1 else _with_larger_type(drawing, theme.text_scale)
    return drawing if theme.enlarge == 1 else _enlarged(drawing, theme.enlarge)


def _enlarged(drawing: Drawing, factor: float) -> Drawing:
    """Return the drawing with every length multiplied, its bleed included."""
    return replace(
        drawing,
        width_mm=drawing.width_mm * factor,
        height_mm=drawing.height_mm * factor,
        bleed_mm=drawing.bleed_mm * factor,
        items=(Group(drawing.items, scale(factor)),),
    )


def _with_larger_type(drawing: Drawing, factor: float) -> Drawing:
    return replace(drawing, items=tuple(_larger(item, factor) for item in drawing.items))


def _larger(item: Item, factor: float) -> Item:
    """Return an item with its type larger about the middle of each run, and nothing else."""
    match item:
        case Group():
            return replace(item, items=tuple(_larger(part, factor) for part in item.items))
        case Use(fill=None):
            symbol = replace(
                item.symbol,
                name=f"{item.symbol.name}-x{factor:g}",
                items=tuple(_larger(part, factor) for part in item.symbol.items),
            )
            return replace(item, symbol=symbol)
        case Text():
            return _larger_run(item, factor)
    return item


def _larger_run(run: Text, factor: float) -> Text:
    width = text_width_mm(run.string, run.face, run.size_pt, run.tracking_pt)
    height = run.size_pt * MM_PER_PT * CAP_HEIGHT_EM
    return replace(
        run,
        x=run.x - width * (factor - 1) / 2,
        baseline=run.baseline + height * (factor - 1) / 2,
        size_pt=run.size_pt * factor,
        tracking_pt=run.tracking_pt * factor,
    )
