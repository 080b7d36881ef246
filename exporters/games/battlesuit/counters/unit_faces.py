"""The faces of units: armoured soldiers with their letters, police, militia, and numbered drones.

Rules: BS.PCS.1, BS.PCS.15, BS.PCS.16, BS.STL.1, BS.DRN.11.
"""

from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.battlesuit.counters.chits import (
    HEX,
    LETTER,
    WORD,
    draw_owner,
    draw_word,
    finished,
    half_turned,
    hex_chit,
)
from exporters.games.battlesuit.look.counter_icons import ARMED, POLICE, SENTRY, STEALTH, UNARMED
from exporters.games.battlesuit.look.icons import DRONE, SOLDIER, UNARMOURED
from exporters.games.battlesuit.look.look import IRON, PAPER
from exporters.games.battlesuit.look.sides import SideLook
from exporters.games.battlesuit.words import pieces as words
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said

LINE: Final = Stroke(WHITE, 0.3)
NUMBER: Final = TextStyle(Face.NUMERAL, 19, 10, WHITE, align="centre", valign="middle", leading=1.0)
UPPER: Final = Box(HEX.centre[0] - 1.7, 1.35, 3.4, 3.1)
MIDDLE: Final = Box(HEX.centre[0] - 4.0, 4.3, 8.0, 8.6)
BAR_UNDER: Final = "69"
"""Numbers that read as another one upside down."""


def soldier(side: SideLook, letter: str, setting: Setting) -> Drawn:
    """Return the front of an armoured soldier. Rule: BS.PCS.1."""
    made = hex_chit(side.ink, side.shade, LINE, setting)
    draw_owner(made, side, WHITE)
    made.draw(icon(SOLDIER, UPPER, WHITE))
    made.write(letter, MIDDLE, LETTER)
    return _face_of_side(
        f"soldier_{side.key}_{letter.lower()}", said(words.SOLDIER, setting.language, letter=letter), side, made
    )


def stealthy(side: SideLook, letter: str, setting: Setting) -> Drawn:
    """Return the other side of it, in stealth. Rule: BS.STL.1."""
    made = hex_chit(PAPER, side.ink, Stroke(side.ink, 0.9, (2.4, 0.9)), setting)
    draw_owner(made, side, side.ink)
    made.draw(icon(STEALTH, UPPER, side.ink))
    made.write(letter, MIDDLE, replace(LETTER, fill=side.ink))
    return _face_of_side(
        f"stealth_{side.key}_{letter.lower()}", said(words.STEALTH, setting.language, letter=letter), side, made
    )


def police(side: SideLook, setting: Setting) -> Drawn:
    """Return a police officer; both sides of the counter are the same. Rule: BS.PCS.15."""
    return _person(side, "police", words.POLICE, POLICE, setting)


def militia(side: SideLook, setting: Setting) -> Drawn:
    """Return a militia soldier; both sides of the counter are the same. Rule: BS.PCS.16."""
    return _person(side, "militia", words.MILITIA, UNARMOURED, setting)


def _person(side: SideLook, name: str, word: str, sign: Symbol, setting: Setting) -> Drawn:
    made = hex_chit(side.ink, side.shade, LINE, setting)
    draw_owner(made, side, WHITE)
    made.draw(icon(sign, Box(HEX.centre[0] - 3.4, 2.0, 6.8, 6.8), WHITE))
    draw_word(made, word, Box(HEX.centre[0] - 5.0, 9.3, 10.0, 2.8), WORD)
    return _face_of_side(f"{name}_{side.key}", said(word, setting.language), side, made)


def mobile(side: SideLook, number: int, setting: Setting) -> Drawn:
    """Return a mobile drone: armed one way up, unarmed the other; its type is not told. Rule: BS.DRN.11."""
    made = hex_chit(IRON, side.shade, Stroke(side.ink, 1.3), setting)
    draw_owner(made, side, WHITE)
    _draw_state(made, ARMED)
    lower = Composition(language=setting.language)
    _draw_state(lower, UNARMED)
    made.draw(Group(tuple(lower.items), half_turned(HEX)))
    _draw_number(made, number, Box(HEX.centre[0] - 4.2, 4.2, 8.4, 5.6))
    return _face_of_side(f"drone_{side.key}_{number}", said(words.DRONE, setting.language, number=number), side, made)


def sentry(side: SideLook, number: int, setting: Setting) -> Drawn:
    """Return the other side of it, a sentry. Rule: BS.DRN.11."""
    made = hex_chit(PAPER, side.shade, Stroke(side.ink, 1.3), setting)
    draw_owner(made, side, side.ink)
    made.draw(icon(SENTRY, Box(HEX.centre[0] - 2.6, 1.75, 5.2, 3.1), IRON))
    _draw_number(made, number, Box(HEX.centre[0] - 4.2, 4.7, 8.4, 4.6), IRON)
    draw_word(made, words.SENTRY, Box(HEX.centre[0] - 4.4, 9.7, 8.8, 2.85), replace(WORD, fill=IRON))
    return _face_of_side(
        f"sentry_{side.key}_{number}", said(words.SENTRY_DRONE, setting.language, number=number), side, made
    )


def _draw_state(made: Composition, sign: Symbol) -> None:
    """Draw a sign at the upper side of a hexagon."""
    made.draw(icon(sign, UPPER, WHITE))


def _draw_number(made: Composition, number: int, box: Box, ink: Ink = WHITE) -> None:
    """Draw a drone and its number; 6 and 9 stand on a bar."""
    mark, rest = box.cut_left(box.width * 0.46)
    made.draw(icon(DRONE, mark.inset(0, 0.8), ink))
    made.write(str(number), rest, replace(NUMBER, fill=ink))
    if str(number) in BAR_UNDER:
        made.draw(Rect(rest.x + 0.6, box.bottom - 0.25, rest.width - 1.2, 0.45, fill=ink))


def _face_of_side(name: str, piece: str, side: SideLook, made: Composition) -> Drawn:
    owner = said(side.word, made.language)
    return finished(name, said(words.BELONGS, made.language, piece=piece, side=owner), HEX, made)
