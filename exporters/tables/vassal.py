"""VASSAL: a module, and the table that its cards lie on."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, groupby
from typing import Final
from xml.etree import ElementTree as ET

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.imposition.pieces import Shape
from exporters.kit.runs import Artifact
from exporters.tables.supplies import Supply
from exporters.tables.tokens import Kind, Shot, Token, archive, decks, distinct, png, shot
from exporters.tables.vassal_maps import Board, Pile, Places, battlefield, card_map, holding_map, piece_slot
from exporters.tables.vassal_pieces import VASSAL_VERSION, Slot, document, element, entry, module_data
from exporters.text.fitting import line
from exporters.text.lines import TextStyle

CLOTH: Final = Ink(rgb=(46, 62, 68), cmyk=(40, 20, 15, 70))
CLOTH_LIGHT: Final = Ink(rgb=(58, 76, 83), cmyk=(36, 18, 14, 62))
LINE: Final = Ink(rgb=(128, 150, 158), cmyk=(20, 8, 5, 36))
MARGIN_MM: Final = 8.0
GAP_MM: Final = 9.0
TITLE_MM: Final = 8.0
RIM_MM: Final = 2.0
CORNER_MM: Final = 3.5
PLAYED: Final = "Played"
TITLE: Final = TextStyle(Face.TITLE, 13, 7, WHITE, align="centre", valign="middle", tracking_pt=0.4)
SMALL: Final = TextStyle(Face.LABEL, 9, 7, LINE, align="centre", valign="middle", tracking_pt=0.6)

ZIP: Final = "application/zip"
SHEET_FACTOR: Final = 1.5
"""How much finer than the map the pages are that are read."""

PLAIN_IN: Final = 36
PLAIN: Final = Ink(rgb=(122, 132, 104), cmyk=(20, 10, 35, 42))
DICE: Final = "** $nDice$d$nSides$: $result$ ** <$PlayerName$>"


def card_table(titles: Sequence[str], width_mm: float, height_mm: float) -> tuple[Drawing, tuple[Box, ...]]:
    """Return the table for decks of cards of one size, and the places of the decks, then those of what is played."""
    step = width_mm + GAP_MM
    decks = tuple(
        Box(MARGIN_MM + RIM_MM + at * step, MARGIN_MM + TITLE_MM + RIM_MM, width_mm, height_mm)
        for at in range(len(titles))
    )
    played = tuple(box.lowered(height_mm + TITLE_MM + 3 * RIM_MM) for box in decks)
    width = 2 * (MARGIN_MM + RIM_MM) + len(titles) * step - GAP_MM
    height = played[0].bottom + RIM_MM + MARGIN_MM
    items: list[Item] = [Rect(0, 0, width, height, fill=CLOTH)]
    for title, deck, pile in zip(titles, decks, played, strict=True):
        items.extend(_place(title, deck, TITLE))
        items.extend(_place(PLAYED.upper(), pile, SMALL))
    return Drawing("card_table", "Cards", width, height, tuple(items)), (*decks, *played)


def _place(title: str, box: Box, style: TextStyle) -> tuple[Item, ...]:
    rim = box.inset(-RIM_MM)
    head = Box(rim.x - GAP_MM / 2, rim.y - TITLE_MM, rim.width + GAP_MM, TITLE_MM)
    place = Rect(rim.x, rim.y, rim.width, rim.height, CORNER_MM, CLOTH_LIGHT, Stroke(LINE, 0.5))
    return (place, *line(title, head, style))


@dataclass
class _Stock:
    """Pictures to be taken, by file name, and the numbers that pieces get; `scale` is pixels an inch, whole."""

    scale: int
    shots: dict[str, Shot] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def picture(self, name: str, drawing: Drawing, shape: Shape = "rectangle", factor: float = 1.0) -> str:
        """Return the file name of a picture."""
        file = f"{name.replace('/', '-')}.png"
        self.shots.setdefault(file, shot(drawing, self.scale * factor, shape))
        return file

    def slot(self, token: Token) -> Slot:
        """Return the piece of a token, under a new number."""
        front = self.picture(token.key, token.front, token.shape)
        back = self.picture(token.back_key, token.back, token.shape) if token.back else ""
        size = (self.shots[front].width, self.shots[front].height)
        name = " ".join(token.title.split())  # a tab would begin another trait
        return Slot(next(self.numbers), name, front, back, size, token.deck_title)

    def board(self, name: str, key: str, token: Token) -> Board:
        """Return the board of a token."""
        image = self.picture(key, token.front)
        measured = token.kind is Kind.BOARD
        places = Places(token.areas, token.spots, measured)
        return Board(name, image, self.shots[image].height, self.scale / MM_PER_IN, places, token.either_way)


def vassal_files(supply: Supply) -> Iterator[Artifact]:
    """Yield the module."""
    boards = supply.of(Kind.BOARD)
    stock = _Stock(min((int(supply.dpi_of(board.front)) for board in boards), default=supply.dpi))
    root = _module(supply, stock)
    manifest = supply.manifest
    files = {
        "buildFile.xml": document(root),
        "moduledata": module_data(manifest.title, manifest.version, _description(supply)),
    }
    for name, picture in zip(stock.shots, supply.taken(stock.shots.values()), strict=True):
        files[f"images/{name}"] = png(picture)
    yield Artifact(f"{manifest.id}.vmod", ZIP, archive(files))


def _module(supply: Supply, stock: _Stock) -> ET.Element:
    manifest = supply.manifest
    parts = (
        element("module.BasicCommandEncoder"),
        *_roster(supply.tokens),
        *_maps(supply, stock),
        *_palette(supply, stock),
        *_sheets(supply, stock),
        _dice(),
    )
    return element(
        "GameModule",
        *parts,
        name=manifest.title,
        version=manifest.version,
        description=_description(supply),
        VassalVersion=VASSAL_VERSION,
        nextPieceSlotId=next(stock.numbers),
    )


def _description(supply: Supply) -> str:
    """Return what the list of modules says of this one, and whose packs it builds on."""
    return "; ".join(filter(None, (supply.manifest.description, supply.builds_on)))


def _roster(tokens: Iterable[Token]) -> Iterator[ET.Element]:
    """Yield the sides that may be played, if pieces belong to any."""
    owners = dict.fromkeys(token.owner for token in tokens if token.owner)
    if owners:
        roster = element("module.PlayerRoster", buttonText="Change side", buttonToolTip="Play another side, or watch")
        roster.extend(entry("entry", owner) for owner in owners)
        yield roster


def _maps(supply: Supply, stock: _Stock) -> Iterator[ET.Element]:
    found = supply.of(Kind.BOARD)
    titles = distinct(token.plain_title for token in found)
    boards = tuple(stock.board(title, token.key, token) for title, token in zip(titles, found, strict=True))
    yield battlefield(boards or (_plain_board(stock),))
    for token in supply.of(Kind.MAT):
        yield holding_map(stock.board(token.title, token.key, token), token.owner)
    if cards := supply.of(Kind.CARD):
        yield _card_map(cards, stock)


def _plain_board(stock: _Stock) -> Board:
    side = PLAIN_IN * MM_PER_IN
    plain = Drawing("plain", "Plain", side, side, (Rect(0, 0, side, side, fill=PLAIN),))
    return stock.board("Plain", "plain", Token("plain", "Plain", Kind.BOARD, "", plain))


def _card_map(cards: tuple[Token, ...], stock: _Stock) -> ET.Element:
    piled = decks(cards)
    width = max(card.front.width_mm for card in cards)
    height = max(card.front.height_mm for card in cards)
    drawing, places = card_table(tuple(piled), width, height)
    board = stock.board("Cards", "card_table", Token("card_table", "Cards", Kind.BOARD, "", drawing))
    piles = [
        Pile(title, place, tuple(stock.slot(card) for card in found for _ in range(card.copies)))
        for (title, found), place in zip(piled.items(), places, strict=False)
    ]
    piles += [
        Pile(f"{title}, played", place, (), title) for title, place in zip(piled, places[len(piled) :], strict=True)
    ]
    return card_map(board, piles)


def _palette(supply: Supply, stock: _Stock) -> Iterator[ET.Element]:
    """Yield the window of all pieces that are moved about, a tab a product."""
    groups = groupby(supply.of(Kind.COUNTER, Kind.STANDEE), key=lambda token: token.group)
    tabs = tuple(
        element("widget.ListWidget", *(piece_slot(stock.slot(token)) for token in found), entryName=title)
        for title, found in groups
    )
    if tabs:
        pieces = element("widget.TabWidget", *tabs, entryName="Pieces")
        yield element("module.PieceWindow", pieces, name="Pieces", text="Pieces", tooltip="Counters and figures")


def _sheets(supply: Supply, stock: _Stock) -> Iterator[ET.Element]:
    """Yield the window of all pages that are read, a tab a product."""
    tabs = tuple(
        element("widget.ListWidget", *(_chart(token, stock) for token in found), entryName=title)
        for title, found in groupby(supply.of(Kind.SHEET), key=lambda token: token.group)
    )
    if tabs:
        sheets = element("widget.TabWidget", *tabs, entryName="Sheets")
        yield element("module.ChartWindow", sheets, name="Sheets", text="Sheets", tooltip="Factions and reference")


def _chart(token: Token, stock: _Stock) -> ET.Element:
    image = stock.picture(token.key, token.front, factor=SHEET_FACTOR)
    return element("widget.Chart", chartName=token.title, fileName=image)


def _dice() -> ET.Element:
    """Return the dice: how many of how many sides is asked at each throw."""
    return element(
        "module.DiceButton",
        name="Dice",
        text="Dice",
        tooltip="Throw dice",
        nDice=1,
        nSides=6,
        plus=0,
        addToTotal=0,
        reportTotal=False,
        prompt=True,
        reportFormat=DICE,
    )
