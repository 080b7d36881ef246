"""Close combat of two units: every course of a fight with its chance. Rules: SV.FCH.6, SV.RCH.2, SV.RES.1."""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Final

from engine.games.survive.kernel.codes import Effect
from engine.games.survive.kernel.numbers.shots import hit_effect, number_to_hit
from engine.games.survive.kernel.rules_record import Numbers
from engine.games.survive.rules.numbers import numbers_of
from engine.games.survive.rules.shots import chance
from engine.odds.dice import Distribution, Odds, certain, merged
from schemas.models.survive.rules import Rules


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


@dataclass(frozen=True)
class FightOdds(Odds):
    """Who wins a fight; nobody does if both are down, or if it is broken off."""

    first_wins: Fraction
    second_wins: Fraction
    both_down: Fraction
    broken_off: Fraction


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

    def odds(self, ended: Distribution[Pair]) -> FightOdds:
        """Return who has won. Rules: SV.RES.1, SV.GAP.13, SV.GAP.51."""
        return FightOdds(*(ended.map(self._winner).of(word) for word in ("first", "second", "both", "nobody")))

    def _winner(self, pair: Pair) -> str:
        one, other = pair
        if one.is_down != other.is_down:
            return "second" if one.is_down else "first"
        if one.out != other.out and self.numbers.dazed_survivor_wins:
            return "second" if one.out else "first"
        return "both" if one.is_down else "nobody"


def _with(pair: Pair, which: int, condition: Condition) -> Pair:
    return (condition, pair[1]) if which == 0 else (pair[0], condition)


def facing_fight(first: Fighter, second: Fighter, rules: Rules) -> FightOdds:
    """Return who wins a fight face to face in which the first strikes first. Rules: SV.FCH.1, SV.FCH.6, SV.FCH.7."""
    duel = Duel((first, second), rules)
    return duel.odds(duel.fought_on(duel.opened(), 0))


def rear_charge(charger: Fighter, target: Fighter, rules: Rules) -> FightOdds:
    """Return who wins a fight that begins with a charge from the rear. Rules: SV.RCH.2 to SV.RCH.8."""
    duel = Duel((charger, target), rules)
    return duel.odds(duel.fought_on(duel.opened_from_rear(), 1))
