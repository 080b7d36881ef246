"""What is printed of the game of maneuvers: documents with a printed form, and the products in their order."""

from collections.abc import Iterator
from typing import Any, Final

from exporters.book.look import Book, look_of
from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.book.web.document import web_book
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.components.evenings import Evenings
from exporters.components.quick_reference import sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.games.maneuvers import look
from exporters.games.maneuvers.cards.character import character_card
from exporters.games.maneuvers.cards.frame import back_of
from exporters.games.maneuvers.cards.maneuver import maneuver_card
from exporters.games.maneuvers.look import INLINE, KRAFT, MANEUVERS, MANILA, PANEL, SEPIA, folder, plays
from exporters.games.maneuvers.markers import markers
from exporters.games.maneuvers.sheets.fight import fight_sheet, locations
from exporters.games.maneuvers.sheets.reference import maneuver_sections, reference
from exporters.games.maneuvers.sheets.tracks import order_sections, tracks
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from schemas.packs.packs import Loaded, Pack

MANEUVER_CARDS: Final = Component("maneuver", maneuver_card, back_of(look.MANEUVERS))
CHARACTER_CARDS: Final = Component("character", character_card, back_of(look.CHARACTERS))
FIGHTS: Final = Component("fight", fight_sheet)

COMPONENTS: Final = by_kind(MANEUVER_CARDS, CHARACTER_CARDS, FIGHTS)
"""The documents with a printed form of their own."""


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the cards of both decks."""
    yield from MANEUVER_CARDS.pieces(job)
    yield from CHARACTER_CARDS.pieces(job)


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards),
    Product("maneuvers", "Maneuver cards", MANEUVER_CARDS.pieces, by_default=False),
    Product("characters", "Character cards", CHARACTER_CARDS.pieces, by_default=False),
    Product("markers", "Markers and tokens", markers, sheet="counters"),
    Product("fights", "Fight sheets", FIGHTS.pieces),
    Product("locations", "Location maps", locations, sheet="pages", played_on=True),
    Product("tracks", "Tracks of totals, rounds and order", tracks, sheet="pages", played_on=True),
    Product("reference", "Quick reference", reference, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False, written=web_book),
)
"""What the kit is made of; `cards` holds the two decks that can also be had one by one."""


TAB_MM: Final = 9.0
NOWHERE: Final = Box(0, 0, 0, 0)


def _cover(page: Box) -> tuple[Item, ...]:
    """Return a desk with an open folder at its foot, and a board of plays on that."""
    top = page.height * 0.66
    tab = Box(0, top, page.width * 0.4, TAB_MM)
    paper = Box(0, top, page.width, page.height - top)
    board = paper.cut_top(TAB_MM)[1].inset(8)
    ground = Rect(0, 0, page.width, page.height, fill=SEPIA)
    back = Rect(0, tab.bottom - 2.0, page.width, 3.0, fill=KRAFT)
    return (ground, back, folder(paper, tab, MANILA), *plays(board, NOWHERE, MANEUVERS.ink))


def _tables(setting: Setting) -> tuple[Section, ...]:
    return (*order_sections(setting), *sections_of(setting, "rules"), *maneuver_sections(setting))


STEPS: Final = frozenset(("begins", "order", "round", "maneuver", "standing"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(MANEUVERS.ink, PANEL, MANILA, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""


def known_to_all(pack: Pack, _fight: Loaded) -> Iterator[Loaded]:
    """Yield the maneuvers that are no squad's own. Rule: MN.GAP.25."""
    squads: Iterator[Any] = (each.model for each in pack.of_kind("squad"))
    own = {name for squad in squads for name in squad.maneuvers}
    yield from (each for each in pack.of_kind("maneuver") if each.id not in own)


EVENINGS: Final = Evenings("fight", ("fight", "squad", "character", "maneuver"), uses=known_to_all)
"""What a fight needs: its squads, and the maneuvers that they know."""
