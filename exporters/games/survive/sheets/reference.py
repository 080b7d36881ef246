"""The quick reference: two pages made from the rules, so that an author's own numbers are on them."""

from collections.abc import Iterator
from typing import Final

from engine.games.survive.rules.movement import control_rates
from engine.games.survive.rules.red import red_chance, red_faces
from engine.games.survive.rules.to_hit import control_to_hit
from engine.games.survive.rules.zones import Ring, patrol_of
from exporters.components.base import Drawn, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import BLACK
from exporters.games.survive.cards.effects import draw_grid, effect_grid
from exporters.games.survive.look.icons import ACTIVATED, CONTROL, EYE, HOLD, KEY, STATS, WEAPON
from exporters.games.survive.look.look import DETAIL, QUIET
from exporters.games.survive.look.pages import COLUMNS, page
from exporters.games.survive.rulings import rules_of
from exporters.games.survive.words import reference as words
from exporters.games.survive.words.facts import (
    action_facts,
    control_facts,
    fight_facts,
    shooting_facts,
    turn_facts,
    winning_facts,
)
from exporters.games.survive.words.terms import GAME, MODES, SHORT_CONTROL_TYPES, TARGETS, WAYS, ZONES
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.text.numbers import NOTHING, Facts, Rows, faces, filled, inches
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Stat, WayToWin, Zone

BODY: Final = Box(0, 25, PAGE.width, PAGE.height - 25)
GUTTER_MM: Final = 6.0
ACTIONS_MM: Final = 43.0
GRID: Final = Box(101, 76, 95, 110)
EFFECT: Final = Box(101, 200, 95, 68)
CONTROL_MM: Final = 43.0
FIGHTS: Final = 3
"""Sections of close combat and of going Red, in the left column."""

CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, QUIET, valign="middle")


def reference(job: Job) -> Iterator[Piece]:
    """Yield the two pages."""
    rules = rules_of(job.setting)
    yield piece_by_rules(job, "reference/fire", fire(rules, job.setting.language))
    yield piece_by_rules(job, "reference/fight", fight(rules, job.setting.language))


def fire(rules: Rules, language: str = "") -> Drawn:
    """Return the page of turns, actions, shooting and effects."""
    made = _page(words.FIRE, rules, language)
    upper, lower = BODY.cut_top(ACTIONS_MM)
    actions, *others, effect = fire_sections(rules, language)
    set_columns(made, (actions,), (upper,), COLUMNS)
    set_columns(made, others, lower.columns(2, GUTTER_MM)[:1], COLUMNS)
    set_columns(made, (effect,), (EFFECT,), COLUMNS)
    _effects(made, rules)
    return as_page("reference_fire", _title(words.FIRE, language), made)


def fire_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return the sections of actions, turns, shooting and groups; that of effects is the last one."""
    facts = turn_facts(rules, language) | action_facts(rules, language) | shooting_facts(rules, language)
    rows, shares = filled(words.ACTIONS, facts, language), (0.1, 0.27, 0.09, 0.4, 0.14)
    actions = Grid(_head(words.ACTION_HEAD, language), rows, shares, left=(0, 1, 3))
    turn, shooting, groups, effect = (
        (terms(each, facts, language),) for each in (words.TURN, words.SHOOTING, words.GROUPS, words.EFFECT)
    )
    return (
        section("actions", "SV.MOV.1  SV.DAZ.2", (actions,), ACTIVATED, language),
        section("turn", "SV.SEQ.1", turn, HOLD, language),
        section("shooting", "SV.SHT.1  SV.AMM.1", shooting, WEAPON, language),
        section("groups", "SV.MOV.9  SV.MOV.13", groups, STATS[Stat.STAMINA], language),
        section("effect", "SV.EFF.1  SV.GAP.1", effect, STATS[Stat.TOUGHNESS], language),
    )


def effect_section(rules: Rules, language: str) -> Section:
    """Return the table of Power against Toughness in signs, and what they mean, where it is not drawn."""
    signs = ", ".join(said(text, language) for text in words.EFFECT_KEY.values())
    key = Terms(((said(words.SIGNS, language), signs),))
    return Section(said(words.POWER, language), "SV.EFF.4", (effect_grid(rules, language), key), STATS[Stat.TOUGHNESS])


def _effects(made: Composition, rules: Rules) -> None:
    """Draw the table of Power against Toughness, its caption above and its key below."""
    made.write(said(words.POWER, made.language), Box(GRID.x, GRID.y - 6, GRID.width, 5), CAPTION)
    draw_grid(made, GRID, rules)
    key = Box(GRID.x, GRID.bottom + 1, GRID.width, 6)
    for text, cell in zip(words.EFFECT_KEY.values(), key.columns(len(words.EFFECT_KEY), 2), strict=True):
        made.write(said(text, made.language), cell, TextStyle(DETAIL.face, 7.5, 6, BLACK, valign="middle", leading=1.0))


def fight(rules: Rules, language: str = "") -> Drawn:
    """Return the page of close combat, control units, going Red and winning."""
    made = _page(words.FIGHT, rules, language)
    upper, lower = BODY.cut_top(CONTROL_MM)
    control, *others = fight_sections(rules, language)
    set_columns(made, (control,), (upper,), COLUMNS)
    left, right = lower.columns(2, GUTTER_MM)
    set_columns(made, others[:FIGHTS], (left,), COLUMNS)
    set_columns(made, others[FIGHTS:], (right,), COLUMNS)
    return as_page("reference_fight", _title(words.FIGHT, language), made)


def fight_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return the section of control units, those of close combat and of going Red, then those of pulses and winning."""
    facts = fight_facts(rules, language) | control_facts(rules, language) | winning_facts(rules, language)
    facing, rear, red, pulse, winning = (
        terms(each, facts, language) for each in (words.FACING, words.REAR, words.RED, words.PULSE, words.WINNING)
    )
    return (
        section("control", "SV.CTL.4  SV.GAP.36", (control_grid(rules, language),), CONTROL, language),
        section("facing", "SV.FCH.1  SV.RES.1", (facing,), STATS[Stat.COMBAT], language),
        section("rear", "SV.RCH.1  SV.MOB.1", (rear,), STATS[Stat.GRIT], language),
        section("red", "SV.RED.1", (red_grid(rules, language), red), EYE, language),
        section("pulse", "SV.CAP.1  SV.GAP.21", (pulse,), CONTROL, language),
        section("winning", "SV.VIC.1  SV.GAP.40", (_ways(rules, language), winning), KEY, language),
    )


def section(name: str, rules: str, parts: tuple[Terms | Grid, ...], sign: Symbol, language: str) -> Section:
    """Return a section with its title in a language, by its name among those of the reference."""
    return Section(said(words.SECTIONS[name], language), rules, parts, sign)


def control_grid(rules: Rules, language: str) -> Grid:
    """Return the stat lines of the control units. Rules: SV.CTL.4 to SV.CTL.9."""
    rows = tuple(_control_row(kind, rules, language) for kind in ControlType)
    return Grid(_head(words.CONTROL_HEAD, language), rows, (0.16, 0.09, 0.1, 0.13, 0.1, 0.11, 0.08, 0.09, 0.14))


def _control_row(kind: ControlType, rules: Rules, language: str) -> tuple[str, ...]:
    line = rules.control.line(kind)
    rates = control_rates(kind, rules)
    gun = control_to_hit(kind, "ranged", rules)
    reach = inches(line.ranged_range_in, language) if line.ranged_range_in else NOTHING
    return (
        said(SHORT_CONTROL_TYPES[kind], language),
        inches(rates.move_in, language),
        NOTHING if rates.charge_in is None else inches(rates.charge_in, language),
        NOTHING if gun is None else f"{gun}, {reach}",
        str(control_to_hit(kind, "close", rules)),
        f"{NOTHING if line.ranged_power is None else line.ranged_power} / {line.close_power}",
        str(line.grit),
        str(line.toughness),
        said(words.CONTROL_GROUND[patrol_of(kind, rules).beyond is Ring.INNER], language),
    )


def red_grid(rules: Rules, language: str) -> Grid:
    """Return on what a unit that dies goes Red, and the chance of it, by zone. Rules: SV.RED.1, SV.RED.4, SV.RED.5."""
    rows = tuple(
        (
            said(ZONES[zone], language),
            faces(red_faces(zone, rules), language),
            f"{round(100 * red_chance(zone, rules))} %",
        )
        for zone in (Zone.OUTSIDE, Zone.OCZ, Zone.ICZ)
    )
    return Grid(_head(words.RED_HEAD, language), rows, (0.46, 0.34, 0.2))


def _page(title: str, rules: Rules, language: str) -> Composition:
    reference, mode = said(words.TITLE, language), said(MODES[rules.game.mode], language)
    caption = f"{GAME} \N{MIDDLE DOT} {reference} \N{MIDDLE DOT} {mode}"
    return page((caption, said(title, language), rules.title), language, ((), ("title",)))


def _ways(rules: Rules, language: str) -> Terms:
    """Return the ways to win in the order in which levels usually look at them. Rule: SV.GAP.40."""
    target = said(TARGETS[rules.victory.last_turn_measure], language)
    ways = (said(WAYS[way], language, target=target) for way in WayToWin)
    return Terms(tuple((str(at), way) for at, way in enumerate(ways, start=1)), 0.05)


def terms(rows: Rows, facts: Facts, language: str) -> Terms:
    """Return rows of words in a language with the facts of the rules in them."""
    return Terms(tuple((term, text) for term, text in filled(rows, facts, language)))


def _head(columns: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(said(word, language) for word in columns)


def _title(part: str, language: str) -> str:
    return said(words.PAGE, language, title=said(words.TITLE, language), part=said(part, language))
