"""The campaign record and force rosters, to be filled in by hand. Rules: 7S.CAMP.1 to 7S.CAMP.15.

A roster: how many of what, at which rating, with their final stats and a box to tick for each loss.
Rules: 7S.STAT.7 to 7S.STAT.10.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.seven_seconds.rules.units import Unit
from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.sheets.reference import LOOK
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording.terms import DRONES, GAME, RATINGS, TROOPERS, stat_name
from exporters.imposition.pieces import Piece
from exporters.text.columns import Grid, Section, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, Rating, Stat, TrooperType

HEADER: Final = Box(0, 0, PAGE.width, 19)
BLANKS: Final = Box(0, 23, PAGE.width, 12)
GOALS: Final = Box(0, 38, PAGE.width, 18)
STATS_BOX: Final = Box(0, 60, PAGE.width, 60)
TABLES: Final = Box(0, 124, PAGE.width, 34)
BATTLES: Final = Box(0, 162, PAGE.width, 106)
FIELDS: Final = 4
BATTLE_SHARES: Final = (0.06, 0.28, 0.09, 0.09, 0.12, 0.11, 0.09, 0.08, 0.08)
BATTLE_ROW_MM: Final = 7.4

CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
TITLE: Final = TextStyle(Face.TITLE, 20, 10, WHITE, valign="middle")
LABEL: Final = TextStyle(Face.LABEL, 7, 6, look.QUIET, valign="top")
HEADING: Final = TextStyle(Face.TITLE, 11, 8, look.STEEL, valign="middle")
GOAL: Final = TextStyle(Face.NUMERAL, 18, 9, look.STEEL, align="centre", valign="middle")
GOAL_NAME: Final = TextStyle(Face.LABEL, 8, 6, look.STEEL, valign="middle", leading=1.05)
RATING: Final = TextStyle(Face.TITLE, 10, 8, look.STEEL, valign="middle")
COLUMN: Final = TextStyle(Face.LABEL, 7, 6, WHITE, align="centre", valign="middle", leading=1.0)
NOTE: Final = TextStyle(Face.TEXT, 7.5, 6, look.QUIET, valign="middle", leading=1.1)


def campaign_sheets(job: PrintJob) -> Iterator[Piece]:
    """Yield the record; each player prints one."""
    yield piece_by_rules(job, "campaign/record", campaign_sheet(look.rules_of(job.setting), job.setting.language))


def campaign_sheet(rules: Rules, language: str = "") -> Drawn:
    """Return the record under the rules."""
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=look.PAPER), chamfered(HEADER, 5, look.STEEL, "tl tr"))
    caption, title = HEADER.inset(5, 2.5).cut_top(5)
    made.write(said(GAME, language).upper(), caption, CAPTION)
    made.write(said(words.CAMPAIGN_RECORD, language), title, TITLE)
    for name, box in zip(words.BLANKS, BLANKS.columns(len(words.BLANKS), 5), strict=True):
        made.write(said(name, language), box, LABEL)
        made.draw(Rect(box.x, box.bottom - 0.3, box.width, 0.3, fill=look.STEEL))
    _goals(made, rules)
    _stats(made, rules)
    _tables(made, rules)
    _battles(made, rules)
    return as_page("campaign_record", said(words.CAMPAIGN_RECORD, language), made)


def _goals(made: Composition, rules: Rules) -> None:
    """Draw what wins the campaign, each with a box to tick."""
    heading, row = GOALS.cut_top(6)
    made.write(said(words.GOAL, made.language), heading, HEADING)
    for (name, value), box in zip(words.GOALS, row.columns(len(words.GOALS), 4), strict=True):
        made.draw(chamfered(box, 2.4, look.PANEL, "tl br"))
        tick, rest = box.inset(3, 0).cut_left(7)
        number, text = rest.cut_left(12)
        side = tick.square(4.4)
        made.draw(Rect(tick.x, side.y, 4.4, 4.4, fill=look.PAPER, stroke=Stroke(look.STEEL, 0.3)))
        made.write(said(value, made.language, campaign=rules.campaign), number, GOAL)
        made.write(said(name, made.language), text.inset(1, 0), GOAL_NAME)


def _stats(made: Composition, rules: Rules) -> None:
    """Draw a row of fields for each rating under each stat."""
    heading, rest = STATS_BOX.cut_top(7)
    head, body = rest.cut_top(9)
    body, foot = body.cut_top(body.height - 5)
    made.write(said(words.STATS, made.language), heading, HEADING)
    made.write(said(words.STATS_NOTE, made.language, campaign=rules.campaign), foot, NOTE)
    made.draw(chamfered(head, 3, look.STEEL, "tl tr"))
    for stat, column in zip(Stat, head.cut_left(30)[1].columns(len(Stat)), strict=True):
        mark, text = column.inset(1, 0).cut_left(6)
        made.draw(icon(look.STAT_ICONS[stat], mark.square(5), WHITE))
        made.write(stat_name(stat, made.language), text, COLUMN._replace(align="left"))
    for rating, row in zip(Rating, body.rows(len(Rating)), strict=True):
        label, cells = row.cut_left(30)
        mark, text = label.cut_left(8)
        made.draw(look.chevron_mark(look.CHEVRONS[rating], mark.square(5), look.RATING_INKS[rating]))
        made.write(said(RATINGS[rating], made.language), text, RATING)
        for column in cells.columns(len(Stat)):
            _fields(made, column)
        made.draw(Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=look.RULE))


def _fields(made: Composition, box: Box) -> None:
    side = (box.width - 4) / FIELDS
    for at in range(FIELDS):
        y = box.centre[1] - side / 2 - 0.6
        made.draw(Rect(box.x + 1.5 + at * side, y, side - 0.8, side + 1.2, 0.8, look.PAPER, Stroke(look.QUIET, 0.25)))


def _tables(made: Composition, rules: Rules) -> None:
    """Draw what a rise costs, and what a streak brings."""
    campaign = rules.campaign
    prices = tuple(
        (said(RATINGS[rating], made.language), str(getattr(campaign.tech_cost, rating.value)),
         str(getattr(campaign.tech_cost_behind, rating.value)))
        for rating in Rating
    )  # fmt: skip
    steps = zip(campaign.streak_roll_bonus, campaign.streak_extra_troop_cards, campaign.streak_extra_mission_cards,
                strict=False)  # fmt: skip
    streaks = tuple(
        (str(won), f"+{roll}", str(troop), str(mission)) for won, (roll, troop, mission) in enumerate(steps, 1)
    )
    costs = Grid(_said(words.TECH_HEAD, made), prices, (0.3, 0.3, 0.4))
    bonuses = Grid(_said(words.STREAK_HEAD, made), streaks, (0.16, 0.32, 0.28, 0.24))
    tech = Section(said(words.TECH, made.language), (costs,), look.OFFENSE)
    streak = Section(said(words.STREAK, made.language), (bonuses,), look.FIRST)
    for section, box in zip((tech, streak), TABLES.columns(2, 6), strict=True):
        set_columns(made, (section,), (box,), LOOK)


def _said(head: tuple[str, ...], made: Composition) -> tuple[str, ...]:
    return tuple(said(title, made.language) for title in head)


def _battles(made: Composition, rules: Rules) -> None:
    """Draw rows for battles, as many as there is room for."""
    heading, rest = BATTLES.cut_top(7)
    made.write(said(words.BATTLES, made.language), heading, HEADING)
    made.write(
        said(words.LEVELS, made.language, campaign=rules.campaign),
        heading.cut_left(24)[1],
        NOTE._replace(align="right"),
    )
    head, body = rest.cut_top(9)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.STEEL))
    for name, cell in zip(words.BATTLE_HEAD, head.shared_out(BATTLE_SHARES), strict=True):
        made.write(said(name, made.language), cell.inset(0.8, 0), COLUMN)
    for at in range(int(body.height / BATTLE_ROW_MM)):
        row, body = body.cut_top(BATTLE_ROW_MM)
        if at % 2:
            made.draw(Rect(row.x, row.y, row.width, row.height, fill=look.PANEL))
        made.write(str(at + 1), row.cut_left(BATTLES.width * BATTLE_SHARES[0])[0], COLUMN._replace(fill=look.QUIET))
        made.draw(Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=look.RULE))


HEAD_MM: Final = 6.0
MOST_ROW_MM: Final = 7.0
STAT_MM: Final = 7.0
TICK_MM: Final = 2.4

COUNT: Final = TextStyle(Face.NUMERAL, 10, 7, BLACK, align="right", valign="middle")
NAME: Final = TextStyle(Face.LABEL, 8.5, 6.5, BLACK, valign="middle")
VALUE: Final = TextStyle(Face.NUMERAL, 9, 7, look.STEEL, align="centre", valign="middle")
NOTHING: Final = TextStyle(Face.TEXT, 8, 7, look.RULE, align="centre", valign="middle")

SIGNS: Final[dict[str, tuple[Symbol, str, Ink]]] = {
    **{kind.value: (look.TROOPER_ICONS[kind], TROOPERS[kind], look.TROOP_DECK.ink) for kind in TrooperType},
    **{kind.value: (look.DRONE_ICONS[kind], DRONES[kind], look.DRONE_DECK.ink) for kind in DroneType},
}
ROBOTIC: Final = frozenset(kind.value for kind in DroneType)


@dataclass(frozen=True)
class RosterRow:
    """Units of one type, rating and stats, and how many they are."""

    unit: Unit
    count: int

    def values(self) -> tuple[int | None, ...]:
        """Return the six stats in their order; None for those that do not count for the unit. Rule: 7S.STAT.8."""
        unit = self.unit
        if unit.type in ROBOTIC:
            return (None, None, None, None, None, unit.countermeasures)
        return (unit.sensors, unit.stealth, unit.armour, unit.countermeasures, unit.blast_radius, None)


def roster_rows(units: tuple[Unit, ...]) -> tuple[RosterRow, ...]:
    """Return units that are alike together, in the order in which they come first."""
    return tuple(RosterRow(unit, count) for unit, count in Counter(units).items())


def draw_roster(made: Composition, units: tuple[Unit, ...], box: Box) -> None:
    """Draw the force into a box, its rows lower if they are many."""
    rows = roster_rows(units)
    head, body = box.cut_top(HEAD_MM)
    _head(made, head)
    height = min(MOST_ROW_MM, body.height / max(len(rows), 1))
    for at, row in enumerate(rows):
        line, body = body.cut_top(height)
        if at % 2:
            made.draw(Rect(line.x, line.y, line.width, line.height, fill=look.PANEL))
        _row(made, row, line)


def _columns(line: Box) -> tuple[Box, tuple[Box, ...]]:
    """Return the room of a row for the unit, and its columns of stats."""
    name, stats = line.cut_left(line.width - STAT_MM * len(Stat))
    return name, stats.columns(len(Stat))


def _head(made: Composition, head: Box) -> None:
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.STEEL))
    for stat, column in zip(Stat, _columns(head)[1], strict=True):
        made.draw(icon(look.STAT_ICONS[stat], column.square(4.2), WHITE))


def _row(made: Composition, row: RosterRow, line: Box) -> None:
    symbol, name, ink = SIGNS[row.unit.type]
    first, stats = _columns(line)
    number, rest = first.cut_left(5)
    mark, rest = rest.cut_left(7)
    rating, text = rest.cut_left(5)
    made.write(str(row.count), number, COUNT)
    made.draw(icon(symbol, mark.square(min(5, line.height - 0.6)), ink))
    made.draw(look.chevrons(row.unit.rating, rating.square(min(3.2, line.height - 1))))
    ticks = min(row.count * (TICK_MM + 0.7) + 1, text.width * 0.6)
    words, boxes = text.cut_left(text.width - ticks)
    made.write(said(name, made.language), words, NAME)
    _ticks(made, row.count, boxes)
    for value, column in zip(row.values(), stats, strict=True):
        made.write("\N{MIDDLE DOT}" if value is None else str(value), column, NOTHING if value is None else VALUE)


def _ticks(made: Composition, count: int, box: Box) -> None:
    """Draw a box for each unit, as wide as there is room for."""
    step = min(TICK_MM + 0.7, box.width / count)
    side = min(TICK_MM, step * 0.8)
    for at in range(count):
        y = box.centre[1] - side / 2
        made.draw(Rect(box.x + at * step, y, side, side, stroke=Stroke(look.QUIET, 0.2)))
