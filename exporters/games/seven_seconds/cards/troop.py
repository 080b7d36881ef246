"""The troop card: three squads, one of which the mission chooses. Rules: 7S.CARD.5, 7S.GAP.11."""

from exporters.components.base import Drawn
from exporters.components.framing import beside_art, finished
from exporters.games.seven_seconds.cards.force import Entry, ForceLine, force_lines, legend
from exporters.games.seven_seconds.cards.frame import header
from exporters.games.seven_seconds.look.icons import TROOPER_ICONS
from exporters.games.seven_seconds.look.look import DRONE_DECK, TROOP_DECK
from exporters.games.seven_seconds.rulings import layout_of
from exporters.games.seven_seconds.words.terms import TROOP_CARD, TROOP_CARD_NAMED, TROOPERS
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.cards import TroopCard, Troopers
from schemas.models.seven_seconds.words import TroopLine

NO_DRONES = "\N{EN DASH}"


def troop_card(card: TroopCard, setting: Setting) -> Drawn:
    """Return the front of a troop card."""
    layout, kind = layout_of(setting, "troop_card"), said(TROOP_CARD, setting.language)
    art = filling_picture(card.picture, layout["art"], setting, ("picture",))
    top, title = header(TROOP_DECK, kind, card.title, beside_art(layout, art), setting.language)
    lines, findings = force_lines(
        tuple(_troop_line(card, letter) for letter in TroopLine), TROOP_DECK, layout, setting.language
    )
    key = layout.part("legend", lambda box: legend(box, setting.language))
    return finished(
        card.id,
        said(TROOP_CARD_NAMED, setting.language, title=card.title),
        layout,
        (*top, *art.items, *lines, *key),
        (*title.findings, *art.findings, *findings),
    )


def _troop_line(card: TroopCard, letter: TroopLine) -> ForceLine:
    configuration = card.lines.line(letter)
    drones = configuration.drone_line or card.drone_line
    return ForceLine(
        letter.value,
        tuple(_troop_entry(troopers) for troopers in configuration.troopers),
        ("lines", letter.value, "troopers"),
        drones.value if drones else NO_DRONES,
        DRONE_DECK.ink,
    )


def _troop_entry(troopers: Troopers) -> Entry:
    return Entry(troopers.count, TROOPER_ICONS[troopers.type], TROOPERS[troopers.type], troopers.rating)
