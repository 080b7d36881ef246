"""Cards of armoured soldiers, and of all other units.

The tracking card of an armoured soldier: damage boxes over three tracks. Rules: BS.CARD.1 to BS.CARD.13.
The card of an unarmoured soldier or a drone: values, and spaces for numbers. Rules: BS.CARD.17, BS.CARD.18.
"""

from functools import lru_cache
from typing import Final

from exporters.components.base import Back, Drawn
from exporters.components.framing import DeckLook, back_drawing, beside_art, composed, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Path, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import around, chamfered, icon, polygon, polyline
from exporters.games.battlesuit import look
from exporters.games.battlesuit.pages import band
from exporters.games.battlesuit.wording import terms as words
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition, fit, text_height_mm
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Location
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.words import UnitClass

LINE_MM: Final = 6.0
SIDE_MM: Final = 3.2
TITLE_HEAD_MM: Final = 3.8
BULLET_MM: Final = 2.8
BULLET_SIDE_MM: Final = 0.75
BULLET_DOWN: Final = 0.52
TITLE_GAP_MM: Final = 0.6
STEP_PT: Final = 0.25
CARD_TITLE: Final = look.TITLE._replace(icons=look.INLINE)
RULE_LINE: Final = look.RULE_TEXT._replace(icons=look.INLINE)


def draw_header(made: Composition, deck: DeckLook, texts: tuple[str, str], layout: Layout, at: Location) -> None:
    """Draw the paper and the top of a card: caption and title on iron, the deck's icon and band, and its foot."""
    caption, title = texts
    made.draw(rectangle_of(layout.full, look.PAPER))
    made.draw(*layout.part("ground", lambda box: (rectangle_of(box, look.IRON),)))
    made.draw(*layout.part("band", lambda box: (rectangle_of(box, deck.ink), band(deck.band, _middle(box), WHITE))))
    made.draw(*layout.part("icon", lambda box: (icon(deck.icon, box, WHITE),)))
    made.draw(*layout.part("caption", lambda box: fit(caption.upper(), box, look.CAPTION, (), made.language).items))
    made.draw(*layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)))
    if "title" not in layout.hidden:
        made.write(title, layout["title"], CARD_TITLE, at)


def _middle(strip: Box) -> Box:
    return strip.inset(0, strip.height * 0.2)


def draw_facts(made: Composition, layout: Layout, left: str, right: str) -> None:
    """Write two facts on one line, at its left and at its right end."""
    if "facts" not in layout.hidden:
        near, far = layout["facts"].columns(2, TITLE_GAP_MM)
        made.write(left, near, look.FACT)
        made.write(right, far, look.FACT._replace(align="right"))


def draw_special_rules(made: Composition, texts: tuple[str, ...], layout: Layout, deck: DeckLook) -> None:
    """Draw the shaded strip with a line for each special rule, all at one size. Rule: BS.CARD.12."""
    if "special_rules" in layout.hidden:
        return
    box = layout["special_rules"]
    made.draw(Rect(layout.full.x, box.y, layout.full.width, box.height, fill=look.PANEL))
    head, body = box.inset(SIDE_MM, 0).cut_top(TITLE_HEAD_MM)
    title = words.SPECIAL_RULES if texts else words.NO_SPECIAL_RULES
    made.write(said(title, made.language), head, look.FACT)
    body = body.cut_top(body.height - TITLE_GAP_MM / 2)[0]
    size_pt = _size_for(texts, body, made.language)
    for number, text in enumerate(texts):
        style = RULE_LINE.sized(size_pt)
        row, body = body.cut_top(min(text_height_mm(text, body.width - BULLET_MM, style, made.language), body.height))
        body = body.cut_top(min(TITLE_GAP_MM, body.height))[1]
        middle = row.y + style.line_mm * BULLET_DOWN
        made.draw(Path(polygon(*around(row.x + BULLET_SIDE_MM, middle, 6, BULLET_SIDE_MM, 0)), deck.ink))
        made.write(text, row.cut_left(BULLET_MM)[1], style, ("special_rules", number))


def _size_for(texts: tuple[str, ...], box: Box, language: str) -> float:
    """Return the largest size at which all texts fit below one another; the smallest one if none is."""
    size_pt = RULE_LINE.size_pt
    while size_pt > RULE_LINE.min_pt and _height(texts, box, size_pt, language) > box.height:
        size_pt -= STEP_PT
    return size_pt


def _height(texts: tuple[str, ...], box: Box, size_pt: float, language: str) -> float:
    style = RULE_LINE.sized(size_pt)
    return sum(text_height_mm(text, box.width - BULLET_MM, style, language) + TITLE_GAP_MM for text in texts)


def back_of(deck: DeckLook) -> Back:
    """Return what draws the back of a deck: lines to write on. Rule: BS.CARD.13."""
    return lambda _, setting: notes_back(deck, look.layout_of(setting, "card_back"), setting.language)


@lru_cache(maxsize=64)
def notes_back(deck: DeckLook, layout: Layout, language: str = "") -> Drawing:
    """Return the back of a deck in a layout, as one symbol."""
    made = Composition(language=language)
    draw_header(made, deck, (said(deck.word, language), said(words.NOTES, language)), layout, ())
    if "lines" not in layout.hidden:
        box = layout["lines"]
        rows = tuple(box.y + at * LINE_MM for at in range(1, int(box.height / LINE_MM) + 1))
        lines = tuple(segment for y in rows for segment in polyline((box.x, y), (box.right, y)))
        made.draw(Path(lines, None, Stroke(look.RULE, 0.25)))
    return back_drawing(f"battlesuit-back-{deck.key}", deck, layout, tuple(made.items))


NAME_MM: Final = 15.6
SOLDIER_GAP_MM: Final = 0.7
ICON_MM: Final = 3.6
BOX_MM: Final = 7.6
LETTER_MM: Final = 2.8
SPENT: Final = look.NUMBER._replace(fill=look.QUIET)

GAP_MM: Final = 1.4
HEAD_MM: Final = 5.4
NUMBERS_HEAD_MM: Final = 4.6
SPACES: Final = 4
"""Numbers that a drone's card has room for. Rule: BS.CARD.18."""


def soldier_card(card: SoldierCard, setting: Setting) -> Drawn:
    """Return the front of a tracking card."""
    layout, language = look.layout_of(setting, "soldier_card"), setting.language
    made = Composition(language=language)
    draw_header(made, look.SOLDIERS, (said(look.SOLDIERS.word, language), card.title), layout, ("title",))
    art = filling_picture(card.picture, layout["art"], setting, ("picture",))
    made.draw(*art.items)
    made.findings.extend(art.findings)
    _draw_unit_id(made, layout)
    _draw_damage(made, layout)
    _draw_tracks(made, card, layout)
    build = said(words.BUILD_VALUE[card.most_in], language, points=card.build_value, most=card.most)
    draw_facts(made, layout, build, range_of(card, language))
    draw_special_rules(made, card.special_rules, layout, look.SOLDIERS)
    return composed(card.id, said(words.TRACKING_CARD, language, title=card.title), layout, made)


def range_of(card: SoldierCard, language: str) -> str:
    """Return how the attack grows weaker with range. Rule: BS.MOD.14."""
    return said(words.RANGE, language, points=card.attenuation_points)


def _draw_unit_id(made: Composition, layout: Layout) -> None:
    """Draw the blank box for the unit's letter. Rule: BS.CARD.3."""
    if "unit_id" in layout.hidden:
        return
    box = layout["unit_id"]
    made.draw(chamfered(box, 1.8, look.PAPER, "tl br", Stroke(look.SOLDIERS.ink, 0.6)))
    made.write(
        said(words.UNIT, made.language).upper(), box.cut_top(box.height - LETTER_MM)[1].inset(0.6, 0), look.COLUMN_HEAD
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
    made.write(said(words.DAMAGE, made.language), name.cut_top(name.height - BOX_MM)[1], look.TRACK_NAME)
    for hits, cell in enumerate(cells):
        label, below = cell.cut_top(cell.height - BOX_MM)
        made.write(said(words.COLUMN, made.language, hits=hits), label, look.COLUMN_HEAD)
        box = below.square(BOX_MM).inset(0.25)
        made.draw(Rect(box.x, box.y, box.width, box.height, 0.6, look.PAPER, Stroke(look.IRON, 0.5)))


def _draw_tracks(made: Composition, card: SoldierCard, layout: Layout) -> None:
    """Draw attack, shield and movement under each damage box. Rules: BS.CARD.9 to BS.CARD.11."""
    if "tracks" in layout.hidden:
        return
    tracks = (
        (words.ATTACK, look.ATTACK, card.attack),
        (words.SHIELD, look.SHIELD, card.shield),
        (words.MOVE, look.MOVE, card.move),
    )
    for (name, sign, values), row in zip(tracks, layout["tracks"].rows(len(tracks), SOLDIER_GAP_MM), strict=True):
        _draw_track(made, name, sign, values, row)


def _draw_track(made: Composition, name: str, sign: Symbol, values: tuple[int, ...], row: Box) -> None:
    head, cells = _columns(row)
    made.draw(chamfered(row, 1.6, look.PANEL, "br"))
    made.draw(icon(sign, head.cut_left(ICON_MM + 1.6)[0].inset(0.8, 0), look.IRON))
    made.write(said(name, made.language), head.cut_left(ICON_MM + 2.0)[1], look.TRACK_NAME)
    for value, cell in zip(values, cells, strict=True):
        made.draw(Rect(cell.x - SOLDIER_GAP_MM / 2, row.y + 1.2, 0.2, row.height - 2.4, fill=look.RULE))
        made.write(str(value), cell, look.NUMBER if value else SPENT)


def unit_card(card: UnitCard, setting: Setting) -> Drawn:
    """Return the front of a reference card."""
    layout, deck = look.layout_of(setting, "unit_card"), look.deck_of(card)
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
    return back_of(look.deck_of(card))(card, setting)


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
    values = (
        (words.ATTACK, look.ATTACK, card.attack),
        (words.SHIELD, look.SHIELD, card.shield),
        (words.MOVE, look.MOVE, card.move),
    )
    for (name, sign, value), plate in zip(values, layout["values"].columns(len(values), GAP_MM), strict=True):
        _draw_plate(made, name, sign, value, plate)


def _draw_plate(made: Composition, name: str, sign: Symbol, value: int, plate: Box) -> None:
    made.draw(chamfered(plate, 2.4, look.PANEL, "tl br"))
    head, body = plate.cut_top(HEAD_MM)
    mark, label = head.inset(1.4, 0.9).cut_left(HEAD_MM - 1.8)
    made.draw(icon(sign, mark, look.IRON))
    made.write(said(name, made.language), label, look.COLUMN_HEAD)
    made.write(str(value), body.inset(1, 0.6), look.BIG_NUMBER)


def _draw_numbers(made: Composition, layout: Layout) -> None:
    """Draw four spaces for the numbers of the drones in play. Rule: BS.CARD.18."""
    if "numbers" in layout.hidden:
        return
    head, body = layout["numbers"].cut_top(NUMBERS_HEAD_MM)
    label, fate = head.columns(2, GAP_MM)
    made.write(said(words.NUMBERS, made.language), label, look.FACT)
    made.write(said(words.ONE_HIT, made.language), fate, look.HINT)
    for space in body.columns(SPACES, GAP_MM):
        made.draw(chamfered(space.inset(0.3), 1.6, look.PAPER, "tl br", Stroke(look.IRON, 0.5)))


def _draw_fate(made: Composition, layout: Layout) -> None:
    """Write what a hit does to somebody without armour. Rule: BS.CARD.17."""
    if "numbers" not in layout.hidden:
        made.write(said(words.ONE_HIT, made.language), layout["numbers"], look.HINT)


PLACES: Final = {UnitClass.UNARMOURED: _draw_fate, UnitClass.DRONE: _draw_numbers}
"""What stands below the values, by class."""
