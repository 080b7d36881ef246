"""Frames of battles of infantry: who stands in them, where and how, and the lines of fire."""

from collections.abc import Iterable, Iterator
from math import cos, hypot, radians, sin
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder
from exporters.components.frames import BattleFrames
from exporters.drawing.display_list import Dots, Drawing, Path, Point, Rect, Use, strings, walk
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.games.infantry.look import DANGER, SMOKE, WEAPONS, sides_in
from exporters.games.infantry.maps.replay import frames
from exporters.kit.runs import frame_file
from schemas.packs.packs import Pack

Row = dict[str, Any]
GREEN, RED = "#2F6B3A", "#B3402A"
PITCH_MM = (300 - 2 * (1.4 + 4.6 + 0.4)) / 20
"""The pitch of 20 by 20 dots in 300 mm, with a band of 1.4 mm, numbers of 4.6 and a gap of 0.4 on each side."""


def side(name: str, colour: str, *troopers: str, zone: tuple[int, ...] = (0, 19, 0, 5)) -> Row:
    return {"names": [name], "colours": [colour], "troopers": [*troopers], "zone": [*zone]}


HEADER: Row = {
    "a": side("Third Section", GREEN, "Leader", "Gunner"),
    "b": side("Breach Party", RED, "Sapper", "Stormer", zone=(0, 19, 14, 19)),
    "scenario": "by_hand",
    "map": "nowhere",
    "columns": 20,
    "rows": 20,
}
TURN = {"event": "turn", "turn": 1, "number": 1, "turns": 12}


def placed(actor: str, column: int, row: int, carries: str | None = None) -> Row:
    seat = "a" if actor in HEADER["a"]["troopers"] else "b"
    return {
        "event": "placed",
        "turn": 0,
        "side": seat,
        "actor": actor,
        "column": column,
        "row": row,
        "carries": carries,
    }


def about(event: str, actor: str = "Leader", **more: Any) -> Row:
    return {"event": event, "turn": 1, "actor": actor, **more}


def point(column: float, row: float) -> Point:
    """Return where a dot lies in a frame: rows from the south, the map begins 6.4 mm inside a margin of 6 by 15."""
    return 6 + 6.4 + (column + 0.5) * PITCH_MM, 15 + 6.4 + (20 - row - 0.5) * PITCH_MM


def read_by(made: BattleFrames, rows: Iterable[Row]) -> list[Drawing]:
    found = (made.read(row, f"Row {number}.") for number, row in enumerate(rows))
    return [drawing for drawing in found if drawing is not None]


def last(*rows: Row, pack: Pack | None = None) -> Drawing:
    return read_by(frames(HEADER, pack, every_move=True), rows)[-1]


def points_of(path: Path) -> list[Point]:
    return [(float(segment[-2]), float(segment[-1])) for segment in path.segments if len(segment) > 1]


def filled(drawing: Drawing, ink: Ink) -> list[Point]:
    """Return the middle of each outline filled with an ink."""
    found = []
    for item in walk(drawing.items):
        if isinstance(item, Path) and item.fill == ink:
            across, down = zip(*points_of(item), strict=True)
            found.append(((min(across) + max(across)) / 2, (min(down) + max(down)) / 2))
    return found


def icons(drawing: Drawing) -> set[str]:
    return {item.symbol.name.removeprefix("icon-in-") for item in walk(drawing.items) if isinstance(item, Use)}


def paths_from(drawing: Drawing, ink: Ink) -> Iterator[Path]:
    """Yield the outlines that are only a line, and in an ink."""
    for item in walk(drawing.items):
        if isinstance(item, Path) and item.fill is None and item.stroke is not None and item.stroke.ink == ink:
            yield item


def places_in(drawing: Drawing, ink: Ink) -> list[Point]:
    return [
        place for item in walk(drawing.items) if isinstance(item, Dots) and item.fill == ink for place in item.centres
    ]


@pytest.fixture(scope="module")
def battle(infantry: Pack) -> Battle:
    """A battle at the ford."""
    return fight(infantry, BattleOrder(scenario="the_ford", seed=3))


@pytest.fixture(scope="module")
def drawings(infantry: Pack, battle: Battle) -> list[Drawing]:
    """Its frames after set-up and the first two turns."""
    rows = (row for row in [*battle.rows()][1:] if row["turn"] <= 3)
    return read_by(frames(battle.header, infantry, every_move=False), rows)


@pytest.mark.parametrize("spot", [(0, 0), (19, 0), (7, 19)])
def test_a_trooper_stands_on_its_dot_with_its_number(spot: tuple[int, int]) -> None:
    """Columns are counted from the west, rows from the south; the second of a side bears a 2. Rule: IN.GAP.20."""
    drawing = last(placed("Gunner", *spot))

    assert filled(drawing, ink_from_hex(GREEN)) == [pytest.approx(point(*spot))]
    assert drawing.title == "By Hand: Third Section against Breach Party on Nowhere: Row 0."
    assert strings(drawing)[-1] == "2"


def test_sides_are_told_apart_by_shape_and_where_their_colours_are_the_same_by_tone() -> None:
    """A is a square of four corners, B a disc; two squads in green are a green one and a white one."""
    drawing = last(placed("Leader", 3, 3), placed("Sapper", 9, 9))
    shapes = {
        ink: [segment[0] for segment in item.segments]
        for ink in (GREEN, RED)
        for item in walk(drawing.items)
        if isinstance(item, Path) and item.fill == ink_from_hex(ink)
    }
    looks = sides_in({"a": side("One", GREEN), "b": side("Other", GREEN)})

    assert (shapes[GREEN], shapes[RED]) == (["M", "L", "L", "L", "Z"], ["M", "C", "C", "C", "C", "Z"])
    assert looks["a"].ink.rgb == looks["b"].on.rgb == (0x2F, 0x6B, 0x3A)
    assert looks["b"].ink.rgb == (255, 255, 255)


STATES = {
    "prone": (about("posture", prone=True), about("posture", prone=False)),
    "shaken": (about("morale", passed=False, shaken=True), about("morale", passed=True, shaken=False)),
    "entangled": (about("wire", caught=True), about("wire", caught=False)),
    "fire": (about("burns", column=4, row=5), about("fire_out", column=4, row=5)),
    "smoke": (about("smoke", column=4, row=5, radius=1, until=1), about("smoke_gone", column=4, row=5)),
}


@pytest.mark.parametrize("sign", STATES)
def test_a_state_bears_the_sign_of_its_counter_until_it_ends(sign: str) -> None:
    """Prone, shaken, caught; fire and smoke on the ground."""
    begins, ends = STATES[sign]
    standing = placed("Leader", 4, 4)

    assert sign in icons(last(standing, begins))
    assert sign not in icons(last(standing))
    assert sign not in icons(last(standing, begins, ends))


def test_cells_crossed_out_are_a_number_and_the_dead_lie_where_they_fell() -> None:
    """Seven cells are a badge that says 7; the dead leave a cross, who routs leaves nothing. Rule: IN.GAP.28."""
    standing = (placed("Leader", 4, 4), placed("Sapper", 9, 9))
    gone = last(*standing, about("dead"), about("routed", "Sapper"))

    assert "7" in strings(last(*standing, about("damage", crossed=7)))
    assert "casualty" in icons(gone)
    assert not filled(gone, ink_from_hex(GREEN)) + filled(gone, ink_from_hex(RED))
    assert "casualty" not in icons(last(*standing, about("routed")))


def test_who_is_in_a_tunnel_has_a_broken_edge() -> None:
    """It is drawn where it crawls, and comes out with a whole edge. Rule: IN.TUN.1."""
    rows = (placed("Leader", 4, 4), about("tunnel", under=True), about("tunnel", under=False))
    edges = [
        [bool(item.stroke.dash_mm) for item in walk(last(*rows[: 1 + n]).items) if isinstance(item, Path)
         and item.stroke and item.fill == ink_from_hex(GREEN)]
        for n in range(3)
    ]  # fmt: skip

    assert edges == [[False], [True], [False]]


def test_a_breach_is_rubble_where_the_wall_stood() -> None:
    """What is only damaged still stands. Rules: IN.BRC.1, IN.BRC.3."""
    hit = about("structure", column=6, row=6, points=2, total=2, breached=False)

    assert "rubble" not in icons(last(placed("Leader", 4, 4), hit))
    assert "rubble" in icons(last(placed("Leader", 4, 4), {**hit, "breached": True}))


@pytest.mark.parametrize(("wide", "width_deg"), [(False, 60), (True, 120)])
def test_an_arc_lies_about_its_bearing_and_is_as_wide_as_it_was_laid(wide: bool, width_deg: int) -> None:
    """East is 90 degrees; narrow arcs are 60 wide and wide ones 120. Rules: IN.GAP.30, IN.HOUSE.4."""
    drawing = last(placed("Leader", 4, 4), about("arc", bearing_deg=90, wide=wide))
    [line] = (path for path in paths_from(drawing, ink_from_hex(GREEN)) if path.stroke and path.stroke.dash_mm)
    (x, y), corners = point(4, 4), points_of(line)
    [start] = [(a - x, y - b) for a, b in corners[:1]]
    radius = hypot(*start)

    assert radius == pytest.approx(5 * PITCH_MM)
    assert start[0] / radius == pytest.approx(cos(radians(width_deg / 2)))
    assert start[1] / radius == pytest.approx(sin(radians(width_deg / 2)))
    assert not [*paths_from(last(placed("Leader", 4, 4), about("arc_ends", cause="used")), ink_from_hex(GREEN))]


def test_a_gun_that_is_set_up_points_along_its_arc_until_it_is_left() -> None:
    """Its barrel leads 1.1 dots north; broken down it is carried, and shown with nobody. Rules: IN.CRW.5, IN.CRW.12."""
    gun = {"target": "Gunner", "weapon": "LMG"}
    rows = (placed("Gunner", 4, 4, "LMG"), about("gun", "Gunner", **gun, deed="set_up", bearing_deg=0))
    barrels = [path for path in paths_from(last(*rows), WEAPONS.ink) if path.stroke and not path.stroke.dash_mm]
    down = last(*rows, about("gun", "Gunner", **gun, deed="broken_down", bearing_deg=0))

    assert [points_of(path) for path in barrels] == [[pytest.approx(point(4, 4)), pytest.approx(point(4, 5.1))]]
    assert "crewed" in icons(last(*rows))
    assert "crewed" not in icons(down) | icons(last(rows[0]))


def test_smoke_fills_its_dots_and_stays_on_the_map() -> None:
    """A cloud of radius 2 in the corner has 9 of its 25 dots there. Rules: IN.SMK.3, IN.SMK.5."""
    places = places_in(last(about("smoke", column=0, row=0, radius=2, until=9)), SMOKE)

    assert sorted(places) == [pytest.approx(point(c, r)) for c in range(3) for r in reversed(range(3))]


def test_a_shot_passes_over_its_dots_and_rings_stand_where_one_back_would() -> None:
    """From 4/4 to 6/5 the line goes over 5/5, from 6/5 to 4/4 over 5/4: fire is not reciprocal. Rule: IN.GAP.20."""
    standing = (placed("Leader", 4, 4), placed("Sapper", 6, 5))
    drawing = last(*standing, about("attack", target="Sapper"))
    [line, ring] = paths_from(drawing, DANGER)
    (x1, y1), (x2, y2) = points_of(line)

    assert places_in(drawing, DANGER) == [pytest.approx(point(5, 5))]
    assert points_of(ring)[0] == pytest.approx((point(5, 4)[0], point(5, 4)[1] - 0.2 * PITCH_MM))
    assert (x2, y2) == pytest.approx(point(6, 5))
    assert hypot(x1 - point(4, 4)[0], y1 - point(4, 4)[1]) == pytest.approx(0.46 * PITCH_MM)
    assert not [*paths_from(last(*standing, about("attack", target="Sapper"), about("posture", prone=True)), DANGER)]
    straight = last(placed("Leader", 4, 4), placed("Sapper", 7, 7), about("attack", target="Sapper"))
    assert len([*paths_from(straight, DANGER)]) == 1


def test_a_blast_is_marked_where_it_goes_off_and_only_then() -> None:
    """Its marker lies over whoever stands there until the next row. Rule: IN.EXP.3."""
    rows = (placed("Leader", 4, 4), about("blast", column=4, row=4))

    assert "blast" in icons(last(*rows))
    assert "blast" not in icons(last(*rows, about("damage", crossed=7)))


def test_zones_are_shown_until_the_first_turn() -> None:
    """Six rows for each side, in its colour. Rule: IN.HOUSE.10."""
    shown, over = last(placed("Leader", 4, 4)), last(TURN, about("posture", prone=False))
    zones = [item for item in walk(shown.items) if isinstance(item, Rect) and item.stroke and item.stroke.dash_mm]

    assert [zone.stroke and zone.stroke.ink for zone in zones] == [ink_from_hex(GREEN), ink_from_hex(RED)]
    assert [zone.height for zone in zones] == [pytest.approx(6 * PITCH_MM - 0.6)] * 2
    assert not [item for item in walk(over.items) if isinstance(item, Rect) and item.stroke and item.stroke.dash_mm]


def test_a_battle_has_a_frame_after_set_up_and_after_each_turn() -> None:
    """The result ends the last one."""
    rows = (placed("Leader", 4, 4), TURN, {**TURN, "turn": 2}, {"event": "result", "turn": 2})
    captions = [one.title.rpartition(": ")[2] for one in read_by(frames(HEADER, None, every_move=False), rows)]

    assert captions == ["After setup", "After turn 1", "After turn 2"]


def test_frames_bear_the_titles_of_the_pack(infantry: Pack, battle: Battle, drawings: list[Drawing]) -> None:
    """And the same battle is the same bytes."""
    rows = (row for row in [*battle.rows()][1:] if row["turn"] <= 1)
    again = read_by(frames(battle.header, infantry, every_move=False), rows)

    assert drawings[0].title == "The Ford: Third Section against Breach Party on Millford: After setup"
    assert [frame_file(one).data for one in again] == [frame_file(one).data for one in drawings[: len(again)]]
    assert [one.name for one in drawings] == ["frame_0001", "frame_0002", "frame_0003"]


def test_a_frame_has_nothing_outside_its_page(drawings: list[Drawing]) -> None:
    """Whatever reaches beyond the map is cut off at it; what stands on its edge is on the page."""
    for drawing in drawings:
        for item in drawing.items:
            if isinstance(item, Path):
                assert all(0 <= x <= drawing.width_mm and 0 <= y <= drawing.height_mm for x, y in points_of(item))
        assert drawing.width_mm == pytest.approx(40 * (300 - 12.8) / 56 + 12.8 + 12)
