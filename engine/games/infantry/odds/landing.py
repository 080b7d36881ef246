"""Where what is aimed at a dot comes down. Rules: IN.EXP.11, IN.INC.12, IN.GAP.12, IN.GAP.18, IN.HOUSE.6."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine.games.infantry.kernel.numbers.blasts import (
    lands_on_a_miss,
    scatter_column,
    scatter_dots,
    scatter_row,
    scatters,
)
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.numbers.records import Numbers
from engine.games.infantry.kernel.numbers.targets import attack_hits
from engine.games.infantry.odds.attacks import Attack
from engine.games.infantry.rules.numbers import numbers_of
from engine.odds.dice import die, sum_of
from engine.odds.distribution import Distribution, Odds, certain

Dot = tuple[int, int]
"""Dots east and north of the one that is aimed at."""
Landing = Distribution[Dot | None]
"""Where something comes down; None where it has no effect."""

AIMED_AT: Dot = (0, 0)
DIRECTIONS = 8


@dataclass(frozen=True)
class LandingOdds(Odds):
    """Whether something comes down on a dot."""

    here: Fraction
    elsewhere: Fraction
    no_effect: Fraction


@dataclass(frozen=True)
class ScatterOdds(Odds):
    """How far from the dot that is aimed at something comes down: as far as asked about, nearer, or farther."""

    exactly: Fraction
    nearer: Fraction
    farther: Fraction
    no_effect: Fraction


def landing(attack: Attack) -> Landing:
    """Return where what is aimed comes down on open ground; it has no effect where it cannot be used."""
    number = attack.number
    return certain(None) if number is None else _landing(numbers_of(attack.rules), number, attack.arms.type)


@lru_cache(maxsize=64)
def _landing(numbers: Numbers, number: int, kind: int) -> Landing:
    return sum_of(2, 6).then(lambda roll: _comes_down(numbers, number, kind, roll))


def _comes_down(numbers: Numbers, number: int, kind: int, roll: int) -> Landing:
    if attack_hits(numbers, number, roll):
        return certain(AIMED_AT)
    if not lands_on_a_miss(numbers, kind):
        return certain(None)
    if not scatters(numbers, kind):
        return certain(AIMED_AT)
    dots = scatter_dots(numbers, number, roll)
    return die(DIRECTIONS).map(lambda way: (dots * scatter_column(way), dots * scatter_row(way)))


def apart(dot: Dot, other: Dot = AIMED_AT) -> int:
    """Return the distance of two dots. Rule: IN.GAP.20."""
    return dots_apart(*dot, *other)


def landing_odds(found: Landing, dot: Dot) -> LandingOdds:
    """Return whether something comes down on a dot."""
    here, nowhere = found.of(dot), found.of(None)
    return LandingOdds(here, 1 - here - nowhere, nowhere)


def scatter_odds(found: Landing, dots: int) -> ScatterOdds:
    """Return how far away something comes down."""
    by = found.map(lambda dot: None if dot is None else apart(dot))
    nearer = by.chance(lambda distance: distance is not None and distance < dots)
    nowhere = by.of(None)
    return ScatterOdds(by.of(dots), nearer, 1 - nearer - by.of(dots) - nowhere, nowhere)


def mean_scatter(found: Landing) -> Fraction:
    """Return how far away it comes down on average; what has no effect is nowhere else."""
    return found.weighed(lambda dot: Fraction(0 if dot is None else apart(dot)))
