"""Whatever a battle of SURVIVE remembers from one activation to the next lies on the table."""

from typing import Final

import pytest

from engine.games.survive.kernel.records import Battle
from exporters.drawing.display_list import strings
from exporters.imposition.pieces import Piece
from schemas.packs.packs import Pack
from tests.exporters.games.printing import job_of, product

COUNTED: Final = {
    "turn": "template/turn_track",
    "play_order": "counter/order_1",
    "initiative": "counter/order_1",
    "first_player": "counter/order_1",
    "status": "counter/dazed",
    "red": "counter/red",
    "activated": "counter/activated",
    "holding": "counter/hold",
    "shots_left": "counter/hold",
    "hold_slot": "counter/hold",
    "in_hand": "counter/slung",
    "ready_in": "counter/slung",
    "jammed_in": "counter/jam",
    "gun_jammed_in": "counter/jam",
    "key_state": "counter/keychip",
    "key_piece": "counter/keychip",
    "key_x_mil": "counter/keychip",
    "key_y_mil": "counter/keychip",
    "soulchips": "counter/soulchip",
    "first_fatality": "counter/first_down",
}
"""The piece that shows a state. A Mob is done when all of its units lie beside a counter `activated`.

What a weapon has left is no state: an Ammo Roll jams it or does not (SV.AMM.1, SV.AMM.2).
"""
SEEN: Final = {"mob", "kind", "x_mil", "y_mil", "facing_x", "facing_y", "lifted"}
"""What the bases themselves show: whose they are, where they stand and look, whether they are off the table."""
SCORED: Final = frozenset(
    {
        "over",
        "winner",
        "ending",
        "phases",
        "pulses",
        "levels_up",
        "lost",
        "reds",
        "kills",
        "control_kills",
    }
)
"""How the battle ends and what it comes to; nothing is decided by it before."""
OF_A_MOMENT: Final = frozenset(
    {
        "tied",
        "runs",
        "to_x_mil",
        "to_y_mil",
        "blade",
        "run_hits",
        "run_upon",
        "run_misses",
        "falls",
        "fought_from",
        "pair_hits",
        "pair_misses",
        "pair_struck",
        "chain",
        "teamed",
        "tap_piece",
        "tap_target",
        "tap_falls",
        "tap_power",
        "tap_met",
        "planned_action",
        "planned_target",
        "listed",
        "caught",
        "rising",
        "risen",
    }
)
"""What lasts no longer than an activation, a fight or a pulse, in which nobody puts anything down."""


@pytest.fixture(scope="module")
def pieces(survive: Pack) -> dict[str, Piece]:
    """What is cut out of the counters and the templates of the shipped pack."""
    return product("counters", job_of(survive)) | product("templates", job_of(survive))


def test_every_state_of_a_battle_is_accounted_for() -> None:
    """Once each; a state that is new to the battle is missing here until somebody says how it lies on the table."""
    told = [*COUNTED, *SEEN, *SCORED, *OF_A_MOMENT]

    assert sorted(told) == sorted(Battle.__annotations__)


@pytest.mark.parametrize("state", COUNTED)
def test_a_state_that_lasts_has_something_to_show_it(pieces: dict[str, Piece], state: str) -> None:
    """In the sheets of the kit."""
    assert pieces[COUNTED[state]].copies >= 1


@pytest.mark.parametrize(
    ("key", "front", "back"),
    [
        ("counter/dazed", ("DAZED",), ("DISABLED",)),
        ("counter/hold", ("HOLD",), ("FIRED ONCE",)),
        ("counter/jam", ("JAM",), ("LAST TURN",)),
        ("counter/slung", ("SLUNG",), ("DRAWN",)),
        ("counter/first_down", ("FIRST DOWN",), ()),
        ("counter/order_2", ("2", "PLAYS 2"), ()),
    ],
)
def test_a_counter_that_is_turned_over_says_so(
    pieces: dict[str, Piece], key: str, front: tuple[str, ...], back: tuple[str, ...]
) -> None:
    """The first of two shots of a Hold, a jam of the turn before, a weapon drawn for the next turn.

    Rules: SV.MOV.8, SV.REC.2, SV.AMM.3, SV.EFF.2, SV.RED.7.
    """
    other = pieces[key].back
    assert strings(pieces[key].front) == front
    assert (() if other is None else strings(other)) == back
