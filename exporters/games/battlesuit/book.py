"""The rulebook of Battlesuit: its inks, its cover, its tables."""

from math import sqrt
from typing import Final

from exporters.book.look import Book, look_of
from exporters.components.quick_reference import page_of, sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Stroke
from exporters.drawing.shapes import around, polygon
from exporters.games.battlesuit.look.look import INLINE, IRON, PANEL, SOLDIERS, STEEL, YELLOW, rules_of
from exporters.games.battlesuit.look.pages import band
from exporters.games.battlesuit.sheets.charts import combat_grid, course_sections
from exporters.games.battlesuit.sheets.terrain_chart import terrain_grid
from exporters.games.battlesuit.wording import terms as words
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from schemas.catalogues.saying import said

BAND_MM: Final = 9.0
HEX_MM: Final = 11.0


def _cover(page: Box) -> tuple[Item, ...]:
    """Return iron with a hazard band, and below it the hexagons of a map."""
    top = page.height * 0.66
    strip = Box(0, top, page.width, BAND_MM)
    return (
        Rect(0, 0, page.width, page.height, fill=IRON),
        *_hexes(page, top + BAND_MM + HEX_MM * 1.4),
        Rect(strip.x, strip.y, strip.width, strip.height, fill=SOLDIERS.ink),
        band(SOLDIERS.band, strip.inset(0, 1.5), YELLOW),
    )


def _hexes(page: Box, top: float) -> tuple[Item, ...]:
    """Return as many columns of hexagons as a page has room for, every other one half a hexagon lower."""
    columns = int((page.width - HEX_MM) / (1.5 * HEX_MM))
    left = (page.width - 1.5 * HEX_MM * (columns - 1)) / 2
    rows = int((page.height - top) / (sqrt(3) * HEX_MM))
    return tuple(
        Path(polygon(*around(x, y, 6, HEX_MM * 0.92, 0)), None, Stroke(STEEL, 0.6))
        for column in range(columns)
        for row in range(rows)
        for x, y in ((left + 1.5 * HEX_MM * column, top + sqrt(3) * HEX_MM * (row + column % 2 / 2)),)
    )


def _tables(setting: Setting) -> tuple[Section, ...]:
    rules, language = rules_of(setting), setting.language
    turn = page_of(setting, "turn")
    return (
        *course_sections(turn, of_play=True),
        *sections_of(setting, "combat"),
        Section(said(words.STRENGTH, language), "BS.GAP.1  BS.FIR.10", (combat_grid(rules, language),)),
        Section(said(words.TERRAIN_HEAD[0], language), "BS.GAP.2", (terrain_grid(rules, language),)),
        *sections_of(setting, "terrain"),
        *course_sections(turn, of_play=False),
    )


STEPS: Final = frozenset(("deploy", "turn", "initiative", "activate", "end_turn"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(SOLDIERS.ink, PANEL, PANEL, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""
