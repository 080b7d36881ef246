"""Whatever can become of a soldier in a battle of Battlesuit can be shown on a table: by a printed piece, or how."""

from pathlib import Path

import pytest

from engine.games.battlesuit.kernel.records import Soldiers
from exporters.components.base import PrintJob
from exporters.systems import products_of
from schemas.packs.packs import Pack, read_packs

SHOWN: dict[str, tuple[str, ...]] = {
    "dot": ("soldier_red_a", "soldier_blue_a", "police_red", "militia_blue", "drone_red_1"),
    "level": ("level_1", "level_6", "level_plus"),
    "storey": ("building_level_2",),
    "morale": ("shock_panic",),
    "complete": ("complete",),
    "reacted": ("complete",),
    "painted": ("painted", "painted_sniper"),
    "painted_more": ("painted", "painted_sniper"),
    "shut_down": ("shock_panic",),
    "box": ("soldier_red_a", "tracking_red_1"),
    "armed": ("drone_red_1",),
    "mine_state": ("mine_dummy", "mine_explosive", "mine_nuclear"),
    "mine_dot": ("mine_dummy", "mine_explosive", "mine_nuclear"),
}
"""The counters that show a state. Rules: BS.PCS.23 to BS.PCS.31, BS.RXN.5; a stealthy soldier lies on its back."""

SEEN: dict[str, str] = {
    "place": "a soldier off the map, or lost, has its counter beside it",
    "faces": "the counter is turned towards the point it faces (BS.FAC.1)",
    "hits": "boxes are crossed off on its card (BS.CARD.5)",
    "hidden": "written in the log for hidden set-up, with no counter on the map (BS.HID.1)",
    "stealth_from": "its tracking marker lies that many boxes ahead on the turn track (BS.STL.6)",
    "known": "the enemy has been shown its card",
    "known_hits": "the enemy has been shown its card",
    "known_turn": "the enemy has been shown its card",
    "lost_turn": "who is lost is counted when it happens",
    "lost_to": "who is lost is counted when it happens",
    "exit_edge": "who has left lies beside that edge",
    "sighted": "what was found along a line is found again as long as nobody has moved",
}
"""States that need no counter, and how a table has them."""

PASSING = {
    *("previous", "recovering", "painted_by", "jammed", "boosted", "bounced", "landing_mp", "left", "moved", "shots"),
    *("queried", "grouped", "entered", "unseen", "halted", "breached"),
}
"""What is over with an activation or a turn, before anybody could forget it."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    """Return the shipped pack."""
    return read_packs([Path("content/battlesuit")]).packs[0]


def names(pack: Pack, product: str) -> set[str]:
    return {piece.key.split("/")[1] for piece in products_of("battlesuit")[product].pieces(PrintJob.of(pack))}


def test_every_state_of_a_soldier_is_on_a_counter_or_needs_none() -> None:
    """A state that battles learn has to be found a place at the table as well."""
    known = [{*SHOWN}, {*SEEN}, PASSING]

    assert {*Soldiers.__annotations__} == set().union(*known)
    assert sum(map(len, known)) == len(Soldiers.__annotations__)


def test_the_counters_that_show_states_are_printed(pack: Pack) -> None:
    """Each of them is among the counters of the kit."""
    assert {name for shown in SHOWN.values() for name in shown} <= names(pack, "counters")


def test_every_level_can_be_laid_beside_a_soldier(pack: Pack) -> None:
    """Levels 1 to 6 have markers, one of +6 reaches the limit of Level 12 (BS.PCS.31), and floors have theirs."""
    printed = names(pack, "counters")

    assert {*(f"level_{level}" for level in range(1, 7)), "level_plus"} <= printed
    assert {f"building_level_{floor}" for floor in range(1, 4)} <= printed


def test_whatever_ground_comes_to_is_a_tile(pack: Pack) -> None:
    """Buildings come down to rubble, and bombs leave slag (BS.BMB.3, BS.ENG.3)."""
    assert {"rubble_building", "slag_marsh"} <= names(pack, "tiles")
