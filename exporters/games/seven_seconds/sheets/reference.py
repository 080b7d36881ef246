"""The quick reference: two pages made from the rules, so that an author's own numbers are on them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

from exporters.components.base import PrintJob
from exporters.components.framing import as_page
from exporters.components.quick_reference import ReferencePage, pages_in
from exporters.components.reference_checks import piece_of_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.icons import (
    ACTIVATION,
    CHANCE,
    CRACKED,
    DEFENSE,
    DRONE,
    FIRST,
    FLAG,
    OFFENSE,
    RETICLE,
    STAT_ICONS,
    TROOP,
    TROOPER_ICONS,
)
from exporters.games.seven_seconds.look.look import INLINE, PANEL, PAPER, QUIET, STEEL, lengths, rules_of
from exporters.games.seven_seconds.sheets import reference_tables as tables
from exporters.games.seven_seconds.wording.terms import caption_of
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import column_look, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Stat, TrooperType

HEADER: Final = Box(0, 0, PAGE.width, 17)
BODY: Final = Box(0, 20, PAGE.width, PAGE.height - 20)
GUTTER_MM: Final = 6.0
ACTIONS_MM: Final = 100.0
REFERENCE: Final = "Quick reference"
ATTACKS: Final = "attacks"
ACROSS: Final = "actions"
"""The section that stands across the page."""

P = TypeVar("P")

CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
TITLE: Final = TextStyle(Face.TITLE, 18, 10, WHITE, valign="middle")
RULES_TITLE: Final = TextStyle(Face.ITALIC, 9, 6.5, WHITE, align="right", valign="middle")
LOOK: Final = column_look(STEEL, QUIET, STEEL, PANEL, STEEL)


def reference(job: PrintJob) -> Iterator[Piece]:
    """Yield the two pages, and pages that authors have added."""
    for name, found in pages_in(job.setting, (ATTACKS, "course")):
        draw = _attacks if name == ATTACKS else _columns
        made = draw(found, job.setting)
        title = f"{said(REFERENCE, made.language)}: {found.title}"
        yield piece_of_page(job, name, as_page(f"reference_{name}", title, made))


def _attacks(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of actions, across it, then of attacks and what they do."""
    made = _page(found.title, rules_of(setting), setting.language)
    upper, lower = BODY.cut_top(ACTIONS_MM)
    actions = [section for name, section in found.sections.items() if name == ACROSS]
    others = [section for name, section in found.sections.items() if name != ACROSS]
    set_columns(made, actions, (upper,), LOOK)
    set_columns(made, others, lower.columns(2, GUTTER_MM), LOOK)
    return made


def _columns(found: ReferencePage, setting: Setting) -> Composition:
    """Return a page whose sections go down two columns, such as that of the course of a battle."""
    made = _page(found.title, rules_of(setting), setting.language)
    set_columns(made, [*found.sections.values()], BODY.columns(2, GUTTER_MM), LOOK)
    return made


def _page(title: str, rules: Rules, language: str) -> Composition:
    """Return a page with its head: game, title, and the name of the rules."""
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER), chamfered(HEADER, 5, STEEL, "tl tr"))
    names, of_rules = HEADER.inset(5, 2).cut_left(120)
    caption, line = names.cut_top(5)
    made.write(caption_of(REFERENCE, language), caption, CAPTION)
    made.write(title, line, TITLE)
    made.write(rules.title, of_rules, RULES_TITLE, ("title",))
    return made


def _of(make: Callable[[Rules, str], P], setting: Setting) -> P:
    return make(rules_of(setting), setting.language)


def _length(length_in: Callable[[Rules], float], setting: Setting) -> str:
    return inches(length_in(rules_of(setting)), setting.language)


PARTS: Final = ReferenceParts(
    icons={
        **{name: icon.symbol for name, icon in INLINE.icons.items()},
        "activation": ACTIVATION,
        "reticle": RETICLE,
        "rifle": TROOPER_ICONS[TrooperType.TACTICAL],
        "missile": STAT_ICONS[Stat.NUCLEAR],
        "cracked": CRACKED,
        "offense": OFFENSE,
        "defense": DEFENSE,
        "first": FIRST,
        "sensors": STAT_ICONS[Stat.SENSORS],
        "flag": FLAG,
        "chance": CHANCE,
        "troop": TROOP,
        "drone": DRONE,
        "commander": TROOPER_ICONS[TrooperType.COMMANDER],
    },
    tables={
        "targeting": partial(_of, tables.targeting),
        "rifle_dice": partial(_of, tables.rifle_shots),
        "weapons": partial(_of, tables.weapons),
        "missile_hits": partial(_of, tables.missile_hits),
        "stats": partial(_of, tables.stats),
        "terrain": partial(_of, tables.terrain),
        "suits": partial(_of, tables.suits),
        "drones": partial(_of, tables.drones),
    },
    facts={
        "move_length": partial(_length, lambda rules: lengths(rules).move_in),
        "jump_length": partial(_length, lambda rules: lengths(rules).jump_in),
        "passive_reach": partial(_length, lambda rules: lengths(rules).passive_in),
        "smoke_width": partial(_length, lambda rules: 2 * rules.flamer.radius_in),
        "jumpers": partial(_of, tables.jumpers),
        "launchers": partial(_of, tables.launchers),
        "blue_objectives": lambda setting: tables.objectives(rules_of(setting).objective.blue, setting.language),
        "red_objectives": lambda setting: tables.objectives(rules_of(setting).objective.red, setting.language),
    },
)
"""What the pages may name."""
