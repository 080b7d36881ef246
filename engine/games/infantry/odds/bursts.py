"""Where what is aimed at a dot comes down, and what a burst does around it.

The ground is open and without an end: nothing stands between the burst and what it reaches.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine.games.infantry.kernel.numbers.harm import (
    blast_points,
    breach_needs,
    ignites,
    is_sheltered,
    lands_on_a_miss,
    scatter_column,
    scatter_dots,
    scatter_row,
    scatters,
    smoke_gone_turn,
)
from engine.games.infantry.kernel.numbers.harm import structure_points as points_of_ring
from engine.games.infantry.kernel.numbers.records import Arms, Numbers
from engine.games.infantry.kernel.numbers.steps import fire_out_turn
from engine.games.infantry.kernel.numbers.targets import attack_hits, dots_apart
from engine.games.infantry.odds.attacks import Attack
from engine.games.infantry.odds.harm import Bodies, Body, hurt
from engine.games.infantry.rules import TOUGHNESS_CODES, numbers_of
from engine.odds.dice import Distribution, Odds, certain, die, repeated, sum_of
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Toughness

Dot = tuple[int, int]
"""Dots east and north of the one that is aimed at."""
Landing = Distribution[Dot | None]
"""Where something comes down; None where it has no effect."""

AIMED_AT: Dot = (0, 0)
DIRECTIONS = 8


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


def landing_odds(found: Landing, dot: Dot) -> Odds:
    """Return whether something comes down on a dot."""
    here, nowhere = found.of(dot), found.of(None)
    return Odds(here=here, elsewhere=1 - here - nowhere, no_effect=nowhere)


def scatter_odds(found: Landing, dots: int) -> Odds:
    """Return how far away something comes down."""
    by = found.map(lambda dot: None if dot is None else apart(dot))
    nearer = by.chance(lambda distance: distance is not None and distance < dots)
    nowhere = by.of(None)
    return Odds(exactly=by.of(dots), nearer=nearer, farther=1 - nearer - by.of(dots) - nowhere, no_effect=nowhere)


def mean_scatter(found: Landing) -> Fraction:
    """Return how far away it comes down on average; what has no effect is nowhere else."""
    return found.weighed(lambda dot: Fraction(0 if dot is None else apart(dot)))


@dataclass(frozen=True)
class Place:
    """Where a trooper is: in water, behind an obstacle that stops a blast, prone behind a low one."""

    in_water: bool = False
    behind_wall: bool = False
    behind_low: bool = False


OPEN = Place()


def lethal_points(arms: Arms, distance: int, place: Place, rules: Rules) -> int:
    """Return the lethal points that a trooper takes so many dots away. Rules: IN.EXP.3, IN.INC.6, IN.WAT.6."""
    numbers = numbers_of(rules)
    sheltered = is_sheltered(numbers, arms, place.behind_wall, place.behind_low)
    return blast_points(numbers, arms, distance, place.in_water, sheltered)


def points_at(dot: Dot, found: Landing, arms: Arms, place: Place, rules: Rules) -> Distribution[int]:
    """Return the lethal points that a trooper on a dot takes from what comes down somewhere."""
    return found.map(lambda where: 0 if where is None else lethal_points(arms, apart(dot, where), place, rules))


def bodies_after(points: Distribution[int], body: Body, rules: Rules) -> Bodies:
    """Return the card of a trooper after lethal points."""
    return points.map(lambda each: hurt(body, each, rules))


def structure_points(found: Landing, arms: Arms, rules: Rules) -> Distribution[int]:
    """Return what a dot of a structure suffers that is aimed at; nothing where breaching is not played."""
    numbers = numbers_of(rules)
    if not rules.options.breaching:
        return found.map(lambda _: 0)
    return found.map(lambda where: 0 if where is None else points_of_ring(numbers, arms, apart(where)))


def needed(toughness: Toughness, rules: Rules) -> int:
    """Return the damage that breaches. Rules: IN.BRC.1, IN.BRC.5, IN.GAP.27."""
    return breach_needs(numbers_of(rules), TOUGHNESS_CODES[toughness])


def breach_odds(uses: int, points: Distribution[int], needs: int) -> Odds:
    """Return whether so many uses breach a dot. Rules: IN.BRC.1, IN.BRC.2."""
    suffered = repeated(uses, 0, lambda now: points.map(lambda more: min(needs, now + more)))
    breached = suffered.of(needs)
    return Odds(breached=breached, stands=1 - breached)


def mean_uses(points: Distribution[int], needs: int) -> Fraction:
    """Return how many uses breach a dot on average; 0 where none ever do."""
    if points.of(0) == 1:
        return Fraction(0)
    left: dict[int, Fraction] = {}
    for suffered in range(needs - 1, -1, -1):
        later = sum(
            (chance * left.get(suffered + more, Fraction(0)) for more, chance in points.chances.items() if more),
            Fraction(0),
        )
        left[suffered] = (1 + later) / (1 - points.of(0))
    return left.get(0, Fraction(0))


def burning(arms: Arms, turns: int, rules: Rules, *, vegetation: bool, water: bool) -> frozenset[int]:
    """Return how far from where it came down dots burn, so many turns later and after fires have changed.

    The ground is the same all around, so a ring of dots burns as a whole. Rules: IN.INC.7, IN.GAP.11, IN.GAP.49.
    """
    numbers = numbers_of(rules)
    lit = (ring for ring in range(arms.rings) if ignites(numbers, arms, ring, water, sheltered=False))
    fires = dict.fromkeys(lit, fire_out_turn(numbers, 0))
    for turn in range(1, turns + 1):
        fires = {ring: out for ring, out in fires.items() if out > turn}
        if rules.fire.spreads == "vegetation" and vegetation:
            fires = _spread(fires, fire_out_turn(numbers, turn))
    return frozenset(fires)


def _spread(fires: Mapping[int, int], out: int) -> dict[int, int]:
    """Return fires by their rings after they have gone over to the rings beside them."""
    reached = {beside for ring in fires for beside in (ring - 1, ring + 1) if beside >= 0}
    return {**dict.fromkeys(sorted(reached), out), **fires}


def dots_in(rings: frozenset[int]) -> int:
    """Return how many dots lie in so many rings around one. Rule: IN.GAP.20."""
    return sum(8 * ring if ring else 1 for ring in rings)


def fire_odds(dot: Dot, found: Landing, rings: frozenset[int]) -> Odds:
    """Return whether a dot burns, if so many rings around where it comes down do."""
    burns = found.chance(lambda where: where is not None and apart(dot, where) in rings)
    return Odds(burning=burns, not_burning=1 - burns)


def smoke_radius(turns: int, rules: Rules) -> int | None:
    """Return how far smoke reaches so many turns later, as the turn of who threw it ends; None where it is gone.

    Rules: IN.SMK.3, IN.SMK.5, IN.SMK.7, IN.GAP.13.
    """
    if turns >= smoke_gone_turn(numbers_of(rules), 0):
        return None
    return rules.smoke.grown_radius if turns else rules.smoke.radius


def smoke_odds(dot: Dot, found: Landing, radius: int | None) -> Odds:
    """Return whether there is smoke on a dot that reaches so far from where it comes down."""
    reaches = found.chance(lambda where: where is not None and radius is not None and apart(dot, where) <= radius)
    return Odds(smoke=reaches, clear=1 - reaches)
