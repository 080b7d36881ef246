"""The quick reference: two pages made from the rules, so that an author's own numbers are on them."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Final, TypeVar

from engine.games.seven_seconds.odds.aiming import Aim, Weapon, points_per_counter, rifle, rifle_dice
from engine.games.seven_seconds.odds.harm import harm_chance
from engine.games.seven_seconds.odds.missile import Interceptor, interception, missile
from exporters.components.base import PrintJob
from exporters.components.framing import as_page
from exporters.components.quick_reference import ReferencePage, bare_fronts, pages_in
from exporters.components.reference_checks import piece_of_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered
from exporters.faces.fonts import Face
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.cards.faction import modifier
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording import terms
from exporters.games.seven_seconds.wording.pieces import name_of, type_title, who
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import column_look, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING, Rows, faces, inches, signed
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TerrainEffect
from schemas.models.seven_seconds.words import DroneType, ObjectiveName, Stat, TrooperType

BANDS: Final = range(1, 5)
RIFLE_BANDS: Final = range(1, 7)
RIFLE_COUNTERS: Final = (1, 2, 3, 4, 5, 6, 8, 10)
DICE: Final = (1, 2, 3)
UNITS: Final = (*(kind.value for kind in TrooperType), *(kind.value for kind in DroneType))


def targeting(rules: Rules, language: str = "") -> Rows:
    """Return the points that a counter costs by range band and cover. Rules: 7S.TGT.5, 7S.TGT.12."""
    found = look.lengths(rules)
    widths = sorted({*found.target_band_in.values(), *found.rifle_band_in.values()})
    ranges = tuple(
        (said("bands of {width}", language, width=inches(width, language)), *_ranges(width, language))
        for width in widths
    )
    costs = tuple(
        (
            said(words.STANDS[cover], language),
            *(str(points_per_counter(Aim(band, cover), rules)) for band in BANDS),
        )
        for cover in words.STANDS
    )
    return (*ranges, *costs)


def _ranges(width_in: float, language: str) -> tuple[str, ...]:
    """Return where each band starts and ends."""
    ends = ((f"{(band - 1) * width_in:g}", f"{band * width_in:g}") for band in BANDS)
    return tuple(said("{start} to {end}", language, start=start, end=end) for start, end in ends)


def rifle_shots(rules: Rules, _: str = "") -> Rows:
    """Return rifle dice by the target's counters and its band, without cover. Rule: 7S.RIF.5."""
    return tuple(
        (str(counters), *(_dice(counters, band, rules) for band in RIFLE_BANDS)) for counters in RIFLE_COUNTERS
    )


def _dice(counters: int, band: int, rules: Rules) -> str:
    dice = rifle_dice("gauss", counters, Aim(band), rules)
    return str(dice) if dice else NOTHING


def weapons(rules: Rules, language: str = "") -> Rows:
    """Return on what each weapon kills and grazes, and its chance to kill by dice. Rules: 7S.RIF.10 to 7S.RIF.16."""
    given: tuple[tuple[str, Weapon, tuple[int, ...], tuple[int, ...]], ...] = (
        (words.GAUSS_RIFLE, "gauss", rules.rifle.gauss_kill, rules.rifle.gauss_graze),
        (words.PLASMA_RIFLE, "plasma", rules.rifle.plasma_kill, rules.rifle.plasma_graze),
        (words.MACHINE_GUN, "machine_gun", rules.mg.kill, ()),
    )
    return tuple(
        (
            said(name, language),
            faces(kill, language),
            faces(graze, language),
            *(percent(rifle(weapon, dice, rules).kill) for dice in DICE),
        )
        for name, weapon, kill, graze in given
    )


def missile_hits(rules: Rules, language: str = "") -> Rows:
    """Return the chance of a direct hit that nobody shoots down, by counters and cover. Rules: 7S.MIS.4, 7S.MIS.5."""
    counters = range(1, rules.dice.sides + 1) if rules.dice.sides <= 6 else range(1, 7)
    return tuple(
        (
            said(words.STANDS[cover], language),
            *(percent(missile((), many, cover, rules).direct_hit) for many in counters),
        )
        for cover in words.STANDS
    )


def stats(rules: Rules, language: str = "") -> Rows:
    """Return the chances that a die beats Armour, and that Countermeasures stop missiles. Rules: 7S.STAT.4, 7S.CM.2."""
    values = range(1, min(rules.faction.stat_max + 1, 6) + 1)
    return (
        (said("a die beats Armour", language), *(percent(harm_chance(value, rules)) for value in values)),
        (
            said("Countermeasures stop", language),
            *(percent(interception(Interceptor(value), rules)) for value in values),
        ),
    )


def terrain(rules: Rules, language: str = "") -> Rows:
    """Return the terrain table: cover and movement for troopers and blips, and for drones. Rule: 7S.TERR.1."""
    return tuple(
        (type_title(name, language), *_effect(kind.troopers, language), *_effect(kind.drones, language))
        for name, kind in rules.terrain.types.items()
    )


def _effect(effect: TerrainEffect, language: str) -> tuple[str, str]:
    cover, movement = words.SHORT_COVERS[effect.cover.value], words.SHORT_MOVEMENTS[effect.movement.value]
    return (said(cover, language), said(movement, language))


def suits(rules: Rules, language: str = "") -> Rows:
    """Return the suits: what they add to the stats of the faction, and what they carry. Rule: 7S.STAT.10."""
    return tuple(
        (
            said(terms.TROOPERS[kind], language),
            terms.SEPARATOR.join((*_added(kind, rules, language), terms.suit_traits(kind, rules, language))),
        )
        for kind in TrooperType
    )


def _added(kind: TrooperType, rules: Rules, language: str) -> tuple[str, ...]:
    values = ((terms.stat_name(stat, language), modifier(kind, stat, rules)) for stat in Stat)
    return tuple(f"{name} {signed(value)}" for name, value in values if value)


def drones(rules: Rules, language: str = "") -> Rows:
    """Return the drones and what they can do. Rule: 7S.UNIT.7."""
    return tuple((said(terms.DRONES[kind], language), terms.drone_traits(kind, rules, language)) for kind in DroneType)


def jumpers(rules: Rules, language: str) -> str:
    """Return who jumps."""
    units = tuple(unit for unit in UNITS if unit in rules.jump.legal_units)
    others = tuple(unit for unit in UNITS if unit not in rules.jump.legal_units)
    return who(units, others, language) if units else said("nobody", language)


def launchers(rules: Rules, language: str) -> str:
    """Return who carries missiles."""
    illegal = rules.missile.illegal_units
    if len({*illegal}) == len(TrooperType):
        return said("nobody", language)
    without = ", ".join(name_of(unit.value, language) for unit in TrooperType if unit.value in illegal)
    return said("troopers, not {units}", language, units=without) if without else said("troopers", language)


def objectives(names: tuple[ObjectiveName, ...], language: str) -> str:
    """Return objectives as they are called within a sentence."""
    return ", ".join(said(words.OBJECTIVES[name], language) for name in names) or said("none", language)


def percent(chance: Fraction) -> str:
    """Return a chance in whole per cent."""
    return f"{round(100 * chance)} %"


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
LOOK: Final = column_look(look.STEEL, look.QUIET, look.STEEL, look.PANEL, look.STEEL)


def reference(job: PrintJob) -> Iterator[Piece]:
    """Yield the two pages, and pages that authors have added."""
    for name, found in bare_fronts(pages_in(job.setting, (ATTACKS, "course"))):
        draw = _attacks if name == ATTACKS else _columns
        made = draw(found, job.setting)
        title = f"{said(REFERENCE, made.language)}: {found.title}"
        yield piece_of_page(job, name, as_page(f"reference_{name}", title, made))


def _attacks(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of actions, across it, then of attacks and what they do."""
    made = _page(found.title, look.rules_of(setting), setting.language)
    upper, lower = BODY.cut_top(ACTIONS_MM)
    actions = [section for name, section in found.sections.items() if name == ACROSS]
    others = [section for name, section in found.sections.items() if name != ACROSS]
    set_columns(made, actions, (upper,), LOOK)
    set_columns(made, others, lower.columns(2, GUTTER_MM), LOOK)
    return made


def _columns(found: ReferencePage, setting: Setting) -> Composition:
    """Return a page whose sections go down two columns, such as that of the course of a battle."""
    made = _page(found.title, look.rules_of(setting), setting.language)
    set_columns(made, [*found.sections.values()], BODY.columns(2, GUTTER_MM), LOOK)
    return made


def _page(title: str, rules: Rules, language: str) -> Composition:
    """Return a page with its head: game, title, and the name of the rules."""
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=look.PAPER), chamfered(HEADER, 5, look.STEEL, "tl tr"))
    names, of_rules = HEADER.inset(5, 2).cut_left(120)
    caption, line = names.cut_top(5)
    made.write(terms.caption_of(REFERENCE, language), caption, CAPTION)
    made.write(title, line, TITLE)
    made.write(rules.title, of_rules, RULES_TITLE, ("title",))
    return made


def _of(make: Callable[[Rules, str], P], setting: Setting) -> P:
    return make(look.rules_of(setting), setting.language)


def _length(length_in: Callable[[Rules], float], setting: Setting) -> str:
    return inches(length_in(look.rules_of(setting)), setting.language)


PARTS: Final = ReferenceParts(
    icons={
        **{name: icon.symbol for name, icon in look.INLINE.icons.items()},
        "activation": look.ACTIVATION,
        "reticle": look.RETICLE,
        "rifle": look.TROOPER_ICONS[TrooperType.TACTICAL],
        "missile": look.STAT_ICONS[Stat.NUCLEAR],
        "cracked": look.CRACKED,
        "offense": look.OFFENSE,
        "defense": look.DEFENSE,
        "first": look.FIRST,
        "sensors": look.STAT_ICONS[Stat.SENSORS],
        "flag": look.FLAG,
        "chance": look.CHANCE,
        "troop": look.TROOP,
        "drone": look.DRONE,
        "commander": look.TROOPER_ICONS[TrooperType.COMMANDER],
    },
    tables={
        "targeting": partial(_of, targeting),
        "rifle_dice": partial(_of, rifle_shots),
        "weapons": partial(_of, weapons),
        "missile_hits": partial(_of, missile_hits),
        "stats": partial(_of, stats),
        "terrain": partial(_of, terrain),
        "suits": partial(_of, suits),
        "drones": partial(_of, drones),
    },
    facts={
        "move_length": partial(_length, lambda rules: look.lengths(rules).move_in),
        "jump_length": partial(_length, lambda rules: look.lengths(rules).jump_in),
        "passive_reach": partial(_length, lambda rules: look.lengths(rules).passive_in),
        "smoke_width": partial(_length, lambda rules: 2 * rules.flamer.radius_in),
        "jumpers": partial(_of, jumpers),
        "launchers": partial(_of, launchers),
        "blue_objectives": lambda setting: objectives(look.rules_of(setting).objective.blue, setting.language),
        "red_objectives": lambda setting: objectives(look.rules_of(setting).objective.red, setting.language),
    },
)
"""What the pages may name."""
