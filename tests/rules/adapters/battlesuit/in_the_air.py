"""Bounces, moves in the air and landings, in words. Rules: BS.BNC.2 to BS.BNC.22, BS.GAP.110 to BS.GAP.129."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.games.battlesuit.kernel.codes import CRASH_SIDES, NO_ENTRY
from engine.games.battlesuit.kernel.numbers.flight import (
    bounce_mp,
    crash_harms,
    crashes,
    entry_mp,
    is_landing_open,
    may_hover,
    most_paid,
)
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES, chart_of
from engine.games.battlesuit.rules.numbers import numbers_of
from schemas.models.battlesuit.rules import Rules


def bounce_cost(level: int, wanted: int, ground: int, rules: Rules, *, aloft: bool) -> int | None:
    """Return the movement points of a bounce, `aloft` if one is in the air before it; None if there is none."""
    cost = bounce_mp(numbers_of(rules), level, aloft, wanted, ground)
    return None if cost == NO_ENTRY else cost


def top_of(terrain: str, ground: int, rules: Rules) -> int:
    """Return the level of the top of a terrain. Rule: BS.BNC.7."""
    return ground + chart_of(rules.terrain)[terrain].height


def entry_cost(level: int, terrain: str, ground: int, rules: Rules) -> int | None:
    """Return the movement points to fly to a point, None where one may not. Rules: BS.BNC.7, BS.BNC.8, BS.BNC.10."""
    top = top_of(terrain, ground, rules)
    cost = entry_mp(numbers_of(rules), level, TERRAIN_CODES[terrain], ground, top)
    return None if cost == NO_ENTRY else cost


def may_land(terrain: str, rules: Rules, *, bounced: bool) -> bool:
    """Return whether one may land, who has `bounced` this turn or not. Rules: BS.BNC.11, BS.BNC.14, BS.GAP.18."""
    return is_landing_open(numbers_of(rules), TERRAIN_CODES[terrain], bounced)


@dataclass(frozen=True)
class Landing:
    """A landing: the movement points paid and unpaid, and whether it is a crash."""

    paid: int
    unpaid: int
    crash: bool


def forced_landing(left: int, terrain: str, rules: Rules) -> Landing:
    """Return what becomes of one forced down with so many movement points, who pays what it can.

    Rules: BS.RES.4, BS.BNC.17, BS.GAP.114, BS.GAP.126.
    """
    numbers = numbers_of(rules)
    cost = numbers.land_mp[TERRAIN_CODES[terrain]]
    paid = most_paid(numbers, cost, left)
    return Landing(paid, cost - paid, crashes(numbers, cost - paid, forced=True))


def crash_rolls(hits: int, unpaid: int, rules: Rules) -> tuple[int, ...]:
    """Return the rolls that harm one that crash lands. Rules: BS.BNC.17, BS.BNC.19, BS.GAP.113."""
    numbers = numbers_of(rules)
    return tuple(die for die in range(1, CRASH_SIDES + 1) if crash_harms(numbers, die, unpaid, hits))


@dataclass(frozen=True)
class AirStep:
    """A step of a move in the air: a bounce to a level, or to a point of a terrain and ground."""

    bounce_to: int | None = None
    terrain: str = "clear"
    ground: int = 0


def air_costs(steps: Iterable[AirStep], ground: int, rules: Rules) -> Iterator[tuple[int | None, int]]:
    """Yield the cost of each step of one that begins on the ground, None if it may not, and its level after it."""
    level, airborne, top = ground, False, ground
    for step in steps:
        if step.bounce_to is not None:
            hovers = may_hover(numbers_of(rules), step.bounce_to, ground, top)
            cost = bounce_cost(level, step.bounce_to, ground, rules, aloft=False) if hovers else None
            level, airborne = step.bounce_to, True
        else:
            ground, top = step.ground, top_of(step.terrain, step.ground, rules)
            on_foot = chart_of(rules.terrain)[step.terrain].enter_mp
            cost = entry_cost(level, step.terrain, ground, rules) if airborne else on_foot
            level, airborne = (level, level > ground) if airborne else (ground, False)
        yield cost, level
