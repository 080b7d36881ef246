"""The frames of a SURVIVE battle, from its log alone."""

from functools import cache
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder
from engine.games.survive.log.tabletop import Tabletop
from engine.paths import CONTENT
from exporters.drawing.display_list import Drawing
from exporters.games.survive.boards.replay import frames
from schemas.packs.packs import read_packs
from tests.exporters.placed import extents


@cache
def battle() -> Battle:
    [pack] = read_packs([CONTENT / "survive"]).packs
    return fight(pack, BattleOrder(scenario="rush_hour", seed=3))


@cache
def rows() -> tuple[dict[str, Any], ...]:
    return tuple(battle().rows())


def drawn(*, every_move: bool) -> list[Drawing]:
    made = frames(rows()[0], None, every_move=every_move)
    found = [made.read(row, "") for row in rows()[1:]]
    return [drawing for drawing in found if drawing is not None]


def test_there_is_a_frame_after_setup_and_after_each_turn() -> None:
    """The captions name them, whether the pack is at hand or not."""
    captions = [drawing.title.rpartition(": ")[2] for drawing in drawn(every_move=False)]

    assert captions == ["After setup", *(f"After turn {n}" for n in range(1, battle().result.turns + 1))]


def test_every_move_has_a_frame_of_its_own() -> None:
    """Frames are numbered in the order of the log, without a gap."""
    names = [drawing.name for drawing in drawn(every_move=True)]

    assert names == [f"frame_{number:04}" for number in range(1, len(names) + 1)]
    assert len(names) > sum(row["event"] == "move" for row in rows())


def test_the_table_of_the_log_is_that_of_the_battle() -> None:
    """At the end every piece stands where the kernel has it, to the mil, and nobody else is left."""
    table = Tabletop()
    for row in rows()[1:]:
        table.read(row)
    setup = battle().setup
    state: Any = setup.game.battle
    names: Any = setup.names  # type: ignore[attr-defined]
    standing = [piece for piece in range(setup.game.forces.pieces) if state.status[piece] < 2]

    assert {*table.figures} == {names.piece(piece) for piece in standing}
    for piece in standing:
        figure = table.figures[names.piece(piece)]
        assert (figure.x_in, figure.y_in) == pytest.approx((state.x_mil[piece] / 1000, state.y_mil[piece] / 1000))
        assert figure.dazed == (state.status[piece] == 1)
        assert figure.side == names.side(state.mob[piece])


def test_frames_show_the_terrain_of_the_header() -> None:
    """Interchange Zero is drawn with its kiosk from [18, 6] to [22, 9], from the log alone: 240 mm are 60 inches."""
    kiosk = (6 + 18 * 4, 16 + (48 - 9) * 4, 4 * 4, 3 * 4)

    assert kiosk in extents(drawn(every_move=False)[0])
