"""What is printed of 7 Seconds: documents with a printed form, and the products of the kit in their order."""

from collections.abc import Iterator
from typing import Final

from exporters.book.rulebook import RULEBOOK, TITLE, rulebook
from exporters.components.base import Component, PrintJob, Product, by_kind, by_name
from exporters.games.seven_seconds.cards.faction import faction_sheet
from exporters.games.seven_seconds.cards.force import drone_card, troop_card
from exporters.games.seven_seconds.cards.frame import back_of, mission_back
from exporters.games.seven_seconds.cards.mission import mission_card
from exporters.games.seven_seconds.look import look
from exporters.games.seven_seconds.maps.map_page import map_page, map_posters
from exporters.games.seven_seconds.pieces.counters import counters
from exporters.games.seven_seconds.pieces.mat import mats
from exporters.games.seven_seconds.pieces.ruler import ruler
from exporters.games.seven_seconds.pieces.standees import standees
from exporters.games.seven_seconds.pieces.templates import templates
from exporters.games.seven_seconds.sheets.briefing import briefings
from exporters.games.seven_seconds.sheets.campaign_sheet import campaign_sheets
from exporters.games.seven_seconds.sheets.reference import reference
from exporters.imposition.pieces import Piece
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard


def copies_in_deck(card: MissionCard | TroopCard | DroneCard) -> int:
    """Return how many of the card are in its deck."""
    return card.copies


MISSIONS: Final = Component("mission_card", mission_card, mission_back, copies_in_deck)
TROOPS: Final = Component("troop_card", troop_card, back_of(look.TROOP_DECK), copies_in_deck)
DRONES: Final = Component("drone_card", drone_card, back_of(look.DRONE_DECK), copies_in_deck)
FACTIONS: Final = Component("faction", faction_sheet)
MAPS: Final = Component("terrain_map", map_page)

COMPONENTS: Final = by_kind(MISSIONS, TROOPS, DRONES, FACTIONS, MAPS)
"""The documents with a printed form of their own."""


def all_cards(job: PrintJob) -> Iterator[Piece]:
    """Yield the cards of every deck."""
    for component in (MISSIONS, TROOPS, DRONES):
        yield from component.pieces(job)


PRODUCTS: Final = by_name(
    Product("cards", "All cards", all_cards),
    Product("missions", "Mission cards", MISSIONS.pieces, by_default=False),
    Product("troops", "Troop cards", TROOPS.pieces, by_default=False),
    Product("drones", "Drone cards", DRONES.pieces, by_default=False),
    Product("factions", "Faction sheets", FACTIONS.pieces),
    Product("mats", "Holding-area mats", mats, sheet="pages", played_on=True),
    Product("counters", "Counters", counters, sheet="counters"),
    Product("standees", "Standees", standees, sheet="counters", true_size=True),
    Product("templates", "Templates", templates, sheet="counters", true_size=True),
    Product("ruler", "Range ruler", ruler, sheet="counters", true_size=True),
    Product("reference", "Quick reference", reference, sheet="pages"),
    Product(RULEBOOK, TITLE, rulebook, sheet="book", by_default=False),
    Product("maps", "Maps", MAPS.pieces, sheet="pages"),
    Product("briefings", "Mission briefings", briefings, sheet="pages"),
    Product("campaign", "Campaign record", campaign_sheets, sheet="pages"),
    Product(
        "posters",
        "Maps at true size",
        map_posters,
        sheet="poster",
        by_default=False,
        true_size=True,
        played_on=True,
    ),
)
