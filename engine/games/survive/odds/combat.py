"""The odds of shots, of close combat in every course with its chance, and of going Red and pulses.

Rules: SV.FCH.6, SV.RCH.2, SV.RES.1.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Final

from engine.games.survive.kernel.codes import AmmoRoll, Effect
from engine.games.survive.kernel.numbers.shots import hit_effect, number_to_hit
from engine.games.survive.kernel.rules_record import Numbers
from engine.games.survive.rules.numbers import Point, numbers_of
from engine.games.survive.rules.places import nearest_to_pulse, red_chance
from engine.games.survive.rules.shots import chance, jam_chance
from engine.odds.dice import Distribution, Odds, certain, merged, odds_of
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone

NEVER: Final = Fraction(0)


@dataclass(frozen=True)
class Target:
    """Who is hit: its Toughness as printed, and whether it is Dazed or of Control."""

    toughness: int
    dazed: bool = False
    control: bool = False


def number_of(skill: int, difficulty: int, modifier: int, rules: Rules) -> int:
    """Return the number to hit. Rules: SV.SHT.4 to SV.SHT.6, SV.HOUSE.1, SV.GAP.5."""
    return number_to_hit(numbers_of(rules), skill, difficulty, modifier)


def shot(number: int, ammo: int, rules: Rules, *, in_range: bool) -> Odds:
    """Return what comes of a shot with its Ammo Roll; out of range it fails. Rules: SV.SHT.2, SV.AMM.1, SV.AMM.2."""
    hit, jam, when = chance(number, rules) if in_range else NEVER, jam_chance(ammo, rules), numbers_of(rules).ammo_when
    after_hit = jam if when == AmmoRoll.EVERY_SHOT else NEVER
    after_miss = NEVER if in_range and when == AmmoRoll.OUT_OF_RANGE_ONLY else jam
    return Odds(
        hit=hit * (1 - after_hit),
        hit_and_jammed=hit * after_hit,
        failed=(1 - hit) * (1 - after_miss),
        failed_and_jammed=(1 - hit) * after_miss,
    )


def ammo_rolls(ammo: int, rolls: int, rules: Rules) -> Odds:
    """Return whether a weapon works after some Ammo Rolls. Rules: SV.AMM.1, SV.AMM.2."""
    works = (1 - jam_chance(ammo, rules)) ** rolls
    return Odds(works=works, jammed=1 - works)


def attack(number: int, power: int, target: Target, rules: Rules) -> Odds:
    """Return what an attack with a number and a Power does. Rules: SV.EFF.1 to SV.EFF.7, SV.DAZ.1, SV.DAZ.6."""
    hit = chance(number, rules)
    effect = hit_effect(numbers_of(rules), power, target.toughness, target.dazed, target.control)
    dead, dazed, blinked = (hit if effect == code else NEVER for code in (Effect.DEAD, Effect.DAZED, Effect.BLINK_OUT))
    return Odds(dead=dead, dazed=dazed, blinked_out=blinked, unharmed=1 - dead - dazed - blinked)


def red(zone: Zone, rules: Rules, *, first_fatality: bool) -> Odds:
    """Return whether a unit that dies in a zone goes Red. Rules: SV.RED.1, SV.RED.4 to SV.RED.7."""
    chance = red_chance(zone, rules, first_fatality=first_fatality)
    return Odds(goes_red=chance, leaves_soulchip=1 - chance)


def pulse(unit: Point, others: Sequence[Point], rules: Rules) -> Odds:
    """Return whether a pulse stirs the unit at a place among others, in inches east and north of the spire.

    Units that roll off have equal chances. Rules: SV.CAP.1 to SV.CAP.3, SV.GAP.21.
    """
    sides = rules.dice.sides
    picked = (nearest_to_pulse((0, 0), roll, (unit, *others), rules) for roll in range(1, sides + 1))
    stirs = sum((Fraction(1, len(found)) for found in picked if 0 in found), Fraction(0)) / sides
    return Odds(stirs=stirs, stays=1 - stirs)


@dataclass(frozen=True)
class Fighter:
    """A unit with what it strikes with: Combat, Difficulty, Power, and its Toughness."""

    combat: int
    difficulty: int
    power: int
    toughness: int


@dataclass(frozen=True)
class Condition:
    """How a fighter is in a fight: Dazed, out of it, and its run of hits."""

    dazed: bool = False
    out: bool = False
    run: int = 0

    @property
    def is_down(self) -> bool:
        """Whether it is out of its fight or Dazed. Rule: SV.RES.1."""
        return self.dazed or self.out


Pair = tuple[Condition, Condition]
FRESH: Final[Pair] = (Condition(), Condition())


@dataclass(frozen=True)
class Duel:
    """Two fighters under some rules."""

    fighters: tuple[Fighter, Fighter]
    rules: Rules

    @property
    def numbers(self) -> Numbers:
        """The rules as numbers."""
        return numbers_of(self.rules)

    def struck(self, pair: Pair, by: int, *, opening: bool = False, sure: bool = False) -> Distribution[Pair]:
        """Return what a strike of one of the two leads to. Rules: SV.FCH.4, SV.RES.3, SV.RES.4, SV.HOUSE.8."""
        one, striker = self.fighters[by], pair[by]
        modifier = self.numbers.reply_modifier if opening and striker.dazed else 0
        number = number_to_hit(self.numbers, one.combat, one.difficulty, modifier)
        hit = Fraction(1) if sure else chance(number, self.rules)
        missed = _with(pair, by, replace(striker, run=0))
        return merged(((self._after_hit(pair, by), hit), (missed, 1 - hit)))

    def _after_hit(self, pair: Pair, by: int) -> Pair:
        striker, foe = pair[by], pair[1 - by]
        bonus = (min(1, striker.run) if self.numbers.run_flat else striker.run) * self.numbers.run_step
        power, toughness = self.fighters[by].power + bonus, self.fighters[1 - by].toughness
        effect = hit_effect(self.numbers, power, toughness, dazed=foe.dazed, control=False)
        if effect == Effect.NONE:
            return _with(pair, by, replace(striker, run=striker.run + 1))
        hurt = replace(foe, dazed=True) if effect == Effect.DAZED else replace(foe, out=True)
        return _with(_with(pair, by, replace(striker, run=0)), 1 - by, hurt)

    def goes_on(self, pair: Pair) -> bool:
        """Return whether the opening of a fight goes on. Rule: SV.GAP.13."""
        if pair[0].out or pair[1].out:
            return False
        return bool(self.numbers.opening_complete) or not (pair[0].dazed or pair[1].dazed)

    def opened(self) -> Distribution[Pair]:
        """Return where First Strike and Response lead; the first strikes first. Rules: SV.FCH.6, SV.FCH.7."""
        return self.struck(FRESH, 0, opening=True).then(lambda pair: self._if_on(pair, 1))

    def opened_from_rear(self) -> Distribution[Pair]:
        """Return where the opening of a rear charge by the first leads. Rules: SV.RCH.2 to SV.RCH.8, SV.GAP.14."""
        sure = bool(self.numbers.automatic_hits)
        begun = self.struck(FRESH, 0, sure=sure)
        answered = begun.then(lambda pair: certain(pair) if pair[1].is_down else self._if_on(pair, 1))
        return answered.then(lambda pair: self._if_on(pair, 0, sure=sure))

    def _if_on(self, pair: Pair, by: int, *, sure: bool = False) -> Distribution[Pair]:
        return self.struck(pair, by, opening=True, sure=sure) if self.goes_on(pair) else certain(pair)

    def fought_on(self, opened: Distribution[Pair], first: int) -> Distribution[Pair]:
        """Return where strikes in turn lead, until one is down. Rules: SV.RES.1, SV.RES.2, SV.HOUSE.6."""
        now = opened
        for strike in range(self.numbers.strikes_most):
            now = now.then(partial(self._next, by=first if strike % 2 == 0 else 1 - first))
        return now

    def _next(self, pair: Pair, by: int) -> Distribution[Pair]:
        return certain(pair) if pair[0].is_down or pair[1].is_down else self.struck(pair, by)

    def odds(self, ended: Distribution[Pair]) -> Odds:
        """Return who has won, if anybody has. Rules: SV.RES.1, SV.GAP.13, SV.GAP.51."""
        return odds_of(ended.map(self._winner), "first_wins", "second_wins", "both_down", "broken_off")

    def _winner(self, pair: Pair) -> str:
        one, other = pair
        if one.is_down != other.is_down:
            return "second_wins" if one.is_down else "first_wins"
        if one.out != other.out and self.numbers.dazed_survivor_wins:
            return "second_wins" if one.out else "first_wins"
        return "both_down" if one.is_down else "broken_off"


def _with(pair: Pair, which: int, condition: Condition) -> Pair:
    return (condition, pair[1]) if which == 0 else (pair[0], condition)


def facing_fight(first: Fighter, second: Fighter, rules: Rules) -> Odds:
    """Return who wins a fight face to face in which the first strikes first. Rules: SV.FCH.1, SV.FCH.6, SV.FCH.7."""
    duel = Duel((first, second), rules)
    return duel.odds(duel.fought_on(duel.opened(), 0))


def rear_charge(charger: Fighter, target: Fighter, rules: Rules) -> Odds:
    """Return who wins a fight that begins with a charge from the rear. Rules: SV.RCH.2 to SV.RCH.8."""
    duel = Duel((charger, target), rules)
    return duel.odds(duel.fought_on(duel.opened_from_rear(), 1))
