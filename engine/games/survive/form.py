"""What battles of SURVIVE look like from outside: a Mob at each corner, and Control, which nobody plays."""

from typing import Final

from engine.battles.forms import BattleForm, Fact
from schemas.models.survive.words import Corner

CORNERS: Final = tuple(Corner)
CONTROL_SIDE: Final = "control"
FORM: Final = BattleForm(
    seats=tuple(corner.value for corner in CORNERS),
    facts=(
        Fact("level", "word"),
        Fact("ending", "word"),
        Fact("first_player", "word"),
        Fact("corner", "card", several="Corners"),
        Fact("turn_1", "card", several="Order in turn 1"),
        Fact("pulses", "count"),
        Fact("units_lost", "count_by_seat"),
        Fact("went_red", "count_by_seat"),
        Fact("soulchips", "count_by_seat"),
        Fact("kills", "count_by_seat"),
        Fact("control_units_blinked_out", "count_by_seat"),
        Fact("levels_up", "count_by_seat"),
    ),
    neutral=CONTROL_SIDE,
    has_map=False,
    force="mob",
    score="survivors",
)
"""A level takes the first corners of its board; first player is who won the initiative of the first turn.

Rates can be shown by `corner`, and by whether a Mob went first in `turn_1` or later.
"""
