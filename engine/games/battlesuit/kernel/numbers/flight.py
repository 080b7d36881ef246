"""Bounces, levels in the air and landings by the numbers. Rules: BS.BNC.2 to BS.BNC.19, BS.GAP.110 to BS.GAP.129."""

from engine.games.battlesuit.kernel.codes import NO_ENTRY, Terrain
from engine.games.battlesuit.kernel.rules_record import Numbers


def highest(numbers: Numbers, ground: int) -> int:
    """Return the highest level over ground of a level: above it, where one follows the ground. Rule: BS.NOE.1."""
    return numbers.max_level + ground if numbers.follows_ground else numbers.max_level


def level_over(numbers: Numbers, level: int, ground: int, next_ground: int) -> int:
    """Return the level of one in the air over the next ground: its own, or as far above it. Rule: BS.NOE.2."""
    return level + next_ground - ground if numbers.follows_ground else level


def bounce_mp(numbers: Numbers, level: int, aloft: bool, wanted: int, ground: int) -> int:
    """Return the movement points of a bounce from one level to another, NO_ENTRY if there is none.

    Rules: BS.BNC.2 to BS.BNC.6, BS.BNC.12, BS.GAP.110, BS.GAP.111, BS.GAP.127.
    """
    rise: int = wanted - level
    if wanted < ground + numbers.min_above_ground or wanted > highest(numbers, ground):
        return NO_ENTRY
    if rise > numbers.free_levels + numbers.high_bounce_levels:
        return NO_ENTRY
    cost: int = numbers.sustain_mp if aloft and (rise >= 0 or numbers.sink_costs_sustain) else 0
    if rise <= numbers.free_levels:
        return cost
    return cost + (numbers.above_six_mp if aloft else numbers.high_bounce_mp)


def may_hover(numbers: Numbers, level: int, ground: int, top: int) -> bool:
    """Return whether one may be in the air at a level over a point. Rules: BS.BNC.3, BS.BNC.5, BS.BNC.8, BS.GAP.112."""
    if level < ground + numbers.min_above_ground or level > highest(numbers, ground):
        return False
    return numbers.hover_inside == 1 or level >= top


def entry_mp(numbers: Numbers, level: int, terrain: int, ground: int, top: int) -> int:
    """Return what flying to a point costs: as if clear, or on foot to ground of the same level.

    NO_ENTRY if one may not. Rules: BS.BNC.7, BS.BNC.8, BS.BNC.10, BS.GAP.129.
    """
    if level == ground:
        return numbers.enter_mp[terrain]
    return numbers.enter_mp[Terrain.CLEAR] if may_hover(numbers, level, ground, top) else NO_ENTRY


def is_landing_open(numbers: Numbers, terrain: int, bounced: bool) -> bool:
    """Return whether one may land on a terrain: not in the turn it bounced. Rules: BS.BNC.11, BS.BNC.14, BS.GAP.18."""
    return not bounced and numbers.land_mp[terrain] != NO_ENTRY


def crash_harms(numbers: Numbers, die: int, unpaid: int, hits: int) -> bool:
    """Return whether a crash landing with a roll harms. Rules: BS.BNC.17, BS.BNC.19, BS.GAP.113."""
    result: int = die - unpaid
    return result < hits or (numbers.crash_at_most == 1 and result == hits)


def may_pay(numbers: Numbers, cost: int, left: int, paid: int) -> bool:
    """Return whether one may pay so much of a landing. Rules: BS.BNC.16, BS.GAP.114."""
    if paid < 0 or paid > min(cost, left):
        return False
    return paid == 0 or paid == cost or numbers.crash_partial == 1


def most_paid(numbers: Numbers, cost: int, left: int) -> int:
    """Return the most that one with so many movement points pays for a landing. Rules: BS.BNC.17, BS.GAP.114."""
    if left >= cost:
        return cost
    return left if numbers.crash_partial else 0


def crashes(numbers: Numbers, unpaid: int, forced: bool) -> bool:
    """Return whether a landing is a crash. Rules: BS.BNC.16, BS.BNC.17, BS.GAP.126."""
    return unpaid > 0 or (forced and numbers.always_crash == 1)
