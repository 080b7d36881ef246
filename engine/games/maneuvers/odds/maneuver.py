"""What a maneuver does, worked out from its steps: whoever writes a new one has its odds at once.

Its requirements count as met, and what it spends as paid. An extra maneuver is no part of what is worked out: it has
odds of its own.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, reduce
from typing import Final

from engine.games.maneuvers.kernel.numbers.codes import BOUNDLESS, Check
from engine.games.maneuvers.kernel.numbers.ending import damage_checks
from engine.games.maneuvers.kernel.numbers.maneuvers import after_loss, is_rewarded, margin_of
from engine.games.maneuvers.odds.rolls import PLAIN, Edges, lead
from engine.games.maneuvers.rules import numbers_of
from engine.odds.dice import Distribution, Odds, sum_of
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.steps import Change, Damage, Extra, Gain, Pay, PayOrClear, Step
from schemas.models.maneuvers.words import SideWord, Whom

Throws = Mapping[Fraction | int, int]
"""Totals, and by how many throws of the dice each comes about; where losses stop nowhere, the mean stands for all."""

OWN_SIDE: Final = frozenset({Whom.ACTOR, Whom.ALLY})
NOT_ROLLED_YET: Final = 0
"""The margin as an Effect has it."""


@dataclass(frozen=True)
class Situation:
    """Who meets whom: the actor's rating less the opponent's, their advantages, and the totals before it.

    `damage` and `armor` are those of whoever deals direct damage and whoever suffers it; `pays` says whether the
    actor's squad pays where it may choose to.
    """

    difference: int = 0
    actor: Edges = PLAIN
    opponent: Edges = PLAIN
    own_total: int = 0
    other_total: int = 0
    damage: int = 4
    armor: int = 3
    pays: bool = False


@dataclass(frozen=True)
class HarmOdds:
    """A blow in a part of a maneuver: the chance that it is dealt, and that it earns the checks. Rule: MN.DMG.1."""

    part: str
    dealer: Whom
    victim: Whom
    dealt: Fraction
    fallout: Fraction
    casualty: Fraction


@dataclass(frozen=True)
class ManeuverOdds:
    """What comes of a maneuver: the mean change of both totals and of the Edge, and the blows it may deal.

    `extra` is the chance that an extra maneuver follows.
    """

    rolled: Odds
    own: Fraction
    other: Fraction
    edge: Fraction
    harms: tuple[HarmOdds, ...]
    extra: Fraction

    def fallout(self, *, own_side: bool) -> Fraction:
        """Return the chance that somebody of a side earns a Fallout check by direct damage."""
        return _in_any({harm.part: harm.fallout for harm in _of_side(self.harms, own_side=own_side)})

    def casualty(self, *, own_side: bool) -> Fraction:
        """Return the chance that somebody of a side earns a Casualty check by direct damage."""
        return _in_any({harm.part: harm.casualty for harm in _of_side(self.harms, own_side=own_side)})


def maneuver_odds(maneuver: Maneuver, rules: Rules, situation: Situation) -> ManeuverOdds:
    """Return what comes of a maneuver in a situation; chances and means are exact. Rules: MN.COR.4 to MN.COR.6."""
    ahead = lead(situation.difference, rules, situation.actor, situation.opponent)
    reward = ahead.chance(lambda by: is_rewarded(by, 0))
    parts = {"effect": Fraction(1), "risk": 1 - reward, "reward": reward}
    own = _Account(SideWord.OWN, situation.own_total, situation.pays, rules).mean_change(maneuver, ahead)
    other = _Account(SideWord.OTHER, situation.other_total, situation.pays, rules).mean_change(maneuver, ahead)
    follows = {part: chance for part, chance in parts.items() if _has_extra(maneuver, part)}
    return ManeuverOdds(
        rolled=Odds(reward=reward, risk=1 - reward),
        own=own,
        other=other,
        edge=own - other,
        harms=tuple(_harms(maneuver, rules, situation, parts)),
        extra=_in_any(follows),
    )


def _has_extra(maneuver: Maneuver, part: str) -> bool:
    return any(isinstance(step, Extra) for step in getattr(maneuver, part))


def _of_side(harms: Sequence[HarmOdds], *, own_side: bool) -> Iterator[HarmOdds]:
    return (harm for harm in harms if (harm.victim in OWN_SIDE) is own_side)


def _in_any(parts: Mapping[str, Fraction]) -> Fraction:
    """Return the chance of what happens in some parts: the Effect always comes, Risk and Reward never both."""
    return min(Fraction(1), sum(parts.values(), Fraction(0)))


def _harms(maneuver: Maneuver, rules: Rules, situation: Situation, parts: Mapping[str, Fraction]) -> Iterator[HarmOdds]:
    checks = damage_checks(numbers_of(rules), situation.damage, situation.armor)
    for part, dealt in parts.items():
        for step in getattr(maneuver, part):
            if isinstance(step, Damage):
                fallout = dealt if checks & Check.FALLOUT else Fraction(0)
                casualty = dealt if checks & Check.CASUALTY else Fraction(0)
                yield HarmOdds(part, step.dealer, step.victim, dealt, fallout, casualty)


@dataclass(frozen=True)
class _Account:
    """The total of a side: what it began with, and what steps make of it."""

    side: SideWord
    before: int
    pays: bool
    rules: Rules

    def mean_change(self, maneuver: Maneuver, ahead: Distribution[int]) -> Fraction:
        """Return the mean change over Effect, Risk and Reward, by how much the actor is ahead."""
        effect = self._after(maneuver.effect, NOT_ROLLED_YET, {self.before: 1})

        def rolled(by: int) -> Fraction:
            steps = maneuver.reward if is_rewarded(by, 0) else maneuver.risk
            return _mean(self._after(steps, margin_of(by, 0), effect)) - self.before

        return ahead.weighed(rolled)

    def _after(self, steps: Sequence[Step], margin: int, totals: Throws) -> Throws:
        return reduce(lambda now, step: self._step(step, now, margin), steps, totals)

    def _step(self, step: Step, totals: Throws, margin: int) -> Throws:
        if isinstance(step, Change) and step.side is self.side:
            return self._changed(step, totals, step.points + (margin if step.margin else 0))
        if self.side is SideWord.OWN and (isinstance(step, Pay) or (isinstance(step, PayOrClear) and self.pays)):
            return {total - step.points: throws for total, throws in totals.items()}
        return totals

    def _changed(self, step: Change, totals: Throws, points: int) -> Throws:
        if numbers_of(self.rules).total_floor == -BOUNDLESS:
            change = points + step.dice * Fraction(numbers_of(self.rules).points_sides + 1, 2)
            return {total + (change if isinstance(step, Gain) else -change): ways for total, ways in totals.items()}
        return self._changed_throw_by_throw(step, totals, points)

    def _changed_throw_by_throw(self, step: Change, totals: Throws, points: int) -> Throws:
        numbers, found = numbers_of(self.rules), Counter[Fraction | int]()
        for thrown, ways in throws_of(step.dice, numbers.points_sides).items():
            for total, throws in totals.items():
                change = points + thrown
                now = total + change if isinstance(step, Gain) else after_loss(numbers, int(total), change)
                found[now] += throws * ways
        return found


@lru_cache(maxsize=64)
def throws_of(dice: int, sides: int) -> Mapping[int, int]:
    """Return by how many throws some dice come to each sum."""
    return {total: int(chance * sides**dice) for total, chance in sum_of(dice, sides).chances.items()}


def _mean(totals: Throws) -> Fraction:
    return Fraction(sum(total * throws for total, throws in totals.items()), sum(totals.values()))
