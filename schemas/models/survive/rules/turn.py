"""The turn: who acts in it, how teams move, and who has won."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.survive.rules.board import Inches, Share, Shots
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


class MovementRules(Part):
    """How far a unit goes."""

    base_in: Inches = parameter(12.0, "SV.MOV.1", "Inches of a Move, before the weight of all weapons is taken off.")
    stamina_in: Inches = parameter(1.0, "SV.MOV.3", "Inches that each point of Stamina adds to a Run.")
    charge_in: Inches = parameter(3.0, "SV.MOV.5", "Inches a Charge is longer than a Run.")
    charge_straight: bool = parameter(True, "SV.GAP.39", "Whether a Charge is a straight line.")
    dazed_in: Inches = parameter(2.0, "SV.DAZ.2", "Most inches that a Dazed or Disabled unit shuffles.")
    follow_on_share: Share = parameter(
        0.5, "SV.RES.5", "Share of its Move that the winner of a fight may follow on, rounded up to whole inches."
    )


class TeamRules(Part):
    """Units that are activated together."""

    double_team_in: Inches = parameter(6.0, "SV.MOV.9 SV.GAP.28", "Most inches between the two of a Double Team.")
    double_team_same_kind: bool = parameter(
        True, "SV.GAP.28", "Whether both of a Double Team make the same kind of movement."
    )
    mob_run_in: Inches = parameter(2.0, "SV.MOV.12", "Most inches between neighbours of a Mob Run.")
    mob_run_coherency: Literal["chain", "all_pairs"] = parameter(
        "chain", "SV.GAP.38 SV.MOV.12", "Whether a Mob Run keeps together as a chain, or every two of it do."
    )


class BlinkRules(Part):
    """Blink."""

    cell: Literal["centre", "far_edge"] = parameter(
        "centre", "SV.GAP.18 SV.MOV.14", "Where in its tenth of a table edge a die points."
    )
    single_unit: bool = parameter(True, "SV.GAP.18 SV.MOV.13", "Whether a unit may Blink by itself.")
    in_enemy_contact: bool = parameter(False, "SV.GAP.18", "Whether a unit in contact with an enemy may Blink.")
    may_shoot: bool = parameter(False, "SV.GAP.18", "Whether units that Blink may shoot in that phase.")


class KeyChipRules(Part):
    """The KeyChip of the Prime CU."""

    pickup: Literal["base_contact", "activation"] = parameter(
        "base_contact", "SV.GAP.33 SV.VIC.1", "How it is taken: by touching it, or by a whole activation in contact."
    )
    drop_on_daze: bool = parameter(False, "SV.GAP.33", "Whether a Dazed carrier drops it.")


class VictoryRules(Part):
    """The end of a level."""

    last_turn_test: Literal["before_recovery", "after_recovery"] = parameter(
        "before_recovery", "SV.GAP.40 SV.VIC.3", "Whether the last turn is judged before its Recovery Phase, or after."
    )
    last_turn_measure: Literal["keychip", "spire"] = parameter(
        "keychip", "SV.GAP.2 SV.VIC.3", "What the closest unit of the last turn is measured to."
    )
    nobody_active: Literal["control_wins", "draw"] = parameter(
        "control_wins", "SV.GAP.2", "Who wins when no unit is active at the end."
    )
    all_dead: Literal["control_wins", "draw"] = parameter(
        "control_wins", "SV.GAP.42 SV.VIC.2", "Who wins when no Mob has anyone left."
    )
    tie: Literal["dice_off", "draw"] = parameter("dice_off", "SV.VIC.4", "How a tie at the end is settled.")
