"""A picture of every side of every token, named by id, and a list of them: what any digital table can import."""

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Final

from exporters.drawing.display_list import Drawing
from exporters.imposition.pieces import Shape
from exporters.kit.files import PNG, Artifact
from exporters.tables.shots import png, shot
from exporters.tables.supplies import Supply
from exporters.tables.tokens import Token
from schemas.packs.report import inert_cell

CSV: Final = "text/csv"
INDEX: Final = "index.csv"
COLUMNS: Final = ("name", "title", "kind", "front", "back", "deck", "copies", "width_mm", "height_mm", "dpi")


def single_pictures(supply: Supply) -> Iterator[Artifact]:
    """Yield the list, then a PNG of each side: `<kind>/<id>.png`; backs that a deck shares once, in `backs/`."""
    yield Artifact(INDEX, CSV, _index(supply).encode())
    sides = _sides(supply)
    shots = (shot(drawing, supply.dpi_of(drawing), shape) for drawing, shape in sides.values())
    for (name, (drawing, _)), picture in zip(sides.items(), supply.taken(shots), strict=True):
        yield Artifact(f"{name}.png", PNG, png(picture, supply.dpi_of(drawing)))


def _sides(supply: Supply) -> dict[str, tuple[Drawing, Shape]]:
    """Return each side once, under its name, and its shape."""
    sides: dict[str, tuple[Drawing, Shape]] = {}
    for token in supply.tokens:
        sides[token.key] = (token.front, token.shape)
        if token.back:
            sides.setdefault(token.back_key, (token.back, token.shape))
    return sides


def _index(supply: Supply) -> str:
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for token in supply.tokens:
        writer.writerow(map(inert_cell, _row(token, supply.dpi_of(token.front))))
    return out.getvalue()


def _row(token: Token, dpi: float) -> tuple[str, ...]:
    front = token.front
    return (
        token.key,
        token.title,
        token.kind.value,
        f"{token.key}.png",
        f"{token.back_key}.png" if token.back else "",
        token.deck,
        str(token.copies),
        f"{front.full_width_mm:.4g}",
        f"{front.full_height_mm:.4g}",
        f"{dpi:.4g}",
    )
