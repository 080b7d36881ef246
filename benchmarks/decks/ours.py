"""The deck as Musterpress prints it. Run: python -m benchmarks.decks.ours COUNT FILE."""

import gc

from musterpress.__main__ import LOADED_OBJECTS

gc.set_threshold(LOADED_OBJECTS)  # as the command does before it loads the rest

# ruff: noqa: E402
import sys
from collections.abc import Iterator
from pathlib import Path as FilePath

from benchmarks.decks import deck as made
from benchmarks.decks.deck import Card
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import (
    Drawing,
    Group,
    Image,
    Item,
    Path,
    Picture,
    Rect,
    Shade,
    Stroke,
    Symbol,
    Text,
    Use,
)
from exporters.drawing.inks import BLACK, CURRENT, WHITE, Ink
from exporters.drawing.shapes import polygon, scale
from exporters.faces.fonts import Face
from exporters.pdf.writer import Imprint, pressed
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle

DARK = Ink(made.DARK, (30, 15, 5, 85))
PALE = Ink(made.PALE, (3, 1, 0, 5))
ACCENT = Ink(made.ACCENT, (8, 90, 95, 22))
FLAVOUR = TextStyle(Face.ITALIC, made.TEXT_PT, 6, BLACK, made.LEADING)
RULES = TextStyle(Face.TEXT, made.TEXT_PT, 6, BLACK, made.LEADING)
ICONS = tuple(Symbol(f"icon-{at}", 16, 16, (Path(polygon(*shape), CURRENT),)) for at, shape in enumerate(made.ICONS))
ART = Picture("art", "image/jpeg", made.art())
PICTURE = Group(
    (Image(*made.ART_BOX, ART), Shade(*made.FADE_BOX, DARK, WHITE)), None, Rect(*made.ART_BOX, made.CORNER_MM)
)
TEXT_BOTTOM = made.CELL_AT[1] - 1


def cells() -> Iterator[tuple[int, float, float]]:
    """Yield number and corner of each cell of the table."""
    (left, top), (width, height) = made.CELL_AT, made.CELL_MM
    for at in range(len(made.LABELS)):
        yield at, left + at % 3 * width, top + at // 3 * height


def frame() -> Symbol:
    """Return what is the same on all cards."""
    items: list[Item] = [
        Rect(0, 0, made.WIDTH_MM, made.HEIGHT_MM, fill=DARK),
        Rect(*made.PAPER_BOX, made.CORNER_MM, fill=WHITE),
    ]
    for at, x, y in cells():
        items.append(Rect(x, y, *made.CELL_MM, fill=PALE, stroke=Stroke(DARK, 0.15)))
        items.append(Text(x + 0.8, y + 3.6, made.LABELS[at], Face.LABEL, made.LABEL_PT, DARK))
    return Symbol("frame", made.WIDTH_MM, made.HEIGHT_MM, tuple(items))


FRAME = Use(frame(), scale(1))


def drawing(card: Card) -> Drawing:
    """Return a card."""
    x, y = made.TEXT_X, made.TEXT_Y
    flavour = fit(card.flavour, Box(x, y, made.TEXT_WIDTH_MM, TEXT_BOTTOM - y), FLAVOUR, ("flavour",))
    y += flavour.height_mm
    rules = fit(card.rules, Box(x, y, made.TEXT_WIDTH_MM, TEXT_BOTTOM - y), RULES, ("rules",))
    (icon_x, icon_y), size = made.ICON_AT, made.ICON_MM / 16
    width, height = made.CELL_MM
    items: tuple[Item, ...] = (
        FRAME,
        Text(*made.TITLE_AT, card.title, Face.TITLE, made.TITLE_PT, DARK),
        Text(*made.KIND_AT, card.kind, Face.LABEL, made.KIND_PT, ACCENT),
        *(Use(icon, scale(size, icon_x + at * made.ICON_STEP_MM, icon_y), ACCENT) for at, icon in enumerate(ICONS)),
        PICTURE,
        *flavour.items,
        *rules.items,
        *(
            Text(x + width - 4, y + height - 1.4, str(card.stats[at]), Face.NUMERAL, made.VALUE_PT, ACCENT)
            for at, x, y in cells()
        ),
        Text(*made.CODE_AT, card.code, Face.TEXT, made.CODE_PT, WHITE),
    )
    return Drawing(card.code, card.title, 63.5, 88.9, items, made.BLEED_MM)


def main() -> None:
    """Write the deck."""
    count, path = int(sys.argv[1]), FilePath(sys.argv[2])
    gc.disable()  # as the command does while it draws and presses
    path.write_bytes(pressed([drawing(card) for card in made.deck(count)], Imprint("Deck", "House")))
    gc.freeze()  # as the command does before it ends


if __name__ == "__main__":
    main()
