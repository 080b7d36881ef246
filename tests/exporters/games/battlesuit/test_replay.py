"""Frames of Battlesuit battles: who stands in them, where, how high, and how many there are."""

from pathlib import Path as File
from re import search
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, Participant
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Morale, Place
from engine.games.battlesuit.log.tabletop import GOOD_ORDER, Tabletop
from exporters.components.base import Frames
from exporters.drawing.display_list import Drawing, Path, strings, walk
from exporters.games.battlesuit.maps.replay import SIDE_LOOKS, frames
from exporters.kit.runs import frame_file
from schemas.catalogues.saying import PSEUDO, said
from schemas.packs.packs import Pack, read_packs

Rows = list[dict[str, Any]]
HEADER: dict[str, Any] = {
    **{side: {"force": f"{side}_squad"} for side in ("red", "blue")},
    "scenario": "by_hand",
    "map": "nowhere",
    "layout": [[["A", 0]]],
}
CORNERS = {"A-A-01": (6, 15), "A-A-35": (306, 15), "A-R-01": (6, 15 + 300 * 11 / 17)}
"""Three corner dots of a panel, 17 by 11 inches, where a frame 300 mm wide has them. Rule: BS.MAP.7."""


def at(name: str, event: str = "deploy", actor: str = "red front line C", level: int = 0) -> dict[str, Any]:
    side = actor.split(" ", 1)[0]
    return {"event": event, "turn": 0, "side": side, "actor": actor, "at": name, "level": level}


def about(event: str, actor: str = "red front line C", **more: Any) -> dict[str, Any]:
    return {"event": event, "turn": 1, "side": "red", "actor": actor, **more}


def drawn(rows: Rows, made: Frames) -> list[Drawing]:
    found = (made.read(row, f"Row {number}.") for number, row in enumerate(rows))
    return [drawing for drawing in found if drawing is not None]


def last(rows: Rows, pack: Pack | None = None, **header: Any) -> Drawing:
    return drawn(rows, frames({**HEADER, **header}, pack, every_move=True))[-1]


def middles(drawing: Drawing, ink: object) -> list[tuple[float, float]]:
    """Return the middle of each outline filled with an ink."""
    found = []
    for item in walk(drawing.items):
        if isinstance(item, Path) and item.fill == ink:
            points = [segment[-2:] for segment in item.segments if len(segment) > 1]
            across, down = [float(x) for x, _ in points], [float(y) for _, y in points]
            found.append(((min(across) + max(across)) / 2, (min(down) + max(down)) / 2))
    return found


@pytest.fixture(scope="module")
def pack() -> Pack:
    """Return the shipped pack."""
    return read_packs([File("content/battlesuit")]).packs[0]


@pytest.fixture(scope="module")
def battles(pack: Pack) -> list[Battle]:
    """Return battles of random players, in which everything happens to soldiers that can."""
    seats = tuple(Participant(seat, None, "random") for seat in ("red", "blue"))
    scenarios = ("crossroads", "crossroads", "market_day", "ransom_road", "night_wade", "the_pathfinder")
    return [fight(pack, BattleOrder(seats, name, None, seed)) for seed, name in enumerate(scenarios)]


@pytest.mark.parametrize("dot", CORNERS)
def test_a_soldier_stands_on_its_dot_with_its_letter(dot: str) -> None:
    """A corner dot of a panel lies in the corner of the frame's map. Rule: BS.MAP.7."""
    drawing = last([at(dot)])

    assert middles(drawing, SIDE_LOOKS["red"].ink) == [pytest.approx(CORNERS[dot])]
    assert "C" in strings(drawing)


def test_who_is_in_the_air_stands_above_its_dot_with_its_level(pack: Pack) -> None:
    """Three levels up over clear ground the soldier is drawn higher, and the badge says 3. Rule: BS.LOS.30."""
    battle_map = pack.find("battle_map", "four_corners")
    assert battle_map is not None
    there = {"map": "four_corners", "layout": [[["A", 0], ["B", 0]], [["C", 0], ["D", 0]]]}
    ground = last([at("A-A-01")], pack, **there)
    air = last([at("A-A-01", level=3)], pack, **there)
    [(x, y)], [(over, above)] = (middles(drawing, SIDE_LOOKS["red"].ink) for drawing in (ground, air))

    assert over == pytest.approx(x)
    assert above < y - 1
    assert "3" in strings(air)
    assert "3" not in strings(ground)


def test_a_soldier_shows_its_boxes_and_its_morale_and_lies_pale_when_down() -> None:
    """Two boxes and a shock marker are badges; at five boxes no box is open, and it is down. Rule: BS.CARD.6."""
    struck: dict[str, Any] = {"result": "2S", "harm": "shaken", "target": "red front line C"}
    hurt = [at("A-C-03"), about("struck", hits=2, **struck), about("shaken")]
    down = [*hurt, about("struck", hits=5, **struck)]

    assert {"2", "S"} <= {*strings(last(hurt))}
    assert middles(last(hurt), SIDE_LOOKS["red"].ink)
    assert not middles(last(down), SIDE_LOOKS["red"].ink)
    assert middles(last(down), SIDE_LOOKS["red"].ground)


def test_who_is_lost_or_has_left_is_gone() -> None:
    """Two soldiers, one eliminated, one over the edge: nobody is left. Rules: BS.RES.6, BS.EDG.1."""
    rows = [at("A-C-03"), at("A-C-05", actor="blue sniper I"), about("lost"), about("exit", actor="blue sniper I")]
    drawing = last(rows)

    assert not middles(drawing, SIDE_LOOKS["red"].ink)
    assert not middles(drawing, SIDE_LOOKS["blue"].ink)


def rings(drawing: Drawing) -> int:
    """Return how many broken rings there are."""
    return sum(isinstance(item, Path) and bool(item.stroke and item.stroke.dash_mm) for item in walk(drawing.items))


def test_who_is_unseen_has_a_broken_ring_until_it_is_found() -> None:
    """Hidden set-up bears an H until it is given away, stealth a T until it ends. Rules: BS.HID.1, BS.STL.1."""
    hidden = [at("A-C-03") | {"hidden": True}]
    stealthy = [at("A-C-03"), about("stealth", box=1, die=0)]

    assert rings(last(hidden)) == rings(last(stealthy)) == 1 + rings(last([at("A-C-03")]))
    assert "H" in strings(last(hidden))
    assert "T" in strings(last(stealthy))
    assert rings(last([*hidden, about("unhidden", at="A-C-03")])) == rings(last([at("A-C-03")]))
    assert rings(last([*stealthy, about("out_of_stealth", box=1)])) == rings(last([at("A-C-03")]))


def test_mines_and_ruins_are_shown_where_they_are() -> None:
    """A dummy bears its letter until it is set off; a building that has come down is crossed out. Rules: BS.MIN.4."""
    laid = [at("A-C-03"), about("mine_laid", at="A-E-05", kind="dummy", marker=1)]
    ruin = about("shattered", at="A-G-07", was="building", becomes="rubble", die=1, up_to=3)
    stands = ruin | {"becomes": "building"}

    assert "D" in strings(last(laid))
    assert "D" not in strings(last([*laid, about("mine", at="A-E-05", kind="dummy", cleared=True)]))
    assert len(last([*laid, ruin]).items) > len(last([*laid, stands]).items)


@pytest.mark.prove
def test_a_battle_has_a_frame_for_setup_and_each_turn(pack: Pack, battles: list[Battle]) -> None:
    """The one after turn 1 is drawn before anything of turn 2."""
    for battle in battles:
        found = drawn([*battle.rows()][1:], frames(battle.header, pack, every_move=False))
        assert len(found) == battle.result.turns + 1


def test_frames_are_the_same_each_time(pack: Pack, battles: list[Battle]) -> None:
    """Byte for byte, of a battle on each map."""
    for battle in battles[::2]:
        rows = [row for row in [*battle.rows()][1:] if row["turn"] <= 2]
        first, second = (drawn(rows, frames(battle.header, pack, every_move=False)) for _ in range(2))
        assert [frame_file(one).data for one in first] == [frame_file(one).data for one in second]
        assert first


def test_the_table_is_told_as_the_kernel_has_it(battles: list[Battle]) -> None:
    """After the last row everybody is where the kernel has them, as high, as hurt and as shaken."""
    morale = {Morale.STEADY: GOOD_ORDER, Morale.SHOCKED: "shaken", Morale.PANICKED: "panicked"}
    for battle in battles:
        table, setup = Tabletop(), battle.setup
        for row in [*battle.rows()][1:]:
            table.read(row)
        soldiers, cast = setup.game.soldiers, setup.names  # type: ignore[attr-defined]
        there = [n for n in range(codes.SOLDIERS) if soldiers.place[n] == Place.ON_MAP]
        told = {
            name: (one.at, one.level, one.hits, one.morale, one.hidden, one.stealthy)
            for name, one in table.figures.items()
        }
        assert told == {
            cast.soldier(n): (
                *(cast.point(soldiers.dot[n]), soldiers.level[n], soldiers.hits[n]),
                *(morale[soldiers.morale[n]], bool(soldiers.hidden[n]), bool(soldiers.box[n])),
            )
            for n in there
        }


@pytest.mark.parametrize(
    ("language", "title"),
    [("", "by hand: red squad (red) against blue squad (blue) on nowhere"), (PSEUDO, "by hnd: grn (réèd)")],
)
def test_a_frame_says_who_fights_and_what_its_marks_mean(language: str, title: str) -> None:
    """In the language of the sentences; the meaning of the marks has room in a longer one."""
    named = (
        {} if not language else {"scenario": "by_hnd", "map": "nwhr", "red": {"force": "grn"}, "blue": {"force": "grn"}}
    )
    [frame] = drawn([at("A-A-01")], frames({**HEADER, **named}, None, every_move=True, language=language))
    words = " ".join(strings(frame)).replace("Row 0.", "")

    assert frame.title.startswith(title)
    assert said("Broken ring: unseen", language) in words
    assert not language or not search("[aeiou]", words)
