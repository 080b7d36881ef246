"""The charts of the quick reference, and the table of combat.

The combat results table: a cell for each strength and modified roll, the worse the darker. Rule: BS.GAP.1.
The charts: attacks, the ground and the course of a turn, pages of the pack with the two large tables on them. Rules:
BS.GAP.1, BS.GAP.2, BS.FIR.9, BS.SHK.4, BS.PAN.3, BS.SEQ.1, BS.COM.5.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Final

from engine.games.battlesuit.kernel.codes import ROLLS, STRENGTHS
from engine.games.battlesuit.rules.results import Check, MoraleTable
from exporters.components.base import PrintJob
from exporters.components.framing import as_page
from exporters.components.quick_reference import ReferencePage, bare_fronts, pages_in
from exporters.components.reference_checks import piece_of_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.faces.fonts import Face
from exporters.games.battlesuit import look
from exporters.games.battlesuit.maps.terrain_chart import draw_terrain_chart
from exporters.games.battlesuit.pages import COLUMNS, LEAST_PT, Heading, page
from exporters.games.battlesuit.wording import terms as words
from exporters.games.battlesuit.wording.terms import GAME
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import Flow, Grid, Section, set_columns, set_flows
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import Rows
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Result

HEAD_MM: Final = 6.0
SIDE_MM: Final = 15.0
STRENGTH: Final = TextStyle(Face.LABEL, 9, LEAST_PT, WHITE, align="centre", valign="middle", leading=1.0)
NUMBER: Final = TextStyle(Face.NUMERAL, 11, LEAST_PT, WHITE, align="centre", valign="middle")
RESULT: Final = TextStyle(Face.NUMERAL, 12, LEAST_PT, BLACK, align="centre", valign="middle")

COMBAT_TABLE: Final = Box(0, 26, PAGE.width, 104)
TERRAIN_CHART: Final = Box(0, 26, PAGE.width, 98)
TURNS: Final = Box(0, 27, PAGE.width, PAGE.height - 27)
GAP_MM: Final = 5.0
GUTTER_MM: Final = 6.0
COMPACT: Final = replace(COLUMNS, row_gap_mm=0.4)

PLAY: Final = frozenset(("turn", "reaction", "painting", "command", "help"))
"""The sections of every battle; all others are what scenarios may put in play."""


@dataclass(frozen=True)
class ResultLook:
    """The ground of a result, and the ink of its letters, which are the second sign."""

    ground: Ink
    ink: Ink


RESULTS: Final = {
    Result.NE: ResultLook(look.PAPER, look.QUIET),
    Result.S: ResultLook(Ink(rgb=(253, 242, 205), cmyk=(0, 4, 24, 0)), BLACK),
    Result.ONE: ResultLook(Ink(rgb=(252, 226, 160), cmyk=(0, 11, 44, 0)), BLACK),
    Result.S1: ResultLook(Ink(rgb=(249, 204, 122), cmyk=(0, 21, 60, 0)), BLACK),
    Result.TWO: ResultLook(Ink(rgb=(244, 174, 96), cmyk=(0, 36, 70, 0)), BLACK),
    Result.S2: ResultLook(Ink(rgb=(234, 140, 76), cmyk=(0, 52, 76, 0)), BLACK),
    Result.THREE: ResultLook(Ink(rgb=(186, 62, 30), cmyk=(6, 84, 96, 16)), WHITE),
    Result.S3: ResultLook(Ink(rgb=(146, 36, 26), cmyk=(10, 92, 92, 36)), WHITE),
    Result.X: ResultLook(look.IRON, WHITE),
}
"""From the mildest to the worst."""


def draw_combat_table(made: Composition, box: Box, rules: Rules) -> None:
    """Draw the table into a box: strengths across, modified rolls down."""
    title, body = box.cut_top(HEAD_MM)
    made.draw(Rect(title.x, title.y, title.width, 2 * HEAD_MM, fill=look.IRON))
    made.write(said(words.STRENGTH, made.language), title.cut_left(SIDE_MM)[1], STRENGTH)
    lines = body.cut_top(HEAD_MM)
    side, strengths = lines[0].cut_left(SIDE_MM)
    made.write(said(words.ROLL, made.language, die=rules.dice.combat_die), side, STRENGTH)
    for strength, cell in enumerate(strengths.columns(STRENGTHS)):
        made.write(str(strength), cell, NUMBER)
    for die, row in enumerate(lines[1].rows(ROLLS), start=1):
        _draw_row(made, die, row, rules)
    made.draw(Rect(box.x, box.y, box.width, box.height, stroke=Stroke(look.IRON, 0.5)))


def _draw_row(made: Composition, die: int, row: Box, rules: Rules) -> None:
    side, cells = row.cut_left(SIDE_MM)
    made.draw(Rect(side.x, side.y, side.width, side.height, fill=look.PANEL, stroke=Stroke(look.RULE, 0.2)))
    made.write(str(die), side, NUMBER._replace(fill=look.IRON))
    for strength, cell in enumerate(cells.columns(STRENGTHS)):
        result = rules.combat.result(strength, die)
        inks = RESULTS[result]
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=inks.ground, stroke=Stroke(look.RULE, 0.2)))
        made.write(result.value, cell, RESULT._replace(fill=inks.ink))


def combat_grid(rules: Rules, language: str) -> Grid:
    """Return the table in words: strengths across, modified rolls down."""
    rows = tuple(
        (str(die), *(rules.combat.result(strength, die).value for strength in range(STRENGTHS)))
        for die in range(1, ROLLS + 1)
    )
    head = (said(words.ROLL, language, die=rules.dice.combat_die), *map(str, range(STRENGTHS)))
    return Grid(head, rows, (1 / len(head),) * len(head))


def charts(job: PrintJob) -> Iterator[Piece]:
    """Yield the three pages, and pages that authors have added."""
    for name, found in bare_fronts(pages_in(job.setting, [*SHIPPED])):
        made = SHIPPED.get(name, _added)(found, job.setting)
        title = said(words.CHART, made.language, title=found.title)
        yield piece_of_page(job, name, as_page(f"charts_{name}", title, made), f"charts/{name}")


def _combat(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of attacks: the combat results table, what its results do, and the modifiers."""
    made = _page(found, setting, look.ATTACK)
    draw_combat_table(made, COMBAT_TABLE, look.rules_of(setting))
    set_columns(made, [*found.sections.values()], _columns(COMBAT_TABLE), COMPACT)
    return made


def _terrain(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of the ground: the terrain effects chart, moving, and the morale tables."""
    made = _page(found, setting, look.MOVE)
    draw_terrain_chart(made, TERRAIN_CHART, look.rules_of(setting))
    set_columns(made, [*found.sections.values()], _columns(TERRAIN_CHART), COMPACT)
    return made


def _turn(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of turns, command and options: play at the left, the options of scenarios at the right."""
    made = _page(found, setting, look.TURN)
    flows = zip((True, False), TURNS.columns(2, GUTTER_MM), strict=True)
    set_flows(made, [Flow(course_sections(found, of_play=of_play), (box,)) for of_play, box in flows], COLUMNS)
    return made


def _added(found: ReferencePage, setting: Setting) -> Composition:
    """Return a page of an author's, in two columns."""
    made = _page(found, setting, look.TURN)
    set_columns(made, [*found.sections.values()], TURNS.columns(2, GUTTER_MM), COLUMNS)
    return made


SHIPPED: Final[Mapping[str, Callable[[ReferencePage, Setting], Composition]]] = {
    "combat": _combat,
    "terrain": _terrain,
    "turn": _turn,
}
"""The pages that have a form of their own."""


def course_sections(found: ReferencePage | None, *, of_play: bool) -> tuple[Section, ...]:
    """Return the sections of the page of turns that every battle needs, or the others."""
    sections = found.sections if found else {}
    return tuple(section for name, section in sections.items() if (name in PLAY) is of_play)


def _page(found: ReferencePage, setting: Setting, sign: Symbol) -> Composition:
    rules, language = look.rules_of(setting), setting.language
    caption = f"{GAME} \N{MIDDLE DOT} {said(words.CHARTS, language)}"
    return page(Heading(caption, found.title, rules.title, sign, at=((), ("title",))), language)


def _columns(above: Box) -> tuple[Box, ...]:
    """Return the two columns below a table."""
    top = above.bottom + GAP_MM
    return Box(0, top, PAGE.width, PAGE.height - top).columns(2, GUTTER_MM)


def _morale(check: Check, setting: Setting) -> Rows:
    """Return a morale table: the totals of each row, and by their phrases its result and what that does.

    Rule: BS.GAP.7. Who has no armour goes berserk in another way (BS.PAN.12).
    """
    table = MoraleTable(check, look.rules_of(setting))
    bounds = pairwise((table.least - 1, *(row.up_to for row in table.rows)))
    return tuple(
        (_totals(below + 1, up_to), f"{{{row.result}}}", f"{{{_deed(row.result, check)}}}")
        for (below, up_to), row in zip(bounds, table.rows, strict=True)
    )


def _deed(result: str, check: Check) -> str:
    bare = check is Check.PANIC_UNARMOURED and result == "berserk"
    return f"{result}_unarmoured_does" if bare else f"{result}_does"


def _totals(least: int, most: int) -> str:
    return str(most) if least >= most else f"{least}\N{EN DASH}{most}"


PARTS: Final = ReferenceParts(
    icons={
        "attack": look.ATTACK,
        "shield": look.SHIELD,
        "move": look.MOVE,
        "soldier": look.SOLDIER,
        "unarmoured": look.UNARMOURED,
        "drone": look.DRONE,
        "turn": look.TURN,
        "shock": look.SHOCK,
        "painted": look.PAINTED,
        "command": look.COMMAND,
        "explosive": look.EXPLOSIVE,
        "stealth": look.STEALTH,
        "storey": look.STOREY,
    },
    tables={
        "shaken": partial(_morale, Check.SHAKEN),
        "panic_armoured": partial(_morale, Check.PANIC_ARMOURED),
        "panic_unarmoured": partial(_morale, Check.PANIC_UNARMOURED),
    },
)
"""What the pages may name."""
