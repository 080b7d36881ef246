"""Movement: what steps cost, swimming, wire, fire underfoot, tunnels, and firing on the move."""

from engine.games.infantry.kernel.numbers.action_points import movement_ap
from engine.games.infantry.kernel.numbers.codes import (
    CREWED_WEAPON,
    NEVER,
    NO_CREWED,
    NOT_ACTIVE,
    NOT_ENOUGH_AP,
    NOT_SWIMMING,
    OVER_AP,
    OVER_CAP,
    TWO_WEAPONS,
    WeaponKind,
)
from engine.games.infantry.kernel.numbers.records import Arms, Numbers


def costs_together(numbers: Numbers, one: int, other: int) -> int:
    """Return the AP of a step for which two things cost AP. Rule: IN.GAP.15."""
    return one + other if numbers.costs_added else max(one, other)


def path_refused(numbers: Numbers, cost: int, ap: int) -> int:
    """Return what is against movement of so many AP, as bits. Rules: IN.XPR.2, IN.GAP.36."""
    return (OVER_AP if cost > ap else 0) + (OVER_CAP if cost > movement_ap(numbers, cost) else 0)


def swim_refused(numbers: Numbers, primary: bool, secondary: bool, mounted: bool, crewed: bool) -> int:
    """Return what is against swimming with some weapons, as bits. Rules: IN.WAT.2, IN.WAT.3, IN.GAP.23."""
    carried: int = 0
    if primary and numbers.swim_counts_primary:
        carried += 1
    if secondary and numbers.swim_counts_secondary:
        carried += 1
    if mounted and numbers.swim_counts_mounted:
        carried += 1
    reasons: int = TWO_WEAPONS if carried > numbers.swim_most_weapons else 0
    return reasons + (CREWED_WEAPON if crewed and not numbers.swim_with_crewed else 0)


def wire_catches(numbers: Numbers, roll: int) -> bool:
    """Return whether wire catches who rolls so, or holds them. Rules: IN.WIR.3, IN.WIR.4."""
    return roll >= numbers.wire_from


def fire_damage(numbers: Numbers, entered: int, ends_on_fire: bool) -> int:
    """Return the lethal points of a movement over burning dots. Rules: IN.INC.9, IN.INC.10, IN.GAP.11."""
    on_the_way: int = entered * numbers.fire_enter
    at_the_end: int = numbers.fire_end if ends_on_fire else 0
    return on_the_way + at_the_end if numbers.fire_both else max(on_the_way, at_the_end)


def fire_out_turn(numbers: Numbers, lit_turn: int) -> int:
    """Return the game turn at whose start a fire is out. Rules: IN.GAP.11, IN.GAP.49."""
    return lit_turn + numbers.fire_turns


def tunnel_lets_see(numbers: Numbers, attacker_tunnel: int, target_tunnel: int) -> bool:
    """Return whether tunnels let somebody be seen; -1 is none. Rule: IN.TUN.6."""
    return target_tunnel == NEVER or target_tunnel == attacker_tunnel or numbers.tunnel_seen_into == 1


def movement_fire_ap(numbers: Numbers, arms: Arms) -> int:
    """Return the AP of firing on the move, -1 for crewed weapons that may not. Rules: IN.MVF.3, IN.MVF.8."""
    if arms.type == WeaponKind.CREWED and not numbers.movement_fire_crewed:
        return NEVER
    own: bool = (
        arms.type == WeaponKind.EXPLOSIVE or arms.type == WeaponKind.INCENDIARY or arms.type == WeaponKind.THROWN
    )
    return arms.ap if own and numbers.movement_fire_own_ap and arms.ap != NEVER else numbers.movement_fire_ap


def movement_fire_refused(numbers: Numbers, arms: Arms, active: bool, ap: int, swims: bool) -> int:
    """Return what is against firing on the move, as bits. Rules: IN.MVF.1, IN.MVF.7, IN.WAT.4, IN.GAP.37."""
    cost: int = movement_fire_ap(numbers, arms)
    if cost == NEVER:
        return NO_CREWED
    reasons: int = 0 if active or numbers.movement_fire_any else NOT_ACTIVE
    if cost > ap:
        reasons += NOT_ENOUGH_AP
    return reasons + (NOT_SWIMMING if swims and not numbers.swim_and_fire else 0)
