"""The rulebook of infantry: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.components.quick_reference import pages_in
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.drawing.inks import WHITE
from exporters.games.infantry.look.look import INLINE, PANEL, PINE, TROOPERS, WOODLAND
from exporters.games.infantry.look.survey import frame_steps, terrain
from exporters.games.infantry.sheets.reference import PAGES
from exporters.layout.settings import Setting
from exporters.text.columns import Section

FRAME_MM: Final = 2.0
MARGIN_MM: Final = 4.5


def _cover(page: Box) -> tuple[Item, ...]:
    """Return the contours of hills on a dark ground, in the frame of a survey map."""
    inner = page.inset(MARGIN_MM + FRAME_MM)
    steps = (inner.width / 10, inner.height / 14)
    ground = Rect(0, 0, page.width, page.height, fill=PINE)
    return (ground, terrain(inner, TROOPERS.ink), *frame_steps(inner, FRAME_MM, steps, WHITE))


def _tables(setting: Setting) -> tuple[Section, ...]:
    return tuple(section for _, page in pages_in(setting, PAGES) for section in page.sections.values())


STEPS: Final = frozenset(("placed", "side_turn", "activated", "turn", "ends"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(TROOPERS.ink, PANEL, WOODLAND, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""
