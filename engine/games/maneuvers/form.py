"""What fights look like from outside: two squads, and no map but a row of locations."""

from dataclasses import replace
from typing import Final

from engine.battles.forms import BattleForm, Fact
from schemas.models.maneuvers.words import Place

SEATS: Final = tuple(place.value for place in Place)
FORM: Final = BattleForm(
    seats=SEATS,
    facts=(
        Fact("fight", "word"),
        Fact("ending", "word"),
        Fact("first_to_act", "word"),
        Fact("order", "card", several="Places in the order"),
        Fact("winner_edge", "count"),
        Fact("actions", "count_by_seat"),
        Fact("rewards", "count_by_seat"),
        Fact("left", "count_by_seat"),
        Fact("checks", "count_by_seat"),
        Fact("wounded", "count_by_seat"),
        Fact("out_of_action", "count_by_seat"),
        Fact("killed", "count_by_seat"),
        Fact("maneuvers", "uses"),
    ),
    has_map=False,
    force="squad",
    score="total",
    turns="rounds",
)
"""First to act is the squad of who acted first; rates can be shown by whether a squad was `first` or `later`."""

FIGHT_FORM: Final = replace(FORM, mirroring="kept")
"""In a fight of the pack the sides are roles: it says who begins where, and with which total."""
