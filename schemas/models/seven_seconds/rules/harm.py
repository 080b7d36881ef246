"""Damaged suits and stunned troopers."""

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Counters, Faces


class DamageRules(Part):
    """Damaged suits."""

    fails_on: Faces = parameter((5, 6), "7S.DMG.1", "Faces on which a damaged suit loses its action.")
    failed_action_spent: bool = parameter(True, "7S.GAP.86 7S.DMG.1", "Whether the lost action is used up.")
    failed_action_counter: Counters = parameter(0, "7S.GAP.86", "Target counters a lost action puts on the unit.")
    repair_resets: bool = parameter(
        True, "7S.GAP.116 7S.DMG.3", "Whether a repaired suit is as new, so that its next damage is its first."
    )


class StunRules(Part):
    """Stunned troopers."""

    recovers_on: Faces = parameter((1, 2), "7S.DMG.4", "Faces on which a stunned trooper wakes.")
    stacks: bool = parameter(False, "7S.GAP.87", "Whether a second stun has to be slept off as well.")
    command_gives_full_activation: bool = parameter(
        True, "7S.GAP.108 7S.CMD.5 7S.DMG.5", "Whether a stunned trooper woken by a command may act at once."
    )
