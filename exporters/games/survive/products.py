"""What is printed of SURVIVE: documents with a printed form, and the products of the kit in their order."""

from collections.abc import Iterator
from typing import Final

from exporters.book.look import Book, look_of
from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.book.web.document import web_book
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.components.evenings import Evenings
from exporters.components.quick_reference import sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import icon
from exporters.games.survive import look
from exporters.games.survive.boards.map_page import cut_outs, map_page, map_posters
from exporters.games.survive.cards.control import controls
from exporters.games.survive.cards.frame import back_of
from exporters.games.survive.cards.unit import unit_card
from exporters.games.survive.cards.weapon import weapon_card
from exporters.games.survive.chips import chip, dotted, ring, slashed, trace
from exporters.games.survive.look import CONTROL, CONTROLS, INLINE, NIGHT, PALE_GREEN, PALE_RED, PANEL
from exporters.games.survive.pieces.counters import counters
from exporters.games.survive.pieces.templates import arcs, templates
from exporters.games.survive.pieces.tokens import tokens
from exporters.games.survive.sheets.level import level_sheet
from exporters.games.survive.sheets.mob import mob_sheet
from exporters.games.survive.sheets.reference import effect_section, reference
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from schemas.models.survive.place import Level
from schemas.models.survive.rules import Rules

UNITS: Final = Component("unit", unit_card, back_of(look.UNITS))
WEAPONS: Final = Component("weapon", weapon_card, back_of(look.WEAPONS))
MOBS: Final = Component("mob", mob_sheet)
LEVELS: Final = Component("level", level_sheet)
ZONES: Final = Component("control_zone", map_page)

COMPONENTS: Final = by_kind(UNITS, WEAPONS, MOBS, LEVELS, ZONES)
"""The documents with a printed form of their own."""


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the cards of every deck."""
    yield from UNITS.pieces(job)
    yield from WEAPONS.pieces(job)
    yield from controls(job)


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards, form="cards"),
    Product("units", "Unit cards", UNITS.pieces, by_default=False),
    Product("weapons", "Weapon cards", WEAPONS.pieces, by_default=False),
    Product("controls", "Control unit cards", controls, by_default=False, form="rosters"),
    Product("mobs", "Mob sheets", MOBS.pieces, form="rosters", spare=True),
    Product("levels", "Level sheets", LEVELS.pieces),
    Product("counters", "Counters", counters, sheet="counters"),
    Product("tokens", "Bases to play with", tokens, sheet="counters", true_size=True),
    Product("templates", "Compass and turn track", templates, sheet="counters"),
    Product("arc", "Fire-arc template and range stick", arcs, sheet="counters", true_size=True),
    Product("reference", "Quick reference", reference, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False, written=web_book),
    Product("terrain", "Terrain to cut out", cut_outs, sheet="counters", by_default=False, true_size=True),
    Product("zones", "Control zones", ZONES.pieces, sheet="pages"),
    Product(
        "posters",
        "Control zones at true size",
        map_posters,
        sheet="poster",
        by_default=False,
        true_size=True,
        played_on=True,
    ),
)
"""What the kit is made of; `cards` holds the three decks that can also be had one by one."""


PITCH_MM: Final = 5.0


def _cover(page: Box) -> tuple[Item, ...]:
    """Return the spire at night, as a chip within its two zones, and the trace of a pulse that comes from it."""
    centre, outer = (page.width / 2, page.height * 0.76), page.width * 0.29
    inner, side = outer / 2, outer / 2.4
    spire = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
    return (
        Rect(0, 0, page.width, page.height, fill=NIGHT),
        *trace(CONTROLS.band, Box(0, page.height * 0.18, page.width, 3.0), CONTROLS.ink),
        *slashed(centre, (inner, outer), PITCH_MM, PALE_RED),
        *dotted(centre, inner, PITCH_MM / 1.4, PALE_GREEN),
        ring(centre, outer, Stroke(PALE_RED, 0.6)),
        ring(centre, inner, Stroke(PALE_GREEN, 0.6)),
        *chip(spire, CONTROLS.ink),
        icon(CONTROL, spire.inset(side / 4), WHITE),
    )


def _tables(setting: Setting) -> tuple[Section, ...]:
    return (*sections_of(setting, "fire"), effect_section(setting), *sections_of(setting, "fight"))


STEPS: Final = frozenset(("turn", "initiative", "activate", "pulse", "hold", "recovered"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(CONTROLS.ink, PANEL, PANEL, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""


def players_of(level: Level) -> int:
    """Return how many players a level is for."""
    return level.players


def ruled_for(rules: Rules, players: int) -> Rules:
    """Return the rules as if no level were for more players: counters and bases are as many as they need."""
    return rules.model_copy(update={"game": rules.game.model_copy(update={"players_most": players})})


EVENINGS: Final = Evenings(
    "level", ("level", "control_zone", "mob", "unit", "weapon"), players=players_of, ruled=ruled_for
)
"""What a level needs: its Mobs, their units and weapons, and counters for its players."""
