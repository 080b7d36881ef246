"""What is printed of SURVIVE: documents with a printed form, and the products of the kit in their order."""

from collections.abc import Iterator
from typing import Final

from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.games.survive.boards.cut_outs import cut_outs
from exporters.games.survive.boards.map_page import map_page, map_posters
from exporters.games.survive.cards.control import controls
from exporters.games.survive.cards.frame import back_of
from exporters.games.survive.cards.unit import unit_card
from exporters.games.survive.cards.weapon import weapon_card
from exporters.games.survive.look import look
from exporters.games.survive.pieces.arcs import arcs
from exporters.games.survive.pieces.counters import counters
from exporters.games.survive.pieces.templates import templates
from exporters.games.survive.pieces.tokens import tokens
from exporters.games.survive.sheets.level import level_sheet
from exporters.games.survive.sheets.mob import mob_sheet
from exporters.games.survive.sheets.reference import reference
from exporters.imposition.pieces import Piece

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
    Product("cards", "All cards", all_cards),
    Product("units", "Unit cards", UNITS.pieces, by_default=False),
    Product("weapons", "Weapon cards", WEAPONS.pieces, by_default=False),
    Product("controls", "Control unit cards", controls, by_default=False),
    Product("mobs", "Mob sheets", MOBS.pieces),
    Product("levels", "Level sheets", LEVELS.pieces),
    Product("counters", "Counters", counters, sheet="counters"),
    Product("tokens", "Bases to play with", tokens, sheet="counters", true_size=True),
    Product("templates", "Compass and turn track", templates, sheet="counters"),
    Product("arc", "Fire-arc template and range stick", arcs, sheet="counters", true_size=True),
    Product("reference", "Quick reference", reference, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False),
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
