"""Rolls: how many dice, which one is kept, and what two results mean to each other."""

from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Role
from engine.games.maneuvers.kernel.numbers.records import Numbers


def net_advantage(numbers: Numbers, advantages: int, disadvantages: int) -> int:
    """Return advantages less disadvantages, each of which removes one of the other. Rules: MN.TRM.3, MN.GAP.18."""
    net: int = advantages - disadvantages
    return max(-1, min(1, net)) if numbers.advantage_once else net


def dice_rolled(net: int) -> int:
    """Return how many dice are rolled at a net advantage, or below 0 a disadvantage. Rules: MN.TRM.2, MN.GAP.18."""
    return 1 + abs(net)


def kept_die(net: int, kept: int, die: int) -> int:
    """Return which of two dice counts: the better one, below 0 the worse one. Rules: MN.TRM.2, MN.GAP.18."""
    return min(kept, die) if net < 0 else max(kept, die)


def result_of(rating: int, die: int) -> int:
    """Return the result of a roll: the die that counts and the rating. Rules: MN.GAP.1, MN.HOUSE.1."""
    return die + rating


def is_rewarded(actor: int, opponent: int) -> bool:
    """Return whether the actor's result earns the Reward. Rules: MN.COR.5, MN.COR.6."""
    return actor >= opponent


def margin_of(actor: int, opponent: int) -> int:
    """Return the winner's result less the loser's; 0 on a tie. Rules: MN.ENG.4, MN.VIC.3."""
    return abs(actor - opponent)


def who_failed(numbers: Numbers, actor: int, opponent: int) -> int:
    """Return whose roll failed: that of the actor, of the opponent, or `NOBODY`. Rules: MN.VIC.1, MN.GAP.20."""
    if actor < opponent:
        return Role.ACTOR
    if not numbers.late_opposing_fails or (actor == opponent and not numbers.late_tie_fails):
        return NOBODY
    return Role.OPPONENT


def opposes_better(worth: int, armor: int, rank: int, than_worth: int, than_armor: int, than_rank: int) -> bool:
    """Return whether one is chosen to oppose before another: by rating with advantages, Armor Value, id.

    `worth` is the highest permitted rating, one more for each advantage and one less for each disadvantage.
    Rule: MN.HOUSE.4.
    """
    if worth != than_worth:
        return worth > than_worth
    return armor > than_armor or (armor == than_armor and rank < than_rank)
