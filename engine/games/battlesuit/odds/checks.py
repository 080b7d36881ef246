"""Chances of morale checks, crash landings, structures and stealth.

Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.BNC.17, BS.BMB.4.
"""

from dataclasses import dataclass
from fractions import Fraction

from engine.games.battlesuit.rules.results import Check, MoraleTable
from engine.odds.dice import Distribution, Odds, certain, die, one_of, repeated
from schemas.models.battlesuit.rules import Rules

CRASH_DIE = 6
"""Die of a crash landing. Rule: BS.BNC.17."""

STEALTH_DIE = 6
"""Die of a soldier in stealth. Rule: BS.STL.2."""

AFTER_SHAKEN = {"panic": "panicked", "stunned": "shaken", "shaken": "good order", "recovery": "good order"}
AFTER_PANIC = {"self_destruct": "eliminated", "shock": "shaken", "recovery": "good order"}
"""What a check leaves of a soldier; other results of a panic leave it panicked."""


@dataclass(frozen=True)
class ShakenOdds(Odds):
    """What a shaken soldier's check says."""

    panic: Fraction
    stunned: Fraction
    shaken: Fraction
    recovery: Fraction


@dataclass(frozen=True)
class PanicOdds(Odds):
    """What a panicked soldier's check says; those without armour run and never destroy themselves."""

    berserk: Fraction
    paranoia: Fraction
    run: Fraction
    fright: Fraction
    self_destruct: Fraction
    shock: Fraction
    recovery: Fraction


@dataclass(frozen=True)
class MoraleOdds(Odds):
    """How a soldier's morale is after some checks."""

    good_order: Fraction
    shaken: Fraction
    panicked: Fraction
    eliminated: Fraction


@dataclass(frozen=True)
class CrashOdds(Odds):
    """Whether a crash landing harms."""

    harmed: Fraction
    unharmed: Fraction


@dataclass(frozen=True)
class StructureOdds(Odds):
    """What becomes of a structure next to a bomb."""

    destroyed: Fraction
    stands: Fraction


@dataclass(frozen=True)
class StealthOdds(Odds):
    """Whether a soldier in stealth is still hidden."""

    hidden: Fraction
    revealed: Fraction


def shaken_odds(modifier: int, rules: Rules) -> ShakenOdds:
    """Return the chances of the shaken table. Rules: BS.SHK.3 to BS.SHK.7."""
    chances = MoraleTable(Check.SHAKEN, rules).odds(modifier)
    return ShakenOdds(*(chances.of(result) for result in AFTER_SHAKEN))


def panic_odds(check: Check, modifier: int, rules: Rules) -> PanicOdds:
    """Return the chances of a panic table. Rules: BS.PAN.2 to BS.PAN.16."""
    chances = MoraleTable(check, rules).odds(modifier)
    names = ("berserk", "paranoia", "run_like_hell", "fright", "self_destruct", "shock", "recovery")
    return PanicOdds(*(chances.of(result) for result in names))


def morale_after(checks: int, check: Check, modifier: int, rules: Rules) -> MoraleOdds:
    """Return how a soldier that is shaken now stands after some checks; one in good order makes no more of them.

    Its panics are those of `check`. Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.1 to BS.PAN.16.
    """
    shaken, panic = (MoraleTable(table, rules).odds(modifier) for table in (Check.SHAKEN, check))

    def next_state(state: str) -> Distribution[str]:
        if state == "shaken":
            return shaken.map(lambda result: AFTER_SHAKEN[result])
        if state == "panicked":
            return panic.map(lambda result: AFTER_PANIC.get(result, "panicked"))
        return certain(state)

    end = repeated(checks, "shaken", next_state)
    return MoraleOdds(*(end.of(state) for state in ("good order", "shaken", "panicked", "eliminated")))


def crash_odds(damage: int, unpaid: int, rules: Rules) -> CrashOdds:
    """Return whether a soldier with so much damage is harmed that cannot pay so many movement points.

    Rules: BS.BNC.17, BS.BNC.19, BS.GAP.113.
    """
    most = damage if rules.landing.crash_compare == "le" else damage - 1
    harmed = die(CRASH_DIE).chance(lambda face: face - unpaid <= most)
    return CrashOdds(harmed, 1 - harmed)


def structure_odds(up_to: int, rules: Rules) -> StructureOdds:
    """Return whether a bomb destroys a structure next to it that falls on rolls up to a number. Rule: BS.BMB.4."""
    falls = die(rules.dice.combat_die).chance(lambda face: face <= up_to)
    return StructureOdds(falls, 1 - falls)


def stealth_odds(checks: int) -> StealthOdds:
    """Return whether a soldier is hidden after some checks, with its marker in box 1 at the first.

    Rules: BS.STL.1, BS.STL.2.
    """
    hidden = Fraction(1)
    for box in range(1, checks + 1):
        hidden *= 1 - one_of(range(1, box + 1), STEALTH_DIE)
    return StealthOdds(hidden, 1 - hidden)
