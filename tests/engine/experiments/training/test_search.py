"""The search for the weights of a player: from every seat, on dice of its own, the same whatever it runs on."""

import sys
from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome
from engine.battles.styles import player_of
from engine.execution.simulation import Simulation
from engine.experiments.training import (
    JUDGED_SEED,
    Match,
    Round,
    TrainOrder,
    held_at,
    points,
    shares,
    shares_in,
    train,
)
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs


@pytest.fixture(scope="module")
def pack() -> Pack:
    [found] = read_packs([CONTENT / "maneuvers"]).packs
    return found


@pytest.fixture(scope="module")
def order(pack: Pack) -> TrainOrder:
    """A short search, which yet finds something."""
    return TrainOrder(player_of(pack, "first"), ("first",), (), 6, 60, 200, seed=1, threads=2)


def test_a_player_sits_at_every_seat_on_the_same_dice(pack: Pack) -> None:
    """Seeds take the scenarios in turn, and for all of them the opponents."""
    match = Match(("heuristic", "random"), (None, "lights_out"), range(10, 14))

    found = [*match.seatings(Simulation(pack), "mine")]

    assert [(own, order.seed, order.scenario) for own, order in found] == [
        *(("a", 10, None), ("b", 10, None), ("a", 11, "lights_out"), ("b", 11, "lights_out")),
        *(("a", 12, None), ("b", 12, None), ("a", 13, "lights_out"), ("b", 13, "lights_out")),
    ]
    assert [order.at("b" if own == "a" else "a").player for own, order in found] == ["heuristic"] * 4 + ["random"] * 4
    assert all(order.at(own).player == "mine" for own, order in found)


@pytest.mark.parametrize(
    ("winner", "fault", "counts"), [("a", "", 1.0), ("b", "", 0.0), (None, "", 0.5), ("a", "the log is full", 0.0)]
)
def test_a_battle_counts_for_who_has_won_it(winner: str | None, fault: str, counts: float) -> None:
    """A draw is shared, and what never ends is lost."""
    result = BattleResult(winner, (("a", "b"),), {"a": 0, "b": 0}, 3, "late")
    outcome = Outcome(BattleOrder(), {"a": "x", "b": "y"}, None, result, {}, 9, fault)

    assert points("a", outcome) == counts


def test_who_meets_itself_wins_half(pack: Pack) -> None:
    """To the battle: each seed is fought from both seats by the same weights."""
    match = Match(("heuristic",), (None,), range(1, 51))

    found = shares(Simulation(pack), match, ["heuristic"], 2)["heuristic"]

    assert found.estimate == 0.5


def test_a_search_finds_who_wins(pack: Pack, order: TrainOrder) -> None:
    """On dice that it has not seen, and beyond its interval."""
    found = train([pack], order)

    assert found.before.estimate == 0.5
    assert found.share.low > 0.5
    assert (order.seed + 1) * order.rounds * order.seeds < JUDGED_SEED


def test_the_same_order_finds_the_same_player(pack: Pack, order: TrainOrder) -> None:
    """Whatever the number of threads; another seed finds another."""
    small = replace(order, rounds=2, seeds=8, judged=4)

    first, again = train([pack], small), train([pack], replace(small, threads=1))

    assert first == again
    assert train([pack], replace(small, seed=2)).player != first.player


def test_a_search_that_was_broken_off_goes_on(pack: Pack, order: TrainOrder) -> None:
    """What was fought is not fought again, and what is found is the same."""
    small = replace(order, rounds=3, seeds=8, judged=4)
    heard: list[tuple[int, Round]] = []
    whole = train([pack], small, lambda number, fought: heard.append((number, fought)))
    again: list[int] = []

    rest = train([pack], small, lambda number, _: again.append(number), [fought for _, fought in heard[:2]])

    assert [number for number, _ in heard] == [0, 1, 2]
    assert again == [2]
    assert rest == whole


def test_each_round_has_dice_of_its_own(pack: Pack, order: TrainOrder, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for all who are tried in it, and none of those that judge."""
    seen: list[Counter[int]] = []

    def looked(grounds: list[tuple[Simulation, Match]], players: list[str], threads: int) -> object:
        [(simulation, match)] = grounds
        seen.append(Counter(order.seed for each in players for _, order in match.seatings(simulation, each)))
        return shares_in(grounds, players, threads)

    monkeypatch.setattr("engine.experiments.training.shares_in", looked)
    train([pack], replace(order, rounds=3, seeds=4, judged=4))

    assert len(set(seen[0].values())) == 1
    assert sum(len(each) for each in seen) == len(set().union(*seen)) == 16


def test_packs_take_the_seeds_in_turn(pack: Pack, order: TrainOrder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Round for round: of three packs with four seeds a round, each has every third seed, and all scenarios a turn."""
    seen: dict[str, set[int]] = defaultdict(set)
    met: set[tuple[str | None, str]] = set()
    fights = Simulation(pack).scenarios
    packs = [replace(pack, manifest=pack.manifest.model_copy(update={"id": name})) for name in ("one", "two", "three")]

    def looked(grounds: list[tuple[Simulation, Match]], players: list[str], threads: int) -> object:
        for simulation, match in grounds:
            seen[simulation.pack.manifest.id] |= {*match.seeds}
            met.update((order.scenario, order.at("b").player) for _, order in match.seatings(simulation, "mine"))
        return shares_in(grounds, players, threads)

    monkeypatch.setattr("engine.experiments.training.shares_in", looked)
    train(packs, replace(order, against=("first", "steady"), rounds=3, seeds=4, judged=24))

    assert met >= {(scenario, player) for scenario in (None, *fights) for player in ("first", "steady")}
    assert {name: {seed % 3 for seed in seeds} for name, seeds in seen.items()} == {
        "one": {0},
        "two": {1},
        "three": {2},
    }
    assert {len(seeds) for seeds in seen.values()} == {12}


def test_shares_of_several_packs_are_of_all_battles_together(pack: Pack) -> None:
    """Between the shares in each of them, as their numbers of seeds say: here two thirds and one third."""
    simulation = Simulation(pack)
    many, few = (Match(("random",), (None,), seeds) for seeds in (range(1, 21), range(21, 31)))

    one, other = (shares(simulation, match, ["heuristic"], 2)["heuristic"].estimate for match in (many, few))
    both = shares_in([(simulation, many), (simulation, few)], ["heuristic"], 2)["heuristic"].estimate

    assert both == pytest.approx((2 * one + other) / 3)


def test_packs_of_two_games_are_refused(pack: Pack, order: TrainOrder) -> None:
    """No player plays both."""
    [other] = read_packs([CONTENT / "survive"]).packs

    with pytest.raises(OrderError, match="these packs are of maneuvers and survive"):
        train([pack, other], order)


def test_what_is_held_stays(pack: Pack, order: TrainOrder) -> None:
    """As it is, or as it was set; the document says so."""
    start, held = held_at(order.start, "escape, harm_point=800")

    found = train([pack], replace(order, start=start, held=held, rounds=2, seeds=8, judged=4)).player
    weights = found.weights.model_dump()

    assert held == ("escape", "harm_point")
    assert (weights["escape"], weights["harm_point"]) == (150, 800)
    assert found.trained is not None
    assert (found.trained.held, found.trained.against, found.trained.seed) == (held, ("first",), 1)
    assert sum(start.weights.model_dump()[name] != value for name, value in weights.items()) > 10


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("luck", "no weight 'luck'; there are: point"),
        ("lasts=0", "lasts is a whole number from 1 to 20, got '0'"),
        ("point=many", "point is a whole number from 0 to 1000"),
    ],
)
def test_weights_that_cannot_be_held_are_refused(words: str, why: str, order: TrainOrder) -> None:
    """With what may be."""
    with pytest.raises(OrderError, match=why):
        held_at(order.start, words)


def test_without_the_library_it_is_said_how_to_get_it(
    pack: Pack, order: TrainOrder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The base install does without."""
    monkeypatch.setitem(sys.modules, "cma", None)

    with pytest.raises(OrderError, match=r"needs the extra `train`: pip install 'musterpress\[train\]'"):
        train([pack], order)


def test_a_search_for_nothing_is_refused(pack: Pack, order: TrainOrder) -> None:
    """Where all is held."""
    every = ",".join(type(order.start.weights).model_fields)

    with pytest.raises(OrderError, match="nothing to search for"):
        train([pack], replace(order, held=held_at(order.start, every)[1]))
