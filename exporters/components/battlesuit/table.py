"""What is printed of Battlesuit: documents with a printed form, and the products of the kit in their order."""

from collections.abc import Iterator
from typing import Final

from exporters.components.base import Component, by_kind
from exporters.components.battlesuit.bases import round_bases, square_bases
from exporters.components.battlesuit.charts import charts
from exporters.components.battlesuit.counters import counters
from exporters.components.battlesuit.force import force_sheet
from exporters.components.battlesuit.gauge import gauge
from exporters.components.battlesuit.hidden_log import hidden_log
from exporters.components.battlesuit.joins import join_pages
from exporters.components.battlesuit.map_sheet import map_page
from exporters.components.battlesuit.panel import map_panel
from exporters.components.battlesuit.panels import map_panels
from exporters.components.battlesuit.scenario import scenario_page
from exporters.components.battlesuit.soldier import notes, soldier_card
from exporters.components.battlesuit.tiles import tiles
from exporters.components.battlesuit.track import track
from exporters.components.battlesuit.unit import unit_back, unit_card
from exporters.jobs import Job
from exporters.pieces import Piece
from exporters.products import Product, by_name
from schemas.models.battlesuit.cards import SoldierCard


def most_in_force(card: SoldierCard) -> int:
    """Return how many of a type one side can need. Rule: BS.CARD.1."""
    return card.most


SOLDIERS: Final = Component("soldier_card", soldier_card, notes, most_in_force)
UNITS: Final = Component("unit_card", unit_card, unit_back)
PANELS: Final = Component("map_panel", map_panel)
MAPS: Final = Component("battle_map", map_page)
FORCES: Final = Component("force", force_sheet)
SCENARIOS: Final = Component("scenario", scenario_page)

COMPONENTS: Final = by_kind(SOLDIERS, UNITS, PANELS, MAPS, FORCES, SCENARIOS)
"""The documents with a printed form of their own."""


def all_cards(job: Job) -> Iterator[Piece]:
    """Yield the tracking cards that one side can need, and one card of each unit without armour."""
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
    Product("scenarios", "Scenario cards", SCENARIOS.pieces, sheet="pages"),
    Product("forces", "Force rosters", FORCES.pieces, sheet="pages"),
    Product("maps", "Battle maps", MAPS.pieces, sheet="pages"),
    Product("panels", "Map panels", map_panels, sheet="poster", true_size=True, played_on=True),
    Product("joins", "Joins of map panels", join_pages, sheet="pages"),
)
