"""Fair prices, by a toy whose truth is known: a sword is twice as good as a shield, and costs the same."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.execution.simulation import Simulation
from engine.experiments.trials import Trial
from engine.experiments.tuning.prices import PriceOrder, PriceTuning, card_worths, tune_prices
from engine.experiments.tuning.tunable import PricedCard, Prices, tuned_prices
from schemas.packs.packs import Pack, read_packs
from tests.toy_arms import FIELD, MAPS, arms_system, cards, with_arms, with_pairs
from tests.toy_seats import take_the_place_of_seven_seconds


@cache
def shipped() -> Pack:
    [pack] = read_packs([Path("content/seven_seconds")]).packs
    return pack


@cache
def tuned(rounds: int, bounty: float = 0.0) -> PriceTuning:
    """Return what 800 battles a round of the toy show."""
    with pytest.MonkeyPatch.context() as patch:
        take_the_place_of_seven_seconds(arms_system(most_times=2), patch)
        simulation = Simulation(with_arms(shipped(), bounty=bounty))
        order = PriceOrder(tuned_prices(shipped(), "arms"), Trial(FIELD, (), MAPS, 800, threads=1), rounds)
        return tune_prices(simulation, order)


def test_what_is_twice_as_good_is_worth_twice_as_much() -> None:
    """A sword brings twice what a shield does, and a fair price of 4 to 2 keeps what forces cost on the whole."""
    found = tuned(1)

    sword, shield = found.worths.rows
    assert (sword.card.id, shield.card.id) == ("sword", "shield")
    assert sword.worth.low > shield.worth.high
    assert sword.worth.low < 2 * shield.worth.estimate < sword.worth.high
    assert found.proposal == {"sword": 4, "shield": 2}
    assert found.is_borne_out


def test_points_spent_on_what_is_good_are_worth_more() -> None:
    """A point of metal brings a third of a shield, and one of the edge what is left of a sword: four times as much.

    Metal of a sword costs 2, which bring 2/3 of the strength of a shield; the edge costs 1 and brings 4/3.
    """
    points = tuned(1).worths.points

    edge, metal = points.spendings
    assert (edge.on, metal.on) == ("edge", "metal")
    assert edge.worth.low < 4 * metal.worth.estimate < edge.worth.high
    assert (edge.is_worth_more, edge.is_worth_less, metal.is_worth_more, metal.is_worth_less) == (
        *(True, False),
        *(False, True),
    )
    assert points.a_point.low > 0


def test_what_a_price_itself_does_is_taken_out_in_several_rounds() -> None:
    """Where 0.4 of strength are lost for each point of price, a shield of 3 points brings 1 - 1.2: less than nothing.

    One round doubles the sword and halves the shield, as far as a round may go. The second, at those prices, tells that
    a point of price takes 0.4 away whatever is bought, and that the strengths are 2 to 1: fair are 4 and 2, where a
    sword brings 2 - 1.6 and a shield 1 - 0.8.
    """
    one, several = (tuned(rounds, 0.4) for rounds in (1, 3))

    assert one.proposal == {"sword": 6, "shield": 2}
    assert one.worths.rows == several.worths.rows
    assert several.last.rows != several.worths.rows
    fair = {row.card.id: row.fair for row in several.last.rows}
    assert fair["sword"].low < 4 < fair["sword"].high < 6
    assert 1 < fair["shield"].low < 2 < fair["shield"].high < 3
    assert several.proposal["sword"] < 6
    assert several.is_borne_out


def test_a_round_multiplies_a_price_so_many_times_at_most() -> None:
    """Of 10 points a proposal that doubles or halves makes 5 to 20, and never leaves the limits."""
    card = PricedCard("sword", "arm", 10, ("price",), own=True)
    free, bound = (Prices("price", (7, 99), cards, with_pairs, (), most_times=times) for times in (None, 2))

    assert [free.proposed(card, fair) for fair in (-4.0, 12.4, 150.0)] == [7, 12, 99]
    assert [bound.proposed(card, fair) for fair in (-4.0, 12.4, 150.0)] == [7, 12, 20]
    assert bound.proposed(replace(card, price=15), 1.0) == 8


def test_threads_change_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread and three give the same worths of points and arms."""
    take_the_place_of_seven_seconds(arms_system(), monkeypatch)
    simulation = Simulation(with_arms(shipped(), bounty=0.0))
    trial = Trial(FIELD, (), MAPS, 200)
    once, again = (
        card_worths(simulation, PriceOrder(tuned_prices(shipped(), "arms"), replace(trial, threads=threads)))
        for threads in (1, 3)
    )

    assert (once.rows, once.points) == (again.rows, again.points)


@pytest.mark.prove
def test_rounds_are_as_many_as_the_game_asks_for_where_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of the game's own and two that try are five times the battles; whoever says one gets three in all."""
    take_the_place_of_seven_seconds(arms_system(rounds=3), monkeypatch)
    simulation = Simulation(with_arms(shipped(), bounty=0.0))
    order = PriceOrder(tuned_prices(shipped(), "arms"), Trial(FIELD, (), MAPS, 800, threads=1))

    assert tune_prices(simulation, order).battles == 5 * 800
    assert tune_prices(simulation, replace(order, rounds=1)).battles == 3 * 800
