"""The game, its turns, and units that hold."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.survive.rules.measures import Shots
from schemas.models.survive.words import Mode

Players = Annotated[int, Field(ge=1, le=9)]


class GameRules(Part):
    """The game as a whole."""

    mode: Mode = parameter(Mode.LEVEL, "SV.GAP.6 SV.GAM.1", "A game by itself, or one of linked levels.", strict=False)
    players_least: Players = parameter(2, "SV.GAP.8 SV.GAP.41", "Fewest players of a level.")
    players_most: Players = parameter(4, "SV.GAP.8 SV.GAP.41", "Most players of a level.")
    turns_per_player: Annotated[int, Field(ge=1, le=9)] = parameter(1, "SV.GAM.1", "Turns of the game for each player.")


class TurnRules(Part):
    """The turn sequence."""

    initiative: Literal["highest", "lowest"] = parameter(
        "highest", "SV.GAP.27 SV.SEQ.2", "Which initiative roll wins the first activity phase."
    )
    initiative_tie: Literal["reroll", "seating"] = parameter(
        "reroll", "SV.GAP.27", "How a tie for initiative is settled: thrown again, or by the order of seats."
    )
    units_per_phase: Annotated[int, Field(ge=1, le=9)] = parameter(
        1, "SV.GAP.28 SV.SEQ.3", "Units a phase activates, unless they act as a group."
    )
    pulses_per_phase: Annotated[int, Field(ge=0, le=9)] = parameter(
        1, "SV.SEQ.4 SV.SEQ.6", "Control Activation Pulses after each activity phase."
    )


class HoldRules(Part):
    """Units that hold."""

    shots: Shots = parameter(2, "SV.MOV.8", "Shots of a unit that holds, all with one weapon.")
    interrupt: bool = parameter(
        True, "SV.GAP.26 SV.MOV.8", "Whether it may shoot before or after any action of others; else in its own phase."
    )
    counts_as_activated: bool = parameter(
        True, "SV.GAP.26 SV.SEQ.1", "Whether a unit that holds is not activated in a phase any more."
    )
    second_shot_after_jam: bool = parameter(
        False, "SV.GAP.50", "Whether it has its second shot although the first one jammed the weapon."
    )
