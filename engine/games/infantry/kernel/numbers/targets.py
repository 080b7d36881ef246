"""Target numbers: the band, the modifiers, and what hits."""

from engine.games.infantry.kernel.numbers.codes import NEVER, Band, WeaponKind
from engine.games.infantry.kernel.numbers.records import Arms, Conditions, Numbers


def range_band(numbers: Numbers, arms: Arms, distance: int, spent_ap: int) -> int:
    """Return the band of a distance; a grenade goes as far as AP are spent. Rules: IN.INC.11, IN.GAP.2."""
    if arms.type == WeaponKind.MELEE:
        return Band.HAND_TO_HAND
    short_dots: int = arms.short_dots
    if arms.type == WeaponKind.THROWN and short_dots == NEVER:
        short_dots = min(spent_ap, numbers.throw_most_ap) * numbers.throw_dots
    if distance <= short_dots:
        return Band.SHORT
    return Band.LONG if distance <= arms.long_dots else Band.OUT


def obstructed_by(numbers: Numbers, conditions: Conditions) -> int:
    """Return the modifier of what stands in the line of fire. Rules: IN.SMK.8, IN.INC.8, IN.GAP.16, IN.GAP.19."""
    return (
        conditions.smoke_dots * numbers.smoke
        + conditions.light_dots * numbers.light_vegetation
        + conditions.heavy_dots * numbers.heavy_vegetation
        + conditions.swamp_dots * numbers.swamp
        + conditions.fire_dots * numbers.fire
    )


def target_modifier(numbers: Numbers, conditions: Conditions) -> int:
    """Return the modifier of what the target is. Rules: IN.TUN.5, IN.WAT.7, IN.LRG.2, IN.GAP.16."""
    lies: bool = conditions.prone == 1 or (conditions.trench == 1 and numbers.trench_is_prone == 1)
    found: int = numbers.prone if lies else 0
    if conditions.low_cover:
        found += numbers.low_cover
    if conditions.swimming:
        found += numbers.swimming
    return found + (numbers.large if conditions.large else 0)


def attacker_modifier(numbers: Numbers, conditions: Conditions, type: int) -> int:
    """Return the modifier of how the attack is made. Rules: IN.WIR.5, IN.TUN.7, IN.MVF.10, IN.GAP.22, IN.HOUSE.4."""
    found: int = numbers.entangled if conditions.entangled else 0
    if conditions.tunnel and not (type == WeaponKind.MELEE and numbers.tunnel_ranged_only):
        found += numbers.tunnel
    if conditions.moving:
        found += numbers.movement_fire
    return found + (numbers.wide_arc if conditions.wide else 0)


def long_modifier(numbers: Numbers, conditions: Conditions) -> int:
    """Return the modifier of long range. Rules: IN.SNK.1, IN.GAP.25."""
    if not conditions.sneak_suit:
        return numbers.long_range
    both: int = numbers.long_range + numbers.sneak_suit
    return both if numbers.sneak_suit_stacks else max(numbers.long_range, numbers.sneak_suit)


def target_number(numbers: Numbers, conditions: Conditions, type: int, band: int) -> int:
    """Return what two dice have to reach in a band that is not out. Rules: IN.GAP.17, IN.HOUSE.3."""
    found: int = numbers.base[type] + (long_modifier(numbers, conditions) if band == Band.LONG else 0)
    found += obstructed_by(numbers, conditions)
    found += target_modifier(numbers, conditions)
    return found + attacker_modifier(numbers, conditions, type)


def attack_hits(numbers: Numbers, target: int, roll: int) -> bool:
    """Return whether a total of two dice hits. Rules: IN.GAP.16, IN.HOUSE.3."""
    if roll <= numbers.always_misses:
        return False
    return roll >= target or roll >= numbers.always_hits
