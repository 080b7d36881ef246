"""What can be printed: one row for each kind of document that has a printed form."""

from typing import Final

from exporters.components.base import Component
from exporters.components.seven_seconds.backs import drone_back, mission_back, troop_back
from exporters.components.seven_seconds.drone import drone_card
from exporters.components.seven_seconds.faction import faction_sheet
from exporters.components.seven_seconds.mission import mission_card
from exporters.components.seven_seconds.troop import troop_card
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.systems import System


def copies_in_deck(card: MissionCard | TroopCard | DroneCard) -> int:
    """Return how many of the card are in its deck."""
    return card.copies


COMPONENTS: Final[dict[tuple[System, str], Component]] = {
    (System.SEVEN_SECONDS, "mission_card"): Component(mission_card, mission_back, copies_in_deck),
    (System.SEVEN_SECONDS, "troop_card"): Component(troop_card, troop_back, copies_in_deck),
    (System.SEVEN_SECONDS, "drone_card"): Component(drone_card, drone_back, copies_in_deck),
    (System.SEVEN_SECONDS, "faction"): Component(faction_sheet),
}
