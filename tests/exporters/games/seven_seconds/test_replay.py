"""Frames of battles: what stands in them, where, and how many there are."""

from pathlib import Path as File
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from exporters.drawing.display_list import Drawing, Path, Rect, strings, walk
from exporters.games.seven_seconds.maps.replay import Frames, frames
from exporters.kit.runs import frame_file
from exporters.systems import frames_of
from schemas.packs.packs import Pack, read_packs

HEADER: dict[str, Any] = {
    "red": {"force": "puc"},
    "blue": {"force": "zane"},
    "map": "nowhere",
    "table_in": [36.0, 36.0],
}
BY_HAND: list[dict[str, Any]] = [
    {"event": "edge", "side": "blue", "edge": "north", "opponent_edge": "south"},
    {"event": "objective_placed", "actor": "delta", "x_in": 18.0, "y_in": 27.0, "by": "red"},
    {"event": "deployed", "side": "red", "actor": "red blip 12", "x_in": 9.0, "y_in": 3.0},
    {"event": "deployed", "side": "blue", "actor": "blue blip 4", "x_in": 9.0, "y_in": 33.0},
    {"event": "round", "number": 1},
    {"event": "reveal", "side": "red", "actor": "red blip 12", "units": 1, "by": "its owner"},
    {"event": "unit_placed", "side": "red", "actor": "red scout 1", "x_in": 9.0, "y_in": 3.0},
    {
        "event": "move",
        "side": "red",
        "actor": "red scout 1",
        "from_x_in": 9.0,
        "from_y_in": 3.0,
        "x_in": 12.0,
        "y_in": 3.0,
        "length_in": 3.0,
    },
    {"event": "counters", "actor": "red scout 1", "added": 7, "counters": 7, "cause": "active sensors"},
    {"event": "damaged", "side": "blue", "actor": "blue blip 4", "target": "red scout 1"},
    {"event": "damaged", "side": "blue", "actor": "red scout 1", "target": "red scout 1"},
    {"event": "crater", "x_in": 20.0, "y_in": 20.0, "radius_in": 1.5},
    {"event": "decoy", "side": "blue", "actor": "blue blip 4"},
]


@pytest.fixture(scope="module")
def pack() -> Pack:
    """Return the shipped pack."""
    return read_packs([File("content/seven_seconds")]).packs[0]


def drawn(rows: list[dict[str, Any]], made: Frames) -> list[Drawing]:
    found = (made.read(row, f"Row {number}.") for number, row in enumerate(rows))
    return [drawing for drawing in found if drawing is not None]


def box(drawing: Drawing) -> tuple[float, float, float, float]:
    """Return where the table lies on the paper."""
    [board] = [item for item in walk(drawing.items) if isinstance(item, Rect) and item.stroke]
    return board.x, board.y, board.width, board.height


def middles(drawing: Drawing) -> set[tuple[float, float]]:
    """Return the middle of every outline."""
    found = set()
    for item in walk(drawing.items):
        if isinstance(item, Path):
            points = [segment[-2:] for segment in item.segments if len(segment) > 1]
            across, down = [float(x) for x, _ in points], [float(y) for _, y in points]
            found.add((round((min(across) + max(across)) / 2, 3), round((min(down) + max(down)) / 2, 3)))
    return found


def test_every_system_that_is_played_can_be_drawn() -> None:
    """A row of the table for 7 Seconds, the system that is played."""
    assert frames_of("seven_seconds") is not None


def test_a_piece_stands_where_the_log_says() -> None:
    """On a table of 36 in drawn 180 mm wide, a blip at (9, 3) lies 45 mm from the left and 165 mm from the top."""
    [setup] = drawn(BY_HAND[:5], frames(HEADER, None, every_move=False))
    x, y, width, height = box(setup)

    assert (width, height) == (180, 180)
    assert (round(x + 45, 3), round(y + 165, 3)) in middles(setup)
    assert (round(x + 90, 3), round(y + 45, 3)) in middles(setup)
    assert {"12", "4"} <= {*strings(setup)}


def test_a_frame_shows_the_table_as_it_was_before_the_row() -> None:
    """The frame of setup still has the blips; nothing of round 1 is in it."""
    [setup] = drawn(BY_HAND[:5], frames(HEADER, None, every_move=False))

    assert setup.title == "puc (red) against zane (blue) on nowhere: After setup"
    assert "7" not in strings(setup)


def test_after_every_move_there_is_a_frame_with_its_sentence() -> None:
    """Counters, damage and the crater are seen, the decoy is gone, and the caption is the row's sentence."""
    made = drawn(BY_HAND, frames(HEADER, None, every_move=True))
    last = made[-1]

    assert [drawing.name for drawing in made] == [f"frame_{n:04}" for n in range(1, len(made) + 1)]
    assert {"7", "D", "Row 12."} <= {*strings(last)}
    assert not {"4", "12"} & {*strings(last)}
    x, y, _, _ = box(last)
    assert (round(x + 100, 3), round(y + 80, 3)) in middles(last)


def test_the_sides_have_their_edges() -> None:
    """Blue took the north edge: a strip along the top is blue, one along the bottom red."""
    [setup] = drawn(BY_HAND[:5], frames(HEADER, None, every_move=False))
    x, y, width, height = box(setup)
    strips = [item for item in walk(setup.items) if isinstance(item, Rect) and item.height < 3]

    assert {(strip.x, strip.y, strip.width) for strip in strips} == {
        (x, y, width),
        (x, y + height - strips[0].height, width),
    }


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_has_a_frame_for_setup_and_each_round(pack: Pack, seed: int) -> None:
    """All of them are whole SVG documents, and the same again the second time."""
    battle = fight(pack, BattleOrder(seed=seed))
    rows = [*battle.rows()]
    first, second = (drawn(rows, frames(battle.header, pack, every_move=False)) for _ in range(2))

    assert len(first) == battle.result.turns + 1
    for once, again in zip(first, second, strict=True):
        data = frame_file(once).data
        assert ET.fromstring(data).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own
        assert data == frame_file(again).data


def test_the_terrain_is_the_packs_and_bare_without_it(pack: Pack) -> None:
    """With the pack each feature has its outline; without it there is only the table."""
    battle = fight(pack, BattleOrder(map="meridian_square", seed=1))
    rows = [*battle.rows()]
    with_pack, without = (drawn(rows, frames(battle.header, known, every_move=False))[0] for known in (pack, None))
    ground = pack.find("terrain_map", "meridian_square")
    assert ground is not None

    outlines = [sum(isinstance(item, Path) for item in walk(frame.items)) for frame in (with_pack, without)]
    assert outlines[0] - outlines[1] == len(ground.data["features"])


@pytest.mark.parametrize("table", [None, "wide", [36], [1, 2, 3], ["a", "b"], [None, None]])
def test_a_header_without_a_table_is_refused(table: Any) -> None:
    """What cannot be drawn is said, not drawn wrongly."""
    with pytest.raises((KeyError, TypeError, ValueError)):
        frames({**HEADER, "table_in": table}, None, every_move=False)
