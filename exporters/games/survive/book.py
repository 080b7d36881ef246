"""The rulebook of SURVIVE: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.components.quick_reference import sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import icon
from exporters.games.survive.look.chips import chip, dotted, ring, slashed, trace
from exporters.games.survive.look.icons import CONTROL
from exporters.games.survive.look.look import CONTROLS, INLINE, NIGHT, PALE_GREEN, PALE_RED, PANEL
from exporters.games.survive.sheets.reference import effect_section
from exporters.layout.settings import Setting
from exporters.text.columns import Section

PITCH_MM: Final = 5.0


def _cover(page: Box) -> tuple[Item, ...]:
    """Return the spire at night, as a chip within its two zones, and the trace of a pulse that comes from it."""
    centre, outer = (page.width / 2, page.height * 0.76), page.width * 0.29
    inner, side = outer / 2, outer / 2.4
    spire = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
    return (
        Rect(0, 0, page.width, page.height, fill=NIGHT),
        *trace(CONTROLS.band, Box(0, page.height * 0.18, page.width, 3.0), CONTROLS.ink),
        *slashed(centre, (inner, outer), PITCH_MM, PALE_RED),
        *dotted(centre, inner, PITCH_MM / 1.4, PALE_GREEN),
        ring(centre, outer, Stroke(PALE_RED, 0.6)),
        ring(centre, inner, Stroke(PALE_GREEN, 0.6)),
        *chip(spire, CONTROLS.ink),
        icon(CONTROL, spire.inset(side / 4), WHITE),
    )


def _tables(setting: Setting) -> tuple[Section, ...]:
    return (*sections_of(setting, "fire"), effect_section(setting), *sections_of(setting, "fight"))


STEPS: Final = frozenset(("turn", "initiative", "activate", "pulse", "hold", "recovered"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(CONTROLS.ink, PANEL, PANEL, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""
