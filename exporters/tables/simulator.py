"""Tabletop Simulator: a saved object with the table, decks, counters and figures, and the pictures it names."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import Final

from PIL import Image

from exporters.pressing import PNG, Artifact
from exporters.tables import simulator_objects as objects
from exporters.tables.card_sheets import CardSheet, card_sheets, sheet_pictures
from exporters.tables.places import Laid, around
from exporters.tables.shots import MM_PER_INCH, png, shot, taken
from exporters.tables.simulator_objects import Saved
from exporters.tables.supplies import Supply, titled
from exporters.tables.tokens import Kind, Token, decks

JSON: Final = "application/json"
PICTURES: Final = "pictures"
DIGEST_LENGTH: Final = 8
CARD_IN: Final = (2.5, 3.5)
BAG_IN: Final = 2.5
THICKNESS_IN: Final = {Kind.COUNTER: 0.1, Kind.SHEET: 0.05, Kind.MAT: 0.05, Kind.BOARD: 0.1}
ENDLESS: Final = "An endless bag; the printed game has {copies}."
NOTE: Final = "One inch of the game is one inch of the table: hold Tab to measure."


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
    boards, others = _laid_tokens(supply, pictures)
    laid = around(boards[:1], (*_rest_of(boards), *piles, *others))
    saved = objects.save_of(titled(supply.manifest), NOTE, laid)
    text = json.dumps(saved, indent=1, ensure_ascii=False) + "\n"
    yield Artifact(f"{supply.manifest.id}.json", JSON, text.encode())
    yield from pictures.artifacts.values()


def _rest_of(boards: Sequence[Laid]) -> Iterator[Laid]:
    """Yield a bag with the boards that are not on the table, if there are any."""
    for board in boards[1:]:
        objects.put(board.thing, 0, 0, board.scale)
    if len(boards) > 1:
        yield Laid(objects.bag("Other boards", (board.thing for board in boards[1:])), BAG_IN, BAG_IN)


def _decks(supply: Supply, pictures: Pictures) -> Iterator[Laid]:
    numbers = count(1)
    for title, deck in decks(supply.of(Kind.CARD)).items():
        sheets: dict[str, Saved] = {}
        cards: list[Saved] = []
        for sheet in card_sheets(deck, supply.dpi):
            number = next(numbers)
            sheets[str(number)] = _custom_deck(sheet, number, pictures)
            cards.extend(_cards(sheet, number, sheets))
        yield Laid(objects.deck_of(title, cards, sheets), *CARD_IN, face_down=True)


def _custom_deck(sheet: CardSheet, number: int, pictures: Pictures) -> Saved:
    whole, back = sheet_pictures(sheet)
    face_url = pictures.add(f"sheet-{number}-{sheet.deck}", whole)
    return objects.custom_deck(face_url, pictures.add(sheet.deck, back), sheet.columns, sheet.rows)


def _cards(sheet: CardSheet, number: int, sheets: dict[str, Saved]) -> Iterator[Saved]:
    for cell, token in enumerate(sheet.cards):
        for _ in range(token.copies):
            yield objects.card(token.title, token.words, number, cell, sheets)


def _laid_tokens(supply: Supply, pictures: Pictures) -> tuple[tuple[Laid, ...], tuple[Laid, ...]]:
    """Return the boards, and all else but cards."""
    found = tuple(token for token in supply.tokens if token.kind is not Kind.CARD)
    urls = _urls(found, supply, pictures)
    boards: list[Laid] = []
    others: list[Laid] = []
    for token in found:
        laid = _laid(token, urls)
        (boards if token.kind is Kind.BOARD else others).append(laid)
    return tuple(boards), tuple(others)


def _urls(found: Sequence[Token], supply: Supply, pictures: Pictures) -> dict[str, str]:
    """Return the address of every side: of a front under the key of its token, of a back under its own."""
    sides = {token.key: token.front for token in found}
    sides |= {token.back_key: token.back for token in found if token.back}
    shots = (shot(side, supply.dpi_of(side)) for side in sides.values())
    return {name: pictures.add(name, picture) for name, picture in zip(sides, taken(shots), strict=True)}


def _laid(token: Token, urls: dict[str, str]) -> Laid:
    width, height = token.front.width_mm / MM_PER_INCH, token.front.height_mm / MM_PER_INCH
    back = urls.get(token.back_key, "")
    scale = objects.tile_scale(width, height)
    if token.kind is Kind.STANDEE:
        thing = objects.figurine(token.title, urls[token.key], back)
        scale = (scale[0], scale[0], scale[0])
    else:
        thing = objects.tile(
            token.title,
            urls[token.key],
            back,
            circle=token.round,
            thickness_in=THICKNESS_IN[token.kind],
        )
    thing["Locked"] = token.kind in (Kind.BOARD, Kind.MAT)
    if token.owner in objects.PLAYERS:
        zone = objects.hidden_zone(token.owner)
        return Laid(thing, width, height, scale, over=zone, over_scale=(width, objects.ZONE_IN, height))
    if token.copies == 1:
        return Laid(thing, width, height, scale)
    objects.put(thing, 0, 0, scale)
    return Laid(objects.endless(thing, ENDLESS.format(copies=token.copies)), BAG_IN, BAG_IN)
