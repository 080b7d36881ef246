"""What units do in a turn: activations and blips, moving, and sensing."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.seven_seconds.rules.measures import Counters, Dice, Inches, UnitTypes

Actions = Annotated[int, Field(ge=1, le=4)]


class ActivationRules(Part):
    """How many units act in a turn, and how often."""

    trooper_actions: Actions = parameter(2, "7S.ACT.2 7S.UNIT.1", "Actions of an activated trooper.")
    drone_actions: Actions = parameter(1, "7S.ACT.2 7S.UNIT.7", "Actions of an activated drone.")
    blip_actions: Actions = parameter(1, "7S.ACT.2 7S.UNIT.12", "Actions of an activated blip.")
    extra_blips: int = parameter(
        3, "7S.GAP.25 7S.ACT.4", "Blips that may be activated besides the normal activation.", ge=0, le=16
    )
    extra_blips_scope: Literal["turn", "unit"] = parameter(
        "turn", "7S.GAP.25 7S.ACT.4", "Whether `extra_blips` are for the whole turn or for each activated unit."
    )
    multi_two_at_ratio: int = parameter(
        2, "7S.ACT.6", "Two activations from this many times the opponent's units with counters.", ge=1, le=99
    )
    multi_three_at_ratio: int = parameter(
        3, "7S.ACT.7", "Three activations from this many times the opponent's units with counters.", ge=1, le=99
    )
    multi_counts_blips: bool = parameter(True, "7S.GAP.26 7S.ACT.6", "Whether blips count for multiple activations.")
    multi_zero_opponent: int = parameter(
        3, "7S.GAP.26", "Ratio that counts when the opponent has no activation counters left.", ge=1, le=99
    )
    end_on_consecutive_passes: int = parameter(
        2, "7S.GAP.27 7S.SEQ.7", "Passes in a row that end the action phase.", ge=1, le=4
    )


class BlipRules(Part):
    """Hidden units."""

    legal_actions: Annotated[tuple[Literal["move", "jump"], ...], Field(strict=False)] = parameter(
        ("move",), "7S.GAP.28 7S.ACT.10", "Actions open to a blip."
    )
    reveal_inherits_activation: bool = parameter(
        True, "7S.GAP.29", "Whether revealed units take over the blip's activation counter."
    )
    voluntary_reveal_windows: Annotated[
        tuple[Literal["own_turn", "enemy_turn", "before_countermeasures"], ...], Field(strict=False)
    ] = parameter(
        ("own_turn", "enemy_turn", "before_countermeasures"),
        "7S.GAP.30 7S.BLIP.1",
        "When the owner may turn a blip over.",
    )
    pair_uses_activations: int = parameter(
        1, "7S.GAP.105 7S.BLIP.2", "Activations of the turn that a blip of two units uses.", ge=1, le=2
    )


class RevealRules(Part):
    """Where and how revealed units stand."""

    facing: Literal["owner_choice", "enemy_edge"] = parameter(
        "owner_choice",
        "7S.GAP.31",
        "Facing of a revealed trooper: as its owner likes, or towards the enemy's table edge.",
    )
    placement: Literal["nearest_touching", "blip_centre"] = parameter(
        "nearest_touching",
        "7S.GAP.31 7S.BLIP.3",
        "Where the first revealed unit stands: anywhere touching the blip, or on the blip's very spot.",
    )


class MoveRules(Part):
    """The Move action."""

    move_in: Inches = parameter(6.0, "7S.MOVE.1 7S.UNIT.12", "How far troopers, drones and blips move, in inches.")
    hindering_cost: float = parameter(
        2.0, "7S.MOVE.7", "Inches of allowance that one inch in hindering terrain uses.", ge=1, le=12
    )
    facing: Literal["last_leg", "free"] = parameter(
        "last_leg",
        "7S.GAP.32 7S.MOVE.6",
        "Facing of a trooper after a move: along the last leg of its path, or as it likes.",
    )
    zero_move: Literal["free_facing", "keep_facing"] = parameter(
        "free_facing", "7S.GAP.32", "What a move of 0 inches does to the facing."
    )
    removal_rounding: Literal["floor", "nearest", "ceil"] = parameter(
        "floor", "7S.GAP.33 7S.MOVE.2 7S.JUMP.3", "How inches are rounded where they limit the target counters removed."
    )
    leave_table: bool = parameter(False, "7S.GAP.111", "Whether units may move or jump off the table, out of the game.")


class JumpRules(Part):
    """The Jump action."""

    jump_in: Inches = parameter(9.0, "7S.JUMP.1", "How far a jump carries, in inches.")
    own_counters: Counters = parameter(1, "7S.JUMP.3 7S.ACT.9", "Target counters a jump puts on the jumper.")
    legal_units: UnitTypes = parameter(
        ("scout", "basic_drone", "kamikaze_drone", "haywire_drone", "recce_drone"),
        "7S.GAP.34 7S.JUMP.2",
        "Units that may jump.",
    )
    over_units: bool = parameter(True, "7S.GAP.35", "Whether a jump may pass over units.")
    land_impassable: bool = parameter(False, "7S.GAP.35", "Whether a jump may end in terrain impassable to the unit.")


class ScrambleRules(Part):
    """The Scramble action."""

    own_counters: Counters = parameter(0, "7S.SCR.1 7S.ACT.9", "Target counters a scramble puts on the unit.")
    max_target_counters: Counters = parameter(0, "7S.SCR.1", "Most target counters a unit may hold to scramble.")
    blips: int = parameter(3, "7S.SCR.2 7S.SCR.3", "Blips that replace the unit, its own one included.", ge=1, le=16)
    new_blips_activated: bool = parameter(
        False, "7S.GAP.70", "Whether the new blips have activation counters this round."
    )
    ends_activation: bool = parameter(True, "7S.GAP.70", "Whether a scramble forfeits the unit's remaining action.")
    keep_damage: bool = parameter(True, "7S.GAP.71", "Whether a damaged suit stays damaged through a scramble.")


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
