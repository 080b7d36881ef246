"""What is printed of infantry: documents with a printed form, and the products of the kit in their order."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from exporters.book.look import Book, look_of
from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.book.web.document import web_book
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.components.evenings import Evenings
from exporters.components.quick_reference import pages_in
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.drawing.inks import WHITE
from exporters.games.infantry import look
from exporters.games.infantry.cards.frame import back_of
from exporters.games.infantry.cards.unit import unit_card
from exporters.games.infantry.cards.weapon import weapon_card
from exporters.games.infantry.counters import counters, places_of
from exporters.games.infantry.look import INLINE, PANEL, PINE, TROOPERS, WOODLAND, frame_steps, rules_of, terrain
from exporters.games.infantry.maps.map_page import map_page, posters
from exporters.games.infantry.sheets.reference import PAGES, reference
from exporters.games.infantry.sheets.roster import roster
from exporters.games.infantry.sheets.scenario import scenario_page, turn_areas
from exporters.games.infantry.templates import templates
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from schemas.models.infantry.scenario import Scenario

TROOPER_CARDS: Final = Component("trooper", unit_card, back_of(look.TROOPERS))
WEAPON_CARDS: Final = Component("weapon", weapon_card, back_of(look.WEAPONS))
SQUADS: Final = Component("squad", roster)
SCENARIOS: Final = Component("scenario", scenario_page)
MAPS: Final = Component("dot_map", map_page)

COMPONENTS: Final = by_kind(TROOPER_CARDS, WEAPON_CARDS, SQUADS, SCENARIOS, MAPS)
"""The documents with a printed form of their own."""


def unit_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the unit cards, as many of each as there are in the squads of the pack, and one of who is in none."""
    for piece in TROOPER_CARDS.pieces(job):
        yield replace(piece, copies=max(1, places_of(piece.key.partition("/")[2], job.pack)))


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the cards of both decks."""
    yield from unit_cards(job)
    yield from WEAPON_CARDS.pieces(job)


def scenarios(job: PrintJob) -> Iterator[Piece]:
    """Yield the page of each scenario, with its turns as areas."""
    rules = rules_of(job.setting)
    for piece in SCENARIOS.pieces(job):
        scenario = job.pack.named("scenario", piece.key.partition("/")[2], Scenario)
        yield replace(piece, areas=turn_areas(scenario, rules, job.setting.language)) if scenario else piece


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards, form="cards", spare_kinds=("weapon",)),
    Product("troopers", "Unit cards", unit_cards, by_default=False),
    Product("weapons", "Weapon cards", WEAPON_CARDS.pieces, by_default=False),
    Product("counters", "Counters", counters, sheet="counters", true_size=True),
    Product("templates", "Blasts, smoke, scatter and arcs", templates, sheet="counters", true_size=True),
    Product("rosters", "Squad rosters", SQUADS.pieces, sheet="pages", form="rosters", spare=True),
    Product("scenarios", "Scenarios", scenarios, sheet="pages", played_on=True),
    Product("reference", "Quick reference", reference, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False, written=web_book),
    Product("maps", "Maps on a page", MAPS.pieces, sheet="pages", spare=True),
    Product("posters", "Dot maps at pitch", posters, sheet="poster", true_size=True, played_on=True),
)


FRAME_MM: Final = 2.0
MARGIN_MM: Final = 4.5


def _cover(page: Box) -> tuple[Item, ...]:
    """Return the contours of hills on a dark ground, in the frame of a survey map."""
    inner = page.inset(MARGIN_MM + FRAME_MM)
    steps = (inner.width / 10, inner.height / 14)
    ground = Rect(0, 0, page.width, page.height, fill=PINE)
    return (ground, terrain(inner, TROOPERS.ink), *frame_steps(inner, FRAME_MM, steps, WHITE))


def _tables(setting: Setting) -> tuple[Section, ...]:
    return tuple(section for _, page in pages_in(setting, PAGES) for section in page.sections.values())


STEPS: Final = frozenset(("placed", "side_turn", "activated", "turn", "ends"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(TROOPERS.ink, PANEL, WOODLAND, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""


EVENINGS: Final = Evenings(
    "scenario", ("scenario", "dot_map", "squad", "trooper", "weapon", "armor", "structure"), unused=("maps",)
)
"""What a scenario needs: its map at pitch, and of it in small nothing."""
