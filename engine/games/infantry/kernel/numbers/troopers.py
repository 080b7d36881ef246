"""What becomes of troopers: damage on the cells of a card, the armour over them, and morale."""

from engine.games.infantry.kernel.numbers.codes import NEVER, NO_ARMOR, Mark
from engine.games.infantry.kernel.numbers.records import Marks, Numbers


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
