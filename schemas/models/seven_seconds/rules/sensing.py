"""Passive sensors and the Target action."""

from typing import Literal

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Counters, Dice, Inches


class PassiveRules(Part):
    """Passive sensors."""

    radius_in: Inches = parameter(
        6.0, "7S.PASS.1 7S.PASS.4 7S.PASS.7 7S.OBJ.9 7S.BLIP.11", "Reach of passive sensors, in inches."
    )
    counters: Counters = parameter(1, "7S.PASS.1 7S.PASS.2", "Target counters that mover and enemy each receive.")
    objective_counters: Counters = parameter(1, "7S.PASS.8 7S.OBJ.9", "Target counters an objective in reach receives.")
    moving_blip_units_count: Literal["each", "once"] = parameter(
        "each", "7S.GAP.37", "Whether each unit of a moving blip counts as a mover, or both count as one."
    )
    deep_heavy_blocks: bool = parameter(
        False, "7S.GAP.38 7S.PASS.7", "Whether heavy cover too deep to target through blocks passive sensors."
    )
    objective_counters_from: Literal["any", "attacker", "defender"] = parameter(
        "any", "7S.GAP.39 7S.OBJ.9", "Whose units put passive counters on objectives."
    )
    test: Literal["final_position", "whole_path"] = parameter(
        "final_position",
        "7S.GAP.106 7S.PASS.1",
        "Where passive sensors are tested: at the end of the movement or all along it.",
    )
    reveals: Literal["enemy_blips", "all_blips"] = parameter(
        "enemy_blips", "7S.GAP.117 7S.PASS.4", "Blips that passive sensors turn over."
    )


class TargetRules(Part):
    """The Target action."""

    own_counters_per_die: Counters = parameter(
        1, "7S.TGT.3 7S.ACT.9", "Target counters the unit takes for each die rolled."
    )
    off_arc_multiplier: int = parameter(
        2, "7S.GAP.43 7S.TGT.8", "What the cost is multiplied by outside the arc.", ge=1, le=10
    )
    ground_points: bool = parameter(True, "7S.GAP.44 7S.TGT.4", "Whether spots of ground may be given target counters.")
    objective_by: Literal["any", "attacker", "defender"] = parameter(
        "any", "7S.GAP.104 7S.OBJ.6", "Who may target objectives."
    )
    intervening_charge: Literal["once_per_target", "per_payment"] = parameter(
        "once_per_target",
        "7S.GAP.107 7S.TGT.13",
        "How often cover in between swallows counters when one target is paid for twice.",
    )
    blip_cost_basis: Literal["blip_position", "unit_position"] = parameter(
        "blip_position", "7S.GAP.109", "Place whose range and cover set the price of counters on a blip."
    )
    min_dice: Dice = parameter(1, "7S.GAP.118 7S.TGT.2", "Fewest dice of a Target action.")
