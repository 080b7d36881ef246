"""Who may be hit beside the target of an attack. Rules: BS.SPL.1 to BS.SPL.3, BS.GAP.64."""

from engine.games.battlesuit.kernel.numbers.attack_record import Aim
from engine.games.battlesuit.kernel.rules_record import Numbers
from engine.kernel.hexes import hex_steps


def is_spilled_on(numbers: Numbers, aim: Aim) -> bool:
    """Return whether the other soldier, friend or enemy, is next to the target, and no attacker who is exempt."""
    exempt: bool = not numbers.spills_on_attacker and aim.other_x == aim.x and aim.other_y == aim.y
    return not exempt and hex_steps(aim.target_x, aim.target_y, aim.other_x, aim.other_y) == 1
