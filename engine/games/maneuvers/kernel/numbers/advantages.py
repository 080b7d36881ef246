"""Advantages that come from the states of somebody, and how many of them help."""

from engine.games.maneuvers.kernel.numbers.records import Numbers


def state_advantages(numbers: Numbers, flagged: bool, exposed: bool) -> int:
    """Return the advantages against a target that is flagged for the actor, or exposed to them.

    `exposed` counts for a Maneuver that the exposure waives something for. Rules: MN.FLG.2, MN.COV.3.
    """
    for_flag: int = numbers.flag_advantage if flagged else 0
    return for_flag + (numbers.exposed_advantage if exposed else 0)


def state_disadvantages(numbers: Numbers, direct_attack: bool, hidden: bool) -> int:
    """Return the disadvantages of a Maneuver against a target that hides. Rules: MN.COV.2, MN.GAP.9, MN.GAP.11."""
    return numbers.hidden_disadvantage if direct_attack and hidden else 0


def check_advantages(numbers: Numbers, aids: int) -> int:
    """Return the advantages that so many aids give to somebody's checks. Rules: MN.AID.2, MN.GAP.16."""
    return aids if numbers.aid_stacks else min(1, aids)
