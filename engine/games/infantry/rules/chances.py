"""Exact chances: of two dice against target numbers, and of wire that holds."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product

from engine.games.infantry.kernel.numbers.morale import passes_morale
from engine.games.infantry.kernel.numbers.steps import wire_catches
from engine.games.infantry.kernel.numbers.targets import attack_hits
from engine.games.infantry.rules.numbers import numbers_of
from schemas.models.infantry.rules import Rules

SIDES = 6


def chance_of(succeeds: Callable[[int], bool]) -> Fraction:
    """Return the chance that a total of two dice succeeds."""
    totals = [one + other for one, other in product(range(1, SIDES + 1), repeat=2)]
    return Fraction(sum(map(succeeds, totals)), len(totals))


def hit_chance(target: int | None, rules: Rules) -> Fraction:
    """Return the chance to hit with a target number, 0 without one. Rule: IN.HOUSE.3."""
    if target is None:
        return Fraction(0)
    return chance_of(lambda roll: attack_hits(numbers_of(rules), target, roll))


def morale_chance(target: int, rules: Rules) -> Fraction:
    """Return the chance to pass a morale check. Rules: IN.MOR.2, IN.GAP.35."""
    return chance_of(lambda roll: passes_morale(numbers_of(rules), target, roll))


def caught_chance(turns: int, rules: Rules) -> Fraction:
    """Return the chance to be caught in wire on entering, and after so many turns more. Rules: IN.WIR.3, IN.WIR.4."""
    caught = sum(wire_catches(numbers_of(rules), roll) for roll in range(1, SIDES + 1))
    return Fraction(caught, SIDES) ** (turns + 1)
