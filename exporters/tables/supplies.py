"""What the files of a digital table are made from."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from exporters.drawing.display_list import Drawing
from exporters.tables.orders import TableOrder
from exporters.tables.shots import Shot, finest, taken
from exporters.tables.tokens import Kind, Token
from schemas.models.pack import Manifest

MODEST_DPI: Final = 36.0
"""Below it no text of a piece can be read."""


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
