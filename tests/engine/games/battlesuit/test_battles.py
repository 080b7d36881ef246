"""Whole battles of Battlesuit: both modes, both sides' obedience to the rules that no battle may break."""

from collections import Counter
from pathlib import Path

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.execution.simulation import Simulation
from engine.execution.snapshots import resume
from engine.games.battlesuit.kernel.questions import QUESTIONS
from schemas.packs.packs import Pack, read_packs

SCENARIOS = (
    "crossroads",
    "market_day",
    "night_wade",
    "ransom_road",
    "six_fields",
    "static",
    "the_ashgarth_line",
    "the_pathfinder",
    "three_chimneys",
)


ENDINGS = {"turns", "one_side_left", "nobody_left", "losses", "lead", "target_settled"}


@pytest.fixture(scope="module")
def pack() -> Pack:
    """Return the shipped pack."""
    return read_packs([Path("content/battlesuit")]).packs[0]


def fought(pack: Pack, scenario: str, seed: int, player: str, mode: str) -> Battle:
    """Return a battle between two players of a kind."""
    seats = (Participant("red", None, player), Participant("blue", None, player))
    return fight(pack, BattleOrder(seats, scenario, None, seed, mode))  # type: ignore[arg-type]


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 3), marks=pytest.mark.prove)], ids=str)
@pytest.mark.parametrize("player", ["random", "heuristic"])
@pytest.mark.parametrize("scenario", ["market_day", "crossroads"])
def test_both_modes_play_the_same_battle(pack: Pack, scenario: str, player: str, seeds: range) -> None:
    """The plain kernel is the compiled one: the same rows for the same order."""
    for seed in seeds:
        plain = fought(pack, scenario, seed, player, "plain")
        assert [*plain.setup.rows()] == [*fought(pack, scenario, seed, player, "compiled").setup.rows()]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_shipped_scenario_is_fought_to_its_end(pack: Pack, scenario: str) -> None:
    """A battle ends after the last turn of its scenario, when a side has nobody left, or by an early end."""
    for seed in range(5):
        result = fought(pack, scenario, seed, "heuristic", "auto").result
        assert result.ending in ENDINGS


def test_nobody_is_activated_twice_in_a_turn_but_who_panics(pack: Pack) -> None:
    """A soldier is complete after its action; only a shaken one that panics is activated again. Rule: BS.ACT.2."""
    for seed in range(5):
        rows = [*fought(pack, "six_fields", seed, "random", "auto").rows()]
        times = Counter((row["turn"], row["actor"]) for row in rows if row["event"] == "activate")
        panics = {(row["turn"], row["actor"]) for row in rows if row["event"] == "morale" and row["result"] == "panic"}
        assert all(count == 1 + (key in panics) for key, count in times.items() if count > 1)
        assert all(count <= 2 for count in times.values())


def test_one_soldier_on_a_point(pack: Pack) -> None:
    """No two soldiers are on the same point when another is activated. Rules: BS.STK.1, BS.STK.3."""
    where: dict[str, str] = {}
    for seed in range(3):
        where.clear()
        for row in fought(pack, "ransom_road", seed, "random", "auto").rows():
            if row["event"] in {"deploy", "enter", "step", "fly", "fell_back"}:
                where[row["actor"]] = row["at"]
            elif row["event"] in {"lost", "exit"}:
                del where[row["actor"]]
            elif row["event"] == "activate":
                assert len({*where.values()}) == len(where)


def test_nobody_in_the_air_is_under_the_ground_or_above_the_limit(pack: Pack) -> None:
    """Levels in the air go from 1 to 12, and nobody lands in the turn of its bounce but by force. Rules: BS.BNC.5."""
    bounced: set[tuple[int, str]] = set()
    for row in fought(pack, "ransom_road", 2, "random", "auto").rows():
        if row["event"] in {"bounce", "fly", "hover", "level"}:
            assert 0 <= row["level"] <= 12
        if row["event"] == "bounce":
            bounced.add((row["turn"], row["actor"]))
        if row["event"] == "landing" and not row["forced"]:
            assert (row["turn"], row["actor"]) not in bounced


def test_the_parts_of_a_strength_are_its_sum(pack: Pack) -> None:
    """What the log tells of an attack or a blast adds up to its strength. Rules: BS.FIR.9, BS.BMB.5."""
    total = 0
    for row in fought(pack, "crossroads", 2, "heuristic", "auto").rows():
        if row["event"] == "strength":
            total += sum(row["parts"].values())
        elif row["event"] in {"attack", "blast_attack"}:
            assert row["strength"] == total
            total = 0


def test_shaken_soldiers_go_first(pack: Pack) -> None:
    """While somebody shaken or panicked waits, only a leader may act in its place. Rules: BS.SEQ.2, BS.ORD.2."""
    waiting: dict[str, set[str]] = {"red": set(), "blue": set()}
    done: set[str] = set()
    overrides = ""
    for row in fought(pack, "six_fields", 1, "random", "auto").rows():
        if row["event"] == "turn":
            done = set()
        elif row["event"] == "override":
            overrides = row["actor"]
        elif row["event"] == "reaction" or (row["event"] == "group" and not row["passes"]):
            done.add(row["actor"])
        elif row["event"] == "activate":
            if row["state"] == "good order" and row["actor"] != overrides:
                assert not waiting[row["side"]] - done
            overrides = ""
            done.add(row["actor"])
            waiting[row["side"]].discard(row["actor"])
        elif row["event"] == "shaken":
            waiting[row["side"]].add(row["actor"])
        elif row["event"] == "struck" and row["harm"] in {"down", "eliminated"}:
            waiting[row["target"].split()[0]].discard(row["target"])


def test_a_map_that_is_not_the_scenarios_is_refused(pack: Pack) -> None:
    """A scenario is fought on its own map."""
    with pytest.raises(OrderError, match="is fought on 'four_corners'"):
        fight(pack, BattleOrder((), "crossroads", "lowmarket", 1))


def test_a_battle_waits_for_an_answer_and_goes_on(pack: Pack) -> None:
    """A player whose answers are laid down is asked one question after another, and what is answered happens."""
    seats = (Participant("red", None, "answered"), Participant("blue", None, "heuristic"))
    simulation = Simulation(pack)
    snapshot = BattleOrder(seats, "crossroads", None, 4)
    asked = []
    for answer in ((1,), (0,), (1, 0), (100,), (0, 0)):
        asked.append(resume(simulation, snapshot).game.answers.question)
        snapshot = snapshot.answered(
            answer if asked[-1] != QUESTIONS.number("choose_entry") else (entry_point(simulation, snapshot), 0)
        )
    assert QUESTIONS.number("choose_unit") in asked
    assert QUESTIONS.number("choose_entry") in asked


def entry_point(simulation: Simulation, snapshot: BattleOrder) -> int:
    """Return the first point of the northern edge."""
    board = resume(simulation, snapshot).game.board
    return next(dot for dot in range(board.dots) if board.edges[dot] & 1)
