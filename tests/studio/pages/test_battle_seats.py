"""Test battles of games with other seats than red and blue: toys of three seats, without maps, against the storm."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, cast

import pytest
from streamlit.testing.v1 import AppTest

from engine.battles.forms import Mirroring
from engine.execution.simulation import Simulation
from engine.systems import EngineSystem
from schemas.lazy import LazyTable
from schemas.packs.packs import read_packs
from schemas.systems import SystemName
from studio.jobs.battles import watched_trial
from studio.jobs.jobs import Job
from studio.systems import STUDIO, Choices, StudioSystem
from tests.studio.pages.pages import labelled, opened, press, shipped_pack
from tests.toy_charms import charm_system
from tests.toy_seats import held_part, take_the_place_of_seven_seconds, toy_dice, toy_system

SEATS = ("north", "east", "south")
PLACES = ("studio.ui.single_battle", "studio.pages.battle", "studio.ui.balance")
Chart = dict[str, Any]


class ToyBoard:
    """A table on which there is nothing to see."""

    def scene(self) -> dict[str, Any]:
        """Return nothing."""
        return {}

    def read(self, row: dict[str, Any]) -> None:
        """Take in the next row."""

    def note(self, _row: dict[str, Any]) -> str:
        """Return that nothing is to be said."""
        return ""

    def change(self, _row: dict[str, Any]) -> dict[str, Any]:
        """Return that nothing changes."""
        return {}


class Here:
    """A pool of no helpers: what is started is done at once, where it is."""

    def ready(self, _task: Callable[..., Any]) -> None:
        """Do nothing: there is nobody to be ready."""

    def start(self, task: Callable[..., Any], *arguments: Any) -> Job:
        """Return a job that is done."""
        job = Job()
        job.take("result", task(*arguments, lambda said: job.take("told", said), Event()))
        return job


@pytest.fixture
def charts(monkeypatch: pytest.MonkeyPatch) -> list[Chart]:
    """Return the charts that were drawn last."""
    drawn: list[Chart] = []

    def show(_key: str, *shown: Chart) -> None:
        drawn[:] = shown

    for place in PLACES[1:]:
        monkeypatch.setattr(f"{place}.show_charts", show)
    return drawn


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[EngineSystem], AppTest]:
    """Return a function that opens the page of battles for a toy; its forces bear the names of factions."""

    def begin(toy: EngineSystem) -> AppTest:
        take_the_place_of_seven_seconds(toy, monkeypatch)
        choices = Choices("faction", scenario="scenario", score="pips")
        record = replace(STUDIO["seven_seconds"], choices=held_part(choices), board=held_part(lambda *_: ToyBoard()))
        rows = cast("LazyTable[SystemName, StudioSystem]", STUDIO)._rows
        monkeypatch.setitem(rows, "seven_seconds", record)
        for place in PLACES:
            monkeypatch.setattr(f"{place}.worker_pool", Here)
        monkeypatch.setattr("studio.jobs.battles.simulation_of", fought_here(tmp_path))
        return opened("battle", tmp_path / "seven_seconds")

    shipped_pack(tmp_path)
    return begin


def fought_here(folder: Path) -> Callable[[bytes], Simulation]:
    """Return what makes a simulation of a pack in a folder, in place of its bytes, which are remembered by them."""
    (pack,) = read_packs((folder / "seven_seconds",)).packs
    return lambda _: Simulation(pack)


def labels(page: AppTest) -> list[str]:
    return [one.label for one in page.selectbox]


def thrown(seed: int) -> dict[str, int]:
    return toy_dice(seed, dict.fromkeys(SEATS, "puc"))


def fight(page: AppTest, seed: int) -> AppTest:
    labelled(page.number_input, "Seed").set_value(seed)
    for seat in SEATS:
        page.selectbox(key=f"battle:{seat}").select("puc")
    return press(page.run(), "Fight")


def test_the_page_asks_for_the_seats_and_players_of_the_game(play: Callable[[EngineSystem], AppTest]) -> None:
    """Three seats and a scenario, no map, no missions."""
    page = play(toy_system(3))

    assert labels(page) == [
        *("Scenario", "North", "East", "South"),
        *("Player of north", "Player of east", "Player of south"),
    ]
    assert [one.label for one in page.expander] == ["Players"]


def test_the_page_of_seven_seconds_asks_as_ever(tmp_path: Path) -> None:
    """Both sides, the map, and in a fold the mission and the player of either."""
    page = opened("battle", shipped_pack(tmp_path))

    assert labels(page) == [
        *("Red side", "Blue side", "Map"),
        *("Mission of red", "Player of red", "Mission of blue", "Player of blue"),
    ]
    assert [one.label for one in page.expander] == ["Missions and players"]


def test_the_result_names_seats_and_scores_and_the_storm(play: Callable[[EngineSystem], AppTest]) -> None:
    """A seat that threw highest alone wins with its force's name; the storm wins under its own; equal ones draw."""
    page, heads = play(toy_system(3)), {}
    for seed in range(1, 30):
        page = fight(page, seed)
        heads[seed] = page.header[0].value
        if len({head.split(" wins")[0].split(",")[0] for head in heads.values()}) == 5:
            break

    seats = {seed: head for seed, head in heads.items() if "(" in head}
    assert any(head.startswith("Storm wins, north ") for head in heads.values())
    assert any(head.startswith("A draw, north ") for head in heads.values())
    for seed, head in seats.items():
        dice = thrown(seed)
        best = max(dice, key=dice.__getitem__)
        assert head.replace("\\", "").split(" wins")[0].endswith(f"({best})")
        assert f"wins, {best} {dice[best]}, " in head.replace("\\", "")
        assert head.endswith("after 1 turn")
    assert any("Seed " in one.value and " on " not in one.value for one in page.caption)


def test_a_scenario_that_fixes_forces_leaves_none_to_choose(play: Callable[[EngineSystem], AppTest]) -> None:
    """Once it is chosen its forces are told, and it is what fights."""
    page = play(toy_system(3))
    page = page.selectbox(key="battle:scenario").select("fair").run()

    assert labels(page)[:2] == ["Scenario", "Player of north"]
    assert any(
        "north: dogs; east: cats; south: bees" in one.value.replace("\N{WORD JOINER}", "") for one in page.caption
    )
    page = press(page, "Fight")
    assert page.session_state["battle:shown"].job.result.order.scenario == "fair"
    assert any("scenario fair" in one.value for one in page.caption)


def _panel(folder: "Path") -> None:
    from studio.browser.tab import found_session, open_folder  # noqa: PLC0415
    from studio.ui.balance import balance_panel  # noqa: PLC0415 - the body is a script of its own

    if found_session() is None:
        open_folder(folder)
    balance_panel("puc")


@pytest.mark.parametrize(
    ("mirroring", "names", "fought"),
    [
        ("rotated", {"against ants and bees", "against ants and cats", "against bees and cats"}, "from every seat"),
        ("kept", {f"as {seat} against ants and bees" for seat in SEATS}, "fought once"),
    ],
)
def test_the_balance_of_a_force_is_its_own_against_the_others(
    play: Callable[[EngineSystem], AppTest],
    charts: list[Chart],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    mirroring: Mirroring,
    names: set[str],
    fought: str,
) -> None:
    """Its rows alone, from one seat where seats take turns, in each where they are roles; a third is even."""
    play(toy_system(3, mirroring))
    monkeypatch.setattr("studio.ui.balance.watched_trial", partial(watched_trial, until=0.2))

    page = AppTest.from_function(_panel, default_timeout=120, kwargs={"folder": tmp_path / "seven_seconds"}).run()

    assert not page.exception
    (rates,) = charts
    assert names <= {row["name"] for row in rates["rows"]}
    assert all("puc" not in row["name"] for row in rates["rows"])
    assert f"each seed {fought}. The intervals" in page.caption[0].value
    assert "Green band: 28 to 38 %" in page.caption[0].value


def many(page: AppTest) -> AppTest:
    page.session_state["battle:view"] = "Many battles"
    page = page.run()
    assert not page.exception
    return page.selectbox(key="trial:until").select(0.05).run()


def test_forces_of_three_seats_are_charted_each_against_the_others(
    play: Callable[[EngineSystem], AppTest], charts: list[Chart]
) -> None:
    """A third is even, there is no matrix of two, and the storm's wins are counted."""
    page = many(play(charm_system(3)))
    assert labels(page) == ["Compare", "Scenario", "Mob", "Known to", "Player"]
    assert labelled(page.selectbox, "Compare").options == ["Mobs", "Charms"]

    page = press(page.selectbox(key="trial:scenario").select("fair").run(), "Start")

    rates, lengths, margins, averages = charts
    assert sorted(row["name"] for row in rates["rows"]) == [
        *("bees against dogs against cats", "cats against bees against dogs", "dogs against cats against bees"),
    ]
    assert rates["fair"] == [0.2833, 0.3833]
    assert (lengths["unit"], margins["unit"]) == ("turns", "pips, first mob less best other")
    assert "storm won" in averages["heads"]
    weighed = page.session_state["trial:shown"].job.result
    assert 0 < weighed.neutral < weighed.battles
    assert any(f"Storm won {weighed.neutral} battles." in one.value for one in page.caption)
    assert any("each from every seat; the heuristic player plays all sides" in one.value for one in page.caption)

    page = press(page.selectbox(key="trial:by").select("charm").run(), "Start")
    assert {row["name"] for row in charts[0]["rows"]} == {"clover", "horseshoe", "penny"}


def test_roles_are_charted_by_the_names_of_their_seats(
    play: Callable[[EngineSystem], AppTest], charts: list[Chart]
) -> None:
    """Where seats are kept each has its force and its player, and a row that begins with its name."""
    page = many(play(charm_system(3, "kept")))
    assert labels(page)[:5] == ["Compare", "Scenario", "North", "East", "South"]
    for seat, force in zip(SEATS, ("zane", "puc", "new_tokyo"), strict=True):
        page.selectbox(key=f"trial:{seat}").select(force)
    page.selectbox(key="trial:east:player").select("random")

    page = press(page.run(), "Start")

    names = sorted(row["name"].split(", ")[0] for row in charts[0]["rows"])
    assert names == sorted(SEATS)
    assert page.session_state["trial:shown"].trial.pairings == (("zane", "puc", "new_tokyo"),)
    assert page.session_state["trial:shown"].trial.played_by == ("heuristic", "random", "heuristic")
    assert charts[2]["unit"] == "pips, north less best other"
    assert any("each fought once" in one.value for one in page.caption)


def test_players_of_a_pack_are_offered_by_name_and_told_by_their_styles(tmp_path: Path) -> None:
    """Behind those that every pack has; one that is chosen fights."""
    page = opened("battle", shipped_pack(tmp_path, "maneuvers"))
    [field] = [each for each in page.selectbox if each.label == "Player of a"]

    assert field.options[:2] == ["Heuristic", "Random"]
    assert {"Bold", "Careful", "Scorer", "Steady"} <= {*field.options}
    assert field.help is not None
    assert "**Bold**: Hurts whom it can, hides from nobody, and never leaves" in field.help
