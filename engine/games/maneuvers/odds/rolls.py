"""Opposed rolls, and what becomes of somebody: by a check, direct damage, a failed roll late in the fight."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.battles.events import word
from engine.games.maneuvers.kernel.numbers import codes
from engine.games.maneuvers.kernel.numbers.codes import Check, Outcome, Role
from engine.games.maneuvers.kernel.numbers.ending import (
    check_outcome,
    check_score,
    damage_checks,
    damage_stress,
    late_checks,
    outcome_that_stands,
)
from engine.games.maneuvers.kernel.numbers.maneuvers import (
    check_advantages,
    dice_rolled,
    is_rewarded,
    kept_die,
    margin_of,
    net_advantage,
    result_of,
    who_failed,
)
from engine.games.maneuvers.rules import numbers_of
from engine.odds.dice import Distribution, Odds, certain, die, odds_of
from schemas.models.maneuvers.rules import Rules


@dataclass(frozen=True)
class Edges:
    """The advantages and disadvantages of a roll, counted."""

    advantages: int = 0
    disadvantages: int = 0


PLAIN = Edges()


def counted_die(net: int, sides: int) -> Distribution[int]:
    """Return the die that counts at a net advantage, or below 0 a disadvantage. Rules: MN.TRM.2, MN.GAP.18."""
    counted = die(sides)
    for _ in range(dice_rolled(net) - 1):
        counted = counted.then(lambda kept: die(sides).map(lambda face: kept_die(net, kept, face)))
    return counted


def lead(difference: int, rules: Rules, actor: Edges = PLAIN, opponent: Edges = PLAIN) -> Distribution[int]:
    """Return by how much the actor's result is above the opponent's.

    `difference` is the actor's rating less the opponent's. Rules: MN.HOUSE.1, MN.TRM.2 to MN.TRM.4, MN.GAP.18.
    """
    numbers = numbers_of(rules)
    nets = (net_advantage(numbers, each.advantages, each.disadvantages) for each in (actor, opponent))
    return _lead(difference, *nets, numbers.action_sides)


@lru_cache(maxsize=256)
def _lead(difference: int, actor_net: int, opponent_net: int, sides: int) -> Distribution[int]:
    theirs = counted_die(opponent_net, sides)
    mine = counted_die(actor_net, sides).map(lambda face: result_of(difference, face))
    return mine.then(lambda result: theirs.map(lambda face: result - face))


def opposed(ahead: Distribution[int]) -> Odds:
    """Return what the rolls say; a tie earns the Reward too. Rules: MN.COR.5, MN.COR.6."""
    tied = ahead.of(0)
    rewarded = ahead.chance(lambda by: is_rewarded(by, 0))
    return Odds(ahead=rewarded - tied, tied=tied, behind=1 - rewarded)


@dataclass(frozen=True)
class Patient:
    """Who makes a check: their Resilience, and how often they were aided."""

    resilience: int
    aids: int = 0


def outcome_odds(outcomes: Distribution[int]) -> Odds:
    """Return what becomes of a character after the fight. Rule: MN.HOUSE.5."""
    return odds_of(outcomes.map(lambda outcome: word(Outcome(outcome))), *map(word, Outcome))


def check(kind: int, patient: Patient, stress: int, rules: Rules) -> Distribution[int]:
    """Return what a Fallout or a Casualty check leads to. Rules: MN.HOUSE.5, MN.AID.2, MN.GAP.16, MN.GAP.23."""
    numbers = numbers_of(rules)
    net = net_advantage(numbers, check_advantages(numbers, patient.aids), 0)
    thrown = counted_die(net, numbers.check_sides)
    return thrown.map(lambda face: check_outcome(numbers, kind, check_score(face, patient.resilience, stress)))


def checks(earned: int, patient: Patient, stress: int, rules: Rules) -> Distribution[int]:
    """Return what the checks of one event lead to together, none of which is as good as no harm. Rule: MN.GAP.29."""
    numbers, standing = numbers_of(rules), certain(codes.NOBODY)
    for kind in _kinds(earned):
        further = check(kind, patient, stress, rules)
        standing = standing.then(lambda now: further.map(lambda then: outcome_that_stands(numbers, now, then)))  # noqa: B023
    return standing.map(lambda outcome: max(Outcome.NONE, outcome))


def _kinds(earned: int) -> Iterator[int]:
    return (kind for kind in (Check.FALLOUT, Check.CASUALTY) if earned & kind)


def damaged(damage: int, armor: int, patient: Patient, rules: Rules) -> Distribution[int]:
    """Return what direct damage leads to. Rules: MN.DMG.1 to MN.DMG.5, MN.GAP.19."""
    earned = damage_checks(numbers_of(rules), damage, armor)
    return checks(earned, patient, damage_stress(damage, armor), rules)


def failed_late(
    ahead: Distribution[int], round_number: int, total: int, patient: Patient, rules: Rules
) -> Distribution[int]:
    """Return what a roll of the actor's leads to by failing, in a round and at a squad total after its Effect.

    `ahead` is by how much the actor is ahead. Rules: MN.VIC.1 to MN.VIC.3, MN.GAP.20, MN.GAP.21.
    """
    numbers = numbers_of(rules)

    def rolled(by: int) -> Distribution[int]:
        if who_failed(numbers, by, 0) != Role.ACTOR:
            return certain(Outcome.NONE)
        margin = margin_of(by, 0)
        return checks(late_checks(numbers, round_number, total, margin), patient, margin, rules)

    return ahead.then(rolled)
