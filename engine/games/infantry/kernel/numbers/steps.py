"""What is paid for in action points: steps, swimming, wire, crews, firing on the move; and the row of a card."""

from engine.games.infantry.kernel.numbers.codes import (
    CONTROLLED,
    CREW_NOT_ADJACENT,
    CREW_TOO_SMALL,
    CREWED_WEAPON,
    NEVER,
    NO_CREWED,
    NOT_ACTIVE,
    NOT_ENOUGH_AP,
    NOT_ON_DOT,
    NOT_SET_UP,
    NOT_SWIMMING,
    OVER_AP,
    OVER_CAP,
    SHORT_OF_AP,
    TOO_FEW_AP,
    TWO_WEAPONS,
    WeaponKind,
)
from engine.games.infantry.kernel.numbers.records import Arms, Crew, Numbers
from engine.games.infantry.kernel.numbers.targets import dots_apart


def row_ap(numbers: Numbers, crossed: int) -> int:
    """Return the AP of the first HP cell that is not crossed out; 0 for the dead. Rules: IN.GAP.7, IN.GAP.14."""
    return numbers.ap_row[crossed] if crossed < numbers.cells else 0


def row_in_armor(numbers: Numbers, crossed: int, armor_ap: int) -> int:
    """Return that less what armour takes off, not below 0. Rules: IN.ARM.6, IN.GAP.36."""
    return max(0, row_ap(numbers, crossed) - (armor_ap if numbers.armor_by_cells else 0))


def turn_ap(numbers: Numbers, crossed: int, armor_ap: int, experience: int) -> int:
    """Return the AP of a trooper in its turn; the dead have none. Rules: IN.XPR.3, IN.GAP.36."""
    if crossed >= numbers.cells:
        return 0
    bonus: int = numbers.experience_ap[experience]
    if numbers.experience_first:
        return max(0, row_ap(numbers, crossed) + bonus - (armor_ap if numbers.armor_by_cells else 0))
    return max(0, row_in_armor(numbers, crossed, armor_ap) + bonus)


def movement_ap(numbers: Numbers, ap: int) -> int:
    """Return how many of some AP may go into movement. Rules: IN.XPR.2, IN.GAP.36."""
    return min(ap, numbers.movement_cap)


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


def choose_crew(numbers: Numbers, crew: Crew, column: int, row: int, wanted: int) -> int:
    """Mark who takes part besides a carrier on that dot, in order; return how many. Rules: IN.CRW.4, IN.GAP.48."""
    found: int = 0
    for one in range(crew.count):
        adjacent: bool = dots_apart(crew.column[one], crew.row[one], column, row) == 1
        takes_part: bool = adjacent and (found < wanted or (numbers.all_adjacent_pay == 1 and wanted > 0))
        crew.chosen[one] = 1 if takes_part else 0
        found += crew.chosen[one]
    return found


def set_up_refused(crew: Crew, wanted: int, chosen: int, carrier_ap: int, cost: int) -> int:
    """Return what is against setting up or breaking down, as bits. Rules: IN.CRW.4 to IN.CRW.6."""
    if crew.count < wanted:
        return CREW_TOO_SMALL
    if chosen < wanted:
        return CREW_NOT_ADJACENT
    if carrier_ap < cost:
        return TOO_FEW_AP
    for one in range(crew.count):
        if crew.chosen[one] and crew.ap[one] < cost:
            return TOO_FEW_AP
    return 0


def takeover_refused(numbers: Numbers, on_dot: bool, ap: int, controlled: bool, is_set_up: bool) -> int:
    """Return what is against taking a weapon over, as bits. Rules: IN.CRW.8, IN.CRW.9, IN.GAP.5."""
    reasons: int = 0 if on_dot else NOT_ON_DOT
    if ap < numbers.takeover_ap:
        reasons += SHORT_OF_AP
    if controlled:
        reasons += CONTROLLED
    return reasons + (NOT_SET_UP if numbers.takeover_set_up and not is_set_up else 0)
