"""The end of a battle: rounds, withdrawal and victory."""

from typing import Literal

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import VictoryPoints


class EndRules(Part):
    """When a battle ends, and in what state."""

    max_rounds: int = parameter(12, "7S.GAP.98", "Rounds after which both players agree to stop.", ge=1, le=100)
    no_troopers_either_side: Literal["contested", "defender"] = parameter(
        "contested", "7S.GAP.88 7S.END.2", "Who controls a table on which nobody has troopers left."
    )
    attacker_choice: Literal["per_objective", "one_for_all"] = parameter(
        "per_objective",
        "7S.GAP.91 7S.END.8",
        "Whether an attacker in control chooses each objective's state, or one for all.",
    )
    inspected_counters: int = parameter(
        10, "7S.END.8 7S.GAP.41", "Target counters on an objective the attacker chooses to inspect.", ge=1, le=99
    )


class WithdrawRules(Part):
    """Leaving a battle."""

    timing: Literal["end_of_round", "never"] = parameter(
        "end_of_round", "7S.GAP.89 7S.END.1", "When a player may announce a withdrawal."
    )
    both: Literal["agreement", "initiative_holder"] = parameter(
        "agreement",
        "7S.GAP.89",
        "What both announcing it means: the game ends by agreement, or the initiative holder's one counts.",
    )
    units_survive: bool = parameter(True, "7S.GAP.90", "Whether units that withdraw count as surviving.")
    pursuit_rounds: int = parameter(1, "7S.END.4", "Rounds a pursuit lasts.", ge=1, le=10)


class VictoryRules(Part):
    """Leads in victory points, and what they are called."""

    draw_at: VictoryPoints = parameter(0, "7S.GAP.92", "A lead of this or less is a draw.")
    marginal_from: VictoryPoints = parameter(1, "7S.WIN.1", "Lead from which a victory is marginal.")
    normal_from: VictoryPoints = parameter(6, "7S.WIN.2", "Lead from which a victory is normal.")
    decisive_from: VictoryPoints = parameter(20, "7S.WIN.3", "Lead from which a victory is decisive.")
