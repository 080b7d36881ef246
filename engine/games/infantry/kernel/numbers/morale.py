"""Morale checks: who makes them, and what two dice have to reach."""

from engine.games.infantry.kernel.numbers.records import Numbers


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
