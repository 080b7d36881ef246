"""The frames of a fight of maneuvers, from its log alone."""

from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder
from exporters.drawing.display_list import Drawing, strings
from exporters.games.maneuvers.sheets.replay import CHANGES, frames
from schemas.packs.packs import Pack

Rows = tuple[dict[str, Any], ...]


@pytest.fixture(scope="module")
def battle(maneuvers: Pack) -> Battle:
    """A fight at the Loading Dock."""
    return fight(maneuvers, BattleOrder(scenario="loading_dock", seed=4))


@pytest.fixture(scope="module")
def rows(battle: Battle) -> Rows:
    """Its log, the header first."""
    return tuple(battle.rows())


def drawn(rows: Rows, pack: Pack | None = None, *, every_move: bool) -> list[Drawing]:
    made = frames(rows[0], pack, every_move=every_move)
    found = [made.read(row, row["event"]) for row in rows[1:]]
    return [drawing for drawing in found if drawing is not None]


def test_there_is_a_frame_after_set_up_and_after_each_round(rows: Rows) -> None:
    """The captions name them, whether the pack is at hand or not."""
    captions = [drawing.title.rpartition(": ")[2] for drawing in drawn(rows, every_move=False)]
    rounds = rows[-1]["rounds"]

    assert captions == ["After set-up", *(f"After round {number}" for number in range(1, rounds + 1))]


def test_every_change_has_a_frame_of_its_own(rows: Rows) -> None:
    """Frames are numbered in the order of the log, without a gap, and are all of one size."""
    made = drawn(rows, every_move=True)

    assert [drawing.name for drawing in made] == [f"frame_{number:04}" for number in range(1, len(made) + 1)]
    assert len(made) == sum(row["event"] in CHANGES for row in rows)
    assert len({(drawing.width_mm, drawing.height_mm) for drawing in made}) == 1


def test_a_frame_has_the_totals_of_the_log(rows: Rows) -> None:
    """After each round both plates and the Edge are as the row that measures them (MN.SQD.3)."""
    measured = [row for row in rows if row["event"] == "standing"]
    made = drawn(rows, every_move=False)[1:]

    assert len(made) == len(measured)
    for drawing, row in zip(made, measured, strict=True):
        texts = [text.replace("\N{MINUS SIGN}", "-") for text in strings(drawing)]
        first, second = row["total_a"], row["total_b"]
        assert texts[texts.index("Copperhead") + 1] == str(first)
        assert texts[texts.index("Lantern") + 1] == str(second)
        ahead = "Copperhead" if first > second else "Lantern"
        assert (f"{ahead}: {abs(first - second)} Edge" if first != second else "Nobody has an Edge") in texts


def test_a_frame_shows_the_order_and_who_is_where(rows: Rows) -> None:
    """The order is that of the rows of order (MN.ORD.2); everybody who has not left stands at a location as well."""
    order = [row["actor"] for row in rows if row["event"] == "order"]
    texts = strings(drawn(rows, every_move=False)[0])
    at = texts.index("Order")

    assert [*texts[at + 1 : at + 1 + len(order)]] == order
    assert all(texts.count(name) == 2 for name in order)
    left = {row["actor"] for row in rows if row["event"] == "left"}
    last = strings(drawn(rows, every_move=False)[-1])
    assert {name for name in order if name not in last} == left


def test_a_fight_bears_its_title(maneuvers: Pack, rows: Rows) -> None:
    """From the pack if it is at hand, else made from its id."""
    assert drawn(rows, maneuvers, every_move=False)[0].title == (
        "The Loading Dock: Copperhead against Lantern: After set-up"
    )
    assert drawn(rows, every_move=False)[0].title.startswith("Loading Dock: ")
