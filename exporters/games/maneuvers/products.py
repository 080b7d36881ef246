"""What is printed of the game of maneuvers: documents with a printed form, and the products in their order."""

from collections.abc import Iterator
from typing import Final

from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.games.maneuvers.cards.character import character_card
from exporters.games.maneuvers.cards.frame import back_of
from exporters.games.maneuvers.cards.maneuver import maneuver_card
from exporters.games.maneuvers.look import look
from exporters.games.maneuvers.pieces.markers import markers
from exporters.games.maneuvers.sheets.fight import fight_sheet
from exporters.games.maneuvers.sheets.locations import locations
from exporters.games.maneuvers.sheets.reference import reference
from exporters.games.maneuvers.sheets.tracks import tracks
from exporters.imposition.pieces import Piece

MANEUVERS: Final = Component("maneuver", maneuver_card, back_of(look.MANEUVERS))
CHARACTERS: Final = Component("character", character_card, back_of(look.CHARACTERS))
FIGHTS: Final = Component("fight", fight_sheet)

COMPONENTS: Final = by_kind(MANEUVERS, CHARACTERS, FIGHTS)
"""The documents with a printed form of their own."""


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the cards of both decks."""
    yield from MANEUVERS.pieces(job)
    yield from CHARACTERS.pieces(job)


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards),
    Product("maneuvers", "Maneuver cards", MANEUVERS.pieces, by_default=False),
    Product("characters", "Character cards", CHARACTERS.pieces, by_default=False),
    Product("markers", "Markers and tokens", markers, sheet="counters"),
    Product("fights", "Fight sheets", FIGHTS.pieces),
    Product("locations", "Location maps", locations, sheet="pages", played_on=True),
    Product("tracks", "Tracks of totals, rounds and order", tracks, sheet="pages", played_on=True),
    Product("reference", "Quick reference", reference, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False),
)
"""What the kit is made of; `cards` holds the two decks that can also be had one by one."""
