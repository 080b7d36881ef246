"""What battles of infantry look like from outside, and who sits there."""

from dataclasses import replace
from typing import Final

from engine.battles.forms import BattleForm, Fact
from schemas.models.infantry.words import Seat

SEATS: Final = tuple(seat.value for seat in Seat)
FORM: Final = BattleForm(
    seats=SEATS,
    facts=(
        Fact("scenario", "word"),
        Fact("ending", "word"),
        Fact("first", "word"),
        Fact("squad", "card", "squad", follows="force"),
        Fact("left", "count_by_seat"),
        Fact("dead", "count_by_seat"),
        Fact("shots", "count_by_seat"),
        Fact("hits", "count_by_seat"),
    ),
    mirroring="kept",
    scenario_maps=True,
    force="squad",
    score="PV destroyed",
    turns="turns",
)
"""The sides are roles: a scenario says who begins where."""

MEETING_FORM: Final = replace(FORM, mirroring="rotated")
"""Without a scenario two squads meet on equal terms, so each comes from either edge as often."""
