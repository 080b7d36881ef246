"""What all cards share: size, header, and the form of a finished drawing."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.seven_seconds.borders import border
from exporters.components.seven_seconds.look import CAPTION, PAPER, TITLE, DeckLook
from exporters.components.seven_seconds.marks import icon
from exporters.drawing import Drawing, Group, Item, Rect
from exporters.fitting import Fitted, fit, line
from exporters.inks import WHITE, Ink
from exporters.layouts import Box, Layout
from exporters.matrices import shift
from schemas.diagnostics import Finding

WIDTH_MM = 63.5
HEIGHT_MM = 88.9
BLEED_MM = 3.175
"""A poker card, and an eighth of an inch of bleed."""

HEADER: Final = Layout(
    WIDTH_MM,
    HEIGHT_MM,
    BLEED_MM,
    {
        "ground": Box(-BLEED_MM, -BLEED_MM, WIDTH_MM + 2 * BLEED_MM, 17.4 + BLEED_MM),
        "border": Box(-BLEED_MM, 17.9, WIDTH_MM + 2 * BLEED_MM, 1.5),
        "icon": Box(4.2, 3.6, 4, 4),
        "caption": Box(9.2, 3.6, 36, 4),
        "title": Box(4.2, 8.1, 55.1, 8.7),
        "title_beside_plate": Box(4.2, 8.1, 39.6, 8.7),
        "foot": Box(-BLEED_MM, 86.9, WIDTH_MM + 2 * BLEED_MM, 2.0 + BLEED_MM),
    },
)


def header(deck: DeckLook, caption: str, title: str, title_box: str = "title") -> tuple[tuple[Item, ...], Fitted]:
    """Return the coloured top of a card with the deck's icon, name and border, and the title as fitted."""
    ground, foot = HEADER["ground"], HEADER["foot"]
    fitted = fit(title, HEADER[title_box], TITLE, ("title",))
    items: tuple[Item, ...] = (
        rectangle_of(HEADER.full, PAPER),
        rectangle_of(ground, deck.ink),
        border(deck.border, HEADER["border"], deck.ink, 2.2),
        icon(deck.icon, HEADER["icon"], WHITE),
        *line(caption.upper(), HEADER["caption"], CAPTION),
        *fitted.items,
        rectangle_of(foot, deck.ink),
    )
    return items, fitted


def rectangle_of(box: Box, ink: Ink) -> Rect:
    """Return the box filled with an ink."""
    return Rect(box.x, box.y, box.width, box.height, fill=ink)


def finished(
    name: str, title: str, layout: Layout, items: tuple[Item, ...], findings: tuple[Finding, ...] = ()
) -> Drawn:
    """Return items of the trimmed frame as a drawing with its bleed."""
    moved = Group(items, shift(layout.bleed_mm, layout.bleed_mm))
    return Drawn(Drawing(name, title, layout.width_mm, layout.height_mm, (moved,), layout.bleed_mm), findings)
