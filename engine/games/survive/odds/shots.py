"""The odds of shots, and of going Red and pulses."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from engine.games.survive.kernel.codes import AmmoRoll, Effect
from engine.games.survive.kernel.numbers.shots import hit_effect, number_to_hit
from engine.games.survive.rules.numbers import Point, numbers_of
from engine.games.survive.rules.places import nearest_to_pulse, red_chance
from engine.games.survive.rules.shots import chance, jam_chance
from engine.odds.dice import Odds
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone

NEVER: Final = Fraction(0)


@dataclass(frozen=True)
class Target:
    """Who is hit: its Toughness as printed, and whether it is Dazed or of Control."""

    toughness: int
    dazed: bool = False
    control: bool = False


@dataclass(frozen=True)
class ShotOdds(Odds):
    """What comes of a shot, and whether its Ammo Roll jams the weapon."""

    hit: Fraction
    hit_and_jammed: Fraction
    failed: Fraction
    failed_and_jammed: Fraction


@dataclass(frozen=True)
class AmmoOdds(Odds):
    """Whether a weapon still works."""

    works: Fraction
    jammed: Fraction


@dataclass(frozen=True)
class HarmOdds(Odds):
    """What becomes of who may be hit; a control unit Blinks out where a unit would die."""

    dead: Fraction
    dazed: Fraction
    blinked_out: Fraction
    unharmed: Fraction


def number_of(skill: int, difficulty: int, modifier: int, rules: Rules) -> int:
    """Return the number to hit. Rules: SV.SHT.4 to SV.SHT.6, SV.HOUSE.1, SV.GAP.5."""
    return number_to_hit(numbers_of(rules), skill, difficulty, modifier)


def shot(number: int, ammo: int, rules: Rules, *, in_range: bool) -> ShotOdds:
    """Return what comes of a shot with a number; out of range it fails. Rules: SV.SHT.2, SV.AMM.1, SV.AMM.2."""
    hit, jam, when = chance(number, rules) if in_range else NEVER, jam_chance(ammo, rules), numbers_of(rules).ammo_when
    after_hit = jam if when == AmmoRoll.EVERY_SHOT else NEVER
    after_miss = NEVER if in_range and when == AmmoRoll.OUT_OF_RANGE_ONLY else jam
    return ShotOdds(hit * (1 - after_hit), hit * after_hit, (1 - hit) * (1 - after_miss), (1 - hit) * after_miss)


def ammo_rolls(ammo: int, rolls: int, rules: Rules) -> AmmoOdds:
    """Return whether a weapon works after some Ammo Rolls. Rules: SV.AMM.1, SV.AMM.2."""
    works = (1 - jam_chance(ammo, rules)) ** rolls
    return AmmoOdds(works, 1 - works)


def attack(number: int, power: int, target: Target, rules: Rules) -> HarmOdds:
    """Return what an attack with a number and a Power does. Rules: SV.EFF.1 to SV.EFF.7, SV.DAZ.1, SV.DAZ.6."""
    hit = chance(number, rules)
    effect = hit_effect(numbers_of(rules), power, target.toughness, target.dazed, target.control)
    dead, dazed, blinked = (hit if effect == code else NEVER for code in (Effect.DEAD, Effect.DAZED, Effect.BLINK_OUT))
    return HarmOdds(dead, dazed, blinked, 1 - dead - dazed - blinked)


@dataclass(frozen=True)
class RedOdds(Odds):
    """What becomes of a unit that dies."""

    goes_red: Fraction
    leaves_soulchip: Fraction


@dataclass(frozen=True)
class PulseOdds(Odds):
    """Whether a pulse stirs a control unit."""

    stirs: Fraction
    stays: Fraction


def red(zone: Zone, rules: Rules, *, first_fatality: bool) -> RedOdds:
    """Return whether a unit that dies in a zone goes Red. Rules: SV.RED.1, SV.RED.4 to SV.RED.7."""
    chance = red_chance(zone, rules, first_fatality=first_fatality)
    return RedOdds(chance, 1 - chance)


def pulse(unit: Point, others: Sequence[Point], rules: Rules) -> PulseOdds:
    """Return whether a pulse stirs the unit at a place among others, in inches east and north of the spire.

    Units that roll off have equal chances. Rules: SV.CAP.1 to SV.CAP.3, SV.GAP.21.
    """
    sides = rules.dice.sides
    picked = (nearest_to_pulse((0, 0), roll, (unit, *others), rules) for roll in range(1, sides + 1))
    stirs = sum((Fraction(1, len(found)) for found in picked if 0 in found), Fraction(0)) / sides
    return PulseOdds(stirs, 1 - stirs)
