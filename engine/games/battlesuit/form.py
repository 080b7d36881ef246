"""What battles of Battlesuit look like from outside, and who sits there."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.battles.forms import BattleForm, Fact
from schemas.models.battlesuit.scenario import Level

SIDES: Final = ("red", "blue")
FORM: Final = BattleForm(
    seats=SIDES,
    facts=(
        Fact("scenario", "word"),
        Fact("ending", "word"),
        Fact("force", "card", "force", follows="force"),
        Fact("lost", "count_by_seat"),
        Fact("down", "count_by_seat"),
    ),
    mirroring="kept",
    scenario_maps=True,
    score="vp",
    turns="turns",
)
"""The sides are roles: a scenario says which force is red's, and where it comes from."""

MEETING_FORM: Final = replace(FORM, mirroring="rotated")
"""Without a scenario two forces meet on equal terms, so each comes from either edge as often."""


DRAW = "draw"


def level_of(levels: Sequence[Level], lead: int) -> str | None:
    """Return the highest level that a lead reaches, DRAW below the least; None without levels, where any lead wins."""
    if not levels:
        return None if lead else DRAW
    reached = [level.level.value for level in levels if lead >= level.lead_vp]
    return reached[-1] if reached else DRAW
