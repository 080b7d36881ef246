"""What battles of Battlesuit look like from outside, and who sits there."""

from typing import Final

from engine.battles.forms import BattleForm, Fact

SIDES: Final = ("red", "blue")
FORM: Final = BattleForm(
    seats=SIDES,
    facts=(
        Fact("scenario", "word"),
        Fact("ending", "word"),
        Fact("lost", "count_by_seat"),
        Fact("down", "count_by_seat"),
    ),
    mirroring="kept",
    scenario_maps=True,
    score="vp",
    turns="turns",
)
"""The sides are roles: a scenario says which force is red's, and where it comes from."""
