"""The tables of the quick reference: costs, dice and chances, asked of the engine under the rules of the pack."""

from fractions import Fraction
from typing import Final

from engine.games.seven_seconds.odds.cover import Aim
from engine.games.seven_seconds.odds.harm import harm_chance
from engine.games.seven_seconds.odds.missile import Interceptor, interception, missile
from engine.games.seven_seconds.odds.rifle import Weapon, rifle, rifle_dice
from engine.games.seven_seconds.odds.sensors import points_per_counter
from exporters.games.seven_seconds.look.measures import lengths
from exporters.games.seven_seconds.words import course
from exporters.games.seven_seconds.words import reference as words
from exporters.games.seven_seconds.words.facts import action_facts
from exporters.games.seven_seconds.words.maps import type_title
from exporters.text.columns import Grid
from exporters.text.numbers import faces, filled, inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TerrainEffect
from schemas.models.seven_seconds.words import Cover

BANDS: Final = range(1, 5)
RIFLE_BANDS: Final = range(1, 7)
RIFLE_COUNTERS: Final = (1, 2, 3, 4, 5, 6, 8, 10)
DICE: Final = (1, 2, 3)
COVERS: Final = (Cover.CLEAR, Cover.LIGHT, Cover.HEAVY)
NOTHING: Final = "\N{EN DASH}"


def actions(rules: Rules, language: str = "") -> Grid:
    """Return the actions. Rules: 7S.ACT.9, 7S.ACT.10."""
    found = lengths(rules)
    rows = filled(words.ACTIONS, action_facts(rules, found.move_in, found.jump_in, language), language)
    return Grid(_said(words.ACTION_HEAD, language), rows, (0.13, 0.2, 0.11, 0.56), left=(0, 1, 3))


def targeting(rules: Rules, language: str = "") -> Grid:
    """Return the points that a counter costs by range band and cover. Rules: 7S.TGT.5, 7S.TGT.12."""
    found = lengths(rules)
    widths = sorted({*found.target_band_in.values(), *found.rifle_band_in.values()})
    head = (said(words.BAND_HEAD, language), *(str(band) for band in BANDS))
    ranges = tuple(
        (said(words.BANDS, language, width=inches(width, language)), *_ranges(width, language)) for width in widths
    )
    costs = tuple(
        (
            said(words.COVERS[cover.value], language),
            *(str(points_per_counter(Aim(band, cover), rules)) for band in BANDS),
        )
        for cover in COVERS
    )
    return Grid(head, (*ranges, *costs), (0.28, 0.18, 0.18, 0.18, 0.18))


def _ranges(width_in: float, language: str) -> tuple[str, ...]:
    """Return where each band starts and ends."""
    ends = ((f"{(band - 1) * width_in:g}", f"{band * width_in:g}") for band in BANDS)
    return tuple(said(words.FROM_TO, language, start=start, end=end) for start, end in ends)


def rifle_shots(rules: Rules, language: str = "") -> Grid:
    """Return rifle dice by the target's counters and its band, without cover. Rule: 7S.RIF.5."""
    head = (
        said(words.COUNTERS_HEAD, language),
        *(said(words.BAND, language, number=band) for band in RIFLE_BANDS),
    )
    rows = tuple(
        (str(counters), *(_dice(counters, band, rules) for band in RIFLE_BANDS)) for counters in RIFLE_COUNTERS
    )
    return Grid(head, rows, (0.22, *[0.13] * len(RIFLE_BANDS)))


def _dice(counters: int, band: int, rules: Rules) -> str:
    dice = rifle_dice("gauss", counters, Aim(band), rules)
    return str(dice) if dice else NOTHING


def weapons(rules: Rules, language: str = "") -> Grid:
    """Return on what each weapon kills and grazes, and its chance to kill by dice. Rules: 7S.RIF.10 to 7S.RIF.16."""
    given: tuple[tuple[str, Weapon, tuple[int, ...], tuple[int, ...]], ...] = (
        (words.WEAPONS["gauss"], "gauss", rules.rifle.gauss_kill, rules.rifle.gauss_graze),
        (words.WEAPONS["plasma"], "plasma", rules.rifle.plasma_kill, rules.rifle.plasma_graze),
        (words.WEAPONS["machine_gun"], "machine_gun", rules.mg.kill, ()),
    )
    rows = tuple(
        (
            said(name, language),
            faces(kill, language),
            faces(graze, language),
            *(percent(rifle(weapon, dice, rules).kill) for dice in DICE),
        )
        for name, weapon, kill, graze in given
    )
    head = (*_said(words.WEAPON_HEAD, language), *(said(words.DICE, language, count=dice) for dice in DICE))
    return Grid(head, rows, (0.25, 0.18, 0.18, 0.13, 0.13, 0.13))


def missile_hits(rules: Rules, language: str = "") -> Grid:
    """Return the chance of a direct hit that nobody shoots down, by counters and cover. Rules: 7S.MIS.4, 7S.MIS.5."""
    counters = range(1, rules.dice.sides + 1) if rules.dice.sides <= 6 else range(1, 7)
    rows = tuple(
        (
            said(words.COVERS[cover.value], language),
            *(percent(missile((), many, cover, rules).direct_hit) for many in counters),
        )
        for cover in COVERS
    )
    return Grid((said(words.HIT_HEAD, language), *(str(many) for many in counters)), rows, _shares(0.28, len(counters)))


def stats(rules: Rules, language: str = "") -> Grid:
    """Return the chances that a die beats Armour, and that Countermeasures stop missiles. Rules: 7S.STAT.4, 7S.CM.2."""
    values = range(1, min(rules.faction.stat_max + 1, 6) + 1)
    beats = (said(words.BEATS_ARMOUR, language), *(percent(harm_chance(value, rules)) for value in values))
    stops = (said(words.STOPS, language), *(percent(interception(Interceptor(value), rules)) for value in values))
    return Grid(
        (said(words.STAT_HEAD, language), *(str(value) for value in values)), (beats, stops), _shares(0.34, len(values))
    )


def terrain(rules: Rules, language: str = "") -> Grid:
    """Return the terrain table: cover and movement for troopers and blips, and for drones. Rule: 7S.TERR.1."""
    rows = tuple(
        (type_title(name, language), *_effect(kind.troopers, language), *_effect(kind.drones, language))
        for name, kind in rules.terrain.types.items()
    )
    return Grid(_said(course.TERRAIN_HEAD, language), rows, (0.28, 0.25, 0.18, 0.13, 0.16))


def _effect(effect: TerrainEffect, language: str) -> tuple[str, str]:
    cover, movement = course.SHORT_COVERS[effect.cover.value], course.SHORT_MOVEMENTS[effect.movement.value]
    return (said(cover, language), said(movement, language))


def _said(head: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(said(title, language) for title in head)


def _shares(first: float, count: int) -> tuple[float, ...]:
    return (first, *[(1 - first) / count] * count)


def percent(chance: Fraction) -> str:
    """Return a chance in whole per cent."""
    return f"{round(100 * chance)} %"
