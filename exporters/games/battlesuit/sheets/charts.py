"""The charts: the combat results table and the terrain effects chart, made from the rules of the pack.

Rules: BS.GAP.1, BS.GAP.2, BS.FIR.9, BS.SHK.4, BS.PAN.3.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from engine.games.battlesuit.rules.morale import Check, MoraleTable
from exporters.components.base import Drawn, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Symbol
from exporters.games.battlesuit.look.icons import ATTACK, MOVE, SHIELD, SOLDIER, UNARMOURED
from exporters.games.battlesuit.look.pages import COLUMNS, Heading, page
from exporters.games.battlesuit.rulings import rules_of
from exporters.games.battlesuit.sheets.combat_table import draw_combat_table
from exporters.games.battlesuit.sheets.terrain_chart import draw_terrain_chart
from exporters.games.battlesuit.sheets.turn_chart import turns
from exporters.games.battlesuit.words import charts as words
from exporters.games.battlesuit.words.facts import attack_facts, modifier_facts, morale_facts, moving_facts
from exporters.games.battlesuit.words.rows import told
from exporters.games.battlesuit.words.terms import GAME
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.numbers import Rows, filled
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules

COMBAT_TABLE: Final = Box(0, 26, PAGE.width, 104)
TERRAIN_CHART: Final = Box(0, 26, PAGE.width, 98)
GAP_MM: Final = 5.0
GUTTER_MM: Final = 6.0
COMPACT: Final = replace(COLUMNS, row_gap_mm=0.4)

CHECKS: Final[dict[Check, tuple[str, str, Symbol]]] = {
    Check.SHAKEN: (words.SHAKEN_TABLE, "BS.SHK.3", SHIELD),
    Check.PANIC_ARMOURED: (words.PANIC_ARMOURED, "BS.PAN.2", SOLDIER),
    Check.PANIC_UNARMOURED: (words.PANIC_UNARMOURED, "BS.PAN.11", UNARMOURED),
}
"""The title of each morale table, its rule and its sign."""


def charts(job: Job) -> Iterator[Piece]:
    """Yield the three pages."""
    rules = rules_of(job.setting)
    yield piece_by_rules(job, "charts/combat", combat(rules, job.setting.language))
    yield piece_by_rules(job, "charts/terrain", terrain(rules, job.setting.language))
    yield piece_by_rules(job, "charts/turn", turns(rules, job.setting.language))


def combat(rules: Rules, language: str) -> Drawn:
    """Return the page of attacks: the combat results table, what its results do, and the modifiers."""
    made = _page(words.COMBAT, rules, ATTACK, language)
    draw_combat_table(made, COMBAT_TABLE, rules)
    set_columns(made, combat_sections(rules, language), _columns(COMBAT_TABLE), COMPACT)
    return as_page("charts_combat", said(words.CHART, language, title=said(words.COMBAT, language)), made)


def combat_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return what stands below the combat results table: the steps of an attack, the results, the modifiers."""
    facts = attack_facts(rules, language)
    steps = _terms(filled(words.ATTACK_STEPS, facts, language))
    results = zip(words.RESULTS, told(words.RESULTS.values(), language, facts), strict=True)
    return (
        Section(said(words.ATTACK, language), "BS.FIR.8", (steps,), ATTACK),
        Section(
            said(words.RESULT, language), "BS.RES.1", (_terms((*results, told(words.NO_ARMOUR, language))),), SHIELD
        ),
        Section(said(words.MODIFIER, language), "BS.FIR.9", (modifiers(rules, language),), MOVE),
    )


def terrain(rules: Rules, language: str) -> Drawn:
    """Return the page of the ground: the terrain effects chart, moving, and the morale tables."""
    made = _page(words.GROUND, rules, MOVE, language)
    draw_terrain_chart(made, TERRAIN_CHART, rules)
    set_columns(made, ground_sections(rules, language), _columns(TERRAIN_CHART), COMPACT)
    return as_page("charts_terrain", said(words.CHART, language, title=said(words.GROUND, language)), made)


def ground_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return what stands below the terrain effects chart: moving, and the morale tables."""
    facts = {**moving_facts(rules, language), **morale_facts(rules, Check.SHAKEN, language)}
    moves, morale = (_terms(filled(rows, facts, language)) for rows in (words.MOVING, words.MORALE))
    moving = Section(said(words.MOVE, language), "BS.MOV.4  BS.BNC.2", (moves,), MOVE)
    shaken, armoured, unarmoured = (_morale(check, rules, language) for check in Check)
    return (moving, replace(shaken, parts=(*shaken.parts, morale)), armoured, unarmoured)


def modifiers(rules: Rules, language: str) -> Grid:
    """Return the modifiers of attack strengths. Rules: BS.MOD.1 to BS.MOD.20."""
    rows = filled(words.MODIFIERS, modifier_facts(rules, language), language)
    return Grid(told(words.MODIFIER_HEAD, language), rows, (0.74, 0.26))


def morale_grid(check: Check, rules: Rules, language: str) -> Grid:
    """Return a morale table: the totals of each row, its result, and what that does. Rule: BS.GAP.7."""
    table, facts = MoraleTable(check, rules), morale_facts(rules, check, language)
    results = words.SHAKEN_RESULTS if check is Check.SHAKEN else words.PANIC_RESULTS
    bounds = pairwise((table.least - 1, *(row.up_to for row in table.rows)))
    rows = tuple(
        (_totals(below + 1, up_to), *told(results[row.result], language, facts))
        for (below, up_to), row in zip(bounds, table.rows, strict=True)
    )
    head = told(words.MORALE_HEAD, language, {"die": str(table.sides)})
    return Grid(head, rows, (0.12, 0.22, 0.66), left=(1, 2))


def _totals(least: int, most: int) -> str:
    return str(most) if least >= most else f"{least}\N{EN DASH}{most}"


def _morale(check: Check, rules: Rules, language: str) -> Section:
    title, rule, sign = CHECKS[check]
    return Section(said(title, language), rule, (morale_grid(check, rules, language),), sign)


def _page(title: str, rules: Rules, sign: Symbol, language: str) -> Composition:
    caption = f"{GAME} \N{MIDDLE DOT} {said(words.CHARTS, language)}"
    return page(Heading(caption, said(title, language), rules.title, sign, at=((), ("title",))), language)


def _columns(above: Box) -> tuple[Box, ...]:
    """Return the two columns below a table."""
    top = above.bottom + GAP_MM
    return Box(0, top, PAGE.width, PAGE.height - top).columns(2, GUTTER_MM)


def _terms(rows: Rows) -> Terms:
    return Terms(tuple((term, text) for term, text in rows), 0.2)
