"""The table for cards of a VASSAL module: a place for each deck, and one below it for what has been played."""

from collections.abc import Sequence
from typing import Final

from exporters.drawing.display_list import Drawing, Item, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.layout.boxes import Box
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle, line

CLOTH: Final = Ink(rgb=(46, 62, 68), cmyk=(40, 20, 15, 70))
CLOTH_LIGHT: Final = Ink(rgb=(58, 76, 83), cmyk=(36, 18, 14, 62))
LINE: Final = Ink(rgb=(128, 150, 158), cmyk=(20, 8, 5, 36))
MARGIN_MM: Final = 8.0
GAP_MM: Final = 9.0
TITLE_MM: Final = 8.0
RIM_MM: Final = 2.0
CORNER_MM: Final = 3.5
PLAYED: Final = "Played"
TITLE: Final = TextStyle(Face.TITLE, 13, 7, WHITE, align="centre", valign="middle", tracking_pt=0.4)
SMALL: Final = TextStyle(Face.LABEL, 9, 7, LINE, align="centre", valign="middle", tracking_pt=0.6)


def card_table(titles: Sequence[str], width_mm: float, height_mm: float) -> tuple[Drawing, tuple[Box, ...]]:
    """Return the table for decks of cards of one size, and the places of the decks, then those of what is played."""
    step = width_mm + GAP_MM
    decks = tuple(
        Box(MARGIN_MM + RIM_MM + at * step, MARGIN_MM + TITLE_MM + RIM_MM, width_mm, height_mm)
        for at in range(len(titles))
    )
    played = tuple(box.lowered(height_mm + TITLE_MM + 3 * RIM_MM) for box in decks)
    width = 2 * (MARGIN_MM + RIM_MM) + len(titles) * step - GAP_MM
    height = played[0].bottom + RIM_MM + MARGIN_MM
    items: list[Item] = [Rect(0, 0, width, height, fill=CLOTH)]
    for title, deck, pile in zip(titles, decks, played, strict=True):
        items.extend(_place(title, deck, TITLE))
        items.extend(_place(PLAYED.upper(), pile, SMALL))
    return Drawing("card_table", "Cards", width, height, tuple(items)), (*decks, *played)


def _place(title: str, box: Box, style: TextStyle) -> tuple[Item, ...]:
    rim = box.inset(-RIM_MM)
    head = Box(rim.x - GAP_MM / 2, rim.y - TITLE_MM, rim.width + GAP_MM, TITLE_MM)
    place = Rect(rim.x, rim.y, rim.width, rim.height, CORNER_MM, CLOTH_LIGHT, Stroke(LINE, 0.5))
    return (place, *line(title, head, style))
