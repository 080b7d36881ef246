"""The pieces of 7 Seconds from above: side, type, facing, target counters and states, in that order."""

from typing import Final

from engine.games.seven_seconds.log.tabletop import Piece, Vector
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Point, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import circle, icon, polygon, polyline
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.icons import DRONE_ICONS, TROOPER_ICONS
from exporters.games.seven_seconds.look.look import DEFENDERS_OBJECTIVES, GREY, PAPER, STEEL
from exporters.games.seven_seconds.look.marks import objective_mark
from exporters.games.seven_seconds.look.sides import ATTACKER, DEFENDER, SIDES
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from schemas.models.seven_seconds.words import ObjectiveName

SIDE_INKS: Final[dict[str, Ink]] = {side.key: side.ink for side in SIDES}
ICONS: Final[dict[str, Symbol]] = {
    each.value.replace("_", " "): symbol for each, symbol in (*TROOPER_ICONS.items(), *DRONE_ICONS.items())
}
OBJECTIVES: Final = {each.value: each for each in ObjectiveName}
BADGE: Final = TextStyle(Face.NUMERAL, 6, 3, WHITE, align="centre", valign="middle")
MOST_SHOWN: Final = 999


def figure(piece: Piece, centre: Point, radius_mm: float) -> tuple[Item, ...]:
    """Return a piece whose base has a centre and a radius on the paper."""
    ink = SIDE_INKS.get(piece.side, GREY)
    if piece.name in OBJECTIVES:
        body = _objective(piece, OBJECTIVES[piece.name], centre, radius_mm)
    elif piece.kind in ICONS:
        body = _unit(ICONS[piece.kind], piece.facing, ink, centre, radius_mm)
    else:
        body = _blip(piece.name.rsplit(" ", 1)[-1], ink, centre, radius_mm)
    return (*body, *_badges(piece, centre, radius_mm))


def _unit(symbol: Symbol, facing: Vector | None, ink: Ink, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    disc = Path(circle(x, y, radius), ink, Stroke(WHITE, 0.2))
    face = icon(symbol, Box(x - radius * 0.7, y - radius * 0.7, radius * 1.4, radius * 1.4), WHITE)
    return (*(() if facing is None else (_nose(facing, ink, centre, radius),)), disc, face)


def _nose(facing: Vector, ink: Ink, centre: Point, radius: float) -> Path:
    """Return the point that shows where a trooper looks; the table's north is up on the paper."""
    (x, y), (across, up) = centre, facing
    tip = (x + across * radius * 1.75, y - up * radius * 1.75)
    left, right = (
        (x + radius * (across * 0.8 + turn * up * 0.6), y - radius * (up * 0.8 - turn * across * 0.6))
        for turn in (-1, 1)
    )
    return Path(polygon(tip, left, right), ink)


def _blip(number: str, ink: Ink, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    words = TextStyle(Face.NUMERAL, radius * 2.7, 3, ink, align="centre", valign="middle")
    room = Box(x - radius * 0.85, y - radius * 0.6, radius * 1.7, radius * 1.2)
    return (Path(circle(x, y, radius * 0.94), PAPER, Stroke(ink, radius * 0.12)), *fit(number, room, words, ()).items)


def _objective(piece: Piece, name: ObjectiveName, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    placed_by = DEFENDER if name in DEFENDERS_OBJECTIVES else ATTACKER
    mark = objective_mark(name, Box(x - radius, y - radius, radius * 2, radius * 2), placed_by.ink)
    held = SIDE_INKS.get(piece.side) if piece.state == "secured" else None
    ring = (Path(circle(x, y, radius * 1.35), None, Stroke(held, radius * 0.16)),) if held else ()
    return (*ring, *mark, *(_cross(centre, radius) if piece.state == "destroyed" else ()))


def _cross(centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    ends = (((x - radius, y - radius), (x + radius, y + radius)), ((x - radius, y + radius), (x + radius, y - radius)))
    return tuple(Path(polyline(*line), None, Stroke(STEEL, radius * 0.3)) for line in ends)


def _badges(piece: Piece, centre: Point, radius: float) -> tuple[Item, ...]:
    shown = (
        (str(min(piece.counters, MOST_SHOWN)) if piece.counters > 0 else "", 1, 1),
        ("D" if piece.damaged else "", -1, -1),
        ("S" if piece.stunned else "", 1, -1),
    )
    x, y = centre
    at = radius * 0.85
    return tuple(
        item for text, across, down in shown if text for item in _badge(text, (x + across * at, y + down * at), radius)
    )


def _badge(text: str, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    disc = Path(circle(x, y, radius * 0.56), STEEL, Stroke(WHITE, 0.15))
    room = Box(x - radius * 0.54, y - radius * 0.5, radius * 1.08, radius)
    return (disc, *fit(text, room, BADGE.sized(radius * 2.2), ()).items)
