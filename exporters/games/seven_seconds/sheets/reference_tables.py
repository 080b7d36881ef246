"""The tables of the quick reference: costs, dice and chances, asked of the engine under the rules of the pack."""

from fractions import Fraction
from typing import Final

from engine.games.seven_seconds.odds.cover import Aim
from engine.games.seven_seconds.odds.harm import harm_chance
from engine.games.seven_seconds.odds.missile import Interceptor, interception, missile
from engine.games.seven_seconds.odds.rifle import Weapon, rifle, rifle_dice
from engine.games.seven_seconds.odds.sensors import points_per_counter
from exporters.games.seven_seconds.cards.faction import modifier
from exporters.games.seven_seconds.look.look import lengths
from exporters.games.seven_seconds.wording import sheets as words
from exporters.games.seven_seconds.wording.pieces import name_of, type_title, who
from exporters.games.seven_seconds.wording.terms import (
    DRONES,
    SEPARATOR,
    TROOPERS,
    drone_traits,
    stat_name,
    suit_traits,
)
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
    found = lengths(rules)
    widths = sorted({*found.target_band_in.values(), *found.rifle_band_in.values()})
    ranges = tuple(
        (said("bands of {width}", language, width=inches(width, language)), *_ranges(width, language))
        for width in widths
    )
    costs = tuple(
        (
            said(words.COVERS[cover], language),
            *(str(points_per_counter(Aim(band, cover), rules)) for band in BANDS),
        )
        for cover in words.COVERS
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
            said(words.COVERS[cover], language),
            *(percent(missile((), many, cover, rules).direct_hit) for many in counters),
        )
        for cover in words.COVERS
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
            said(TROOPERS[kind], language),
            SEPARATOR.join((*_added(kind, rules, language), suit_traits(kind, rules, language))),
        )
        for kind in TrooperType
    )


def _added(kind: TrooperType, rules: Rules, language: str) -> tuple[str, ...]:
    values = ((stat_name(stat, language), modifier(kind, stat, rules)) for stat in Stat)
    return tuple(f"{name} {signed(value)}" for name, value in values if value)


def drones(rules: Rules, language: str = "") -> Rows:
    """Return the drones and what they can do. Rule: 7S.UNIT.7."""
    return tuple((said(DRONES[kind], language), drone_traits(kind, rules, language)) for kind in DroneType)


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
