"""Moving: Move, Run and Charge, units that go together, and Blink."""

from typing import Literal

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.survive.rules.measures import Inches, Share


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
