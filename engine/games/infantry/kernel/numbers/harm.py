"""Harm: what it does to a card and to morale, and what explosions, fire and smoke do around them."""

from engine.games.infantry.kernel.numbers.codes import (
    AREA_MIDDLE,
    AREA_SIDE,
    NEVER,
    NO_ARMOR,
    Filling,
    Mark,
    Miss,
    WeaponKind,
)
from engine.games.infantry.kernel.numbers.records import Area, Arms, Marks, Numbers


def crossed_cells(numbers: Numbers, marks: Marks) -> int:
    """Return how many HP cells are crossed out; they are hit from the left. Rule: IN.HOUSE.2."""
    cell: int = 0
    while cell < numbers.cells and marks.hp[cell] == Mark.CROSSED:
        cell += 1
    return cell


def is_dead(numbers: Numbers, marks: Marks) -> bool:
    """Return whether all HP cells are crossed out. Rule: IN.HOUSE.2."""
    return crossed_cells(numbers, marks) >= numbers.cells


def hits_to_destroy(numbers: Numbers) -> int:
    """Return how many lethal points destroy a cell of armour. Rules: IN.ARM.1, IN.ARM.4, IN.GAP.6."""
    return numbers.armor_hits if numbers.armor_by_cells else 1


def armor_at(numbers: Numbers, marks: Marks, cell: int) -> bool:
    """Return whether a cell has armour that is not destroyed."""
    return marks.armor[cell] != NO_ARMOR and marks.armor[cell] < hits_to_destroy(numbers)


def armor_hit(numbers: Numbers, marks: Marks) -> int:
    """Return the cell whose armour takes the next lethal point, -1 if none does. Rules: IN.ARM.1, IN.HOUSE.2."""
    if numbers.armor_by_cells:
        current: int = crossed_cells(numbers, marks)
        return current if current < numbers.cells and armor_at(numbers, marks, current) else NEVER
    for cell in range(numbers.cells):
        if armor_at(numbers, marks, cell):
            return cell
    return NEVER


def take_lethal(numbers: Numbers, marks: Marks) -> None:
    """Mark a point of lethal damage; nothing happens to the dead. Rules: IN.ARM.1, IN.ARM.4, IN.HOUSE.2."""
    if is_dead(numbers, marks):
        return
    covered: int = armor_hit(numbers, marks)
    if covered != NEVER:
        marks.armor[covered] += 1
    else:
        marks.hp[crossed_cells(numbers, marks)] = Mark.CROSSED


def take_bludgeoning(numbers: Numbers, marks: Marks) -> None:
    """Mark a point of bludgeoning damage, unless armour stops it. Rules: IN.ARM.1, IN.ARM.3, IN.HOUSE.2."""
    current: int = crossed_cells(numbers, marks)
    if current >= numbers.cells:
        return
    if numbers.armor_stops_bludgeoning and armor_hit(numbers, marks) != NEVER:
        return
    marks.hp[current] = Mark.HALF if marks.hp[current] == Mark.EMPTY else Mark.CROSSED


def lethal_that_kills(numbers: Numbers, armored: int) -> int:
    """Return the lethal points that kill a fresh trooper with so many cells of armour. Rule: IN.HOUSE.2."""
    return numbers.cells + armored * hits_to_destroy(numbers)


def checks_morale(numbers: Numbers, dead: int) -> bool:
    """Return whether the survivors of a squad check morale. Rules: IN.MOR.1, IN.GEN.1."""
    return numbers.morale == 1 and dead >= numbers.morale_threshold


def morale_target(numbers: Numbers, experience: int, dead: int, leadership: int) -> int:
    """Return the target number; leadership is that of a living leader, else 0. Rules: IN.MOR.3 to IN.MOR.6."""
    return numbers.morale_target[experience] + (dead - numbers.morale_threshold) * numbers.morale_per_dead - leadership


def passes_morale(numbers: Numbers, target: int, roll: int) -> bool:
    """Return whether a total of two dice passes. Rules: IN.MOR.2, IN.GAP.35."""
    if numbers.morale_naturals and (roll == 2 or roll == 12):
        return roll == 12
    return roll >= target


def filling_of(arms: Arms) -> int:
    """Return what a weapon does where it lands; nothing for those that hit one trooper. Rules: IN.EXP.3, IN.INC.7."""
    if arms.type == WeaponKind.THROWN:
        return arms.filling
    if arms.type == WeaponKind.EXPLOSIVE:
        return Filling.EXPLOSIVE
    return Filling.INCENDIARY if arms.type == WeaponKind.INCENDIARY else Filling.NONE


def type_of_filling(filling: int) -> int:
    """Return the type of weapons that have such an effect, which lists of types name."""
    return WeaponKind.INCENDIARY if filling == Filling.INCENDIARY else WeaponKind.EXPLOSIVE


def ring_points(arms: Arms, distance: int) -> int:
    """Return the printed damage so many dots away, 0 beyond the last figure. Rules: IN.EXP.3, IN.INC.4."""
    return arms.ring[distance] if distance < arms.rings else 0


def goes_off(arms: Arms) -> bool:
    """Return whether a weapon does damage around where it lands. Rules: IN.EXP.3, IN.SMK.2."""
    filling: int = filling_of(arms)
    return filling != Filling.NONE and filling != Filling.SMOKE


def is_sheltered(numbers: Numbers, arms: Arms, blocked: bool, behind_low_cover: bool) -> bool:
    """Return whether an obstacle keeps a blast off. Rules: IN.INC.5, IN.INC.6, IN.GAP.47, IN.GAP.50."""
    if blocked and numbers.blocked_by_line:
        return True
    bit: int = 1 << type_of_filling(filling_of(arms))
    return behind_low_cover and (numbers.low_cover_types & bit) != 0


def water_points(numbers: Numbers, arms: Arms, distance: int) -> int:
    """Return what a blast does more in water so many dots away. Rules: IN.WAT.6, IN.GAP.24."""
    if filling_of(arms) == Filling.INCENDIARY and not numbers.water_incendiary:
        return 0
    reach: int = arms.rings + numbers.water_ring_more
    return numbers.water_extra if distance < reach else 0


def blast_points(numbers: Numbers, arms: Arms, distance: int, in_water: bool, sheltered: bool) -> int:
    """Return the lethal points of a blast so many dots away. Rules: IN.EXP.3, IN.INC.4 to IN.INC.7, IN.WAT.6."""
    if sheltered or not goes_off(arms):
        return 0
    return ring_points(arms, distance) + (water_points(numbers, arms, distance) if in_water else 0)


def ignites(numbers: Numbers, arms: Arms, distance: int, in_water: bool, sheltered: bool) -> bool:
    """Return whether a dot so many dots away catches fire. Rules: IN.INC.7, IN.GAP.24."""
    if filling_of(arms) != Filling.INCENDIARY or sheltered or distance >= arms.rings:
        return False
    return not in_water or numbers.fire_on_water == 1


def scatters(numbers: Numbers, type: int) -> bool:
    """Return whether a miss of such a weapon lands elsewhere. Rules: IN.EXP.11, IN.INC.12, IN.GAP.12."""
    return type != WeaponKind.INCENDIARY or numbers.incendiary_miss == Miss.SCATTERS


def lands_on_a_miss(numbers: Numbers, type: int) -> bool:
    """Return whether a miss of such a weapon goes off at all. Rules: IN.INC.12, IN.GAP.12."""
    return scatters(numbers, type) or numbers.incendiary_miss == Miss.LANDS_ANYWAY


def scatter_dots(numbers: Numbers, target: int, roll: int) -> int:
    """Return how many dots away a miss lands. Rule: IN.GAP.18."""
    return max(numbers.scatter_least, min(numbers.scatter_most, target - roll))


def scatter_column(direction: int) -> int:
    """Return the step to the east of a direction of a D8: 1 is north, and so on clockwise. Rule: IN.GAP.18."""
    if direction == 1 or direction == 5:
        return 0
    return 1 if direction < 5 else -1


def scatter_row(direction: int) -> int:
    """Return the step to the north of a direction of a D8. Rule: IN.GAP.18."""
    if direction == 3 or direction == 7:
        return 0
    return -1 if 3 < direction < 7 else 1


def structure_points(numbers: Numbers, arms: Arms, distance: int) -> int:
    """Return what a dot of a structure suffers so many dots away. Rules: IN.LRG.1, IN.BRC.2, IN.GAP.26, IN.GAP.27."""
    bit: int = 1 << type_of_filling(filling_of(arms))
    return ring_points(arms, distance) if goes_off(arms) and numbers.structure_types & bit else 0


def breach_needs(numbers: Numbers, toughness: int) -> int:
    """Return the damage on one dot that breaches it. Rules: IN.BRC.1, IN.BRC.2, IN.BRC.5, IN.GAP.27."""
    return numbers.toughness[toughness] + (0 if numbers.breached_by_as_much else 1)


def place_of(across: int, up: int) -> int:
    """Return the number in an area of the dot so far east and north of the middle."""
    return (up + AREA_MIDDLE) * AREA_SIDE + across + AREA_MIDDLE


def fill_smoke(numbers: Numbers, area: Area, radius: int) -> int:
    """Fill the dots that smoke reaches within a radius; return how many. Rules: IN.SMK.3, IN.SMK.5, IN.SMK.6."""
    for place in range(AREA_SIDE * AREA_SIDE):
        area.filled[place] = 0
    if area.wall[place_of(0, 0)] and not numbers.smoke_on_wall:
        return 0
    area.filled[place_of(0, 0)] = 1
    found: int = 1
    more: int = 1
    while more:
        more = spread_smoke(area, radius)
        found += more
    return found


def spread_smoke(area: Area, radius: int) -> int:
    """Fill the dots beside filled ones within a radius; return how many are new. Rule: IN.SMK.6."""
    new: int = 0
    for up in range(-radius, radius + 1):
        for across in range(-radius, radius + 1):
            place: int = place_of(across, up)
            if not area.filled[place] and not area.wall[place] and is_beside_smoke(area, across, up):
                area.filled[place] = 1
                new += 1
    return new


def is_beside_smoke(area: Area, across: int, up: int) -> bool:
    """Return whether one of the eight dots around is filled."""
    for row in range(max(-AREA_MIDDLE, up - 1), min(AREA_MIDDLE, up + 1) + 1):
        for column in range(max(-AREA_MIDDLE, across - 1), min(AREA_MIDDLE, across + 1) + 1):
            if area.filled[place_of(column, row)]:
                return True
    return False


def smoke_gone_turn(numbers: Numbers, landed_turn: int) -> int:
    """Return the game turn at whose start smoke is gone; two turns of sides are one. Rules: IN.SMK.7, IN.GAP.13."""
    return landed_turn + ((numbers.smoke_turns + 1) // 2 if numbers.smoke_side_turns else numbers.smoke_turns)
