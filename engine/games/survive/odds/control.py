"""Control: who goes Red, and which of its units a pulse stirs."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.games.survive.rules.numbers import Point
from engine.games.survive.rules.pulse import nearest_to_pulse
from engine.games.survive.rules.red import red_chance
from engine.odds.distribution import Odds
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone


@dataclass(frozen=True)
class RedOdds(Odds):
    """What becomes of a unit that dies."""

    goes_red: Fraction
    leaves_soulchip: Fraction


@dataclass(frozen=True)
class PulseOdds(Odds):
    """Whether a pulse stirs a control unit."""

    stirs: Fraction
    stays: Fraction


def red(zone: Zone, rules: Rules, *, first_fatality: bool) -> RedOdds:
    """Return whether a unit that dies in a zone goes Red. Rules: SV.RED.1, SV.RED.4 to SV.RED.7."""
    chance = red_chance(zone, rules, first_fatality=first_fatality)
    return RedOdds(chance, 1 - chance)


def pulse(unit: Point, others: Sequence[Point], rules: Rules) -> PulseOdds:
    """Return whether a pulse stirs the unit at a place among others, in inches east and north of the spire.

    Units that roll off have equal chances. Rules: SV.CAP.1 to SV.CAP.3, SV.GAP.21.
    """
    sides = rules.dice.sides
    picked = (nearest_to_pulse((0, 0), roll, (unit, *others), rules) for roll in range(1, sides + 1))
    stirs = sum((Fraction(1, len(found)) for found in picked if 0 in found), Fraction(0)) / sides
    return PulseOdds(stirs, 1 - stirs)
