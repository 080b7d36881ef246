"""Flags, drawn from a pattern and two colours, in heraldry's words."""

from collections.abc import Callable
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.drawing.shapes import Outline, circle, polygon, rectangle
from schemas.models.seven_seconds.faction import Flag, FlagPattern


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
