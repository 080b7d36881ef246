"""Cards of armoured soldiers, and of all other units.

The tracking card of an armoured soldier: damage boxes over three tracks. Rules: BS.CARD.1 to BS.CARD.13.
The card of an unarmoured soldier or a drone: values, and spaces for numbers. Rules: BS.CARD.17, BS.CARD.18.
"""

from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Rect, Stroke, Symbol
from exporters.drawing.shapes import chamfered, icon
from exporters.games.battlesuit.cards.frame import (
    back_of,
    draw_facts,
    draw_header,
    draw_special_rules,
)
from exporters.games.battlesuit.look.icons import ATTACK, MOVE, SHIELD
from exporters.games.battlesuit.look.look import (
    BIG_NUMBER,
    COLUMN_HEAD,
    FACT,
    HINT,
    IRON,
    NUMBER,
    PANEL,
    PAPER,
    QUIET,
    RULE,
    SOLDIERS,
    TRACK_NAME,
    deck_of,
    layout_of,
)
from exporters.games.battlesuit.wording import terms as words
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.words import UnitClass

NAME_MM: Final = 15.6
SOLDIER_GAP_MM: Final = 0.7
ICON_MM: Final = 3.6
BOX_MM: Final = 7.6
LETTER_MM: Final = 2.8
SPENT: Final = replace(NUMBER, fill=QUIET)

GAP_MM: Final = 1.4
HEAD_MM: Final = 5.4
NUMBERS_HEAD_MM: Final = 4.6
SPACES: Final = 4
"""Numbers that a drone's card has room for. Rule: BS.CARD.18."""


def soldier_card(card: SoldierCard, setting: Setting) -> Drawn:
    """Return the front of a tracking card."""
    layout, language = layout_of(setting, "soldier_card"), setting.language
    made = Composition(language=language)
    draw_header(made, SOLDIERS, (said(SOLDIERS.word, language), card.title), layout, ("title",))
    art = filling_picture(card.picture, layout["art"], setting, ("picture",))
    made.draw(*art.items)
    made.findings.extend(art.findings)
    _draw_unit_id(made, layout)
    _draw_damage(made, layout)
    _draw_tracks(made, card, layout)
    build = said(words.BUILD_VALUE[card.most_in], language, points=card.build_value, most=card.most)
    draw_facts(made, layout, build, range_of(card, language))
    draw_special_rules(made, card.special_rules, layout, SOLDIERS)
    return composed(card.id, said(words.TRACKING_CARD, language, title=card.title), layout, made)


def range_of(card: SoldierCard, language: str) -> str:
    """Return how the attack grows weaker with range. Rule: BS.MOD.14."""
    return said(words.RANGE, language, points=card.attenuation_points)


def _draw_unit_id(made: Composition, layout: Layout) -> None:
    """Draw the blank box for the unit's letter. Rule: BS.CARD.3."""
    if "unit_id" in layout.hidden:
        return
    box = layout["unit_id"]
    made.draw(chamfered(box, 1.8, PAPER, "tl br", Stroke(SOLDIERS.ink, 0.6)))
    made.write(
        said(words.UNIT, made.language).upper(), box.cut_top(box.height - LETTER_MM)[1].inset(0.6, 0), COLUMN_HEAD
    )


def _columns(box: Box) -> tuple[Box, tuple[Box, ...]]:
    """Return the place of a row's name, and its five columns."""
    name, rest = box.cut_left(NAME_MM)
    return name, rest.columns(5, SOLDIER_GAP_MM)


def _draw_damage(made: Composition, layout: Layout) -> None:
    """Draw the five white boxes, each with its label above. Rules: BS.CARD.4, BS.CARD.5."""
    if "damage" in layout.hidden:
        return
    name, cells = _columns(layout["damage"])
    made.write(said(words.DAMAGE, made.language), name.cut_top(name.height - BOX_MM)[1], TRACK_NAME)
    for hits, cell in enumerate(cells):
        label, below = cell.cut_top(cell.height - BOX_MM)
        made.write(said(words.COLUMN, made.language, hits=hits), label, COLUMN_HEAD)
        box = below.square(BOX_MM).inset(0.25)
        made.draw(Rect(box.x, box.y, box.width, box.height, 0.6, PAPER, Stroke(IRON, 0.5)))


def _draw_tracks(made: Composition, card: SoldierCard, layout: Layout) -> None:
    """Draw attack, shield and movement under each damage box. Rules: BS.CARD.9 to BS.CARD.11."""
    if "tracks" in layout.hidden:
        return
    tracks = ((words.ATTACK, ATTACK, card.attack), (words.SHIELD, SHIELD, card.shield), (words.MOVE, MOVE, card.move))
    for (name, sign, values), row in zip(tracks, layout["tracks"].rows(len(tracks), SOLDIER_GAP_MM), strict=True):
        _draw_track(made, name, sign, values, row)


def _draw_track(made: Composition, name: str, sign: Symbol, values: tuple[int, ...], row: Box) -> None:
    head, cells = _columns(row)
    made.draw(chamfered(row, 1.6, PANEL, "br"))
    made.draw(icon(sign, head.cut_left(ICON_MM + 1.6)[0].inset(0.8, 0), IRON))
    made.write(said(name, made.language), head.cut_left(ICON_MM + 2.0)[1], TRACK_NAME)
    for value, cell in zip(values, cells, strict=True):
        made.draw(Rect(cell.x - SOLDIER_GAP_MM / 2, row.y + 1.2, 0.2, row.height - 2.4, fill=RULE))
        made.write(str(value), cell, NUMBER if value else SPENT)


def unit_card(card: UnitCard, setting: Setting) -> Drawn:
    """Return the front of a reference card."""
    layout, deck = layout_of(setting, "unit_card"), deck_of(card)
    language = setting.language
    art = filling_picture(card.picture, layout["art"], setting, ("picture",))
    made = Composition([], [*art.findings], language=language)
    draw_header(made, deck, (said(deck.word, language), card.title), beside_art(layout, art), ("title",))
    made.draw(*art.items)
    _draw_values(made, card, layout)
    draw_facts(made, layout, _build(card, language), _range(card, language))
    PLACES[card.unit_class](made, layout)
    draw_special_rules(made, card.special_rules, layout, deck)
    return composed(card.id, said(words.REFERENCE_CARD, language, title=card.title), layout, made)


def unit_back(card: UnitCard, setting: Setting) -> Drawing:
    """Return the back: lines for notes."""
    return back_of(deck_of(card))(card, setting)


def _build(card: UnitCard, language: str) -> str:
    words_of = words.NO_LIMIT if card.most is None else words.BUILD_VALUE["force"]
    return said(words_of, language, points=card.build_value, most=card.most)


def _range(card: UnitCard, language: str) -> str:
    """Return how the attack grows weaker with range. Rule: BS.MOD.14."""
    return said(words.RANGE if card.attack else words.NO_RANGE, language, points=card.attenuation_points)


def _draw_values(made: Composition, card: UnitCard, layout: Layout) -> None:
    """Draw attack, shield and movement, each on a plate."""
    if "values" in layout.hidden:
        return
    values = ((words.ATTACK, ATTACK, card.attack), (words.SHIELD, SHIELD, card.shield), (words.MOVE, MOVE, card.move))
    for (name, sign, value), plate in zip(values, layout["values"].columns(len(values), GAP_MM), strict=True):
        _draw_plate(made, name, sign, value, plate)


def _draw_plate(made: Composition, name: str, sign: Symbol, value: int, plate: Box) -> None:
    made.draw(chamfered(plate, 2.4, PANEL, "tl br"))
    head, body = plate.cut_top(HEAD_MM)
    mark, label = head.inset(1.4, 0.9).cut_left(HEAD_MM - 1.8)
    made.draw(icon(sign, mark, IRON))
    made.write(said(name, made.language), label, COLUMN_HEAD)
    made.write(str(value), body.inset(1, 0.6), BIG_NUMBER)


def _draw_numbers(made: Composition, layout: Layout) -> None:
    """Draw four spaces for the numbers of the drones in play. Rule: BS.CARD.18."""
    if "numbers" in layout.hidden:
        return
    head, body = layout["numbers"].cut_top(NUMBERS_HEAD_MM)
    label, fate = head.columns(2, GAP_MM)
    made.write(said(words.NUMBERS, made.language), label, FACT)
    made.write(said(words.ONE_HIT, made.language), fate, HINT)
    for space in body.columns(SPACES, GAP_MM):
        made.draw(chamfered(space.inset(0.3), 1.6, PAPER, "tl br", Stroke(IRON, 0.5)))


def _draw_fate(made: Composition, layout: Layout) -> None:
    """Write what a hit does to somebody without armour. Rule: BS.CARD.17."""
    if "numbers" not in layout.hidden:
        made.write(said(words.ONE_HIT, made.language), layout["numbers"], HINT)


PLACES: Final = {UnitClass.UNARMOURED: _draw_fate, UnitClass.DRONE: _draw_numbers}
"""What stands below the values, by class."""
