"""Tokens: what pieces of paper become on a digital table."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from exporters.components.base import Product
from exporters.drawing.display_list import Drawing, Group, Matrix, Rect, strings
from exporters.drawing.shapes import shift
from exporters.imposition.pieces import Area, Piece, Shape, Spot


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
    return front, replace(back, name=f"{back.name}_back")


def part(drawing: Drawing, seen: Rect, *, turned: bool = False) -> Drawing:
    """Return a rectangle of a drawing (in the frame of its trimmed edges) as one of its own, upside down if asked."""
    rim = drawing.bleed_mm + drawing.slug_mm
    left, top = rim + seen.x, rim + seen.y
    matrix: Matrix = (-1, 0, 0, -1, left + seen.width, top + seen.height) if turned else shift(-left, -top)
    clip = Rect(left, top, seen.width, seen.height)
    return Drawing(drawing.name, drawing.title, seen.width, seen.height, (Group(drawing.items, matrix, clip),))
