"""Action points: the row of the card, armour, experience, and how many of them go into movement."""

from engine.games.infantry.kernel.numbers.records import Numbers


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
