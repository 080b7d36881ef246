"""The drone card: three sets of drones, one of which the troop card chooses. Rules: 7S.CARD.6, 7S.GAP.12."""

from exporters.components.base import Drawn
from exporters.components.framing import beside_art, finished
from exporters.games.seven_seconds.cards.force import Entry, ForceLine, force_lines, legend
from exporters.games.seven_seconds.cards.frame import header
from exporters.games.seven_seconds.look.icons import DRONE_ICONS
from exporters.games.seven_seconds.look.look import DRONE_DECK
from exporters.games.seven_seconds.rulings import layout_of
from exporters.games.seven_seconds.words.terms import DRONE_CARD, DRONE_CARD_NAMED, DRONES
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.cards import DroneCard, Drones
from schemas.models.seven_seconds.words import DroneLine


def drone_card(card: DroneCard, setting: Setting) -> Drawn:
    """Return the front of a drone card."""
    layout, kind = layout_of(setting, "drone_card"), said(DRONE_CARD, setting.language)
    art = filling_picture(card.picture, layout["art"], setting, ("picture",))
    top, title = header(DRONE_DECK, kind, card.title, beside_art(layout, art), setting.language)
    lines, findings = force_lines(
        tuple(_drone_line(card, letter) for letter in DroneLine), DRONE_DECK, layout, setting.language
    )
    key = layout.part("legend", lambda box: legend(box, setting.language, with_troops=True))
    return finished(
        card.id,
        said(DRONE_CARD_NAMED, setting.language, title=card.title),
        layout,
        (*top, *art.items, *lines, *key),
        (*title.findings, *art.findings, *findings),
    )


def _drone_line(card: DroneCard, letter: DroneLine) -> ForceLine:
    drones = card.lines.line(letter).drones
    return ForceLine(letter.value, tuple(_drone_entry(some) for some in drones), ("lines", letter.value, "drones"))


def _drone_entry(drones: Drones) -> Entry:
    return Entry(drones.count, DRONE_ICONS[drones.type], DRONES[drones.type], drones.rating)
