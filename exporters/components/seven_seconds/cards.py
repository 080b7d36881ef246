"""What all cards share: the header, and the form of a finished drawing."""

from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn
from exporters.components.seven_seconds.borders import border
from exporters.components.seven_seconds.inline import INLINE
from exporters.components.seven_seconds.look import CAPTION, PAPER, TITLE, DeckLook
from exporters.drawing import Drawing, Group, Item, Rect
from exporters.fitting import Fitted, fit, fit_part
from exporters.inks import WHITE, Ink
from exporters.layouts import Box, Layout
from exporters.matrices import shift
from exporters.pictures import Placed
from exporters.signs import icon
from schemas.diagnostics import Finding

TITLE_GAP_MM = 1.6
KIND: Final = replace(CAPTION, min_pt=6, leading=1.0)
CARD_TITLE: Final = replace(TITLE, icons=INLINE)


def header(deck: DeckLook, caption: str, title: str, layout: Layout) -> tuple[tuple[Item, ...], Fitted]:
    """Return the coloured top of a card with the deck's icon, name and border, and the title as fitted."""
    fitted = fit_part(title, layout, "title", CARD_TITLE, ("title",))
    items: tuple[Item, ...] = (
        rectangle_of(layout.full, PAPER),
        *layout.part("ground", lambda box: (rectangle_of(box, deck.ink),)),
        *layout.part("border", lambda box: (border(deck.border, box, deck.ink, 2.2),)),
        *layout.part("icon", lambda box: (icon(deck.icon, box, WHITE),)),
        *layout.part("caption", lambda box: fit(caption.upper(), box, KIND, ()).items),
        *fitted.items,
        *layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)),
    )
    return items, fitted


def beside_art(layout: Layout, art: Placed) -> Layout:
    """Return the layout with the title kept clear of a picture in the upper right, if there is one."""
    if not art.items:
        return layout
    title = layout["title"]
    width = min(title.width, layout["art"].x - TITLE_GAP_MM - title.x)
    return replace(layout, boxes={**layout.boxes, "title": replace(title, width=width)})


def rectangle_of(box: Box, ink: Ink) -> Rect:
    """Return the box filled with an ink."""
    return Rect(box.x, box.y, box.width, box.height, fill=ink)


def finished(
    name: str, title: str, layout: Layout, items: tuple[Item, ...], findings: tuple[Finding, ...] = ()
) -> Drawn:
    """Return items of the trimmed frame as a drawing with its bleed."""
    moved = Group(items, shift(layout.bleed_mm, layout.bleed_mm))
    return Drawn(Drawing(name, title, layout.width_mm, layout.height_mm, (moved,), layout.bleed_mm), findings)
