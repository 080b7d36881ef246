"""What pieces of paper become on a digital table: tokens, their pictures, and archives of files."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from itertools import islice
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image, ImageDraw

from exporters.components.base import Product
from exporters.drawing.display_list import Drawing, Group, Matrix, Rect, strings
from exporters.drawing.shapes import shift
from exporters.faces.fonts import MM_PER_IN
from exporters.imposition.pieces import Area, MapGround, Piece, Shape, Spot
from exporters.pdf.writer import to_pdf


class Kind(StrEnum):
    """How a token is handled: drawn from a deck, moved about, stood up, read, played on, or kept beside the table."""

    CARD = "card"
    COUNTER = "counter"
    STANDEE = "standee"
    SHEET = "sheet"
    BOARD = "board"
    MAT = "mat"


@dataclass(frozen=True)
class Token:
    """A thing on a digital table: `front` and `back` as they are seen, without their bleed unless that is kept.

    `key` is unique, `back_key` names the picture of the back, which cards of a deck share. `group` is the title of
    its product; `words` are those on the front of a card.
    """

    key: str
    title: str
    kind: Kind
    group: str
    front: Drawing
    back: Drawing | None = None
    back_key: str = ""
    deck: str = ""
    copies: int = 1
    shape: Shape = "rectangle"
    words: str = ""
    areas: tuple[Area, ...] = ()
    owner: str = ""
    spots: tuple[Spot, ...] = ()
    either_way: bool = False
    ground: MapGround | None = None

    @property
    def plain_title(self) -> str:
        """The title without what stands in brackets after it."""
        return self.title.partition(" (")[0]

    @property
    def deck_title(self) -> str:
        """The name of its deck, "" if it is in none: the title of the back, without what stands in brackets."""
        return self.back.title.partition(" (")[0] if self.back and self.deck else ""


def tokens(product: Product, pieces: Sequence[Piece], *, bleed: bool = False) -> Iterator[Token]:
    """Yield the tokens of a product's pieces in order, a key that comes again with a number.

    Folded figures become their front and their back.
    """
    keys = distinct(piece.key or piece.front.name for piece in pieces)
    for piece, key in zip(pieces, keys, strict=True):
        kind = _kind(product, piece)
        front, back = standing(piece) if kind is Kind.STANDEE else _sides(piece, bleed=bleed)
        yield Token(
            key,
            piece.front.title,
            kind,
            product.title,
            front,
            back,
            f"backs/{piece.deck}" if piece.deck else f"{key}-back",
            piece.deck,
            piece.copies,
            piece.shape,
            " ".join(strings(piece.front)) if kind is Kind.CARD else "",
            piece.areas,
            piece.owner,
            piece.spots,
            piece.either_way,
            piece.ground,
        )


def distinct(names: Iterable[str]) -> Iterator[str]:
    """Yield the names, those that come again with a number after them."""
    taken: set[str] = set()
    for name in names:
        free, number = name, 1
        while free in taken:
            number += 1
            free = f"{name}-{number}"
        taken.add(free)
        yield free


def decks(cards: Iterable[Token]) -> dict[str, tuple[Token, ...]]:
    """Return the cards of each deck in order, under titles that differ, in the order of the decks' first cards."""
    found: dict[str, list[Token]] = {}
    for card in cards:
        found.setdefault(card.deck, []).append(card)
    titles = distinct(deck[0].deck_title for deck in found.values())
    return {title: tuple(deck) for title, deck in zip(titles, found.values(), strict=True)}


def _kind(product: Product, piece: Piece) -> Kind:
    if product.played_on:
        return Kind.BOARD if product.sheet == "poster" else Kind.MAT
    if len(piece.folds_mm) == 3:
        return Kind.STANDEE
    if piece.deck:
        return Kind.CARD
    return Kind.COUNTER if product.sheet == "counters" else Kind.SHEET


def _sides(piece: Piece, *, bleed: bool) -> tuple[Drawing, Drawing | None]:
    if bleed:
        return piece.front, piece.back
    return trimmed(piece.front), trimmed(piece.back) if piece.back else None


def trimmed(drawing: Drawing) -> Drawing:
    """Return the drawing cut off at its edges."""
    return part(drawing, Rect(0, 0, drawing.width_mm, drawing.height_mm))


def standing(piece: Piece) -> tuple[Drawing, Drawing]:
    """Return front and back of a figure that is folded: the panel below the middle fold, the upturned one above it."""
    upper, middle, lower = piece.folds_mm
    width = piece.front.width_mm
    front = part(piece.front, Rect(0, middle, width, lower - middle))
    back = part(piece.front, Rect(0, upper, width, middle - upper), turned=True)
    return front, back._replace(name=f"{back.name}_back")


def part(drawing: Drawing, seen: Rect, *, turned: bool = False) -> Drawing:
    """Return a rectangle of a drawing (in the frame of its trimmed edges) as one of its own, upside down if asked."""
    rim = drawing.bleed_mm + drawing.slug_mm
    left, top = rim + seen.x, rim + seen.y
    matrix: Matrix = (-1, 0, 0, -1, left + seen.width, top + seen.height) if turned else shift(-left, -top)
    clip = Rect(left, top, seen.width, seen.height)
    return Drawing(drawing.name, drawing.title, seen.width, seen.height, (Group(drawing.items, matrix, clip),))


AT_ONCE: Final = 48
SMOOTHING: Final = 4
PAPER_WHITE: Final = (255, 255, 255, 255)

Cut = Callable[[ImageDraw.ImageDraw, int, int], None]

EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
READABLE: Final = 0o644 << 16
UNIX: Final = 3


@dataclass(frozen=True)
class Shot:
    """A drawing, its bleed included, and how many pixels it gets; what is no rectangle is clear outside its outline."""

    drawing: Drawing
    width: int
    height: int
    shape: Shape = "rectangle"


def shot(drawing: Drawing, dpi: float, shape: Shape = "rectangle") -> Shot:
    """Return the drawing at a resolution, in whole pixels."""
    return Shot(drawing, pixels(drawing.full_width_mm, dpi), pixels(drawing.full_height_mm, dpi), shape)


def pixels(length_mm: float, dpi: float) -> int:
    """Return the whole pixels of a length, at least one."""
    return max(1, round(length_mm / MM_PER_IN * dpi))


def finest(drawing: Drawing, dpi: float, most_px: int) -> float:
    """Return the resolution, or the finest below it at which neither side has more than `most_px` pixels."""
    return min(dpi, most_px * MM_PER_IN / max(drawing.full_width_mm, drawing.full_height_mm))


def taken(shots: Iterable[Shot]) -> Iterator[Image.Image]:
    """Yield the pictures in order: RGB, or RGBA if they are no rectangles. Few are held at a time."""
    rest = iter(shots)
    while batch := tuple(islice(rest, AT_ONCE)):
        yield from _taken(batch)


def _taken(shots: Sequence[Shot]) -> Iterator[Image.Image]:
    with pypdfium2.PdfDocument(to_pdf([shot.drawing for shot in shots])) as document:
        for page, shot in zip(document, shots, strict=True):
            picture = _pixels_of(page, shot)
            yield _cut(picture, CUTS[shot.shape]) if shot.shape in CUTS else picture


def _pixels_of(page: pypdfium2.PdfPage, shot: Shot) -> Image.Image:
    """Return the page on exactly as many pixels as asked: pypdfium2's own `render` rounds up by itself."""
    bitmap = pypdfium2.PdfBitmap.new_native(shot.width, shot.height, pdfium.FPDFBitmap_BGR, rev_byteorder=True)
    bitmap.fill_rect(PAPER_WHITE, 0, 0, shot.width, shot.height)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, shot.width, shot.height, 0, pdfium.FPDF_REVERSE_BYTE_ORDER)
    picture: Image.Image = bitmap.to_pil()
    return picture


def _ellipse(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Fill the ellipse in a frame."""
    draw.ellipse((0, 0, width - 1, height - 1), fill=255)


def _hexagon(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Fill the hexagon in a frame, whose level sides are half as long as it is wide."""
    corners = ((0, 2), (1, 0), (3, 0), (4, 2), (3, 4), (1, 4))
    draw.polygon([((width - 1) * x / 4, (height - 1) * y / 4) for x, y in corners], fill=255)


CUTS: Final[dict[Shape, Cut]] = {"circle": _ellipse, "hexagon": _hexagon}
"""How what is left of a picture is filled, by shape; a rectangle is whole."""


def _cut(picture: Image.Image, fill: Cut) -> Image.Image:
    """Return the picture, clear outside what a shape fills of its frame."""
    large = (picture.width * SMOOTHING, picture.height * SMOOTHING)
    mask = Image.new("L", large)
    fill(ImageDraw.Draw(mask), *large)
    cut = picture.convert("RGBA")
    cut.putalpha(mask.resize(picture.size, Image.Resampling.BOX))
    return cut


def png(picture: Image.Image, dpi: float | None = None) -> bytes:
    """Return a picture as PNG, which says its resolution if that is known."""
    out = BytesIO()
    if dpi is None:
        picture.save(out, "PNG")
    else:
        picture.save(out, "PNG", dpi=(dpi, dpi))
    return out.getvalue()


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return the files as a zip, sorted by name, all of them dated as early as a zip can say."""
    out = BytesIO()
    with ZipFile(out, "w") as zipped:
        for name in sorted(files):
            entry = ZipInfo(name, EARLIEST)
            entry.compress_type, entry.create_system, entry.external_attr = ZIP_DEFLATED, UNIX, READABLE
            zipped.writestr(entry, files[name])
    return out.getvalue()
