"""What cards, sheets and counters of every system share: decks, filled boxes, finished drawings, backs and pages."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from exporters.components.base import Drawn
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Group, Item, Rect, Symbol, Use
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import shift, turn
from exporters.layout.files import Layout
from exporters.layout.pictures import Placed
from exporters.text.fitting import Composition
from schemas.diagnostics.diagnostics import Finding

TITLE_GAP_MM = 1.6


@dataclass(frozen=True)
class DeckLook:
    """How a deck is told from the others: a word, a colour and a darker one, an icon, and the shape of its band."""

    key: str
    word: str
    ink: Ink
    shade: Ink
    icon: Symbol
    band: str


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


def composed(name: str, title: str, layout: Layout, made: Composition) -> Drawn:
    """Return a composition in the trimmed frame as a drawing with its bleed."""
    return finished(name, title, layout, tuple(made.items), tuple(made.findings))


def place(layout: Layout, name: str, draw: Callable[[Box], object]) -> None:
    """Have a box of a layout drawn, unless it is hidden."""
    if name not in layout.hidden:
        draw(layout[name])


def back_drawing(name: str, deck: DeckLook, layout: Layout, items: tuple[Item, ...]) -> Drawing:
    """Return items of the trimmed frame as the back of a deck: one symbol called `name`, drawn for every card."""
    whole, bleed = layout.full, layout.bleed_mm
    symbol = Symbol(name, whole.width, whole.height, (Group(items, shift(bleed, bleed)),))
    placed = Use(symbol, shift(-bleed, -bleed))
    return finished(f"back-{deck.key}", f"{deck.word} (back)", layout, (placed,)).drawing


def either_way(words: tuple[Item, ...], layout: Layout) -> tuple[Item, ...]:
    """Return words of a back twice, upright and upside down, so that it is the same whichever way it is held."""
    return (*words, Group(words, turn(180, layout.width_mm, layout.height_mm)))


def as_page(name: str, title: str, made: Composition) -> Drawn:
    """Return a composition as a page."""
    return Drawn(Drawing(name, title, PAGE.width, PAGE.height, tuple(made.items)), tuple(made.findings))


def with_bleed(name: str, title: str, size_mm: tuple[float, float], bleed_mm: float, made: Composition) -> Drawn:
    """Return a composition in the trimmed frame of a piece as a drawing with its bleed."""
    moved = Group(tuple(made.items), shift(bleed_mm, bleed_mm))
    return Drawn(Drawing(name, title, *size_mm, (moved,), bleed_mm), tuple(made.findings))
