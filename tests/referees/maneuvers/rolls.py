"""Rolls: how many dice, which of them counts, what two results come to. Rules: MN.COR.5, MN.TRM.2 to MN.TRM.4."""

from collections.abc import Sequence

from schemas.models.maneuvers.rules import Rules


def net_of(net: int, rules: Rules) -> int:
    """Return what of the advantages above the disadvantages adds dice. Rule: MN.GAP.18."""
    return net if rules.advantage.stacking == "best_of_n" else max(-1, min(1, net))


def dice_of(net: int, rules: Rules) -> int:
    """Return how many dice a roll takes with so many advantages above its disadvantages. Rule: MN.GAP.18."""
    return 1 + abs(net_of(net, rules))


def kept(shown: Sequence[int], net: int) -> int:
    """Return the die that counts. Rule: MN.TRM.2."""
    return max(shown) if net > 0 else min(shown)


def earns_reward(actor: int, opponent: int) -> bool:
    """Return whether the actor's result is as high as the opponent's or higher. Rules: MN.COR.5, MN.COR.6."""
    return actor >= opponent


def fallen(total: int, by: int, rules: Rules) -> int:
    """Return a squad total that loses points, not below the floor by that. Rule: MN.GAP.28."""
    floor = rules.total.floor
    return total - by if floor is None else min(total, max(floor, total - by))
