"""The drone card: three sets of drones, one of which the troop card chooses. Rules: 7S.CARD.6, 7S.GAP.12."""

from exporters.components.base import Drawn
from exporters.components.seven_seconds.cards import finished, header
from exporters.components.seven_seconds.force import LAYOUT, Entry, ForceLine, force_lines, legend
from exporters.components.seven_seconds.icons import DRONE_ICONS
from exporters.components.seven_seconds.look import DRONE_DECK
from exporters.settings import Setting
from exporters.words.seven_seconds import DRONES
from schemas.models.seven_seconds.cards import DroneCard, Drones
from schemas.models.seven_seconds.words import DroneLine


def drone_card(card: DroneCard, _setting: Setting) -> Drawn:
    """Return the front of a drone card."""
    top, title = header(DRONE_DECK, "Drone card", card.title)
    lines, findings = force_lines(tuple(_line(card, letter) for letter in DroneLine), DRONE_DECK)
    return finished(
        card.id,
        f"{card.title} (drone card)",
        LAYOUT,
        (*top, *lines, *legend(with_troops=True)),
        (*title.findings, *findings),
    )


def _line(card: DroneCard, letter: DroneLine) -> ForceLine:
    drones = card.lines.line(letter).drones
    return ForceLine(letter.value, tuple(_entry(some) for some in drones), ("lines", letter.value, "drones"))


def _entry(drones: Drones) -> Entry:
    return Entry(drones.count, DRONE_ICONS[drones.type], DRONES[drones.type], drones.rating)
