"""Shots: what one does, what its Ammo Roll does, and how long a weapon fires."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from engine.games.survive.kernel.codes import AmmoRoll, Effect
from engine.games.survive.kernel.numbers.effects import hit_effect
from engine.games.survive.kernel.numbers.to_hit import number_to_hit
from engine.games.survive.rules.numbers import numbers_of
from engine.games.survive.rules.shots import jam_chance
from engine.games.survive.rules.to_hit import chance
from engine.odds.distribution import Odds
from schemas.models.survive.rules import Rules

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
