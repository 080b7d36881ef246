"""The character card: values, ratings, and boxes for the checks that wait until the fight is over.

Rules: MN.GAP.24, MN.DMG.3 to MN.DMG.5, MN.VIC.1 to MN.VIC.3.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.maneuvers.wording.terms import RATINGS as NAMES
from exporters.components.base import Drawn
from exporters.components.framing import SideLook, beside_art, composed, place
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look
from exporters.games.maneuvers import wording as words
from exporters.games.maneuvers.cards.frame import header
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition, line_width_mm
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.fight import Character
from schemas.models.maneuvers.words import Rating

GAP_MM: Final = 0.9
CHECK_ROWS: Final = 2
CHECK_COLUMNS: Final = 3
TICK_MM: Final = 3.4
KEY_GAP_MM: Final = 1.5
"""The least between the heading of the checks and the key to their signs."""

FLAVOUR: Final = look.ABOUT._replace(icons=look.INLINE, align="centre")
ROLE: Final = TextStyle(Face.LABEL, 7.5, 6, look.QUIET, valign="middle", tracking_pt=0.3, leading=1.0)
NAME: Final = TextStyle(Face.LABEL, 6.5, 6, look.QUIET, valign="middle", leading=1.0)


@dataclass(frozen=True)
class Value:
    """A value with its name and its sign."""

    name: str
    number: int
    sign: Symbol


def character_card(character: Character, setting: Setting) -> Drawn:
    """Return the front of a character card, in the colour of the first squad that has them."""
    layout, squad = look.layout_of(setting, "character_card"), look.squad_look_of(character.id, setting)
    art = filling_picture(character.picture, layout["art"], setting, ("picture",))
    language = setting.language
    texts = (said(words.CHARACTER, language), character.name, "" if art.items else squad.name)
    top, title = header(look.CHARACTERS, texts, beside_art(layout, art), lambda box: _sign(squad, box), language)
    made = Composition([*top, *art.items], [*title.findings, *art.findings], language=language)
    role = beside_art(replace(layout, boxes={**layout.boxes, "title": layout["role"]}), art)["title"]
    place(layout, "role", lambda _: made.write(character.role.upper(), role, ROLE, ("role",)))
    place(layout, "ratings", lambda box: _ratings(made, character, box))
    place(layout, "values", lambda box: _values(made, character, squad, box))
    place(layout, "checks", lambda box: _checks(made, box))
    place(layout, "note", lambda box: made.write(character.note, box, FLAVOUR, ("note",)))
    return composed(character.id, said(words.CHARACTER_NAMED, language, title=character.name), layout, made)


def _sign(squad: SideLook, box: Box) -> tuple[Item, ...]:
    """Return the sign of a squad on its colour."""
    ground = Rect(box.x, box.y, box.width, box.height, box.width * 0.14, fill=squad.ink)
    return (ground, icon(squad.sign, box.inset(box.width * 0.18, box.height * 0.18), squad.on))


def _ratings(made: Composition, character: Character, box: Box) -> None:
    """Draw the six ratings, three in a row: sign and name above, the number below."""
    values = [
        Value(said(NAMES[rating], made.language), character.value(rating), look.RATINGS[rating]) for rating in Rating
    ]
    for row, line in zip(box.rows(2, GAP_MM), (values[:3], values[3:]), strict=True):
        _cells(made, line, row, look.MANILA, look.SEPIA)


def _values(made: Composition, character: Character, squad: SideLook, box: Box) -> None:
    """Draw Action Value, Damage, Armor Value and Resilience on the colour of the squad."""
    values = [
        Value(said(words.SHORT_VALUES[name], made.language), getattr(character, name), sign)
        for name, sign in look.VALUES.items()
    ]
    _cells(made, values, box, squad.ink, squad.on)


def _cells(made: Composition, values: Sequence[Value], row: Box, ground: Ink, ink: Ink) -> None:
    for value, cell in zip(values, row.columns(len(values), GAP_MM), strict=True):
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, 0.8, fill=ground))
        name, body = cell.inset(0.5, 0.5).cut_top(4.3)
        made.write(value.name, name, NAME._replace(fill=ink, align="centre"))
        mark, number = body.cut_left(body.width * 0.42)
        side = min(4.4, body.height - 1.2)
        made.draw(icon(value.sign, Box(mark.right - side, mark.centre[1] - side / 2 + 0.2, side, side), ink))
        made.write(str(value.number), number.lowered(0.2), look.NUMBER._replace(fill=ink))


def _checks(made: Composition, box: Box) -> None:
    """Draw a box for each check that waits: its kind to tick, and room for its Stress."""
    head, body = box.cut_top(3.6)
    heading, key = said(words.CHECKS, made.language).upper(), said(words.CHECK_KEY, made.language)
    made.write(heading, head, look.HEADING)
    taken_mm = line_width_mm(heading, look.HEADING, made.language) + KEY_GAP_MM
    beside = head.cut_left(min(taken_mm, head.width))[1]
    made.write_if_room(key, beside, look.HEADING._replace(align="right", tracking_pt=0.0))
    for row in body.rows(CHECK_ROWS, GAP_MM):
        for cell in row.columns(CHECK_COLUMNS, GAP_MM):
            _check(made, cell)


def _check(made: Composition, cell: Box) -> None:
    made.draw(Rect(cell.x, cell.y, cell.width, cell.height, 0.8, look.PAPER, Stroke(look.QUIET, 0.25)))
    ticks, stress = cell.inset(0.7, 0).cut_left(7.8)
    for name, tick in zip(("fallout", "casualty"), ticks.columns(2, 0.6), strict=True):
        made.draw(icon(look.MARKERS[name], Box(tick.x, cell.y + 0.6, tick.width, 2.7), look.SEPIA))
        box = Box(tick.centre[0] - TICK_MM / 2, cell.bottom - TICK_MM - 0.6, TICK_MM, TICK_MM)
        made.draw(Rect(box.x, box.y, box.width, box.height, 0.5, WHITE, Stroke(look.QUIET, 0.25)))
    made.write(
        said(words.STRESS, made.language), Box(stress.x, cell.y + 0.5, stress.width, 2.8), NAME._replace(align="centre")
    )
    made.draw(Rect(stress.x + 1, cell.bottom - 1.0, stress.width - 2, 0.2, fill=look.QUIET))
