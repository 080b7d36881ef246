"""Pieces as a theme has them: the one place where themes change what components draw."""

from collections.abc import Sequence
from dataclasses import replace

from exporters.drawing.display_list import Drawing, Group, overflows
from exporters.drawing.matrices import scale
from exporters.imposition.pieces import Area, Piece
from exporters.kit.jobs import Job
from exporters.kit.products import Product
from exporters.themes.low_ink import low_ink
from exporters.themes.themes import Theme
from exporters.themes.type_scale import AS_DESIGNED, TypeScale
from schemas.diagnostics.diagnostics import Severity


def pieces_of(product: Product, job: Job) -> tuple[Piece, ...]:
    """Return the pieces of a product in the theme of the job; every text that is cut off is taken down in it."""
    theme = job.setting.theme
    scaled = TypeScale(theme.text_scale, theme.least_pt) if product.true_size else AS_DESIGNED
    made = tuple(product.pieces(replace(job, setting=replace(job.setting, type_scale=scaled))))
    for piece in made:
        _note_overflows(piece, job)
    return themed(made, theme, true_size=product.true_size)


def _note_overflows(piece: Piece, job: Job) -> None:
    """Take down what is cut off on a piece, unless its component has said so itself."""
    sides = (piece.front, piece.back) if piece.back else (piece.front,)
    said = {(known.code, known.message) for known in job.diagnostics}
    found = tuple(cut for side in sides for cut in overflows(side) if (cut.code, cut.message) not in said)
    if not found:
        return
    kind, _, name = piece.key.partition("/")
    document = job.pack.find(kind, name)
    if document is not None:
        job.note(document, found)
    else:
        job.note_rules(found)
    if any(cut.severity is Severity.ERROR for cut in found):
        job.faulty.add(piece.key)


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
            areas=tuple(_scaled(area, factor) for area in piece.areas),
            spots=tuple(replace(spot, at_mm=(spot.at_mm[0] * factor, spot.at_mm[1] * factor)) for spot in piece.spots),
        )
        for piece in pieces
    )


def _scaled(area: Area, factor: float) -> Area:
    return replace(area, corners_mm=tuple((x * factor, y * factor) for x, y in area.corners_mm))


def _themed(drawing: Drawing, theme: Theme, *, true_size: bool) -> Drawing:
    if theme.low_ink:
        drawing = low_ink(drawing)
    return drawing if true_size or theme.enlarge == 1 else _enlarged(drawing, theme.enlarge)


def _enlarged(drawing: Drawing, factor: float) -> Drawing:
    """Return the drawing with every length multiplied, its bleed included."""
    return replace(
        drawing,
        width_mm=drawing.width_mm * factor,
        height_mm=drawing.height_mm * factor,
        bleed_mm=drawing.bleed_mm * factor,
        items=(Group(drawing.items, scale(factor)),),
    )
