"""Battles for three and four seats, with a side nobody plays and no map: shown by a toy through all that is shared."""

from collections.abc import Callable
from io import BytesIO

import pytest

from engine.battles.battle import fight
from engine.battles.forms import Fact, Mirroring
from engine.battles.logs import open_log, tell
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome, Participant
from engine.execution.serialization import fought, outcomes_of, serialized_orders, serialized_pack
from engine.execution.simulation import Simulation
from engine.execution.snapshots import Verdict, verify
from engine.experiments.balance import balance, compare, pairings_of
from engine.experiments.tallies import held
from engine.experiments.trials import Trial
from engine.systems import EngineSystem
from schemas.packs.packs import Pack
from tests.toy_seats import FORCES, take_the_place_of_seven_seconds, toy_dice, toy_system

Play = Callable[[EngineSystem], None]


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a function that lets a toy take the place of 7 Seconds."""

    def begin(toy: EngineSystem) -> None:
        take_the_place_of_seven_seconds(toy, monkeypatch)

    return begin


def of(*forces: str) -> tuple[Participant, ...]:
    """Return who sits at the first seats."""
    return tuple(Participant(*seated) for seated in zip(("north", "east", "south", "west"), forces, strict=False))


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_battle_of_any_seats_is_logged_told_and_true(playing: Play, seven_seconds: Pack, seats: int) -> None:
    """The header has each seat under its name, the words need the rows alone, and fought again it is the same."""
    playing(toy_system(seats))
    battle = fight(seven_seconds, BattleOrder(of(*FORCES[:seats]), seed=5))
    log = battle.jsonl().encode()

    assert [battle.header[each.seat]["force"] for each in battle.order.participants] == [*FORCES[:seats]]
    assert [sentence for _, sentence in tell(open_log(BytesIO(log))) if sentence] == [*battle.sentences()]
    assert verify(open_log(BytesIO(log)), seven_seconds) == Verdict(seats + 2, "")


def test_what_is_not_there_is_refused_with_what_is(playing: Play, seven_seconds: Pack) -> None:
    """Seats, scenarios and maps that a game has not."""
    playing(toy_system(3))
    for order, words in (
        (BattleOrder((Participant("west"),)), "no seat 'west'; there are: north, east, south"),
        (BattleOrder(scenario="siege"), "no scenario 'siege'; there are: fair"),
        (BattleOrder(map="hills"), "these battles have no map"),
    ):
        with pytest.raises(OrderError, match=words):
            fight(seven_seconds, order)


def test_a_scenario_fixes_the_forces(playing: Play, seven_seconds: Pack) -> None:
    """They are the scenario's, whoever would have been drawn."""
    playing(toy_system(3))

    outcome = Simulation(seven_seconds).outcome(BattleOrder(scenario="fair", seed=3))

    assert [*outcome.forces.values()] == ["dogs", "cats", "bees"]


@pytest.mark.parametrize("seats", [3, 4])
def test_forces_are_passed_on_from_seat_to_seat(playing: Play, seven_seconds: Pack, seats: int) -> None:
    """On each seed every force sits at every seat once, and its player with it; there is no map to take in turn."""
    playing(toy_system(seats))
    form = Simulation(seven_seconds).form
    players = ("random", *("heuristic",) * (seats - 1))
    orders = [*Trial(form, (), (), 9, players=players).orders(FORCES[:seats], 0, 2)]

    assert [order.seed for order in orders] == [1] * seats + [2] * seats
    assert {(each.seat, each.force) for order in orders[:seats] for each in order.participants} == {
        (seat, force) for seat in form.seats for force in FORCES[:seats]
    }
    assert {each.force for order in orders for each in order.participants if each.player == "random"} == {"ants"}
    assert {order.map for order in orders} == {None}


@pytest.mark.parametrize("seats", [3, 4])
def test_rates_of_more_than_two_are_those_of_each_force(playing: Play, seven_seconds: Pack, seats: int) -> None:
    """Wins, draws and losses of every force, counted from the dice by hand; where the storm wins, all have lost."""
    playing(toy_system(seats))
    simulation = Simulation(seven_seconds)
    pairing = FORCES[:seats]
    trial = Trial(simulation.form, (pairing,), (), 40 * seats, threads=1)
    found = balance(simulation, trial)
    outcomes = simulation.outcomes(trial.orders(pairing, 0, 40))

    assert found.battles == len(outcomes) == 40 * seats
    assert {row.name[0] for row in found.standings} == {*pairing}
    storms = sum(outcome.result.winner == "storm" for outcome in outcomes)
    draws = sum(outcome.result.winner is None for outcome in outcomes)
    assert 0 < storms < len(outcomes)
    for row in found.standings:
        wins = sum(outcome.forces.get(str(outcome.result.winner)) == row.name[0] for outcome in outcomes)
        assert row.won.estimate * row.battles == pytest.approx(wins)
        assert row.drawn.estimate * row.battles == pytest.approx(draws)
        assert row.averages["storm_won"] * row.battles == pytest.approx(storms)
        own = sum(
            toy_dice(outcome.order.seed, outcome.forces)[seat]
            for outcome in outcomes
            for seat, force in outcome.forces.items()
            if force == row.name[0]
        )
        assert row.averages["pips"] == pytest.approx(own / row.battles)
    assert sum(row.won.estimate + row.drawn.estimate / seats for row in found.standings) == pytest.approx(
        1 - storms / len(outcomes)
    )


def test_seats_that_are_roles_are_kept_and_told_apart(playing: Play, seven_seconds: Pack) -> None:
    """Each seed is fought once, and each seat has a row of its own."""
    playing(toy_system(3, "kept"))
    simulation = Simulation(seven_seconds)

    found = balance(simulation, Trial(simulation.form, (FORCES[:3],), (), 50, threads=1))

    assert found.battles == 50
    assert [row.name for row in found.standings] == [(seat, *FORCES[:3]) for seat in ("east", "north", "south")]


@pytest.mark.parametrize(
    ("mirroring", "names"),
    [
        ("rotated", [("ants", "bees", "cats"), ("bees", "cats", "ants"), ("cats", "ants", "bees")]),
        ("kept", [(seat, "ants", "bees", "cats") for seat in ("east", "north", "south")]),
    ],
)
def test_a_comparison_shows_each_force_or_each_role_apart(
    playing: Play, seven_seconds: Pack, mirroring: Mirroring, names: list[tuple[str, ...]]
) -> None:
    """It has the rows and the win rates of a balance; of a pack against itself nothing differs, dice being the same."""
    playing(toy_system(3, mirroring))
    simulation = Simulation(seven_seconds)
    trial = Trial(simulation.form, (FORCES[:3],), (), 60, threads=1)

    found = compare(simulation, simulation, trial)

    assert [change.name for change in found.changes] == names
    assert {change.difference.estimate for change in found.changes} == {0}
    assert {change.new.battles for change in found.changes} == {60}
    weighed = {row.name: row.won for row in balance(simulation, trial).standings}
    assert {change.name: change.new.won for change in found.changes} == weighed
    assert len({*weighed.values()}) == 3


def test_a_card_follows_its_seat_or_the_force_that_brings_it() -> None:
    """On one seed of three battles: what seats draw stays where it is, what a force brings goes on with it."""
    seats, forces = ("north", "east", "south"), ("ants", "bees", "cats")
    result = BattleResult(None, (seats,), dict.fromkeys(seats, 0), 1, "dice")
    block = []
    for turn in range(3):
        there = forces[3 - turn :] + forces[: 3 - turn]
        facts = {"drawn": ("sun", "moon", "star"), "brought": tuple(f"flag of {force}" for force in there)}
        block.append(Outcome(BattleOrder(), dict(zip(seats, there, strict=True)), None, result, facts, 1))

    stays = held(block, Fact("drawn", "card"))
    goes = held(block, Fact("brought", "card", follows="force"))

    assert [(card, [part.seat for part in parts]) for card, parts in stays] == [
        ("sun", [0, 0, 0]),
        ("moon", [1, 1, 1]),
        ("star", [2, 2, 2]),
    ]
    assert [card for card, _ in goes] == ["flag of ants", "flag of bees", "flag of cats"]
    for card, parts in goes:
        assert {part.outcome.facts["brought"][part.seat] for part in parts} == {card}


def test_a_force_that_is_named_takes_the_place_of_the_scenario_s(playing: Play, seven_seconds: Pack) -> None:
    """The scenario gives forces to the seats that were given none."""
    playing(toy_system(3))

    outcome = Simulation(seven_seconds).outcome(BattleOrder(of("ants"), scenario="fair"))

    assert [*outcome.forces.values()] == ["ants", "cats", "bees"]


def test_pairings_fill_the_seats_that_are_open(playing: Play, seven_seconds: Pack) -> None:
    """Of four forces four trios meet; with one seat named, three."""
    playing(toy_system(3))
    form = Simulation(seven_seconds).form

    assert len(pairings_of(form, FORCES, {})) == 4
    assert pairings_of(form, FORCES, {"east": "cats"}) == (
        ("ants", "cats", "bees"),
        ("ants", "cats", "dogs"),
        ("bees", "cats", "dogs"),
    )


def test_a_batch_of_three_seats_goes_elsewhere_and_comes_back(playing: Play, seven_seconds: Pack) -> None:
    """Serialized orders and outcomes are equal as values."""
    playing(toy_system(3))
    simulation = Simulation(seven_seconds)
    orders = tuple(BattleOrder(of("bees"), seed=seed) for seed in range(8))

    answer = outcomes_of(fought(serialized_pack(simulation), serialized_orders(orders)))

    assert answer == simulation.outcomes(orders)
