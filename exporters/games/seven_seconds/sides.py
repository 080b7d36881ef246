"""Sides and factions: their colours and signs, their flags, the borders of their cards.

Who is who: the two sides and the two roles, each with a colour and a sign of its own wherever they are shown. Either
side may attack (7S.SETUP.2), so the looks of sides and of roles have nothing in common. Only objective counters, and
their marks on cards, are blue and red by the rulebook whoever places them (7S.CTR.7); battles show them in the ink of
the role, and everywhere the attacker's are round and the defender's square.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Path, Rect, Stroke, Symbol
from exporters.drawing.inks import CURRENT, Ink, ink_from_hex
from exporters.drawing.shapes import ICON_BOX, Outline, circle, polygon, rectangle
from exporters.games.seven_seconds.look import BLUE, MISSION_DECKS, RED
from exporters.games.seven_seconds.wording.pieces import SIDES as WORDS
from schemas.models.seven_seconds.faction import Flag, FlagPattern
from schemas.models.seven_seconds.words import Deck

SPEARHEAD: Final = polygon((8, 0.8), (15, 15.2), (8, 11.4), (1, 15.2))
RING: Final = (*circle(8, 8, 7.2), *circle(8, 8, 3.9))


@dataclass(frozen=True)
class SideLook:
    """How a side is told from the other: word, ink, a darker ink for patterns, and its sign."""

    key: str
    word: str
    ink: Ink
    shade: Ink
    sign: Symbol


def _sign(name: str, outline: Outline) -> Symbol:
    return Symbol(f"side-{name}", ICON_BOX, ICON_BOX, (Path(outline, CURRENT, evenodd=True),))


SIDES: Final = (
    SideLook("red", WORDS["red"], RED, Ink(rgb=(138, 18, 36), cmyk=(14, 100, 82, 42)), _sign("red", SPEARHEAD)),
    SideLook("blue", WORDS["blue"], BLUE, Ink(rgb=(18, 69, 122), cmyk=(97, 66, 8, 22)), _sign("blue", RING)),
)
"""Red and blue, in this order."""


@dataclass(frozen=True)
class RoleLook:
    """How a role is told from the other: ink and sign, those of the deck that it draws its mission from."""

    key: str
    ink: Ink
    sign: Symbol


ATTACKER, DEFENDER = (
    RoleLook(key, MISSION_DECKS[deck].ink, MISSION_DECKS[deck].icon)
    for key, deck in (("attacker", Deck.OFFENSE), ("defender", Deck.DEFENSE))
)
"""Who attacks and who defends."""


def flag(model: Flag, box: Box, edge: Ink, picture: tuple[Item, ...] = ()) -> tuple[Item, ...]:
    """Return the flag in the box, or a picture of it, with a thin edge so that a white one shows on paper."""
    ground = Rect(box.x, box.y, box.width, box.height, fill=ink_from_hex(model.field))
    charge = CHARGES[model.pattern](box)
    painted = (Path(charge, ink_from_hex(model.charge)),) if charge else ()
    outline = Rect(box.x, box.y, box.width, box.height, stroke=Stroke(edge, 0.25))
    cloth = picture or (Group((ground, *painted), clip=Rect(box.x, box.y, box.width, box.height)),)
    return (*cloth, outline)


def _plain(_: Box) -> Outline:
    return ()


def _disc(box: Box) -> Outline:
    return circle(*box.centre, box.height * 0.3)


def _fess(box: Box) -> Outline:
    return rectangle(box.x, box.y + box.height / 3, box.width, box.height / 3)


def _pale(box: Box) -> Outline:
    return rectangle(box.x + box.width / 3, box.y, box.width / 3, box.height)


def _cross(box: Box) -> Outline:
    arm, x = box.height / 5, box.x + box.width * 0.36
    upright = rectangle(x - arm / 2, box.y, arm, box.height)
    return (*upright, *rectangle(box.x, box.centre[1] - arm / 2, box.width, arm))


def _saltire(box: Box) -> Outline:
    arm = box.height * 0.16
    down = polygon(
        (box.x - arm, box.y), (box.x + arm, box.y), (box.right + arm, box.bottom), (box.right - arm, box.bottom)
    )
    up = polygon(
        (box.right - arm, box.y), (box.right + arm, box.y), (box.x + arm, box.bottom), (box.x - arm, box.bottom)
    )
    return (*down, *up)


def _chevron(box: Box) -> Outline:
    return polygon((box.x, box.y), (box.x + box.width * 0.5, box.centre[1]), (box.x, box.bottom))


def _quarterly(box: Box) -> Outline:
    x, y = box.centre
    half, deep = box.width / 2, box.height / 2
    return (*rectangle(x, box.y, half, deep), *rectangle(box.x, y, half, deep))


CHARGES: Final[dict[FlagPattern, Callable[[Box], Outline]]] = {
    FlagPattern.PLAIN: _plain,
    FlagPattern.DISC: _disc,
    FlagPattern.FESS: _fess,
    FlagPattern.PALE: _pale,
    FlagPattern.CROSS: _cross,
    FlagPattern.SALTIRE: _saltire,
    FlagPattern.CHEVRON: _chevron,
    FlagPattern.QUARTERLY: _quarterly,
}


@lru_cache(maxsize=64)
def border(shape: str, box: Box, ink: Ink, pitch_mm: float) -> Path:
    """Return a row of the shape from the left of the box to its right, one every `pitch_mm`; hangs from the top."""
    count = round(box.width / pitch_mm)
    pitch = box.width / count
    draw = SHAPES[shape]
    parts = tuple(draw(box.x + at * pitch, box.y, pitch, box.height) for at in range(count))
    return Path(tuple(segment for part in parts for segment in part), ink)


def _slash(x: float, y: float, pitch: float, height: float) -> Outline:
    lean = pitch * 0.45
    return polygon((x + lean, y), (x + pitch, y), (x + pitch - lean, y + height), (x, y + height))


def _merlon(x: float, y: float, pitch: float, height: float) -> Outline:
    return rectangle(x + pitch * 0.25, y, pitch * 0.5, height)


def _tooth(x: float, y: float, pitch: float, height: float) -> Outline:
    return polygon((x, y), (x + pitch, y), (x + pitch / 2, y + height))


def _border_chevron(x: float, y: float, pitch: float, height: float) -> Outline:
    middle = y + height / 2
    tail, point = pitch * 0.35, pitch * 0.5
    return polygon(
        (x, y), (x + point, y), (x + point + tail, middle), (x + point, y + height), (x, y + height), (x + tail, middle)
    )


def _dot(x: float, y: float, pitch: float, height: float) -> Outline:
    return circle(x + pitch / 2, y + height / 2, height * 0.46)


SHAPES: Final[dict[str, Callable[[float, float, float, float], Outline]]] = {
    "slashes": _slash,
    "merlons": _merlon,
    "teeth": _tooth,
    "chevrons": _border_chevron,
    "dots": _dot,
}
