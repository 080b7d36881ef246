"""Opposed rolls: by how much the actor is ahead."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine.games.maneuvers.kernel.numbers.rolls import dice_rolled, is_rewarded, kept_die, net_advantage, result_of
from engine.games.maneuvers.rules.numbers import numbers_of
from engine.odds.dice import die
from engine.odds.distribution import Distribution, Odds
from schemas.models.maneuvers.rules import Rules


@dataclass(frozen=True)
class Edges:
    """The advantages and disadvantages of a roll, counted."""

    advantages: int = 0
    disadvantages: int = 0


PLAIN = Edges()


@dataclass(frozen=True)
class OpposedOdds(Odds):
    """What the rolls say; a tie earns the Reward too. Rules: MN.COR.5, MN.COR.6."""

    ahead: Fraction
    tied: Fraction
    behind: Fraction


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


def opposed(ahead: Distribution[int]) -> OpposedOdds:
    """Return what the rolls say, by how much the actor is ahead."""
    tied = ahead.of(0)
    rewarded = ahead.chance(lambda by: is_rewarded(by, 0))
    return OpposedOdds(rewarded - tied, tied, 1 - rewarded)
