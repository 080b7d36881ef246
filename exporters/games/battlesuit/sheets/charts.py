"""The charts: attacks, the ground and the course of a turn, pages of the pack with the two large tables on them.

Rules: BS.GAP.1, BS.GAP.2, BS.FIR.9, BS.SHK.4, BS.PAN.3, BS.SEQ.1, BS.COM.5.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

from engine.games.battlesuit.rules.morale import Check, MoraleTable
from exporters.components.base import Job
from exporters.components.framing import as_page
from exporters.components.quick_reference import ReferencePage, pages_in
from exporters.components.reference_checks import piece_of_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Symbol
from exporters.games.battlesuit.look.counter_icons import COMMAND, EXPLOSIVE, PAINTED, SHOCK, STEALTH, STOREY, TURN
from exporters.games.battlesuit.look.icons import ATTACK, DRONE, MOVE, SHIELD, SOLDIER, UNARMOURED
from exporters.games.battlesuit.look.pages import COLUMNS, Heading, page
from exporters.games.battlesuit.rulings import rules_of
from exporters.games.battlesuit.sheets.combat_table import draw_combat_table
from exporters.games.battlesuit.sheets.terrain_chart import draw_terrain_chart
from exporters.games.battlesuit.words import charts as words
from exporters.games.battlesuit.words.terms import GAME
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import Flow, Section, set_columns, set_flows
from exporters.text.fitting import Composition
from exporters.text.numbers import Rows
from schemas.catalogues.saying import said

COMBAT_TABLE: Final = Box(0, 26, PAGE.width, 104)
TERRAIN_CHART: Final = Box(0, 26, PAGE.width, 98)
TURNS: Final = Box(0, 27, PAGE.width, PAGE.height - 27)
GAP_MM: Final = 5.0
GUTTER_MM: Final = 6.0
COMPACT: Final = replace(COLUMNS, row_gap_mm=0.4)

PLAY: Final = frozenset(("turn", "reaction", "painting", "command", "help"))
"""The sections of every battle; all others are what scenarios may put in play."""


def charts(job: Job) -> Iterator[Piece]:
    """Yield the three pages, and pages that authors have added."""
    for name, found in pages_in(job.setting, [*SHIPPED]):
        made = SHIPPED.get(name, _added)(found, job.setting)
        title = said(words.CHART, made.language, title=found.title)
        yield piece_of_page(job, name, as_page(f"charts_{name}", title, made), f"charts/{name}")


def _combat(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of attacks: the combat results table, what its results do, and the modifiers."""
    made = _page(found, setting, ATTACK)
    draw_combat_table(made, COMBAT_TABLE, rules_of(setting))
    set_columns(made, [*found.sections.values()], _columns(COMBAT_TABLE), COMPACT)
    return made


def _terrain(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of the ground: the terrain effects chart, moving, and the morale tables."""
    made = _page(found, setting, MOVE)
    draw_terrain_chart(made, TERRAIN_CHART, rules_of(setting))
    set_columns(made, [*found.sections.values()], _columns(TERRAIN_CHART), COMPACT)
    return made


def _turn(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of turns, command and options: play at the left, the options of scenarios at the right."""
    made = _page(found, setting, TURN)
    flows = zip((True, False), TURNS.columns(2, GUTTER_MM), strict=True)
    set_flows(made, [Flow(course_sections(found, of_play=of_play), (box,)) for of_play, box in flows], COLUMNS)
    return made


def _added(found: ReferencePage, setting: Setting) -> Composition:
    """Return a page of an author's, in two columns."""
    made = _page(found, setting, TURN)
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
    rules, language = rules_of(setting), setting.language
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
    table = MoraleTable(check, rules_of(setting))
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
        "attack": ATTACK,
        "shield": SHIELD,
        "move": MOVE,
        "soldier": SOLDIER,
        "unarmoured": UNARMOURED,
        "drone": DRONE,
        "turn": TURN,
        "shock": SHOCK,
        "painted": PAINTED,
        "command": COMMAND,
        "explosive": EXPLOSIVE,
        "stealth": STEALTH,
        "storey": STOREY,
    },
    tables={
        "shaken": partial(_morale, Check.SHAKEN),
        "panic_armoured": partial(_morale, Check.PANIC_ARMOURED),
        "panic_unarmoured": partial(_morale, Check.PANIC_UNARMOURED),
    },
)
"""What the pages may name."""
