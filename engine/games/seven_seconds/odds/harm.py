"""What harms a trooper: grazes, and blasts with those whom they reach."""

from dataclasses import dataclass
from fractions import Fraction

from engine.games.seven_seconds.kernel.actions.blasts import beats_armour
from engine.games.seven_seconds.rules.numbers import mils
from engine.odds.dice import Odds, any_of, die
from schemas.models.seven_seconds.rules import Rules


@dataclass(frozen=True)
class Suit:
    """A trooper's suit: its armour, and whether it is damaged already."""

    armour: int
    damaged: bool = False


def harm_chance(armour: int, rules: Rules) -> Fraction:
    """Return the chance that one die beats an armour. Rule: 7S.STAT.4."""
    return die(rules.dice.sides).chance(lambda value: beats_armour(value, armour))


def graze(suit: Suit, rules: Rules) -> Odds:
    """Return what a graze, or a flamer, does to a trooper. Rules: 7S.RIF.13, 7S.FLAM.5, 7S.DMG.3."""
    harm = harm_chance(suit.armour, rules)
    both, damage_only, stun_only, neither = harm * harm, harm * (1 - harm), (1 - harm) * harm, (1 - harm) ** 2
    none = Fraction(0)
    if suit.damaged:
        return Odds(
            destroyed=both + damage_only,
            damaged_and_stunned=none,
            damaged_only=none,
            stunned_only=stun_only,
            no_effect=neither,
        )
    return Odds(
        destroyed=none, damaged_and_stunned=both, damaged_only=damage_only, stunned_only=stun_only, no_effect=neither
    )


def blast(dice: int, suit: Suit, rules: Rules) -> Odds:
    """Return what a blast of `dice` dice (the firer's Nuclear) does to a trooper inside.

    Rules: 7S.BLAST.4, 7S.BLAST.5, 7S.BLAST.6, 7S.DMG.3, 7S.GAP.63.
    """
    stage = any_of(dice, harm_chance(suit.armour, rules))
    if suit.damaged and rules.blast.predamaged == "destroyed_on_stage_1":
        return Odds(destroyed=stage, damaged_and_stunned=Fraction(0), damaged_only=Fraction(0), no_effect=1 - stage)
    return Odds(
        destroyed=stage**3,
        damaged_and_stunned=stage**2 * (1 - stage),
        damaged_only=stage * (1 - stage),
        no_effect=1 - stage,
    )


def blast_pair(dice: int, first: Suit, second: Suit, rules: Rules) -> Odds:
    """Return which of two troopers inside, each rolling for itself, are destroyed. Rules: 7S.BLAST.4 to 7S.BLAST.6."""
    one, two = blast(dice, first, rules).destroyed, blast(dice, second, rules).destroyed
    return Odds(both=one * two, first_only=one * (1 - two), second_only=(1 - one) * two, neither=(1 - one) * (1 - two))


def blast_reaches(distance_in: float, radius_in: float, base_radius_in: float, rules: Rules) -> bool:
    """Return whether a base is in a blast; the distance is from its centre. Rules: 7S.GAP.61, 7S.GAP.9, 7S.BLAST.1."""
    edge_in = base_radius_in if rules.blast.measure == "closest_edge" else 0.0
    gap_mil = max(0, mils(distance_in) - mils(edge_in))
    if rules.range.within_inclusive:
        return gap_mil <= mils(radius_in) + mils(rules.range.epsilon_in)
    return gap_mil < mils(radius_in) - mils(rules.range.epsilon_in)
