"""Moves, jumps and scrambles."""

from typing import Literal

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Counters, Inches, UnitTypes


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
