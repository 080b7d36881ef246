"""The card of an unarmoured soldier or a drone: values, and spaces for numbers. Rules: BS.CARD.17, BS.CARD.18."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Stroke, Symbol
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
    PANEL,
    PAPER,
    deck_of,
)
from exporters.games.battlesuit.rulings import layout_of
from exporters.games.battlesuit.words import terms as words
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.battlesuit.cards import UnitCard
from schemas.models.battlesuit.words import UnitClass

GAP_MM: Final = 1.4
HEAD_MM: Final = 5.4
NUMBERS_HEAD_MM: Final = 4.6
SPACES: Final = 4
"""Numbers that a drone's card has room for. Rule: BS.CARD.18."""


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
    return back_of(deck_of(card), setting)


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
