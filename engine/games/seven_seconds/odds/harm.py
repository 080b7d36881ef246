"""What becomes of a trooper that is grazed."""

from dataclasses import dataclass
from fractions import Fraction

from engine.games.seven_seconds.kernel.actions.blasts import beats_armour
from engine.odds.dice import die
from engine.odds.distribution import Odds
from schemas.models.seven_seconds.rules import Rules


@dataclass(frozen=True)
class Suit:
    """A trooper's suit: its armour, and whether it is damaged already."""

    armour: int
    damaged: bool = False


@dataclass(frozen=True)
class HarmOdds(Odds):
    """What an attack newly does to a trooper."""

    destroyed: Fraction
    damaged_and_stunned: Fraction
    damaged_only: Fraction
    stunned_only: Fraction
    no_effect: Fraction


def harm_chance(armour: int, rules: Rules) -> Fraction:
    """Return the chance that one die beats an armour. Rule: 7S.STAT.4."""
    return die(rules.dice.sides).chance(lambda value: beats_armour(value, armour))


def graze(suit: Suit, rules: Rules) -> HarmOdds:
    """Return what a graze, or a flamer, does to a trooper. Rules: 7S.RIF.13, 7S.FLAM.5, 7S.DMG.3."""
    harm = harm_chance(suit.armour, rules)
    both, damage_only, stun_only, neither = harm * harm, harm * (1 - harm), (1 - harm) * harm, (1 - harm) ** 2
    none = Fraction(0)
    if suit.damaged:
        return HarmOdds(both + damage_only, none, none, stun_only, neither)
    return HarmOdds(none, both, damage_only, stun_only, neither)
