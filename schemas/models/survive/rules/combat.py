"""Close combat: charges, strikes, and mobbing."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.survive.rules.measures import Modifier

Power = Annotated[int, Field(ge=0, le=99)]


class UnarmedRules(Part):
    """What a unit without a close-combat weapon strikes with."""

    power: Power = parameter(3, "SV.GAP.47", "Power of fists.")
    difficulty: Power = parameter(1, "SV.GAP.47", "Difficulty of fists.")


class CombatRules(Part):
    """Fights of two."""

    charge_grit: Modifier = parameter(1, "SV.FCH.1", "Added to the Grit of a charger.")
    grit_tie: Literal["charger", "target", "roll_off"] = parameter(
        "charger", "SV.GAP.15 SV.FCH.3", "Who strikes first at equal Grit."
    )
    automatic_strike: Literal["order", "hit"] = parameter(
        "order",
        "SV.GAP.14 SV.RCH.2 SV.RCH.4",
        "Whether an automatic strike is only made first, or hits without a roll.",
    )
    opening_complete: bool = parameter(
        True, "SV.GAP.13 SV.RES.1", "Whether the opening exchange is completed although somebody is Dazed."
    )
    dazed_reply_modifier: Modifier = parameter(
        -1, "SV.FCH.6 SV.DAZ.5 SV.RCH.6", "Added to the number of a strike by a Dazed unit in the opening."
    )
    run_bonus: Literal["cumulative", "flat"] = parameter(
        "cumulative", "SV.GAP.16 SV.RES.3", "Whether Power grows with every hit of a run, or once."
    )
    run_step: Modifier = parameter(1, "SV.RES.3 SV.MOB.2", "Power added by a hit that follows another.")
    strikes_most: Annotated[int, Field(ge=1, le=99)] = parameter(
        20, "SV.GAP.16 SV.RES.1", "Strikes after the opening, until a fight is broken off."
    )
    dazed_survivor_wins: bool = parameter(
        True, "SV.GAP.51", "Whether the only one alive after a fight wins it although it is Dazed."
    )
    unarmed: UnarmedRules = parameter(UnarmedRules, "SV.GAP.47", "Fists.")


class MobbingRules(Part):
    """Two who fight one."""

    miss_limit: Annotated[int, Field(ge=1, le=9)] = parameter(
        2, "SV.GAP.17 SV.MOB.3", "Misses after which the build-up of Power ends."
    )
    miss_scope: Literal["pair_total", "pair_running", "each"] = parameter(
        "pair_total", "SV.GAP.17", "Which misses count: of the pair in all, one after another, or of each by itself."
    )
    order: Annotated[
        tuple[Literal["rear", "front", "target"], ...], Field(strict=False, min_length=3, max_length=3)
    ] = parameter(("rear", "front", "target"), "SV.GAP.17", "Who strikes after whom in later rounds.")
    run_begins: Literal["first_hit", "first_strike"] = parameter(
        "first_hit", "SV.GAP.52", "Whether misses of the pair before its first hit count."
    )
