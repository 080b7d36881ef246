"""What a digital table is made from: the order, the tokens and their pictures; and single pictures of them."""

import csv
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Final

from PIL import Image

from exporters.drawing.display_list import Drawing
from exporters.imposition.pieces import Shape
from exporters.kit.runs import PNG, Artifact
from exporters.tables.tokens import Kind, Shot, Token, finest, png, shot, taken
from schemas.models.pack import Manifest
from schemas.packs.report import inert_cell

LEAST_DPI: Final = 36
MOST_DPI: Final = 1200
"""Pixels an inch of a piece: fewer show no text, more show nothing new."""

MODEST_DPI: Final = 36.0
"""Below it no text of a piece can be read."""

CSV: Final = "text/csv"
INDEX: Final = "index.csv"
COLUMNS: Final = ("name", "title", "kind", "front", "back", "deck", "copies", "width_mm", "height_mm", "dpi")


@dataclass(frozen=True)
class TableOrder:
    """Which products (none named: all that the table has use for), and how fine.

    `dpi` None is what suits the table. `bleed` keeps the rim outside the cut on single pictures. `base_url` is where
    the pictures will be found, put before their names in files that name them.
    """

    only: tuple[str, ...] = ()
    dpi: int | None = None
    bleed: bool = False
    base_url: str = ""


def unseen() -> None:
    """Take no notice."""


@dataclass(frozen=True)
class Supply:
    """The pack, its tokens in order, how fine they are wanted, and the most pixels that a side may have.

    `drawn` is called after each picture; what it raises breaks the work off. `builds_on` names the packs below this
    one, with their authors and licences, in a line; "" if there are none.
    """

    manifest: Manifest
    tokens: tuple[Token, ...]
    order: TableOrder
    dpi: int
    most_px: int
    drawn: Callable[[], None] = unseen
    builds_on: str = ""

    def dpi_of(self, drawing: Drawing) -> float:
        """Return the resolution of a drawing: as asked, or less if it is too large for that."""
        return finest(drawing, self.dpi, self.most_px)

    def taken(self, shots: Iterable[Shot]) -> Iterator[Image.Image]:
        """Yield the pictures in order. Few are held at a time."""
        for picture in taken(shots):
            yield picture
            self.drawn()

    def of(self, *kinds: Kind) -> tuple[Token, ...]:
        """Return the tokens of these kinds, in order."""
        return tuple(token for token in self.tokens if token.kind in kinds)

    def reduced(self) -> Iterator[Token]:
        """Yield the tokens that are less fine than was asked for, or too coarse to read whatever was asked."""
        for token in self.tokens:
            dpi = self.dpi_of(token.front)
            if dpi < (self.dpi if self.order.dpi else MODEST_DPI):
                yield token


def titled(manifest: Manifest) -> str:
    """Return what a table is called: the pack and its version."""
    return f"{manifest.title} {manifest.version}"


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
