"""The faces of the markers: each a file card with a sign, a word, and a ground of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import with_bleed
from exporters.components.squad_looks import SquadLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon, polygon
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.icons import EDGE, MARKERS, ROUND
from exporters.games.maneuvers.look.look import (
    BRICK,
    KRAFT,
    MANEUVERS,
    MANILA,
    MOSS,
    OCHRE,
    PALE_BRICK,
    PALE_MOSS,
    PALE_SLATE,
    SEPIA,
    SLATE,
)
from exporters.games.maneuvers.wording import pieces as words
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import said

SMALL_MM: Final = 15.875
"""Five eighths of an inch, the wargamer's counter."""

TOKEN_MM: Final = 19.05
"""Three quarters of an inch, for what is moved most."""

BLEED_MM: Final = 1.5


@dataclass(frozen=True)
class MarkerLook:
    """The ground of a marker, and the ink of its sign and its word."""

    ground: Ink
    ink: Ink


LOOKS: Final[Mapping[str, MarkerLook]] = {
    "hidden": MarkerLook(SEPIA, MANILA),
    "snipe_ready": MarkerLook(SLATE, WHITE),
    "exposed": MarkerLook(PALE_BRICK, BRICK),
    "flagged": MarkerLook(BRICK, WHITE),
    "observer": MarkerLook(PALE_SLATE, SLATE),
    "escaping": MarkerLook(PALE_MOSS, MOSS),
    "advantage": MarkerLook(MOSS, WHITE),
    "disadvantage": MarkerLook(MANEUVERS.ink, WHITE),
    "aided": MarkerLook(WHITE, MOSS),
    "lost_action": MarkerLook(KRAFT, SEPIA),
    "fallout": MarkerLook(MANILA, OCHRE),
    "casualty": MarkerLook(WHITE, SEPIA),
}


def marker(name: str, language: str = "") -> Drawn:
    """Return a marker by its name, which is that of its sign."""
    return _marker(name, said(words.MARKERS[name], language), MARKERS[name], LOOKS[name], language)


def rolls(name: str, own: str, language: str = "") -> Drawn:
    """Return a side of the marker of an advantage or a disadvantage, which says on whose rolls. Rule: MN.TRM.2."""
    look, key = LOOKS[name], f"{name}_{own}"
    made = _card(look, language)
    word, whose = said(words.MARKERS[name], language), said(words.ROLLS[own], language)
    _named(made, MARKERS[name], (word, whose), look.ink)
    title = said(words.ROLLS_NAMED, language, marker=word, rolls=whose)
    return with_bleed(key, title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def unnoticed(language: str = "") -> Drawn:
    """Return the other side of the marker of a flag, for one that the other squad has not noticed. Rule: MN.FLG.4."""
    return _marker("unnoticed", said(words.UNNOTICED, language), MARKERS["flagged"], MarkerLook(WHITE, BRICK), language)


def exposed(key: str, opponent: str, language: str = "") -> Drawn:
    """Return the marker of who is exposed, which says to whom. Rule: MN.COV.3."""
    look, made = LOOKS["exposed"], _card(LOOKS["exposed"], language)
    style = TextStyle(Face.LABEL, 6, 6, look.ink, 1.0, "centre", "middle")
    word, one_line = said(words.MARKERS["exposed"], language).upper(), _part(0.06, 0.38, 0.88, 0.14)
    long = _is_long(made, word, one_line, style)
    sign, name = (_part(0.36, 0.1, 0.28, 0.2), 0.585) if long else (_part(0.3, 0.11, 0.4, 0.26), 0.51)
    made.draw(icon(MARKERS["exposed"], sign, look.ink))
    made.write_if_room(word, _part(0.06, 0.31, 0.88, 0.27) if long else one_line, style)
    made.write(opponent, _part(0.06, name, 0.88, 0.92 - name), style.sized(8))
    title = said(words.EXPOSED_NAMED, language, opponent=opponent)
    return with_bleed(key, title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def _named(made: Composition, sign: Symbol, texts: tuple[str, str], ink: Ink) -> None:
    """Draw a sign, and below it a word and a name, both of which the sign says too; a long word has two lines."""
    word, name = texts[0].upper(), texts[1]
    style = TextStyle(Face.LABEL, 6, 6, ink, 1.0, "centre", "middle", tracking_pt=-0.15)
    one_line = _part(0.06, 0.49, 0.88, 0.15)
    long = _is_long(made, word, one_line, style)
    made.draw(icon(sign, _part(0.34, 0.1, 0.32, 0.25) if long else _part(0.27, 0.12, 0.46, 0.36), ink))
    made.write_if_room(word, _part(0.06, 0.365, 0.88, 0.27) if long else one_line, style)
    made.write_if_room(name, _part(0.08, 0.635, 0.84, 0.275), replace(style, face=Face.TITLE, size_pt=7.5))


def _is_long(made: Composition, word: str, one_line: Box, style: TextStyle) -> bool:
    """Whether a word has no room on the line that it should stand on."""
    return bool(made.fit(word, one_line, style).findings)


def edge(language: str = "") -> Drawn:
    """Return the marker of Edge. Rule: MN.SQD.3."""
    return _marker("edge", said(words.EDGE, language), EDGE, MarkerLook(MANILA, SEPIA), language)


def round_marker(language: str = "") -> Drawn:
    """Return the marker of the round. Rule: MN.ORD.3."""
    return _marker("round", said(words.ROUND, language), ROUND, MarkerLook(MANILA, MANEUVERS.ink), language)


def total(key: str, look: SquadLook, language: str = "") -> Drawn:
    """Return the marker of a squad's total, in its colour and with its sign. Rule: MN.SQD.1."""
    made = _card(MarkerLook(look.ink, look.on), language)
    _named(made, look.sign, (said(words.TOTAL, language), look.name), look.on)
    title = said(words.TOTAL_NAMED, language, squad=look.name)
    return with_bleed(key, title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def total_turned(key: str, look: SquadLook, turned: int, language: str = "") -> Drawn:
    """Return the other side of the marker of a total, which stands for so many less. Rule: MN.GAP.28."""
    made = _card(MarkerLook(look.on, look.ink), language)
    _named(made, look.sign, (said(words.TOTAL, language), signed(-turned)), look.ink)
    title = said(words.TOTAL_LESS_NAMED, language, turned=turned, squad=look.name)
    return with_bleed(f"{key}_turned", title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def token(key: str, name: str, action_value: int, look: SquadLook, language: str = "") -> Drawn:
    """Return the token of a character: sign and colour of the squad, the name, the Action Value. Rule: MN.ORD.1."""
    made = Composition(language=language)
    side = TOKEN_MM
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=MANILA))
    head = Box(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side * 0.62 + BLEED_MM)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.ink))
    made.draw(icon(look.sign, Box(side * 0.1, side * 0.1, side * 0.42, side * 0.42), look.on))
    number = TextStyle(Face.NUMERAL, 17, 9, look.on, align="centre", valign="middle")
    made.write(str(action_value), Box(side * 0.54, side * 0.08, side * 0.38, side * 0.46), number)
    title = TextStyle(Face.TITLE, 9.5, 6, SEPIA, align="centre", valign="middle", leading=1.0)
    made.write(name, Box(side * 0.05, side * 0.635, side * 0.9, side * 0.345), title, ("name",))
    return with_bleed(key, name, (side, side), BLEED_MM, made)


def _marker(name: str, word: str, sign: Symbol, look: MarkerLook, language: str) -> Drawn:
    made = _card(look, language)
    style = TextStyle(Face.LABEL, 6.5, 6, look.ink, 1.0, "centre", "middle")
    one_line = _part(0.06, 0.69, 0.88, 0.18)
    long = _is_long(made, word.upper(), one_line, style)
    made.draw(icon(sign, _part(0.28, 0.12, 0.44, 0.42) if long else _part(0.24, 0.15, 0.52, 0.48), look.ink))
    made.write_if_room(word.upper(), _part(0.06, 0.6, 0.88, 0.3) if long else one_line, style)
    return with_bleed(name, word, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def _card(look: MarkerLook, language: str) -> Composition:
    """Return the ground of a marker with the outline of a folder on it."""
    made, side = Composition(language=language), SMALL_MM
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=look.ground))
    near, far, low, fold = side * 0.055, side * 0.945, side * 0.085, side * 0.055
    outline = polygon(
        (near, near), (side * 0.4, near), (side * 0.4 + (low - fold), low), (far, low), (far, far), (near, far)
    )
    made.draw(Path(outline, None, Stroke(look.ink, 0.25)))
    return made


def _part(x: float, y: float, width: float, height: float) -> Box:
    """Return a box given in shares of a marker's side."""
    return Box(x * SMALL_MM, y * SMALL_MM, width * SMALL_MM, height * SMALL_MM)
