"""Cards of troops and drones: what they are, and their profiles.

Troop and drone cards: three lines, each a lettered tab and a list of units. Rules: 7S.CARD.5, 7S.CARD.6.
The troop card: three squads, one of which the mission chooses. Rules: 7S.CARD.5, 7S.GAP.11.
The drone card: three sets of drones, one of which the troop card chooses. Rules: 7S.CARD.6, 7S.GAP.12.
"""

from dataclasses import dataclass
from itertools import chain
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import DeckLook, beside_art, finished, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.findings import finding
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.cards.mission import header
from exporters.games.seven_seconds.wording import terms
from exporters.layout.files import Layout
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import fit, line, line_width_mm
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.models.seven_seconds.cards import DroneCard, Drones, TroopCard, Troopers
from schemas.models.seven_seconds.words import DroneLine, Rating, TroopLine

TAB_MM = 10.4
LINES_GAP_MM = 1.2
ONE_COLUMN_MOST = 4
COLUMN_MOST = 5
ROW_MOST_MM = 5.4
LEGEND_MARK_MM = 3.8
LEGEND_GAP_MM = 5.0
LEGEND_LEAST_GAP_MM = 0.8

LETTER: Final = TextStyle(Face.NUMERAL, 21, 21, WHITE, align="centre", valign="middle")
TAB_CAPTION: Final = TextStyle(Face.LABEL, 6, 6, WHITE, align="centre", valign="middle", tracking_pt=0.15)
REFERENCE: Final = TextStyle(Face.NUMERAL, 11, 11, WHITE, align="centre", valign="middle")
NOTHING: Final = TextStyle(Face.ITALIC, 8.5, 8.5, look.QUIET, valign="middle")

NO_DRONES = "\N{EN DASH}"


@dataclass(frozen=True)
class EntryColumns:
    """Widths of the parts of an entry from left to right (the name takes what is left), and how large they are set."""

    count_mm: float
    icon_mm: float
    rating_mm: float
    word_mm: float
    icon_side_mm: float
    name: TextStyle


WIDE: Final = EntryColumns(4.6, 6.2, 4.4, 13.0, 4.6, look.ENTRY)
NARROW: Final = EntryColumns(2.8, 5.2, 3.2, 0.0, 4.2, look.ENTRY._replace(size_pt=7, min_pt=6))


@dataclass(frozen=True)
class Entry:
    """Some units of one kind: how many, icon, name, and rating (None for that of the troop line)."""

    count: int
    symbol: Symbol
    name: str
    rating: Rating | None


@dataclass(frozen=True)
class ForceLine:
    """One line of a card: its letter, its units, a line of another card it names, and the field it stands in."""

    letter: str
    entries: tuple[Entry, ...]
    at: Location
    reference: str = ""
    reference_ink: Ink = look.STEEL


def force_lines(
    lines: tuple[ForceLine, ...], deck: DeckLook, layout: Layout, language: str
) -> tuple[tuple[Item, ...], tuple[Finding, ...]]:
    """Return the lines of a card from top to bottom, and what did not fit."""
    if "lines" in layout.hidden:
        return (), ()
    items: list[Item] = []
    findings: list[Finding] = []
    for box, force in zip(layout["lines"].rows(len(lines), LINES_GAP_MM), lines, strict=True):
        tab, panel = box.cut_left(TAB_MM)
        items.append(chamfered(panel, 2.4, look.PANEL, "br"))
        items.extend(_tab(force, tab, deck, language))
        drawn, found = _entries(force, panel.inset(0.5, 0.5), deck, language)
        items.extend(drawn)
        findings.extend(found)
    return tuple(items), tuple(findings)


def _tab(force: ForceLine, tab: Box, deck: DeckLook, language: str) -> tuple[Item, ...]:
    """Return the letter of a line and, under it, the line of the other card that it names."""
    if not force.reference:
        return (chamfered(tab, 2.4, deck.ink, "tl"), *line(force.letter, tab, LETTER, language))
    upper, lower = tab.cut_top(tab.height * 0.55)
    caption, letter = lower.cut_top(lower.height * 0.42)
    return (
        chamfered(tab, 2.4, deck.ink, "tl"),
        rectangle_of(lower, force.reference_ink),
        *line(force.letter, upper.lowered(0.3), LETTER, language),
        *line(said(terms.DRONE_LINE, language).upper(), caption.lowered(0.4), TAB_CAPTION, language),
        *line(force.reference, letter.lowered(-0.4), REFERENCE, language),
    )


def _entries(
    force: ForceLine, panel: Box, deck: DeckLook, language: str
) -> tuple[tuple[Item, ...], tuple[Finding, ...]]:
    """Return the units of a line, in one column or two; more than two columns hold are reported."""
    if not force.entries:
        return line(said(terms.NO_UNITS, language), panel.inset(1.5, 0), NOTHING, language), ()
    count, parts = (1, WIDE) if len(force.entries) <= ONE_COLUMN_MOST else (2, NARROW)
    shown = force.entries[: COLUMN_MOST * count]
    deep = -(-len(shown) // count)
    height = min(ROW_MOST_MM, panel.height / deep)
    start = panel.y + (panel.height - height * deep) / 2
    cells = tuple(
        Box(column.x, start + height * at, column.width, height)
        for column in panel.columns(count, 0.2)
        for at in range(deep)
    )
    items = (_entry(entry, cell, parts, deck, language) for cell, entry in zip(cells, shown, strict=False))
    return tuple(chain.from_iterable(items)), _too_many(force, len(shown))


def _too_many(force: ForceLine, shown: int) -> tuple[Finding, ...]:
    if len(force.entries) == shown:
        return ()
    message = (
        f"line {force.letter} has {len(force.entries)} entries, the card has room for {shown}; the rest is left out"
    )
    return (finding("text-overflow", force.at, message, "put units of one type and rating into one entry"),)


def _entry(entry: Entry, cell: Box, columns: EntryColumns, deck: DeckLook, language: str) -> tuple[Item, ...]:
    """Return count, icon, name and rating of some units; a wide cell has room for the rating's name."""
    number, rest = cell.cut_left(columns.count_mm)
    mark, rest = rest.cut_left(columns.icon_mm)
    sign, rest = rest.cut_left(columns.rating_mm)
    name, word = rest.cut_left(rest.width - columns.word_mm)
    words = (terms.RATINGS[entry.rating] if entry.rating else terms.AS_TROOPS) if columns.word_mm else ""
    return (
        *line(str(entry.count), number, look.COUNT, language),
        icon(entry.symbol, mark.square(min(columns.icon_side_mm, cell.height - 0.4)), deck.ink),
        *_rating(entry.rating, sign.cut_left(sign.width - 0.8)[0].square(min(2.9, cell.height - 0.6))),
        *fit(said(entry.name, language), name, columns.name, (), language).items,
        *line(said(words, language), word, look.SMALL, language),
    )


def _rating(rating: Rating | None, box: Box) -> tuple[Item, ...]:
    return (look.chevrons(rating, box) if rating else look.hollow_chevron(box),)


def legend(box: Box, language: str, *, with_troops: bool = False) -> tuple[Item, ...]:
    """Return the key to the ratings: one, two or three chevrons, a hollow one for that of the troop line."""
    ratings = (*Rating, None) if with_troops else tuple(Rating)
    words = tuple(said(terms.RATINGS[rating] if rating else terms.AS_TROOPS, language) for rating in ratings)
    style, widths = _legend_style(words, box.width, language)
    gap = min(LEGEND_GAP_MM, (box.width - sum(widths)) / (len(words) - 1))
    items: list[Item] = []
    x = box.x
    for rating, word, width in zip(ratings, words, widths, strict=True):
        mark, text = Box(x, box.y, width + 0.1, box.height).cut_left(LEGEND_MARK_MM)
        items.extend(_rating(rating, Box(mark.x, mark.y, 2.8, mark.height).square(2.8)))
        items.extend(line(word, text, style, language))
        x += width + gap
    return tuple(items)


def _legend_style(words: tuple[str, ...], room_mm: float, language: str) -> tuple[TextStyle, tuple[float, ...]]:
    """Return the largest style at which the key fits with a gap between its entries, and their widths."""
    sizes = (
        look.SMALL.size_pt - 0.25 * step for step in range(int((look.SMALL.size_pt - look.SMALL.min_pt) / 0.25) + 1)
    )
    for style in (look.SMALL.sized(size) for size in sizes):
        widths = tuple(LEGEND_MARK_MM + line_width_mm(word, style, language) for word in words)
        if sum(widths) + LEGEND_LEAST_GAP_MM * (len(words) - 1) <= room_mm:
            break
    return style, widths


def troop_card(card: TroopCard, setting: Setting) -> Drawn:
    """Return the front of a troop card."""
    layout, kind = look.layout_of(setting, "troop_card"), said(terms.TROOP_CARD, setting.language)
    art = filling_picture(card.picture, layout["art"], setting, ("picture",))
    top, title = header(look.TROOP_DECK, kind, card.title, beside_art(layout, art), setting.language)
    lines, findings = force_lines(
        tuple(_troop_line(card, letter) for letter in TroopLine), look.TROOP_DECK, layout, setting.language
    )
    key = layout.part("legend", lambda box: legend(box, setting.language))
    return finished(
        card.id,
        said(terms.TROOP_CARD_NAMED, setting.language, title=card.title),
        layout,
        (*top, *art.items, *lines, *key),
        (*title.findings, *art.findings, *findings),
    )


def _troop_line(card: TroopCard, letter: TroopLine) -> ForceLine:
    configuration = card.lines.line(letter)
    drones = configuration.drone_line or card.drone_line
    return ForceLine(
        letter.value,
        tuple(_troop_entry(troopers) for troopers in configuration.troopers),
        ("lines", letter.value, "troopers"),
        drones.value if drones else NO_DRONES,
        look.DRONE_DECK.ink,
    )


def _troop_entry(troopers: Troopers) -> Entry:
    return Entry(troopers.count, look.TROOPER_ICONS[troopers.type], terms.TROOPERS[troopers.type], troopers.rating)


def drone_card(card: DroneCard, setting: Setting) -> Drawn:
    """Return the front of a drone card."""
    layout, kind = look.layout_of(setting, "drone_card"), said(terms.DRONE_CARD, setting.language)
    art = filling_picture(card.picture, layout["art"], setting, ("picture",))
    top, title = header(look.DRONE_DECK, kind, card.title, beside_art(layout, art), setting.language)
    lines, findings = force_lines(
        tuple(_drone_line(card, letter) for letter in DroneLine), look.DRONE_DECK, layout, setting.language
    )
    key = layout.part("legend", lambda box: legend(box, setting.language, with_troops=True))
    return finished(
        card.id,
        said(terms.DRONE_CARD_NAMED, setting.language, title=card.title),
        layout,
        (*top, *art.items, *lines, *key),
        (*title.findings, *art.findings, *findings),
    )


def _drone_line(card: DroneCard, letter: DroneLine) -> ForceLine:
    drones = card.lines.line(letter).drones
    return ForceLine(letter.value, tuple(_drone_entry(some) for some in drones), ("lines", letter.value, "drones"))


def _drone_entry(drones: Drones) -> Entry:
    return Entry(drones.count, look.DRONE_ICONS[drones.type], terms.DRONES[drones.type], drones.rating)
