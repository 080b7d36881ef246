"""Aiming: points to turn, and who is hit by spillover.

Rules: BS.FAC.1 to BS.FAC.3, BS.GAP.92, BS.SPL.1 to BS.SPL.3, BS.GAP.64.

Directions are numbers, clockwise from north; any number is one, six more the same.
"""

from engine.games.battlesuit.kernel.codes import DIRECTIONS, WIDE_ARC
from engine.games.battlesuit.kernel.numbers.attack_record import Aim
from engine.games.battlesuit.kernel.rules_record import Numbers
from engine.kernel.hexes import hex_steps


def step_x(way: int) -> int:
    """Return how far to the east a step in a direction leads. Rule: BS.MAP.12."""
    if way % 3 == 0:
        return 0
    return 1 if way % DIRECTIONS < 3 else -1


def step_y(way: int) -> int:
    """Return how many half rows to the south a step in a direction leads. Rule: BS.MAP.12."""
    length: int = 2 if way % 3 == 0 else 1
    return length if 2 <= way % DIRECTIONS <= 4 else -length


def is_in_arc(numbers: Numbers, x: int, y: int, faces: int) -> bool:
    """Return whether the way (x, y) lies in the front arc; its boundaries belong to it. Rules: BS.FAC.1, BS.GAP.92.

    A wide arc is bounded by the points next to the faced one, a narrow one by the lines halfway to them.
    """
    halfway: int = 1 if numbers.facing_arc_degrees < WIDE_ARC else 0
    left_x: int = step_x(faces - 1) + halfway * step_x(faces)
    left_y: int = step_y(faces - 1) + halfway * step_y(faces)
    right_x: int = step_x(faces + 1) + halfway * step_x(faces)
    right_y: int = step_y(faces + 1) + halfway * step_y(faces)
    return left_x * y - left_y * x >= 0 and x * right_y - y * right_x >= 0


def turns_to(numbers: Numbers, x: int, y: int, faces: int) -> int:
    """Return the fewest points to turn one way until the way (x, y) lies in the front arc. Rule: BS.FAC.2."""
    turns: int = 0
    while turns < 3 and not is_in_arc(numbers, x, y, faces + turns) and not is_in_arc(numbers, x, y, faces - turns):
        turns += 1
    return turns


def is_spilled_on(numbers: Numbers, aim: Aim) -> bool:
    """Return whether the other soldier, friend or enemy, is next to the target, and no attacker who is exempt."""
    exempt: bool = not numbers.spills_on_attacker and aim.other_x == aim.x and aim.other_y == aim.y
    return not exempt and hex_steps(aim.target_x, aim.target_y, aim.other_x, aim.other_y) == 1
