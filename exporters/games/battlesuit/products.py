"""What is printed of Battlesuit: documents with a printed form, and the products of the kit in their order."""

from collections.abc import Iterator
from typing import Final

from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.games.battlesuit.cards.frame import back_of
from exporters.games.battlesuit.cards.unit import soldier_card, unit_back, unit_card
from exporters.games.battlesuit.counters.counters import counters
from exporters.games.battlesuit.counters.tiles import round_bases, square_bases, tiles
from exporters.games.battlesuit.look import look
from exporters.games.battlesuit.maps.joins import join_pages
from exporters.games.battlesuit.maps.map_sheet import map_page
from exporters.games.battlesuit.panels.panel import map_panel, map_panels
from exporters.games.battlesuit.sheets.charts import charts
from exporters.games.battlesuit.sheets.force import force_sheet
from exporters.games.battlesuit.sheets.gauge import gauge
from exporters.games.battlesuit.sheets.scenario import scenario_page
from exporters.games.battlesuit.sheets.track import hidden_log, track
from exporters.imposition.pieces import Piece
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.words import Side, UnitClass

LARGE_SQUADS: Final = 2
"""Squads of a side in a large battle. Rule: BS.DYO.23."""


def most_of_soldiers(card: SoldierCard) -> int:
    """Return how many cards of a type both sides together can need, in a large battle. Rules: BS.CARD.1, BS.DYO.23."""
    return len(Side) * card.most * (LARGE_SQUADS if card.most_in == "squad" else 1)


def one_a_side(card: UnitCard) -> int:
    """Return 2 for a drone, whose numbers each side writes down; 1 for others. Rules: BS.CARD.17, BS.CARD.18."""
    return len(Side) if card.unit_class is UnitClass.DRONE else 1


SOLDIERS: Final = Component("soldier_card", soldier_card, back_of(look.SOLDIERS), most_of_soldiers)
UNITS: Final = Component("unit_card", unit_card, unit_back, one_a_side)
PANELS: Final = Component("map_panel", map_panel)
MAPS: Final = Component("battle_map", map_page)
FORCES: Final = Component("force", force_sheet)
SCENARIOS: Final = Component("scenario", scenario_page)

COMPONENTS: Final = by_kind(SOLDIERS, UNITS, PANELS, MAPS, FORCES, SCENARIOS)
"""The documents with a printed form of their own."""


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the tracking cards that both sides can need, and those of units without armour."""
    for component in (SOLDIERS, UNITS):
        yield from component.pieces(job)


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards),
    Product("soldiers", "Soldier tracking cards", SOLDIERS.pieces, by_default=False),
    Product("units", "Unit and drone cards", UNITS.pieces, by_default=False),
    Product("counters", "Counters", counters, sheet="counters", true_size=True),
    Product("tiles", "Terrain tiles", tiles, sheet="counters", true_size=True),
    Product("bases", "Round bases for figures", round_bases, sheet="counters", by_default=False, true_size=True),
    Product(
        "square_bases",
        "Square bases for figures",
        square_bases,
        sheet="counters",
        by_default=False,
        true_size=True,
    ),
    Product("track", "Turn track", track, sheet="pages", played_on=True),
    Product("hidden_log", "Hidden unit log", hidden_log, sheet="pages"),
    Product("gauge", "Range finder and movement gauge", gauge, sheet="counters", true_size=True),
    Product("charts", "Combat and terrain charts", charts, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False),
    Product("scenarios", "Scenario cards", SCENARIOS.pieces, sheet="pages"),
    Product("forces", "Force rosters", FORCES.pieces, sheet="pages"),
    Product("maps", "Battle maps", MAPS.pieces, sheet="pages"),
    Product("panels", "Map panels", map_panels, sheet="poster", true_size=True, played_on=True),
    Product("joins", "Joins of map panels", join_pages, sheet="pages"),
)
