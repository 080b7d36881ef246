"""Chances of morale checks, crash landings, structures and stealth.

Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.BNC.17, BS.BMB.4.
"""

from fractions import Fraction

from engine.games.battlesuit.rules.results import Check, MoraleTable
from engine.odds.dice import Distribution, Odds, certain, die, odds_of, one_of, repeated
from schemas.models.battlesuit.rules import Rules

CRASH_DIE = 6
"""Die of a crash landing. Rule: BS.BNC.17."""

STEALTH_DIE = 6
"""Die of a soldier in stealth. Rule: BS.STL.2."""

AFTER_SHAKEN = {"panic": "panicked", "stunned": "shaken", "shaken": "good_order", "recovery": "good_order"}
RUN = "run"
AFTER_PANIC = {"self_destruct": "eliminated", "shock": "shaken", "recovery": "good_order"}
"""What a check leaves of a soldier; other results of a panic leave it panicked."""


def shaken_odds(modifier: int, rules: Rules) -> Odds:
    """Return the chances of the shaken table. Rules: BS.SHK.3 to BS.SHK.7."""
    return odds_of(MoraleTable(Check.SHAKEN, rules).odds(modifier), *AFTER_SHAKEN)


def panic_odds(check: Check, modifier: int, rules: Rules) -> Odds:
    """Return the chances of a panic table. Rules: BS.PAN.2 to BS.PAN.16."""
    chances = MoraleTable(check, rules).odds(modifier)
    called = chances.map(lambda result: RUN if result == "run_like_hell" else result)
    return odds_of(called, "berserk", "paranoia", RUN, "fright", "self_destruct", "shock", "recovery")


def morale_after(checks: int, check: Check, modifier: int, rules: Rules) -> Odds:
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
    return odds_of(end, "good_order", "shaken", "panicked", "eliminated")


def crash_odds(damage: int, unpaid: int, rules: Rules) -> Odds:
    """Return whether a soldier with so much damage is harmed that cannot pay so many movement points.

    Rules: BS.BNC.17, BS.BNC.19, BS.GAP.113.
    """
    most = damage if rules.landing.crash_compare == "le" else damage - 1
    harmed = die(CRASH_DIE).chance(lambda face: face - unpaid <= most)
    return Odds(harmed=harmed, unharmed=1 - harmed)


def structure_odds(up_to: int, rules: Rules) -> Odds:
    """Return whether a bomb destroys a structure next to it that falls on rolls up to a number. Rule: BS.BMB.4."""
    falls = die(rules.dice.combat_die).chance(lambda face: face <= up_to)
    return Odds(destroyed=falls, stands=1 - falls)


def stealth_odds(checks: int) -> Odds:
    """Return whether a soldier is hidden after some checks, with its marker in box 1 at the first.

    Rules: BS.STL.1, BS.STL.2.
    """
    hidden = Fraction(1)
    for box in range(1, checks + 1):
        hidden *= 1 - one_of(range(1, box + 1), STEALTH_DIE)
    return Odds(hidden=hidden, revealed=1 - hidden)
