"""To-hit numbers: the highest roll that hits; -1 where there is none."""

from engine.games.survive.kernel.codes import NEVER, Formula
from engine.games.survive.kernel.rules_record import Numbers


def number_to_hit(numbers: Numbers, skill: int, difficulty: int, modifier: int) -> int:
    """Return the number of a skill with a weapon; `modifier` is the sum of what passes.

    Rules: SV.SHT.4 to SV.SHT.6, SV.FCH.4, SV.HOUSE.1, SV.GAP.5, SV.GAP.48.
    """
    if numbers.modifier_before_formula:
        return within_limits(numbers, base_number(numbers, skill + modifier, difficulty))
    return within_limits(numbers, base_number(numbers, skill, difficulty) + modifier)


def base_number(numbers: Numbers, skill: int, difficulty: int) -> int:
    """Return the number before modifiers and limits. Rules: SV.HOUSE.1, SV.GAP.5."""
    shortfall: int = max(0, difficulty - skill)
    if shortfall == 0:
        return skill + (numbers.campaign_bonus if numbers.campaign else 0)
    if numbers.formula == Formula.SKILL_ONLY:
        return skill
    return skill - (1 if numbers.formula == Formula.FLAT else shortfall)


def within_limits(numbers: Numbers, number: int) -> int:
    """Return a number within the limits: a 1 always hits, a 10 always misses. Rule: SV.GAP.5."""
    return max(numbers.least_number, min(numbers.most_number, number))


def control_number(numbers: Numbers, kind: int, ranged: bool, modifier: int) -> int:
    """Return the flat number of a control unit, -1 if it cannot attack so. Rules: SV.CTL.7 to SV.CTL.9."""
    number: int = numbers.control_ranged[kind] if ranged else numbers.control_close[kind]
    return NEVER if number == NEVER else within_limits(numbers, number + modifier)


def hits(number: int, roll: int) -> bool:
    """Return whether a roll hits. Rule: SV.HOUSE.1."""
    return roll <= number
