"""The faction sheet: flag, name, background, stats by rating, and what each suit and drone makes of them."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.seven_seconds.cards import finished, rectangle_of
from exporters.components.seven_seconds.flags import flag
from exporters.components.seven_seconds.icons import STAT_ICONS
from exporters.components.seven_seconds.look import (
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
from exporters.components.seven_seconds.marks import chamfered, chevron_mark, icon
from exporters.components.seven_seconds.profiles import unit_profiles
from exporters.components.seven_seconds.rulings import rules_of
from exporters.drawing import Item, Rect
from exporters.faces import Face
from exporters.fitting import TextStyle, fit, line
from exporters.inks import BLACK, WHITE, ink_from_hex
from exporters.layouts import Box, Layout
from exporters.settings import Setting
from exporters.words.seven_seconds import GAME, RATINGS, STAT_MEANINGS, STATS
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating, Stat

LAYOUT: Final = Layout(
    190.0,
    128.0,
    3.175,
    {
        "side": Box(-3.175, -3.175, 3.175 + 77, 128 + 2 * 3.175),
        "stripe": Box(77, -3.175, 1.2, 128 + 2 * 3.175),
        "flag": Box(7, 7, 45, 30),
        "caption": Box(7, 39.2, 63, 4),
        "name": Box(7, 43.2, 63, 16.6),
        "background": Box(7, 61.2, 63, 40.6),
        "meanings": Box(7, 103.2, 63, 19.2),
        "stats": Box(83, 6.4, 100, 46),
        "units": Box(83, 55.0, 100, 67.2),
    },
)
LABEL_COLUMN_MM = 27.0
HEAD_MM = 13.0
MOST_PIPS = 6

BACKGROUND: Final = TextStyle(Face.ITALIC, 9, 6.25, BLACK)
NAME: Final = TextStyle(Face.TITLE, 22, 11, BLACK, leading=1.05, valign="top")
SIDE_CAPTION: Final = TextStyle(Face.LABEL, 7, 7, QUIET, valign="middle", tracking_pt=0.5)
COLUMN_HEAD: Final = TextStyle(Face.LABEL, 7, 6.5, WHITE, align="centre", valign="middle", leading=1.0)
ROW_HEAD: Final = TextStyle(Face.TITLE, 11, 9, BLACK, valign="middle")
VALUE: Final = TextStyle(Face.NUMERAL, 17, 12, BLACK, align="centre", valign="middle")


def faction_sheet(faction: Faction, setting: Setting) -> Drawn:
    """Return the sheet of a faction under the rules of its pack.

    Raises:
        TypeError: The rules are not those of 7 Seconds.
    """
    rules = rules_of(setting)
    name = fit(faction.name, LAYOUT["name"], NAME, ("name",))
    below = LAYOUT["background"]
    top = LAYOUT["name"].y + name.height_mm + 2
    background = fit(
        faction.background, Box(below.x, top, below.width, below.bottom - top), BACKGROUND, ("background",)
    )
    items = (
        rectangle_of(LAYOUT.full, PAPER),
        rectangle_of(LAYOUT["side"], PANEL),
        rectangle_of(LAYOUT["stripe"], ink_from_hex(faction.flag.charge)),
        *flag(faction.flag, LAYOUT["flag"], STEEL),
        *line(f"{GAME} \N{MIDDLE DOT} faction".upper(), LAYOUT["caption"], SIDE_CAPTION),
        *name.items,
        *background.items,
        *_meanings(),
        *_stat_table(faction, rules),
        *unit_profiles(rules, LAYOUT["units"], LABEL_COLUMN_MM),
    )
    return finished(faction.id, f"{faction.name} (faction)", LAYOUT, items, (*name.findings, *background.findings))


def _meanings() -> tuple[Item, ...]:
    """Return what each stat is for, in a line."""
    items: list[Item] = []
    for stat, row in zip(Stat, LAYOUT["meanings"].rows(len(Stat)), strict=True):
        mark, text = row.cut_left(5)
        items.append(icon(STAT_ICONS[stat], Box(mark.x, mark.y + 0.2, 3, mark.height - 0.4), QUIET))
        items.extend(line(STAT_MEANINGS[stat], text, SMALL))
    return tuple(items)


def _stat_columns(box: Box, label_mm: float) -> tuple[Box, tuple[Box, ...]]:
    """Return the column of row heads, and the columns of the six stats."""
    label, rest = box.cut_left(label_mm)
    return label, rest.columns(len(Stat))


def _stat_table(faction: Faction, rules: Rules) -> tuple[Item, ...]:
    head, body = LAYOUT["stats"].cut_top(HEAD_MM)
    items: list[Item] = [chamfered(head, 3, STEEL, "tl tr"), *_stat_heads(head)]
    for rating, row in zip(Rating, body.rows(len(Rating)), strict=True):
        items.extend(_stat_row(faction, rating, row, rules.faction.stat_max))
        items.append(Rect(row.x, row.bottom - 0.15, row.width, 0.3, fill=RULE))
    return tuple(items)


def _stat_heads(head: Box) -> tuple[Item, ...]:
    corner, columns = _stat_columns(head, LABEL_COLUMN_MM)
    items: list[Item] = [*line("RATING", corner.inset(4, 0), CAPTION)]
    for stat, column in zip(Stat, columns, strict=True):
        items.append(icon(STAT_ICONS[stat], Box(column.x, column.y + 1.4, column.width, 5.2), WHITE))
        items.extend(fit(STATS[stat], Box(column.x, column.y + 6.8, column.width, 5.8), COLUMN_HEAD, ()).items)
    return tuple(items)


def _stat_row(faction: Faction, rating: Rating, row: Box, most: int) -> tuple[Item, ...]:
    label, columns = _stat_columns(row, LABEL_COLUMN_MM)
    mark, text = label.cut_left(9)
    items: list[Item] = [
        chevron_mark(CHEVRONS[rating], mark.square(5.4), RATING_INKS[rating]),
        *line(RATINGS[rating], text, ROW_HEAD),
    ]
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
