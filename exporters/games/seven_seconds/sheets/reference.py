"""The quick reference: two pages made from the rules, so that an author's own numbers are on them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
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
from exporters.games.seven_seconds.words.terms import DRONES, TROOPERS, caption_of, stat_name
from exporters.games.seven_seconds.words.units import SEPARATOR, drone_traits, suit_traits
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.text.columns import ColumnLook, Section, Terms, set_columns
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.text.numbers import Facts, Rows, filled, signed
from schemas.catalogues.saying import said
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
    actions, *others = attack_sections(rules, language)
    set_columns(made, (actions,), (upper,), LOOK)
    set_columns(made, others, lower.columns(2, GUTTER_MM), LOOK)
    return _finished("reference_attacks", words.ATTACKS, made)


def attack_sections(rules: Rules, language: str = "") -> tuple[Section, ...]:
    """Return the actions, then the sections of attacks and what they do."""
    terms = partial(_terms, facts=attack_facts(rules, language), language=language)
    costs = (tables.targeting(rules, language), terms(words.BETWEEN))
    shots, effects = tables.rifle_shots(rules, language), tables.weapons(rules, language)
    hits, harm = tables.missile_hits(rules, language), tables.stats(rules, language)
    return _said(
        language,
        Section(words.ACTIONS_TITLE, "7S.ACT.9  7S.ACT.10", (tables.actions(rules, language),), ACTIVATION),
        Section(words.TARGETING_TITLE, "7S.TGT.5", costs, RETICLE),
        Section(words.RIFLE_TITLE, "7S.RIF.5", (shots,), RIFLE),
        Section(words.WEAPONS_TITLE, "7S.RIF.10", (effects,), RIFLE),
        Section(words.MISSILE_TITLE, "7S.MIS.4  7S.CM.1", (terms(words.MISSILE), hits), MISSILE),
        Section(words.HARM_TITLE, "7S.RIF.13  7S.DMG.1", (terms(words.HARM), harm), CRACKED),
    )


def battle_course(rules: Rules, language: str = "") -> Drawn:
    """Return the page of setup, rounds, senses, objectives, terrain and units."""
    made = _page(words.COURSE, rules, language)
    set_columns(made, course_sections(rules, language), BODY.columns(2, GUTTER_MM), LOOK)
    return _finished("reference_course", words.COURSE, made)


def course_sections(rules: Rules, language: str = "") -> tuple[Section, ...]:
    """Return the sections of setup, rounds, senses, objectives, terrain and units."""
    facts = {**course_facts(rules, lengths(rules).passive_in, language), **campaign_facts(rules)}
    terms = partial(_terms, facts=facts, language=language)
    return _said(
        language,
        Section(course.SETUP_TITLE, "7S.SETUP.1  7S.AD.1  7S.CE.1", (terms(course.SETUP),), OFFENSE),
        Section(course.ROUND_TITLE, "7S.SEQ.1  7S.ACT.1", (terms(course.ROUND),), FIRST),
        Section(course.SENSES_TITLE, "7S.PASS.1  7S.BLIP.1", (terms(course.SENSES),), STAT_ICONS[Stat.SENSORS]),
        Section(course.OBJECTIVES_TITLE, "7S.OBJ.4  7S.OBJ.7", (terms(course.OBJECTIVES),), FLAG),
        Section(course.END_TITLE, "7S.END.1  7S.WIN.1", (terms(course.END),), CHANCE),
        Section(course.TERRAIN_TITLE, "7S.TERR.1", (tables.terrain(rules, language),), DEFENSE),
        Section(course.SUITS_TITLE, "7S.UNIT.1  7S.STAT.10", (Terms(_suits(rules, language)),), TROOP),
        Section(course.DRONES_TITLE, "7S.UNIT.7", (Terms(_drones(rules, language)),), DRONE),
        Section(course.CAMPAIGN_TITLE, "7S.CAMP.2  7S.FAC.6", (terms(course.CAMPAIGN),), COMMANDER),
    )


def _said(language: str, *sections: Section) -> tuple[Section, ...]:
    return tuple(replace(section, title=said(section.title, language)) for section in sections)


def _terms(rows: Rows, facts: Facts, language: str) -> Terms:
    return Terms(tuple((term, text) for term, text in filled(rows, facts, language)))


def _suits(rules: Rules, language: str) -> tuple[tuple[str, str], ...]:
    """Return the suits: what they add to the stats of the faction, and what they carry. Rule: 7S.STAT.10."""
    return tuple(
        (
            said(TROOPERS[kind], language),
            SEPARATOR.join((*_added(kind, rules, language), suit_traits(kind, rules, language))),
        )
        for kind in TrooperType
    )


def _added(kind: TrooperType, rules: Rules, language: str) -> tuple[str, ...]:
    values = ((stat_name(stat, language), modifier(kind, stat, rules)) for stat in Stat)
    return tuple(f"{name} {signed(value)}" for name, value in values if value)


def _drones(rules: Rules, language: str) -> tuple[tuple[str, str], ...]:
    return tuple((said(DRONES[kind], language), drone_traits(kind, rules, language)) for kind in DroneType)


def _page(title: str, rules: Rules, language: str) -> Composition:
    """Return a page with its head: game, title, and the name of the rules."""
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER), chamfered(HEADER, 5, STEEL, "tl tr"))
    names, of_rules = HEADER.inset(5, 2).cut_left(120)
    caption, line = names.cut_top(5)
    made.write(caption_of(words.TITLE, language), caption, CAPTION)
    made.write(said(title, language), line, TITLE)
    made.write(rules.title, of_rules, RULES_TITLE, ("title",))
    return made


def _finished(name: str, title: str, made: Composition) -> Drawn:
    language = made.language
    return as_page(name, f"{said(words.TITLE, language)}: {said(title, language)}", made)
