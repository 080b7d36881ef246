"""The faction sheet: flag, name, background, stats by rating, and what each suit and drone makes of them."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import finished, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.drawing.inks import BLACK, WHITE, ink_from_hex
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.cards.profiles import unit_profiles
from exporters.games.seven_seconds.look.flags import flag
from exporters.games.seven_seconds.look.icons import STAT_ICONS
from exporters.games.seven_seconds.look.inline import INLINE
from exporters.games.seven_seconds.look.look import (
    CAPTION,
    CHEVRONS,
    PANEL,
    PAPER,
    QUIET,
    RATING_INKS,
    RULE,
    SMALL,
    STEEL,
)
from exporters.games.seven_seconds.look.marks import chevron_mark
from exporters.games.seven_seconds.rulings import layout_of, rules_of
from exporters.games.seven_seconds.words.terms import (
    FACTION,
    FACTION_SHEET,
    RATING,
    RATINGS,
    STAT_MEANINGS,
    STATS,
    caption_of,
)
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Fitted, fit, fit_shown, line
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating, Stat

LABEL_COLUMN_MM = 27.0
HEAD_MM = 13.0
MOST_PIPS = 6

BACKGROUND: Final = TextStyle(Face.ITALIC, 9, 6.25, BLACK, icons=INLINE)
NAME: Final = TextStyle(Face.TITLE, 22, 11, BLACK, leading=1.05, valign="top")
SIDE_CAPTION: Final = TextStyle(Face.LABEL, 7, 7, QUIET, valign="middle", tracking_pt=0.5)
COLUMN_HEAD: Final = TextStyle(Face.LABEL, 7, 6, WHITE, align="centre", valign="middle", leading=1.0)
ROW_HEAD: Final = TextStyle(Face.TITLE, 11, 9, BLACK, valign="middle")
VALUE: Final = TextStyle(Face.NUMERAL, 17, 12, BLACK, align="centre", valign="middle")


def faction_sheet(faction: Faction, setting: Setting) -> Drawn:
    """Return the sheet of a faction under the rules of its pack.

    Raises:
        TypeError: The rules are not those of 7 Seconds.
    """
    rules, layout = rules_of(setting), layout_of(setting, "faction_sheet")
    name = fit_shown(faction.name, layout.shown("name"), NAME, ("name",), setting.language)
    background = _background(faction, name, layout, setting.language)
    picture = filling_picture(faction.flag.picture, layout["flag"], setting, ("flag", "picture"))
    items = (
        rectangle_of(layout.full, PAPER),
        *layout.part("side", lambda box: (rectangle_of(box, PANEL),)),
        *layout.part("stripe", lambda box: (rectangle_of(box, ink_from_hex(faction.flag.charge)),)),
        *layout.part("flag", lambda box: (*flag(faction.flag, box, STEEL, picture.items),)),
        *layout.part("caption", lambda box: _caption(box, setting.language)),
        *name.items,
        *background.items,
        *layout.part("meanings", lambda box: _meanings(box, setting.language)),
        *layout.part("stats", lambda box: _stat_table(faction, rules, box, setting.language)),
        *layout.part("units", lambda box: unit_profiles(rules, box, LABEL_COLUMN_MM, setting.language)),
    )
    findings = (*name.findings, *background.findings, *picture.findings)
    return finished(faction.id, said(FACTION_SHEET, setting.language, faction=faction.name), layout, items, findings)


def _caption(box: Box, language: str) -> tuple[Item, ...]:
    return line(caption_of(FACTION, language), box, SIDE_CAPTION, language)


def _background(faction: Faction, name: Fitted, layout: Layout, language: str) -> Fitted:
    """Return the paragraph of the faction; one whose box stands where it was shipped moves up under a short name."""
    box = layout["background"]
    top = layout["name"].y + name.height_mm + 2
    risen = Box(box.x, top, box.width, box.bottom - top) if name.items and top < box.y else box
    if "background" in layout.hidden:
        return Fitted((), BACKGROUND.size_pt, 0.0)
    return fit(faction.background, risen, BACKGROUND, ("background",), language)


def _meanings(box: Box, language: str) -> tuple[Item, ...]:
    """Return what each stat is for, in a line."""
    items: list[Item] = []
    for stat, row in zip(Stat, box.rows(len(Stat)), strict=True):
        mark, text = row.cut_left(5)
        items.append(icon(STAT_ICONS[stat], Box(mark.x, mark.y + 0.2, 3, mark.height - 0.4), QUIET))
        items.extend(line(said(STAT_MEANINGS[stat], language), text, SMALL, language))
    return tuple(items)


def _stat_columns(box: Box, label_mm: float) -> tuple[Box, tuple[Box, ...]]:
    """Return the column of row heads, and the columns of the six stats."""
    label, rest = box.cut_left(label_mm)
    return label, rest.columns(len(Stat))


def _stat_table(faction: Faction, rules: Rules, box: Box, language: str) -> tuple[Item, ...]:
    head, body = box.cut_top(HEAD_MM)
    items: list[Item] = [chamfered(head, 3, STEEL, "tl tr"), *_stat_heads(head, language)]
    for rating, row in zip(Rating, body.rows(len(Rating)), strict=True):
        items.extend(_stat_head(rating, row, language))
        items.extend(_stat_row(faction, rating, row, rules.faction.stat_max))
        items.append(Rect(row.x, row.bottom - 0.15, row.width, 0.3, fill=RULE))
    return tuple(items)


def _stat_heads(head: Box, language: str) -> tuple[Item, ...]:
    corner, columns = _stat_columns(head, LABEL_COLUMN_MM)
    items: list[Item] = [*line(said(RATING, language).upper(), corner.inset(4, 0), CAPTION, language)]
    for stat, column in zip(Stat, columns, strict=True):
        items.append(icon(STAT_ICONS[stat], Box(column.x, column.y + 1.4, column.width, 5.2), WHITE))
        below = Box(column.x, column.y + 6.5, column.width, 6.4)
        items.extend(fit(said(STATS[stat], language), below, COLUMN_HEAD, (), language).items)
    return tuple(items)


def _stat_head(rating: Rating, row: Box, language: str) -> tuple[Item, ...]:
    mark, text = row.cut_left(LABEL_COLUMN_MM)[0].cut_left(9)
    chevrons = chevron_mark(CHEVRONS[rating], mark.square(5.4), RATING_INKS[rating])
    return (chevrons, *line(said(RATINGS[rating], language), text, ROW_HEAD, language))


def _stat_row(faction: Faction, rating: Rating, row: Box, most: int) -> tuple[Item, ...]:
    items: list[Item] = []
    _, columns = _stat_columns(row, LABEL_COLUMN_MM)
    for stat, column in zip(Stat, columns, strict=True):
        value = faction.stats.line(rating).value(stat)
        number, pips = column.cut_top(column.height - 3.4)
        items.extend(line(str(value), number.lowered(0.5), VALUE))
        items.extend(_pips(value, most, pips))
    return tuple(items)


def _pips(value: int, most: int, box: Box) -> tuple[Item, ...]:
    """Return the value as filled squares of as many as it can reach; nothing where they would be too many."""
    if not 1 <= most <= MOST_PIPS or value > most:
        return ()
    side, gap = 1.5, 0.45
    x = box.centre[0] - (most * side + (most - 1) * gap) / 2
    y = box.centre[1] - side / 2 - 0.3
    return tuple(Rect(x + at * (side + gap), y, side, side, fill=STEEL if at < value else RULE) for at in range(most))
