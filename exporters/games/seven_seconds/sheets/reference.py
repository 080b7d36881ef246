"""The quick reference: two pages made from the rules, so that an author's own numbers are on them."""

from collections.abc import Iterator
from typing import Final

from exporters.components.base import Drawn, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Rect
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.signs import chamfered
from exporters.games.seven_seconds.cards.profiles import modifier
from exporters.games.seven_seconds.look.counter_icons import ACTIVATION, CRACKED, FIRST, RETICLE
from exporters.games.seven_seconds.look.icons import (
    CHANCE,
    DEFENSE,
    DRONE,
    FLAG,
    OFFENSE,
    STAT_ICONS,
    TROOP,
    TROOPER_ICONS,
)
from exporters.games.seven_seconds.look.look import PANEL, PAPER, QUIET, STEEL
from exporters.games.seven_seconds.look.measures import lengths
from exporters.games.seven_seconds.rulings import rules_of
from exporters.games.seven_seconds.sheets import reference_tables as tables
from exporters.games.seven_seconds.words import course
from exporters.games.seven_seconds.words import reference as words
from exporters.games.seven_seconds.words.facts import attack_facts, campaign_facts, course_facts
from exporters.games.seven_seconds.words.terms import DRONES, GAME, STATS, TROOPERS
from exporters.games.seven_seconds.words.units import SEPARATOR, drone_traits, suit_traits
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.text.columns import ColumnLook, Section, Terms, set_columns
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.text.numbers import Facts, Rows, filled, signed
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, Stat, TrooperType

HEADER: Final = Box(0, 0, PAGE.width, 17)
BODY: Final = Box(0, 20, PAGE.width, PAGE.height - 20)
GUTTER_MM: Final = 6.0
ACTIONS_MM: Final = 100.0
RIFLE: Final = TROOPER_ICONS[TrooperType.TACTICAL]
MISSILE: Final = STAT_ICONS[Stat.NUCLEAR]
COMMANDER: Final = TROOPER_ICONS[TrooperType.COMMANDER]

CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
TITLE: Final = TextStyle(Face.TITLE, 18, 10, WHITE, valign="middle")
RULES_TITLE: Final = TextStyle(Face.ITALIC, 9, 6.5, WHITE, align="right", valign="middle")
LOOK: Final = ColumnLook(
    title=TextStyle(Face.TITLE, 11, 9, STEEL, valign="middle"),
    rules=TextStyle(Face.LABEL, 6, 6, QUIET, align="right", valign="middle", tracking_pt=0.2),
    term=TextStyle(Face.LABEL, 8, 6.25, BLACK, leading=1.16),
    text=TextStyle(Face.TEXT, 8, 6.25, BLACK, leading=1.16),
    head=TextStyle(Face.LABEL, 7.5, 6, WHITE, leading=1.16, valign="middle"),
    cell=TextStyle(Face.TEXT, 7.75, 6, BLACK, leading=1.16, valign="middle"),
    line=STEEL,
    stripe=PANEL,
    ground=STEEL,
)


def reference(job: Job) -> Iterator[Piece]:
    """Yield the two pages."""
    rules = rules_of(job.setting)
    yield piece_by_rules(job, "reference/attacks", attacks(rules, job.setting.language))
    yield piece_by_rules(job, "reference/course", battle_course(rules, job.setting.language))


def attacks(rules: Rules, language: str = "") -> Drawn:
    """Return the page of actions, attacks and what they do."""
    made = _page(words.ATTACKS, rules, language)
    upper, lower = BODY.cut_top(ACTIONS_MM)
    actions, *others = attack_sections(rules)
    set_columns(made, (actions,), (upper,), LOOK)
    set_columns(made, others, lower.columns(2, GUTTER_MM), LOOK)
    return _finished("reference_attacks", words.ATTACKS, made)


def attack_sections(rules: Rules) -> tuple[Section, ...]:
    """Return the actions, then the sections of attacks and what they do."""
    facts = attack_facts(rules)
    between = _terms(words.BETWEEN, facts)
    return (
        Section("Actions", "7S.ACT.9  7S.ACT.10", (tables.actions(rules),), ACTIVATION),
        Section("Target: points for a counter", "7S.TGT.5", (tables.targeting(rules), between), RETICLE),
        Section("Rifle: dice by counters and band", "7S.RIF.5", (tables.rifle_shots(rules),), RIFLE),
        Section("Rifle: what the dice do", "7S.RIF.10", (tables.weapons(rules),), RIFLE),
        Section("Missile", "7S.MIS.4  7S.CM.1", (_terms(words.MISSILE, facts), tables.missile_hits(rules)), MISSILE),
        Section("Harm", "7S.RIF.13  7S.DMG.1", (_terms(words.HARM, facts), tables.stats(rules)), CRACKED),
    )


def battle_course(rules: Rules, language: str = "") -> Drawn:
    """Return the page of setup, rounds, senses, objectives, terrain and units."""
    made = _page(words.COURSE, rules, language)
    set_columns(made, course_sections(rules), BODY.columns(2, GUTTER_MM), LOOK)
    return _finished("reference_course", words.COURSE, made)


def course_sections(rules: Rules) -> tuple[Section, ...]:
    """Return the sections of setup, rounds, senses, objectives, terrain and units."""
    facts = {**course_facts(rules, lengths(rules).passive_in), **campaign_facts(rules)}
    return (
        Section("Setup", "7S.SETUP.1  7S.AD.1  7S.CE.1", (_terms(course.SETUP, facts),), OFFENSE),
        Section("Round", "7S.SEQ.1  7S.ACT.1", (_terms(course.ROUND, facts),), FIRST),
        Section("Sensors and blips", "7S.PASS.1  7S.BLIP.1", (_terms(course.SENSES, facts),), STAT_ICONS[Stat.SENSORS]),
        Section("Objectives", "7S.OBJ.4  7S.OBJ.7", (_terms(course.OBJECTIVES, facts),), FLAG),
        Section("End", "7S.END.1  7S.WIN.1", (_terms(course.END, facts),), CHANCE),
        Section("Terrain", "7S.TERR.1", (tables.terrain(rules),), DEFENSE),
        Section("Suits", "7S.UNIT.1  7S.STAT.10", (Terms(_suits(rules)),), TROOP),
        Section("Drones", "7S.UNIT.7", (Terms(_drones(rules)),), DRONE),
        Section("Campaign and factions", "7S.CAMP.2  7S.FAC.6", (_terms(course.CAMPAIGN, facts),), COMMANDER),
    )


def _terms(rows: Rows, facts: Facts) -> Terms:
    return Terms(tuple((term, text) for term, text in filled(rows, facts)))


def _suits(rules: Rules) -> tuple[tuple[str, str], ...]:
    """Return the suits: what they add to the stats of the faction, and what they carry. Rule: 7S.STAT.10."""
    return tuple(
        (TROOPERS[kind], SEPARATOR.join((*_added(kind, rules), suit_traits(kind, rules)))) for kind in TrooperType
    )


def _added(kind: TrooperType, rules: Rules) -> tuple[str, ...]:
    values = ((STATS[stat].replace("- ", ""), modifier(kind, stat, rules)) for stat in Stat)
    return tuple(f"{name} {signed(value)}" for name, value in values if value)


def _drones(rules: Rules) -> tuple[tuple[str, str], ...]:
    return tuple((DRONES[kind], drone_traits(kind, rules)) for kind in DroneType)


def _page(title: str, rules: Rules, language: str) -> Composition:
    """Return a page with its head: game, title, and the name of the rules."""
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER), chamfered(HEADER, 5, STEEL, "tl tr"))
    names, of_rules = HEADER.inset(5, 2).cut_left(120)
    caption, line = names.cut_top(5)
    made.write(f"{GAME} \N{MIDDLE DOT} {words.TITLE}".upper(), caption, CAPTION)
    made.write(title, line, TITLE)
    made.write(rules.title, of_rules, RULES_TITLE, ("title",))
    return made


def _finished(name: str, title: str, made: Composition) -> Drawn:
    return as_page(name, f"{words.TITLE}: {title}", made)
