"""Tabletop Simulator: a saved table, and its sheets of cards."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count, groupby
from typing import Final

from PIL import Image

from exporters.drawing.display_list import Drawing
from exporters.faces.fonts import MM_PER_IN
from exporters.imposition.pieces import Spot
from exporters.kit.runs import PNG, Artifact
from exporters.tables import simulator_objects
from exporters.tables.simulator_objects import Laid, Saved, around
from exporters.tables.supplies import Supply, titled
from exporters.tables.tokens import Kind, Shot, Token, decks, png, shot, taken

LEAST: Final = 2
MOST_COLUMNS: Final = 10
MOST_ROWS: Final = 7
MOST_CARDS: Final = MOST_COLUMNS * MOST_ROWS - 1
MOST_PX: Final = 4096
SheetSides = tuple[Image.Image, Image.Image]

JSON: Final = "application/json"
PICTURES: Final = "pictures"
DIGEST_LENGTH: Final = 8
CARD_IN: Final = (2.5, 3.5)
BAG_IN: Final = 2.5
THICKNESS_IN: Final = {Kind.COUNTER: 0.1, Kind.SHEET: 0.05, Kind.MAT: 0.05, Kind.BOARD: 0.1}
HANDY_IN: Final = 3.0
"""The largest counter that lies on the table from the start; products with larger ones come in bags."""

OTHER_BOARDS: Final = "Other boards"
ENDLESS: Final = "An endless bag; the printed game has {copies}."
NOTE: Final = "One inch of the game is one inch of the table: hold Tab to measure."


@dataclass(frozen=True)
class CardSheet:
    """Cards of one deck and one size, row by row, in a grid of cells of whole pixels; the last cell is no card's."""

    deck: str
    cards: tuple[Token, ...]
    columns: int
    rows: int
    cell_width: int
    cell_height: int

    @property
    def back(self) -> Drawing:
        """The back that all its cards share."""
        back = self.cards[0].back
        if back is None:
            raise ValueError(f"cards of a deck must have a back, got {self.cards[0].key!r}")
        return back


def grid(cards: int) -> tuple[int, int]:
    """Return columns and rows of the smallest grid for some cards and the hidden cell; of equal ones the flattest.

    Raises:
        ValueError: no grid is large enough.
    """
    sizes = ((c, r) for r in range(LEAST, MOST_ROWS + 1) for c in range(LEAST, MOST_COLUMNS + 1) if c * r > cards)
    found = min(sizes, key=lambda size: (size[0] * size[1], size[1]), default=None)
    if found is None:
        raise ValueError(f"a sheet must hold at most {MOST_CARDS} cards, got {cards}")
    return found


def card_sheets(cards: Sequence[Token], dpi: float) -> Iterator[CardSheet]:
    """Yield the sheets of the cards of a deck; many cards, or cards of several sizes, need several."""
    for _, found in groupby(sorted(cards, key=_size), key=_size):
        together = tuple(found)
        for start in range(0, len(together), MOST_CARDS):
            yield _sheet(together[start : start + MOST_CARDS], dpi)


def _size(card: Token) -> tuple[float, float]:
    return card.front.width_mm, card.front.height_mm


def _sheet(cards: tuple[Token, ...], dpi: float) -> CardSheet:
    columns, rows = grid(len(cards))
    width, height = cards[0].front.width_mm, cards[0].front.height_mm
    fine = min(dpi, MOST_PX * MM_PER_IN / (columns * width), MOST_PX * MM_PER_IN / (rows * height))
    cell_width, cell_height = (max(1, int(length / MM_PER_IN * fine)) for length in (width, height))
    return CardSheet(cards[0].deck, cards, columns, rows, cell_width, cell_height)


def sheet_pictures(sheet: CardSheet, draw: Callable[[Iterable[Shot]], Iterator[Image.Image]] = taken) -> SheetSides:
    """Return the sheet, the back in its last cell, and the back by itself."""
    drawings = (*(card.front for card in sheet.cards), sheet.back)
    *fronts, back = draw(Shot(drawing, sheet.cell_width, sheet.cell_height) for drawing in drawings)
    whole = Image.new("RGB", (sheet.columns * sheet.cell_width, sheet.rows * sheet.cell_height), "white")
    for at, front in enumerate(fronts):
        row, column = divmod(at, sheet.columns)
        whole.paste(front, (column * sheet.cell_width, row * sheet.cell_height))
    whole.paste(back, (whole.width - sheet.cell_width, whole.height - sheet.cell_height))
    return whole, back


@dataclass
class Pictures:
    """Pictures under names that change with what they show: the game keeps what it once loaded from an address."""

    base_url: str
    artifacts: dict[str, Artifact] = field(default_factory=dict)

    def add(self, name: str, picture: Image.Image) -> str:
        """Return the address of a picture; those that show the same are kept once, under the first name."""
        data = png(picture)
        digest = sha256(data).hexdigest()
        path = f"{PICTURES}/{name.replace('/', '-')}-{digest[:DIGEST_LENGTH]}.png"
        return self.base_url + self.artifacts.setdefault(digest, Artifact(path, PNG, data)).name


def simulator_files(supply: Supply) -> Iterator[Artifact]:
    """Yield the saved object, then the pictures it names by their address."""
    pictures = Pictures(supply.order.base_url)
    piles = tuple(_decks(supply, pictures))
    urls = _urls(supply, pictures)
    boards = tuple(_laid(token, urls) for token in supply.of(Kind.BOARD))
    mats = tuple(_laid(token, urls) for token in supply.of(Kind.MAT))
    bags = list(_bagged(OTHER_BOARDS, boards[1:]))
    handy: list[Laid] = []
    for title, group in _groups(supply):
        things = tuple(_laid(token, urls) for token in group)
        if all(map(_is_handy, group)):
            handy.extend(things)
        else:
            bags.extend(_bagged(title, things))
    laid = around(boards[:1], (*mats, *bags), (*piles, *handy))
    note = f"{NOTE}\n{supply.builds_on}" if supply.builds_on else NOTE
    saved = simulator_objects.save_of(titled(supply.manifest), note, laid)
    text = json.dumps(saved, indent=1, ensure_ascii=False) + "\n"
    yield Artifact(f"{supply.manifest.id}.json", JSON, text.encode())
    yield from pictures.artifacts.values()


def _groups(supply: Supply) -> Iterator[tuple[str, tuple[Token, ...]]]:
    """Yield the tokens that are neither cards nor played on, by product."""
    found = supply.of(Kind.COUNTER, Kind.STANDEE, Kind.SHEET)
    for title, group in groupby(found, key=lambda token: token.group):
        yield title, tuple(group)


def _is_handy(token: Token) -> bool:
    """Whether a token may lie on the table from the start: a small counter."""
    size = max(token.front.width_mm, token.front.height_mm) / MM_PER_IN
    return token.kind is Kind.COUNTER and size <= HANDY_IN


def _bagged(title: str, things: Sequence[Laid]) -> Iterator[Laid]:
    """Yield a bag with the things; a single one lies by itself."""
    if len(things) == 1:
        yield things[0]
    elif things:
        for laid in things:
            simulator_objects.put(laid.thing, 0, 0, laid.scale)
        yield Laid(simulator_objects.bag(title, (laid.thing for laid in things)), BAG_IN, BAG_IN)


def _decks(supply: Supply, pictures: Pictures) -> Iterator[Laid]:
    numbers = count(1)
    for title, deck in decks(supply.of(Kind.CARD)).items():
        sheets: dict[str, Saved] = {}
        cards: list[Saved] = []
        for sheet in card_sheets(deck, supply.dpi):
            number = next(numbers)
            sheets[str(number)] = _custom_deck(supply, sheet, number, pictures)
            cards.extend(_cards(sheet, number, sheets))
        yield Laid(simulator_objects.deck_of(title, cards, sheets), *CARD_IN, face_down=True)


def _custom_deck(supply: Supply, sheet: CardSheet, number: int, pictures: Pictures) -> Saved:
    whole, back = sheet_pictures(sheet, supply.taken)
    face_url = pictures.add(f"sheet-{number}-{sheet.deck}", whole)
    return simulator_objects.custom_deck(face_url, pictures.add(sheet.deck, back), sheet.columns, sheet.rows)


def _cards(sheet: CardSheet, number: int, sheets: dict[str, Saved]) -> Iterator[Saved]:
    for cell, token in enumerate(sheet.cards):
        for _ in range(token.copies):
            yield simulator_objects.card(token.title, token.words, number, cell, sheets)


def _urls(supply: Supply, pictures: Pictures) -> dict[str, str]:
    """Return the address of every side but of cards: of a front under the key of its token, of a back its own."""
    found = tuple(token for token in supply.tokens if token.kind is not Kind.CARD)
    sides = {token.key: token.front for token in found}
    sides |= {token.back_key: token.back for token in found if token.back}
    shots = (shot(side, supply.dpi_of(side)) for side in sides.values())
    return {name: pictures.add(name, picture) for name, picture in zip(sides, supply.taken(shots), strict=True)}


def _share(token: Token, spot: Spot) -> tuple[float, float]:
    """Return where a spot lies on a token, as shares of its width and height from the upper left."""
    return spot.at_mm[0] / token.front.width_mm, spot.at_mm[1] / token.front.height_mm


def _laid(token: Token, urls: dict[str, str]) -> Laid:
    width, height = token.front.width_mm / MM_PER_IN, token.front.height_mm / MM_PER_IN
    back = urls.get(token.back_key, "")
    scale = simulator_objects.tile_scale(width, height)
    if token.kind is Kind.STANDEE:
        thing = simulator_objects.figurine(token.title, urls[token.key], back)
        scale = (scale[0], scale[0], scale[0])
    else:
        thing = simulator_objects.tile(
            token.title,
            urls[token.key],
            back,
            circle=token.shape == "circle",
            thickness_in=THICKNESS_IN[token.kind],
        )
        simulator_objects.let_snap(thing, (_share(token, spot) for spot in token.spots))
    thing["Locked"] = token.kind in (Kind.BOARD, Kind.MAT)
    if token.owner in simulator_objects.PLAYERS:
        zone = simulator_objects.hidden_zone(token.owner)
        return Laid(thing, width, height, scale, over=zone, over_scale=(width, simulator_objects.ZONE_IN, height))
    if token.copies == 1:
        return Laid(thing, width, height, scale)
    simulator_objects.put(thing, 0, 0, scale)
    return Laid(simulator_objects.endless(thing, ENDLESS.format(copies=token.copies)), BAG_IN, BAG_IN)
