"""Units that act together: Double Teams, Mob Runs, and the spot where a Blink ends."""

from collections.abc import Sequence
from enum import StrEnum

from engine.games.survive.rules.facing import SLACK_IN, Point, distance_in
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Corner

TEAM_KINDS = frozenset({"move", "charge"})
"""What a Double Team may do. Rule: SV.MOV.9."""

EAST = frozenset({Corner.NORTH_EAST, Corner.SOUTH_EAST})
NORTH = frozenset({Corner.NORTH_WEST, Corner.NORTH_EAST})


class TeamFault(StrEnum):
    """Why units may not act together."""

    RANGE = "double_team_range"
    KIND = "double_team_kind"
    COHERENCY = "coherency"


def double_team_faults(apart_in: float, kinds: tuple[str, str], rules: Rules) -> tuple[TeamFault, ...]:
    """Return what is against a Double Team of two units so far apart. Rules: SV.MOV.9, SV.GAP.28."""
    alike = kinds[0] == kinds[1] or not rules.team.double_team_same_kind
    found = {
        TeamFault.RANGE: apart_in > rules.team.double_team_in,
        TeamFault.KIND: not (alike and {*kinds} <= TEAM_KINDS),
    }
    return tuple(fault for fault, holds in found.items() if holds)


def mob_run_faults(centres: Sequence[Point], rules: Rules) -> tuple[TeamFault, ...]:
    """Return what is against a Mob Run with units at these places. Rules: SV.MOV.12, SV.GAP.38."""
    chain = rules.team.mob_run_coherency == "chain"
    together = _chained(centres, rules) if chain else all(_near(a, b, rules) for a in centres for b in centres)
    return () if together else (TeamFault.COHERENCY,)


def _near(one: Point, other: Point, rules: Rules) -> bool:
    return distance_in(one, other) - rules.base.diameter_in <= rules.team.mob_run_in + SLACK_IN


def _chained(centres: Sequence[Point], rules: Rules) -> bool:
    reached, waiting = list(centres[:1]), list(centres[1:])
    for place in reached:
        near = [other for other in waiting if _near(place, other, rules)]
        reached += near
        waiting = [other for other in waiting if other not in near]
    return not waiting


def blink_spot(rolls: tuple[int, int], corner: Corner, width_in: float, depth_in: float, rules: Rules) -> Point:
    """Return where a Blink leads, by a die along the long edge and one along the short. Rules: SV.MOV.14, SV.GAP.18."""
    inset = 0.5 if rules.blink.cell == "centre" else 0.0
    east = (rolls[0] - inset) / rules.dice.sides * width_in
    north = (rolls[1] - inset) / rules.dice.sides * depth_in
    return (width_in - east if corner in EAST else east, depth_in - north if corner in NORTH else north)
