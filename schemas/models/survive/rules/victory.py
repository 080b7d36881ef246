"""How a level is won, and what is done with the KeyChip."""

from typing import Literal

from schemas.base import Part
from schemas.models.parameter import parameter


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
