"""The boxes of a deck drawn one by one: texts, icons, pictures, shapes, lines and codes, a function for each type."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import cos, radians, sin
from pathlib import Path as File
from typing import Any, Final

from exporters.cards.filling import Filling, place_behind
from exporters.cards.qr import code_items
from exporters.cards.setting import BODY, icon_set, type_of
from exporters.components.dressing import least_contrast
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Image, Item, Path, Point, Rect, Shade, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink, contrast
from exporters.drawing.shapes import after, ellipse, icon, polygon, polyline, shift, turn
from exporters.drawing.surfaces import leaves, surface_of
from exporters.findings import finding
from exporters.layout.files import length_mm
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import SHRINK_STEP_PT, Composition, text_height_mm
from exporters.text.lines import TextStyle
from exporters.text.typography import with_signs
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.diagnostics.wording import did_you_mean
from schemas.models.deck import IconBox, PictureBox, QrBox, RuleBox, ShapeBox, TextBox, TypeSetting

LEAST_ICON_MM: Final = 1.6
PARAGRAPH_EM: Final = 0.45
"""What lies between two paragraphs, as a share of a line."""

INNER: Final = 0.5
"""How far in the notches of a star lie, as a share of its points."""


@dataclass
class Face:
    """One side of a card in the making; `on_deck` is what is wrong at the deck, whatever the card says.

    `styles` are what the deck and its looks say of each, the last one before the others. `home` is the folder of the
    deck's pack, where its own pictures lie.
    """

    styles: Mapping[str, tuple[TypeSetting, ...]]
    filling: Filling
    setting: Setting
    home: File | None
    made: Composition
    on_deck: list[Finding] = field(default_factory=list)

    def blame(self, *findings: Finding, card: bool) -> None:
        """Take down what is wrong at the card, or at its deck."""
        (self.made.findings if card else self.on_deck).extend(findings)

    def draw(self, name: str, box: Any, place: Box, side: str) -> None:
        """Draw a box of a side at its place, if it is shown."""
        if not self.filling.shows(box):
            return
        drawn = len(self.made.items)
        DRAW[box.type](self, box, _unturned(place, box.turned_deg), (side, name))
        if box.turned_deg:
            self.made.items[drawn:] = [_turned(tuple(self.made.items[drawn:]), place, box.turned_deg)]


def _unturned(place: Box, turned_deg: int) -> Box:
    """Return the box about the same middle in which a part lies before it is turned."""
    x, y = place.centre
    across, down = (place.height, place.width) if turned_deg % 180 else (place.width, place.height)
    return Box(x - across / 2, y - down / 2, across, down)


def _turned(items: tuple[Item, ...], place: Box, turned_deg: int) -> Group:
    """Return items turned about the middle of a box."""
    x, y = place.centre
    return Group(items, after(turn(turned_deg, x, y), shift(-x, -y)))


def _text(face: Face, box: TextBox, place: Box, at: Location) -> None:
    """Set a text, its paragraphs apart, at the largest size that all of it fits at."""
    string = with_signs(face.filling.text(box.text), face.made.language)
    if not string:
        return
    style, colour, capitals = type_of((*face.styles.get(box.style or "", ()), box), box.style or BODY)
    ink = face.filling.ink(colour) or BLACK
    style = style._replace(fill=ink, icons=icon_set(tuple(face.filling.icons.items()), ink))
    by_card, behind = place_behind(box.text, (*at, "text"))
    drawn = len(face.made.items)
    found = len(face.made.findings)
    _write(face.made, string.upper() if capitals else string, place, style, behind)
    wrong = face.made.findings[found:]
    del face.made.findings[found:]
    face.blame(*wrong, card=by_card)
    _look_at_contrast(face, drawn, place, style, at)


def _write(made: Composition, string: str, place: Box, style: TextStyle, at: Location) -> None:
    paragraphs = [line.strip() for line in string.split("\n") if line.strip()]
    if len(paragraphs) == 1:
        made.write(paragraphs[0], place, style, at)
        return
    sized = next((one for one in _sizes(style) if _height(made, paragraphs, place, one) <= place.height), None)
    sized = sized or style.sized(style.min_pt)
    free = place.height - _height(made, paragraphs, place, sized)
    share = {"top": 0.0, "middle": 0.5, "bottom": 1.0}[style.valign]
    rest = place.lowered(max(free, 0.0) * share)
    for number, paragraph in enumerate(paragraphs, start=1):
        needed = text_height_mm(paragraph, place.width, sized, made.language)
        left = place.bottom - rest.y
        height = needed if number < len(paragraphs) else max(min(needed, left), 0.0)
        own = sized._replace(valign="top", min_pt=sized.size_pt)
        made.write(paragraph, Box(rest.x, rest.y, rest.width, max(min(height, left), 0.01) + 1e-6), own, at)
        rest = rest.lowered(needed + PARAGRAPH_EM * sized.line_mm)


def _sizes(style: TextStyle) -> Iterator[TextStyle]:
    size_pt = style.size_pt
    while size_pt >= style.min_pt:
        yield style.sized(size_pt)
        size_pt -= SHRINK_STEP_PT


def _height(made: Composition, paragraphs: list[str], place: Box, style: TextStyle) -> float:
    heights = [text_height_mm(each, place.width, style, made.language) for each in paragraphs]
    return sum(heights) + (len(heights) - 1) * PARAGRAPH_EM * style.line_mm


def _look_at_contrast(face: Face, drawn: int, place: Box, style: TextStyle, at: Location) -> None:
    """Take down that a text hardly stands out from what was drawn before it."""
    ground = _ground(face.made.items[:drawn], place.centre)
    ink = style.fill
    if ground is None or not isinstance(ink, Ink):
        return
    least = least_contrast(style.size_pt)
    found = contrast(ink, ground)
    if found < least:
        message = f"`{at[-1]}` is {ink.hex} on {ground.hex}, a contrast of {found:.1f} to 1"
        face.blame(finding("weak-contrast", at, message, f"{least:g} to 1 is the least"), card=False)


def _ground(items: list[Item], point: Point) -> Ink | None:
    """Return the ink under a point, white if there is none; None for a picture."""
    for at, (item, matrix) in reversed([*enumerate(leaves(tuple(items)))]):
        if isinstance(item, Image):
            if item.x <= point[0] <= item.x + item.width and item.y <= point[1] <= item.y + item.height:
                return None
        elif (surface := surface_of(at, item, matrix)) and surface.holds(point):
            return surface.ink
    return WHITE


def _icons(face: Face, box: IconBox, place: Box, at: Location) -> None:
    """Draw a row of icons, smaller where they do not fit."""
    by_card, behind = place_behind(box.icon, (*at, "icon"))
    names = face.filling.names(box.icon)
    known = [name for name in names if name in face.filling.icons]
    for name in (name for name in names if name not in face.filling.icons):
        hint = did_you_mean(name, face.filling.icons)
        face.blame(finding("unknown-icon", behind, f"there is no icon `{name}`", hint), card=by_card)
    row = known * face.filling.number(box.count)
    if row:
        _row(face, row, box, place, at)


def _row(face: Face, names: list[str], box: IconBox, place: Box, at: Location) -> None:
    gap, ink = length_mm(box.gap, None), face.filling.ink(box.colour) or BLACK
    along, across = (place.height, place.width) if box.down else (place.width, place.height)
    side = min(across, (along - gap * (len(names) - 1)) / len(names))
    if side < LEAST_ICON_MM:
        by_card, behind = place_behind(str(box.count), (*at, "count"))
        message = (
            f"{len(names)} icons would be {max(side, 0):.1f} mm large in `{at[-1]}`; the least is {LEAST_ICON_MM} mm"
        )
        face.blame(finding("text-overflow", behind, message, "give the box more room"), card=by_card)
        return
    taken = side * len(names) + gap * (len(names) - 1)
    start = (along - taken) * {"left": 0.0, "centre": 0.5, "right": 1.0}[box.align]
    for number, name in enumerate(names):
        forward, beside = start + number * (side + gap), (across - side) / 2
        x, y = (beside, forward) if box.down else (forward, beside)
        face.made.draw(icon(face.filling.icons[name], Box(place.x + x, place.y + y, side, side), ink))


def _picture(face: Face, box: PictureBox, place: Box, at: Location) -> None:
    by_card, behind = place_behind(box.picture, (*at, "picture"))
    path = next(iter(face.filling.names(box.picture)), "")
    setting = face.setting if by_card else replace(face.setting, folder=face.home)
    placed = filling_picture(path, place, setting, behind)
    face.blame(*placed.findings, card=by_card)
    face.made.draw(*_rounded(placed.items, place, length_mm(box.radius, None)))


def _rounded(items: tuple[Item, ...], place: Box, radius: float) -> tuple[Item, ...]:
    """Return items cut off at the round corners of a box."""
    return (Group(items, clip=Rect(*place, radius)),) if radius and items else items


def _shape(face: Face, box: ShapeBox, place: Box, _at: Location) -> None:
    fill, line = face.filling.ink(box.fill), face.filling.ink(box.line)
    stroke = Stroke(line, box.line_mm) if line else None
    if box.shape != "rectangle":
        face.made.draw(Path(_outline(box, place), fill, stroke))
        return
    radius, fade = length_mm(box.radius, None), face.filling.ink(box.fade)
    if fill and fade:
        face.made.draw(*_rounded((Shade(*place, fill, fade),), place, radius))
        fill = None
    if fill or stroke:
        face.made.draw(Rect(*place, radius, fill, stroke))


def _outline(box: ShapeBox, place: Box) -> Any:
    (x, y), across, down = place.centre, place.width / 2, place.height / 2
    if box.shape == "ellipse":
        return ellipse(x, y, across, down)
    reaches = (1.0, INNER) if box.shape == "star" else (1.0,)
    count = box.sides * len(reaches)
    corners = ((radians(box.turn_deg - 90 + 360 * at / count), reaches[at % len(reaches)]) for at in range(count))
    return polygon(*((x + cos(turn) * reach * across, y + sin(turn) * reach * down) for turn, reach in corners))


def _rule(face: Face, box: RuleBox, place: Box, _at: Location) -> None:
    (x, y), ink = place.centre, face.filling.ink(box.colour) or BLACK
    level = place.width >= place.height
    ends = ((place.x, y), (place.right, y)) if level else ((x, place.y), (x, place.bottom))
    face.made.draw(Path(polyline(*ends), None, Stroke(ink, box.line_mm, box.dash_mm)))


def _qr(face: Face, box: QrBox, place: Box, at: Location) -> None:
    by_card, behind = place_behind(box.code, (*at, "code"))
    text = face.filling.text(box.code)
    if text:
        items, findings = code_items(text, place, face.filling.ink(box.colour) or BLACK, behind)
        face.made.draw(*items)
        face.blame(*findings, card=by_card)


DRAW: Final[Mapping[str, Callable[[Face, Any, Box, Location], None]]] = {
    "text": _text,
    "icons": _icons,
    "picture": _picture,
    "shape": _shape,
    "rule": _rule,
    "qr": _qr,
}
"""What draws a box of each type."""
