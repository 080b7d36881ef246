"""Balance: sides swapped, all maps, by pairing and by card; comparisons with the same dice; stops that keep all."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import balance, compare, pairings_of
from engine.experiments.statistics import quantile
from engine.experiments.trials import Progress, Trial
from engine.games.seven_seconds.form import FORM
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Loaded, Pack

MAPS = ("ashford_hills", "cinder_flats", "meridian_square")


def trial(*pairings: tuple[str, str], **changes: Any) -> Trial:
    return replace(Trial(FORM, pairings or (("puc", "zane"),), MAPS, 120), **changes)


def with_faction(pack: Pack, name: str, **ratings: dict[str, int]) -> Pack:
    """The pack, with other stats for one of its factions."""

    def changed(loaded: Loaded) -> Loaded:
        data = loaded.model.model_dump(mode="json")
        for rating, stats in ratings.items():
            data["stats"][rating] |= stats
        return replace(loaded, model=Faction.model_validate(data))

    documents = tuple(
        changed(loaded) if (loaded.kind, loaded.id) == ("faction", name) else loaded for loaded in pack.documents
    )
    return replace(pack, documents=documents)


BETTER = {"armour": 6, "countermeasures": 6, "nuclear": 6}


@pytest.fixture(scope="module")
def simulation(seven_seconds: Pack) -> Simulation:
    """Return the shipped pack, ready."""
    return Simulation(seven_seconds)


@pytest.fixture(scope="module")
def stronger(seven_seconds: Pack) -> Simulation:
    """Return the pack with a zane of far better armour, countermeasures and missiles at every rating."""
    return Simulation(with_faction(seven_seconds, "zane", **dict.fromkeys(("reserve", "veteran", "spec_ops"), BETTER)))


def test_every_seed_is_fought_with_the_sides_swapped_on_all_maps() -> None:
    """Pairs of orders share seed and map and swap the factions; maps take turns, seeds count up."""
    orders = [*trial(seed=40).orders(("puc", "zane"), 0, 4)]

    assert [tuple(each.force for each in order.participants) for order in orders] == [
        ("puc", "zane"),
        ("zane", "puc"),
    ] * 4
    assert [order.seed for order in orders] == [40, 40, 41, 41, 42, 42, 43, 43]
    assert [order.map for order in orders[::2]] == [*MAPS, MAPS[0]]


def test_a_player_goes_with_its_faction() -> None:
    """When the players differ they swap sides too."""
    first, second = trial(players=("heuristic", "random")).orders(("puc", "zane"), 0, 1)

    seated = [[(each.seat, each.force, each.player) for each in order.participants] for order in (first, second)]
    assert seated == [
        [("red", "puc", "heuristic"), ("blue", "zane", "random")],
        [("red", "zane", "random"), ("blue", "puc", "heuristic")],
    ]


def test_identical_forces_are_even(simulation: Simulation) -> None:
    """A faction against itself: with the sides swapped wins and losses are the same battles."""
    (row,) = balance(simulation, trial(("puc", "puc"))).standings

    assert row.won.estimate == row.lost.estimate
    assert row.score == pytest.approx(0.5)


def test_identical_forces_are_even_within_three_sigma(simulation: Simulation) -> None:
    """Twins on dice of their own each time, one red in 200 battles and blue in 200 others: half the decided ones."""
    orders = [*trial().orders(("puc", "puc"), 0, 400)][::2]
    winners = [outcome.result.winner for outcome in simulation.outcomes(orders)]
    won = winners[:200].count("red") + winners[200:].count("blue")
    decided = 400 - winners.count(None)

    assert abs(won / decided - 0.5) < 3 * (0.25 / decided) ** 0.5


def test_a_clearly_better_faction_wins_more(stronger: Simulation) -> None:
    """Better stats at every rating: the whole interval lies above a half of the decided battles."""
    (row,) = balance(stronger, trial(("zane", "puc"))).standings

    assert row.won.low > row.lost.high


def test_rates_and_averages_by_hand(simulation: Simulation) -> None:
    """Rates, victory points, rounds and losses are those of the outcomes, counted one by one."""
    (row,) = balance(simulation, trial(battles=30)).standings
    outcomes = simulation.outcomes(trial().orders(("puc", "zane"), 0, 15))
    side = [[*outcome.forces.values()].index("puc") for outcome in outcomes]
    winners = [outcome.result.winner for outcome in outcomes]
    own = [("red", "blue")[number] for number in side]

    assert row.battles == 30
    assert row.won.estimate == sum(map(str.__eq__, own, [str(winner) for winner in winners])) / 30
    assert row.drawn.estimate == winners.count(None) / 30
    assert row.won.estimate + row.drawn.estimate + row.lost.estimate == pytest.approx(1)
    for name, values in {
        "vp": [[*outcome.result.scores.values()][at] for outcome, at in zip(outcomes, side, strict=True)],
        "enemy_vp": [[*outcome.result.scores.values()][1 - at] for outcome, at in zip(outcomes, side, strict=True)],
        "rounds": [outcome.result.turns for outcome in outcomes],
        "troopers_lost": [outcome.facts["troopers_lost"][at] for outcome, at in zip(outcomes, side, strict=True)],
        "enemy_drones_lost": [outcome.facts["drones_lost"][1 - at] for outcome, at in zip(outcomes, side, strict=True)],
    }.items():
        assert row.averages[name] == pytest.approx(sum(values) / 30), name


@pytest.mark.parametrize("kind", ["mission", "troop", "drone"])
def test_every_card_drawn_is_counted_for_the_side_that_holds_it(simulation: Simulation, kind: str) -> None:
    """Over all cards there are two sides to each battle, and as many wins as losses."""
    found = balance(simulation, trial(battles=60), by=kind)

    assert sum(row.battles for row in found.standings) == 2 * found.battles == 120
    wins = sum(row.won.estimate * row.battles for row in found.standings)
    assert wins == pytest.approx(sum(row.lost.estimate * row.battles for row in found.standings))
    for outcomes in zip(*[iter(simulation.outcomes(trial().orders(("puc", "zane"), 0, 30)))] * 2, strict=True):
        assert len({tuple(outcome.facts[card] for card in FORM.cards) for outcome in outcomes}) == 1


def test_cards_are_known_from_seeds_that_stand_for_themselves(simulation: Simulation) -> None:
    """Two battles a seed, the sides swapped, and no second pairing on it; as many battles in all as were asked for."""
    pairings = pairings_of(FORM, simulation.forces, {})
    found = balance(simulation, replace(trial(battles=4), pairings=pairings), by="mission")
    seeds = Counter(order.seed for order in found.trial.all_orders(found.trial.pairings, 0, found.battles // 2))

    assert found.battles == 4 * len(pairings) == 12
    assert set(seeds.values()) == {2}


def test_an_unknown_kind_of_card_is_refused(simulation: Simulation) -> None:
    """The error says which kinds are drawn."""
    with pytest.raises(OrderError, match="drone, mission, troop"):
        balance(simulation, trial(battles=2), by="spell")


def test_threads_change_no_figure(simulation: Simulation) -> None:
    """One, two and three threads give the same rows."""
    rows = [balance(simulation, trial(threads=threads)).standings for threads in (1, 2, 3)]

    assert rows[0] == rows[1] == rows[2]


def stop_after(battles: int, stop: Event) -> Iterator[Any]:
    def progress(now: Progress) -> None:
        if now.battles >= battles:
            stop.set()

    yield progress


def test_what_was_fought_when_it_was_stopped_is_kept(simulation: Simulation) -> None:
    """Of a million battles a few hundred are done: they are the figures of a trial that was no longer."""
    stop = Event()
    (progress,) = stop_after(100, stop)

    found = balance(simulation, trial(battles=10**6), stop=stop, progress=progress)

    assert found.cancelled
    assert 100 <= found.battles < 1000
    whole = balance(simulation, trial(battles=found.battles))
    assert found.standings == whole.standings
    assert not whole.cancelled


def test_it_stops_when_it_is_known_enough(simulation: Simulation) -> None:
    """The first look at which the interval, at its own level, is narrow enough ends it."""
    found = balance(simulation, trial(battles=6400, until=0.06))

    assert not found.cancelled
    looks = [look for look in found.trial.looks if look.battles <= found.battles]
    assert 1 < len(looks) < len(found.trial.looks)
    assert (looks[-1].battles, looks[-1].level) == (found.battles, found.standings[0].level)
    assert found.standings[0].half_width <= 0.06
    earlier = balance(simulation, trial(battles=looks[-2].battles)).standings[0]
    assert earlier.half_width * quantile(looks[-2].level) / quantile(earlier.level) > 0.06


def test_progress_tells_nothing_of_who_wins(simulation: Simulation) -> None:
    """Only how many battles are done of how many: nobody can stop because of a rate."""
    seen: list[Progress] = []

    balance(simulation, trial(("puc", "zane"), ("new_tokyo", "puc"), battles=80), progress=seen.append)

    assert vars(seen[-1]) == {"battles": 160, "planned": 160}
    assert [now.battles for now in seen] == sorted(now.battles for now in seen)


def test_the_pairings_are_those_asked_for() -> None:
    """Two named factions, one against all others, all against all, or a lone one against itself."""
    factions = ("a", "b", "c")

    assert pairings_of(FORM, factions, {}) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert pairings_of(FORM, factions, {"red": "b", "blue": "a"}) == (("b", "a"),)
    assert pairings_of(FORM, factions, {"red": "b"}) == (("b", "a"), ("b", "c"))
    assert pairings_of(FORM, factions, {"blue": "b"}) == (("a", "b"), ("c", "b"))
    assert pairings_of(FORM, ("a",), {}) == (("a", "a"),)
    assert pairings_of(FORM, (), {}) == ()


def test_the_same_pack_twice_differs_in_nothing(simulation: Simulation) -> None:
    """With the same dice the difference is nought and no variance is left; the interval keeps a width."""
    (change,) = compare(simulation, simulation, trial()).changes

    assert change.new == change.old
    assert change.difference.estimate == change.variance_share == 0
    assert change.difference.low < 0 < change.difference.high


def test_common_dice_narrow_a_comparison(seven_seconds: Pack, simulation: Simulation) -> None:
    """One point more of veteran armour: the paired difference varies less than that of independent batches."""
    changed = Simulation(with_faction(seven_seconds, "zane", veteran={"armour": 4}))

    (change,) = compare(changed, simulation, trial(("zane", "puc"), battles=300)).changes

    assert 0 < change.variance_share < 0.8
    assert change.difference.estimate == pytest.approx(change.new.won.estimate - change.old.won.estimate)


def test_a_comparison_shows_a_clear_change(stronger: Simulation, simulation: Simulation) -> None:
    """The better zane wins more than the old one did, and the interval leaves out nought."""
    (change,) = compare(stronger, simulation, trial(("zane", "puc"))).changes

    assert change.difference.low > 0


def test_rules_can_be_compared_too(seven_seconds: Pack, simulation: Simulation) -> None:
    """Two rules documents over the same factions: shorter battles show in the rounds."""
    data = seven_seconds.rules.model_dump(mode="json")
    data["end"] |= {"max_rounds": 2}
    short = Simulation(replace(seven_seconds, rules=Rules.model_validate(data)))

    (change,) = compare(short, simulation, trial(battles=40)).changes

    assert change.new.averages["rounds"] <= 2 < change.old.averages["rounds"]


def test_a_comparison_that_was_stopped_keeps_both_sides_alike(stronger: Simulation, simulation: Simulation) -> None:
    """However the threads of the two packs ran, both have fought the same pairs."""
    stop = Event()
    (progress,) = stop_after(60, stop)

    found = compare(stronger, simulation, trial(battles=10**6), stop, progress)

    assert found.cancelled
    assert found.changes[0].new.battles == found.changes[0].old.battles == found.battles
