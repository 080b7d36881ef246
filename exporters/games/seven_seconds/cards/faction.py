"""Faction sheets, and the profiles on them."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import finished, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.drawing.inks import BLACK, WHITE, ink_from_hex
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.sides import flag
from exporters.games.seven_seconds.wording import terms
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Fitted, fit, fit_shown, line
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, Rating, Stat, TrooperType

HEADING_MM = 5.2
DRONE_ROW_MM = 7.6
GAP_MM = 1.4
TRAITS_MM = 3.2
DOT = "  \N{MIDDLE DOT}  "

HEADING: Final = look.LABEL._replace(min_pt=6, leading=1.0)
UNIT: Final = TextStyle(Face.TITLE, 9.5, 8, BLACK, valign="middle")
MODIFIER: Final = TextStyle(Face.NUMERAL, 8.5, 8, WHITE, align="centre", valign="middle")
UNCHANGED: Final = TextStyle(Face.TEXT, 8, 8, look.RULE, align="centre", valign="middle")
TRAITS: Final = look.SMALL._replace(size_pt=7.25, min_pt=6)

LABEL_COLUMN_MM = 27.0
HEAD_MM = 13.0
MOST_PIPS = 6

BACKGROUND: Final = TextStyle(Face.ITALIC, 9, 6.25, BLACK, icons=look.INLINE)
NAME: Final = TextStyle(Face.TITLE, 22, 11, BLACK, leading=1.05, valign="top")
SIDE_CAPTION: Final = TextStyle(Face.LABEL, 7, 7, look.QUIET, valign="middle", tracking_pt=0.5)
COLUMN_HEAD: Final = TextStyle(Face.LABEL, 7, 6, WHITE, align="centre", valign="middle", leading=1.0)
ROW_HEAD: Final = TextStyle(Face.TITLE, 11, 9, BLACK, valign="middle")
VALUE: Final = TextStyle(Face.NUMERAL, 17, 12, BLACK, align="centre", valign="middle")


def unit_profiles(rules: Rules, box: Box, label_mm: float, language: str) -> tuple[Item, ...]:
    """Return the table of suits, its columns under those of the stats, and the drones below it."""
    drones_height = HEADING_MM + 2 * DRONE_ROW_MM
    suits, rest = box.cut_top(box.height - drones_height - GAP_MM)
    heading, table = suits.cut_top(HEADING_MM)
    items: list[Item] = [*_heading(terms.SUITS_HEADING, heading, language)]
    for trooper, row in zip(TrooperType, table.rows(len(TrooperType)), strict=True):
        items.extend(_suit(trooper, rules, row, label_mm, language))
    drones = rest.cut_top(GAP_MM)[1]
    return (*items, *_drones(rules, drones, language))


def _heading(words: tuple[str, ...], box: Box, language: str) -> tuple[Item, ...]:
    rule = Rect(box.x, box.bottom - 0.5, box.width, 0.4, fill=look.QUIET)
    heading = DOT.join(said(each, language) for each in words)
    return (*fit(heading, Box(box.x, box.y, box.width, box.height - 0.6), HEADING, (), language).items, rule)


def _suit(trooper: TrooperType, rules: Rules, row: Box, label_mm: float, language: str) -> tuple[Item, ...]:
    """Return a suit's icon, name, modifiers in the columns of the stats, and its other traits below."""
    mark, rest = row.cut_left(7.4)
    upper, lower = rest.cut_top(rest.height - TRAITS_MM - 0.5)
    name, modifiers = upper.cut_left(label_mm - 7.4)
    traits = terms.suit_traits(trooper, rules, language)
    items: list[Item] = [
        icon(look.TROOPER_ICONS[trooper], mark.square(5.8), look.TROOP_DECK.ink),
        *line(said(terms.TROOPERS[trooper], language), name, UNIT, language),
        *fit(traits, lower.cut_top(TRAITS_MM)[0].lowered(-0.2), TRAITS, (), language).items,
        Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=look.RULE),
    ]
    for stat, column in zip(Stat, modifiers.columns(len(Stat)), strict=True):
        items.extend(_modifier(modifier(trooper, stat, rules), column, language))
    return tuple(items)


def modifier(trooper: TrooperType, stat: Stat, rules: Rules) -> int:
    """Return what a suit adds to a stat; Robotics is the drones' alone. Rule: 7S.STAT.10."""
    if stat is Stat.ROBOTICS:
        return 0
    value: int = getattr(getattr(rules.unit_mods, trooper.value), stat.value)
    return value


def _modifier(value: int, box: Box, language: str) -> tuple[Item, ...]:
    if not value:
        return line("\N{MIDDLE DOT}", box, UNCHANGED, language)
    badge = box.square(3.4)
    wide = Box(badge.x - 2, badge.y + 0.2, badge.width + 4, badge.height)
    return (chamfered(wide, 1.1, look.TROOP_DECK.ink, "tl br"), *line(signed(value), wide, MODIFIER, language))


def _drones(rules: Rules, box: Box, language: str) -> tuple[Item, ...]:
    heading, table = box.cut_top(HEADING_MM)
    items: list[Item] = [*_heading(terms.DRONES_HEADING, heading, language)]
    cells = (cell for row in table.rows(2) for cell in row.columns(2, 4.0))
    for drone, cell in zip(DroneType, cells, strict=True):
        mark, text = cell.cut_left(8.4)
        name, traits = text.cut_top(text.height * 0.52)
        items.append(icon(look.DRONE_ICONS[drone], mark.square(6.2), look.DRONE_DECK.ink))
        items.extend(line(said(terms.DRONES[drone], language), name.lowered(0.25), UNIT, language))
        items.extend(fit(terms.drone_traits(drone, rules, language), traits, TRAITS, (), language).items)
    return tuple(items)


def faction_sheet(faction: Faction, setting: Setting) -> Drawn:
    """Return the sheet of a faction under the rules of its pack.

    Raises:
        TypeError: The rules are not those of 7 Seconds.
    """
    rules, layout = look.rules_of(setting), look.layout_of(setting, "faction_sheet")
    name = fit_shown(faction.name, layout.shown("name"), NAME, ("name",), setting.language)
    background = _background(faction, name, layout, setting.language)
    picture = filling_picture(faction.flag.picture, layout["flag"], setting, ("flag", "picture"))
    items = (
        rectangle_of(layout.full, look.PAPER),
        *layout.part("side", lambda box: (rectangle_of(box, look.PANEL),)),
        *layout.part("stripe", lambda box: (rectangle_of(box, ink_from_hex(faction.flag.charge)),)),
        *layout.part("flag", lambda box: (*flag(faction.flag, box, look.STEEL, picture.items),)),
        *layout.part("caption", lambda box: _caption(box, setting.language)),
        *name.items,
        *background.items,
        *layout.part("meanings", lambda box: _meanings(box, setting.language)),
        *layout.part("stats", lambda box: _stat_table(faction, rules, box, setting.language)),
        *layout.part("units", lambda box: unit_profiles(rules, box, LABEL_COLUMN_MM, setting.language)),
    )
    findings = (*name.findings, *background.findings, *picture.findings)
    return finished(
        faction.id, said(terms.FACTION_SHEET, setting.language, faction=faction.name), layout, items, findings
    )


def _caption(box: Box, language: str) -> tuple[Item, ...]:
    return line(terms.caption_of(terms.FACTION, language), box, SIDE_CAPTION, language)


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
        items.append(icon(look.STAT_ICONS[stat], Box(mark.x, mark.y + 0.2, 3, mark.height - 0.4), look.QUIET))
        items.extend(line(said(terms.STAT_MEANINGS[stat], language), text, look.SMALL, language))
    return tuple(items)


def _stat_columns(box: Box, label_mm: float) -> tuple[Box, tuple[Box, ...]]:
    """Return the column of row heads, and the columns of the six stats."""
    label, rest = box.cut_left(label_mm)
    return label, rest.columns(len(Stat))


def _stat_table(faction: Faction, rules: Rules, box: Box, language: str) -> tuple[Item, ...]:
    head, body = box.cut_top(HEAD_MM)
    items: list[Item] = [chamfered(head, 3, look.STEEL, "tl tr"), *_stat_heads(head, language)]
    for rating, row in zip(Rating, body.rows(len(Rating)), strict=True):
        items.extend(_stat_head(rating, row, language))
        items.extend(_stat_row(faction, rating, row, rules.faction.stat_max, language))
        items.append(Rect(row.x, row.bottom - 0.15, row.width, 0.3, fill=look.RULE))
    return tuple(items)


def _stat_heads(head: Box, language: str) -> tuple[Item, ...]:
    corner, columns = _stat_columns(head, LABEL_COLUMN_MM)
    items: list[Item] = [*line(said(terms.RATING, language).upper(), corner.inset(4, 0), look.CAPTION, language)]
    for stat, column in zip(Stat, columns, strict=True):
        items.append(icon(look.STAT_ICONS[stat], Box(column.x, column.y + 1.4, column.width, 5.2), WHITE))
        below = Box(column.x, column.y + 6.5, column.width, 6.4)
        items.extend(fit(said(terms.STATS[stat], language), below, COLUMN_HEAD, (), language).items)
    return tuple(items)


def _stat_head(rating: Rating, row: Box, language: str) -> tuple[Item, ...]:
    mark, text = row.cut_left(LABEL_COLUMN_MM)[0].cut_left(9)
    chevrons = look.chevron_mark(look.CHEVRONS[rating], mark.square(5.4), look.RATING_INKS[rating])
    return (chevrons, *line(said(terms.RATINGS[rating], language), text, ROW_HEAD, language))


def _stat_row(faction: Faction, rating: Rating, row: Box, most: int, language: str) -> tuple[Item, ...]:
    items: list[Item] = []
    _, columns = _stat_columns(row, LABEL_COLUMN_MM)
    for stat, column in zip(Stat, columns, strict=True):
        value = faction.stats.line(rating).value(stat)
        number, pips = column.cut_top(column.height - 3.4)
        items.extend(line(str(value), number.lowered(0.5), VALUE, language))
        items.extend(_pips(value, most, pips))
    return tuple(items)


def _pips(value: int, most: int, box: Box) -> tuple[Item, ...]:
    """Return the value as filled squares of as many as it can reach; nothing where they would be too many."""
    if not 1 <= most <= MOST_PIPS or value > most:
        return ()
    side, gap = 1.5, 0.45
    x = box.centre[0] - (most * side + (most - 1) * gap) / 2
    y = box.centre[1] - side / 2 - 0.3
    return tuple(
        Rect(x + at * (side + gap), y, side, side, fill=look.STEEL if at < value else look.RULE) for at in range(most)
    )
