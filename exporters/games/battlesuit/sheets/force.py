"""The roster of a force: every armoured soldier with its letter and its damage boxes, and boxes for all others.

Rules: BS.PCS.1, BS.CARD.4 to BS.CARD.8, BS.DYO.1.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from math import ceil
from string import ascii_uppercase
from typing import Final

from engine.games.battlesuit.legality.forces import Entry, cost_of, entries
from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import around, icon, polygon, polyline
from exporters.faces.fonts import Face
from exporters.findings import finding
from exporters.games.battlesuit import look
from exporters.games.battlesuit.pages import COLUMNS, LEAST_PT, SIDES, Heading, page
from exporters.games.battlesuit.wording import pieces as words
from exporters.games.battlesuit.wording.terms import COLUMN, GAME
from exporters.layout.settings import Setting
from exporters.text.columns import Section, Terms, section_height_mm, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.cards import BOXES, SoldierCard, UnitCard
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Side

GAP_MM: Final = 3.0
LINE_MM: Final = 7.5
LEAST_LINES: Final = 3
ROUNDING_MM: Final = 1e-6
LOOK: Final = replace(COLUMNS, text=COLUMNS.text._replace(icons=look.INLINE))


def lines_of(force: Force, setting: Setting) -> tuple[Entry, ...]:
    """Return the lines of a force whose cards the pack knows, squad by squad."""
    return tuple(entries(force, setting.pack)) if setting.pack else ()


def in_squad(lines: Iterable[Entry], number: int) -> tuple[Entry, ...]:
    """Return the lines of a squad, counted from 0."""
    return tuple(line for line in lines if line.at[1] == number)


def lettered(lines: Iterable[Entry]) -> Iterator[tuple[str, SoldierCard]]:
    """Yield the armoured soldiers with their letters, A, B, C ... in the order of the force. Rule: BS.PCS.1."""
    soldiers = (line.card for line in lines for _ in range(line.count) if isinstance(line.card, SoldierCard))
    for number, card in enumerate(soldiers):
        yield ascii_uppercase[number] if number < len(ascii_uppercase) else "", card


def battles_of(force: Force, setting: Setting) -> dict[Side, tuple[str, ...]]:
    """Return the titles of the scenarios in which a force fights, by side."""
    scenarios = [found.model for found in setting.pack.of_kind("scenario")] if setting.pack else []
    fought = {
        side: tuple(
            scenario.title
            for scenario in scenarios
            if isinstance(scenario, Scenario) and getattr(scenario.forces, side.value) == force.id
        )
        for side in Side
    }
    return {side: titles for side, titles in fought.items() if titles}


def draw_reminders(made: Composition, cards: Iterable[SoldierCard | UnitCard], box: Box) -> None:
    """Draw the special rules of some types if all of them have room; they stand on the cards as well."""
    below = box.cut_top(GAP_MM)[1]
    height = reminders_mm(cards, box.width, made.language) - GAP_MM
    if 0 < height <= below.height + ROUNDING_MM:
        rules, below = below.cut_top(min(height, below.height))
        set_columns(made, (_section(cards, made.language),), (rules,), LOOK)
    _draw_lines(made, below)


def reminders_mm(cards: Iterable[SoldierCard | UnitCard], width_mm: float, language: str) -> float:
    """Return how high the special rules of some types are with the gap above them; 0 if they have none."""
    section = _section(cards, language)
    rows = [row for part in section.parts for row in part.rows]
    return GAP_MM + section_height_mm(section, width_mm, LOOK, language) if rows else 0.0


def _section(cards: Iterable[SoldierCard | UnitCard], language: str) -> Section:
    rows = ((card.title, " ".join(card.special_rules)) for card in {card.id: card for card in cards}.values())
    terms = Terms(tuple(row for row in rows if row[1]), 0.15)
    return Section(said(words.SPECIAL_RULES, language), (terms,), look.SOLDIER)


def _draw_lines(made: Composition, box: Box) -> None:
    """Draw a heading and lines to write on, if there is room for a few."""
    count = int((box.height - LOOK.title_mm) / LINE_MM)
    if count < LEAST_LINES:
        return
    head, body = box.cut_top(LOOK.title_mm)
    made.write(said(words.NOTES, made.language), head, LOOK.title)
    rows = (body.y + at * LINE_MM for at in range(1, count + 1))
    lines = tuple(segment for y in rows for segment in polyline((body.x, y), (body.right, y)))
    made.draw(Path(lines, None, Stroke(look.RULE, 0.25)))


TEXT: Final = Box(2, 25, PAGE.width - 4, 22)
SQUAD_MM: Final = 7.0
HEAD_MM: Final = 5.2
MOST_ROW_MM: Final = 9.0
LEAST_ROW_MM: Final = 6.2
NAME_MM: Final = 55.0
BUILD_MM: Final = 12.0
BOX_MM: Final = 4.6
LEAST_TICK_MM: Final = 2.6
SIGNS: Final = (look.ATTACK, look.SHIELD, look.MOVE)

FLAVOUR: Final = TextStyle(Face.ITALIC, 10, LEAST_PT, BLACK, leading=1.2)
SQUAD: Final = TextStyle(Face.TITLE, 11, LEAST_PT, WHITE, valign="middle")
HEAD: Final = TextStyle(Face.LABEL, 8, LEAST_PT, look.STEEL, align="centre", valign="middle", leading=1.0)
LETTER: Final = TextStyle(Face.TITLE, 12, LEAST_PT, WHITE, align="centre", valign="middle", leading=1.0)
NAME: Final = TextStyle(Face.LABEL, 10, LEAST_PT, BLACK, valign="middle", leading=1.0)
VALUE: Final = TextStyle(Face.NUMERAL, 9.5, LEAST_PT, look.IRON, align="centre", valign="middle", leading=1.0)


@dataclass(frozen=True)
class Row:
    """A line of the roster: a soldier with its letter on the side's ink, or some units of a type."""

    squad: int
    card: SoldierCard | UnitCard
    ink: Ink
    letter: str = ""
    count: int = 1

    @property
    def cost(self) -> int:
        """Build points of the line."""
        return self.count * self.card.build_value


def force_sheet(force: Force, setting: Setting) -> Drawn:
    """Return the roster of a force."""
    lines = lines_of(force, setting)
    battles = battles_of(force, setting)
    shown = SIDES[next(iter(battles))] if len(battles) == 1 else None
    caption, language = _caption(cost_of(lines), force.budget, setting.language), setting.language
    sign, ink = (shown.sign, shown.ink) if shown else (look.SOLDIER, look.SOLDIERS.ink)
    made = page(Heading(caption, force.title, _fights(battles, language), sign, ink, (("title",), ())), language)
    text = made.write(force.description, TEXT, FLAVOUR, ("description",))
    top = TEXT.y + (text.height_mm + 2 if force.description else 0)
    rows = tuple(_rows(lines, ink))
    cards = tuple(line.card for line in lines)
    box = Box(0, top, PAGE.width, PAGE.height - top)
    rest = _draw_squads(made, force, rows, box, reminders_mm(cards, box.width, language))
    draw_reminders(made, cards, rest)
    return as_page(f"force_{force.id}", said(words.ROSTER, language, title=force.title), made)


def _caption(cost: int, budget: int, language: str) -> str:
    points = said(words.FORCE_POINTS, language, cost=cost, budget=budget)
    return f"{GAME} \N{MIDDLE DOT} {said(words.FORCE, language)} \N{MIDDLE DOT} {points}"


def _fights(battles: dict[Side, tuple[str, ...]], language: str) -> str:
    return "; ".join(
        said(words.FIGHTS, language, side=said(SIDES[side].word, language), scenarios=", ".join(titles))
        for side, titles in battles.items()
    )


def _rows(lines: tuple[Entry, ...], ink: Ink) -> Iterator[Row]:
    """Yield a row for each armoured soldier and for each line of units, in the order of the force."""
    letters = lettered(lines)
    for line in lines:
        squad = int(line.at[1])
        if isinstance(line.card, SoldierCard):
            yield from (Row(squad, card, ink, letter) for letter, card in islice(letters, line.count))
        else:
            yield Row(squad, line.card, ink, count=line.count)


def _draw_squads(made: Composition, force: Force, rows: tuple[Row, ...], box: Box, below_mm: float) -> Box:
    """Draw the squads below one another; rows that have no room are left out, and found. Returns the room below.

    Rows are drawn closer if that leaves the room that is wanted below them.
    """
    fixed = (SQUAD_MM + HEAD_MM + 2) * len(force.squads)
    height = _row_mm(box.height - fixed, len(rows), below_mm)
    room = int((box.height - fixed) / height + 1e-6)
    if len(rows) > room:
        message = f"{len(rows) - room} lines of the force have no room on its roster and are left out"
        hint = "divide the force, or print the tracking cards instead"
        made.findings.append(finding("text-overflow", ("squads",), message, hint))
    for number, squad in enumerate(force.squads):
        title, box = box.cut_top(SQUAD_MM)
        head, box = box.cut_top(HEAD_MM)
        _draw_squad(made, squad.name, sum(row.cost for row in rows if row.squad == number), title)
        _draw_head(made, head)
        for at, row in enumerate(row for row in rows[:room] if row.squad == number):
            line, box = box.cut_top(height)
            _draw_row(made, row, line, striped=at % 2 == 1)
        box = box.cut_top(2)[1]
    return box


def _row_mm(room_mm: float, count: int, below_mm: float) -> float:
    """Return how high a row is: as high as leaves room below them all if it is high enough then, else as they fit."""
    close, loose = ((room_mm - below) / max(count, 1) for below in (below_mm, 0.0))
    return min(MOST_ROW_MM, close if close >= LEAST_ROW_MM else max(LEAST_ROW_MM, loose))


def _draw_squad(made: Composition, name: str, cost: int, bar: Box) -> None:
    made.draw(Rect(bar.x, bar.y, bar.width, bar.height, fill=look.IRON))
    left, right = bar.inset(3, 0).columns(2)
    made.write(name, left, SQUAD, ("squads",))
    made.write(said(words.SQUAD_POINTS, made.language, cost=cost), right, SQUAD._replace(align="right", size_pt=9))


def _columns(line: Box) -> tuple[Box, Box, tuple[Box, ...]]:
    """Return the room for the name, for the build value, and the five columns of the damage boxes."""
    name, rest = line.cut_left(NAME_MM)
    build, boxes = rest.cut_left(BUILD_MM)
    return name, build, boxes.columns(BOXES)


def _draw_head(made: Composition, head: Box) -> None:
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.PANEL))
    name, build, boxes = _columns(head)
    made.write(said(words.ROSTER_SOLDIER, made.language), name.inset(3, 0), HEAD._replace(align="left"))
    made.write(said(words.EACH, made.language), build, HEAD)
    for hits, cell in enumerate(boxes):
        label, signs = _in_cell(cell)
        made.write(said(COLUMN, made.language, hits=hits), label, HEAD)
        for sign, place in zip(SIGNS, signs, strict=True):
            made.draw(icon(sign, place.square(3.2), look.QUIET))


def _in_cell(cell: Box) -> tuple[Box, tuple[Box, ...]]:
    """Return the room for a damage box, and for the three values under it."""
    mark, values = cell.inset(0.8, 0).cut_left(BOX_MM + 1.2)
    return mark, values.columns(len(SIGNS))


def _draw_row(made: Composition, row: Row, line: Box, *, striped: bool) -> None:
    if striped:
        made.draw(Rect(line.x, line.y, line.width, line.height, fill=look.PANEL))
    if isinstance(row.card, SoldierCard):
        _draw_soldier(made, row, row.card, line)
    else:
        _draw_units(made, row.card, row.count, line)
    made.draw(Rect(line.x, line.bottom - 0.1, line.width, 0.2, fill=look.RULE))


def _draw_soldier(made: Composition, row: Row, card: SoldierCard, line: Box) -> None:
    name, build, boxes = _columns(line)
    mark, text = name.cut_left(10)
    made.draw(Path(polygon(*around(*mark.centre, 6, min(4.0, line.height / 2 - 0.4), 0)), row.ink))
    made.write(row.letter, mark, LETTER)
    made.write(card.title, text, NAME)
    made.write(str(card.build_value), build, VALUE)
    for cell, *values in zip(boxes, card.attack, card.shield, card.move, strict=True):
        box, places = _in_cell(cell)
        made.draw(Rect(cell.x, line.y + 0.8, 0.2, line.height - 1.6, fill=look.RULE))
        tick = box.square(BOX_MM)
        made.draw(Rect(tick.x, tick.y, BOX_MM, BOX_MM, 0.6, look.PAPER, Stroke(look.IRON, 0.4)))
        for value, place in zip(values, places, strict=True):
            made.write(str(value), place, VALUE)


def _draw_units(made: Composition, card: UnitCard, count: int, line: Box) -> None:
    """Draw how many, what, their values once, and a box for each of them."""
    deck = look.deck_of(card)
    name, build, boxes = _columns(line)
    mark, text = name.cut_left(10)
    number, text = text.cut_left(11)
    made.draw(icon(deck.icon, mark.square(min(6, line.height - 1)), deck.ink))
    made.write(said(words.COUNT, made.language, count=count), number, NAME)
    made.write(card.title, text, NAME)
    made.write(str(card.build_value), build, VALUE)
    for value, place in zip((card.attack, card.shield, card.move), _in_cell(boxes[0])[1], strict=True):
        made.write(str(value), place, VALUE)
    first = boxes[1]
    _draw_ticks(made, count, Box(first.x + 0.8, line.y, line.right - first.x - 1.6, line.height))


def _draw_ticks(made: Composition, count: int, room: Box) -> None:
    """Draw a box for each of `count`, in as many rows as let the boxes be large enough."""
    rows = ceil(count * LEAST_TICK_MM / room.width)
    across = ceil(count / rows)
    step, deep = min(BOX_MM + 1.6, room.width / across), (room.height - 1) / rows
    side = min(BOX_MM, step * 0.8, deep if rows == 1 else deep * 0.8)
    for at in range(count):
        down, along = divmod(at, across)
        x, y = room.x + along * step, room.centre[1] + (down - (rows - 1) / 2) * deep - side / 2
        made.draw(Rect(x, y, side, side, side * 0.13, look.PAPER, Stroke(look.IRON, 0.4)))
