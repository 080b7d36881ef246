"""Rounds, activations and blips."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter

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
