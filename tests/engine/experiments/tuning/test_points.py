"""Tuning missions by battles: planted skews are found, tried on other seeds, and nothing is claimed beyond them."""

from dataclasses import fields, replace
from threading import Event
from typing import Any

import pytest

from engine.battles.orders import BattleOrder, OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.trials import Progress, Trial, rotating
from engine.experiments.tuning.points import PointOrder, PointTuning, tune_points
from engine.experiments.tuning.tunable import tuned_points
from engine.experiments.tuning.verdict import Verdict
from engine.games.seven_seconds.form import FORM, participants
from engine.games.seven_seconds.tuning import score_cards, with_points
from schemas.packs.packs import Pack

RICH, POOR = "bridgehead", "two_minutes_no_witnesses"
PLANTED = {RICH: (40, 40, 40, -1), POOR: (1, 1)}


def order(simulation: Simulation, battles: int, **changes: Any) -> PointOrder:
    trial = Trial(FORM, pairings_of(FORM, simulation.forces, {}), simulation.maps, battles)
    return replace(PointOrder(tuned_points(simulation.pack, "missions"), trial, rounds=1), **changes)


@pytest.fixture(scope="module")
def skewed(seven_seconds: Pack) -> Simulation:
    """Return the pack with a mission that pays eight times as much as it should, and one that pays next to nothing."""
    return Simulation(with_points(seven_seconds, PLANTED))


@pytest.fixture(scope="module")
def tuned(skewed: Simulation) -> PointTuning:
    """Return what 4,800 battles of that pack show of its offense missions."""
    return tune_points(skewed, order(skewed, 1600, families=("offense",)))


@pytest.mark.prove
def test_planted_skews_are_fixed_in_the_right_direction(tuned: PointTuning) -> None:
    """Less for the mission that pays too much, more for the one that pays too little; new battles bear it out."""
    rows = {row.card.id: row for row in tuned.rows}
    rich, poor = rows[RICH], rows[POOR]

    assert (rich.card.points, poor.card.points) == (PLANTED[RICH], PLANTED[POOR])
    assert rich.figures.before.low > 0.6
    assert poor.figures.before.high < 0.4
    assert sum(rich.proposed) < sum(rich.card.points)
    assert sum(poor.proposed) > sum(poor.card.points)
    assert {rich.verdict, poor.verdict} <= {Verdict.EVEN, Verdict.CLOSER}
    assert tuned.is_borne_out
    assert tuned.proposal.keys() >= {RICH, POOR}
    assert rich.figures.after.estimate < rich.figures.before.estimate
    assert poor.figures.after.estimate > poor.figures.before.estimate


@pytest.mark.prove
def test_only_the_decks_asked_for_are_shown_and_changed(tuned: PointTuning) -> None:
    """Eight missions of the offense, by id; every reward stays one, every penalty too."""
    assert [row.card.id for row in tuned.rows] == sorted(row.card.id for row in tuned.rows)
    assert {row.card.family for row in tuned.rows} == {"offense"}
    assert len(tuned.rows) == 8
    assert all(
        now * proposed > 0 and -99 <= proposed <= 99
        for row in tuned.rows
        for now, proposed in zip(row.card.points, row.proposed, strict=True)
    )


@pytest.mark.prove
def test_the_last_round_is_counted_on_seeds_of_its_own(tuned: PointTuning, skewed: Simulation) -> None:
    """Seeds 801 to 1,600, all pairings in turn, present and proposed points on the same dice: counted one by one."""
    proposed = {row.card.id: row.proposed for row in tuned.rows}
    (rich,) = (row for row in tuned.rows if row.card.id == RICH)
    shares = []
    for simulation in (skewed, Simulation(with_points(skewed.pack, proposed))):
        held = []
        for number in range(800):
            one, other = pairings_of(FORM, skewed.forces, {})[number // 3 % 3]
            for red, blue in ((one, other), (other, one)):
                fought = simulation.outcome(
                    BattleOrder(participants(red, blue), map=skewed.maps[number % 3], seed=801 + number)
                )
                missions, winner = fought.facts["mission"], fought.result.winner
                held += [0.5 if winner is None else winner == "red"] * (missions[0] == RICH)
                held += [0.5 if winner is None else winner == "blue"] * (missions[1] == RICH)
        assert len(held) == rich.figures.battles
        shares.append(sum(held) / len(held))

    assert shares == pytest.approx([rich.figures.before.estimate, rich.figures.after.estimate])
    assert rich.figures.difference.estimate == pytest.approx(shares[1] - shares[0])
    assert tuned.battles == 1600 + 2 * 1600


def test_the_same_order_the_same_rows_on_any_threads(seven_seconds: Pack) -> None:
    """Seeds decide."""
    simulation = Simulation(seven_seconds)
    small = order(simulation, 60)
    once, again = (
        tune_points(simulation, replace(small, trial=replace(small.trial, threads=threads))).rows for threads in (1, 3)
    )

    assert once == again


def test_what_is_broken_off_was_not_tried(skewed: Simulation) -> None:
    """What the first round has shown by then is kept; nothing of it is called borne out."""
    stop = Event()

    def progress(now: Progress) -> None:
        if now.battles >= 200:
            stop.set()

    found = tune_points(skewed, order(skewed, 100_000), stop, progress)

    assert found.cancelled
    assert 200 <= found.battles < 2000
    assert sum(row.figures.battles for row in found.rows) == 2 * found.battles
    assert {row.verdict for row in found.rows} <= {Verdict.KEPT, Verdict.UNTRIED}
    assert not found.is_borne_out


@pytest.mark.prove
def test_until_ends_the_last_round(seven_seconds: Pack) -> None:
    """Known to plus or minus 45 points is soon enough: the first of two looks, at half of the battles, ends it."""
    simulation = Simulation(seven_seconds)
    loose = order(simulation, 600)
    loose = replace(loose, trial=replace(loose.trial, until=0.45))

    found = tune_points(simulation, loose)

    assert not found.cancelled
    assert found.battles == 600 + 2 * 300


def test_inherited_missions_keep_their_points(packs: dict[str, Pack]) -> None:
    """The example pack changes its own two missions at most; those of the pack it builds on are shown as they are."""
    simulation = Simulation(packs["homebrew_example"])

    found = tune_points(simulation, order(simulation, 200))

    assert {row.card.id for row in found.rows if row.card.own} == {"cut_the_moorings", "high_water"}
    assert all(row.verdict is Verdict.KEPT for row in found.rows if not row.card.own)
    assert len(found.rows) == 24


def test_a_pack_without_missions_of_its_own_is_refused(packs: dict[str, Pack]) -> None:
    """There is nothing that could be changed in it."""
    pack = packs["homebrew_example"]
    bare = replace(pack, documents=tuple(one for one in pack.documents if one.kind != "mission_card"))
    simulation = Simulation(bare)

    with pytest.raises(OrderError, match="no missions of its own"):
        tune_points(simulation, order(simulation, 2))


def test_an_unknown_deck_is_refused(seven_seconds: Pack) -> None:
    """The error says which there are."""
    simulation = Simulation(seven_seconds)

    with pytest.raises(OrderError, match="chance_encounter, defense, offense"):
        tune_points(simulation, order(simulation, 2, families=("weather",)))


def test_a_tour_takes_pairings_and_maps_in_turn() -> None:
    """Every seed has its own pairing; pairings of one entry share it, each with the sides swapped."""
    turns = ((("a", "x"), ("b", "x")), (("a", "y"), ("b", "y")))
    found = [*rotating(turns, Trial(FORM, (), ("m", "n"), 10, seed=5)).all_orders(turns[0], 1, 3)]

    assert [(*(each.force for each in order.participants), order.map, order.seed) for order in found] == [
        *(("a", "x", "n", 6), ("x", "a", "n", 6), ("b", "x", "n", 6), ("x", "b", "n", 6)),
        *(("a", "y", "m", 7), ("y", "a", "m", 7), ("b", "y", "m", 7), ("y", "b", "m", 7)),
    ]


def test_a_tour_is_its_trial_but_for_who_meets() -> None:
    """Whatever was asked for, the first look too, holds for a rotating trial as well."""
    asked = Trial(FORM, (("x", "y"),), ("m",), 96, 7, 0.1, ("random", "heuristic"), threads=3, first_look=24)
    made = rotating(((("a", "b"),),), asked)

    assert {field.name: getattr(made, field.name) for field in fields(Trial)} == {
        **{field.name: getattr(asked, field.name) for field in fields(Trial)},
        "pairings": (("a", "b"),),
    }
    assert [look.battles for look in made.looks] == [24, 48, 96]


def test_score_cards_say_what_stands_where(seven_seconds: Pack) -> None:
    """As the card's file has it: rows that differ in the objective alone form a group."""
    cards = {card.id: card for card in score_cards(seven_seconds)}
    card = cards["nothing_left_standing"]

    assert (card.family, card.own, card.points) == ("offense", True, (4, 4, 4, 3, 3))
    assert card.groups == ((0, 1, 2), (3, 4))
    assert card.words[3] == "objective_state delta destroyed"
    assert card.places[3] == ("victory_points", 3, "vp")
    assert cards["keep_it_dark"].groups == ((0, 2), (1, 3))
    assert cards["blood_debt"].places[0] == ("victory_points", 0, "vp_each")
