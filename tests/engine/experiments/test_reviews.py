"""What was missed in a battle played by hand: planted blunders are found, and what the best player answers is not."""

from itertools import pairwise
from random import Random

import pytest

from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.battles.searching.player import mean_and_error
from engine.execution.playing import PlayedByHand
from engine.execution.simulation import Simulation
from engine.experiments.reviews import SURE, missed_in
from schemas.packs.packs import Pack

TRIES = 40


def played(simulation: Simulation, seed: int, blunders: range = range(0)) -> PlayedByHand:
    """A battle whose first seat answers as the heuristic player, but by lot where a blunder is planted."""
    first = simulation.form_for(None).seats[0]
    found, dice = (
        PlayedByHand(simulation, BattleOrder((Participant(first, None, "answered"),), seed=seed)),
        Random(seed),
    )
    while not found.is_over:
        hint = found.hints().get("heuristic") if len(found.choices) > 1 else None
        if hint is None or len(found.order.answers) in blunders:
            hint = dice.choice(found.choices)
        found = found.answered(hint.cells)
    return found


@pytest.fixture(scope="module")
def maneuvers(packs: dict[str, Pack]) -> Simulation:
    """What fights the shipped fights."""
    return Simulation(packs["maneuvers"], "compiled")


def test_answers_by_lot_cost_more_than_the_best_players(maneuvers: Simulation) -> None:
    """Over some fights; what is named as better is what its styles would have answered there."""
    blundered = [played(maneuvers, seed, range(100)) for seed in range(4)]
    best = [played(maneuvers, seed) for seed in range(4)]
    found = [[missed_in(maneuvers, game.order, TRIES) for game in games] for games in (blundered, best)]
    lost = [sum(each.lost for one in some for each in one) for some in found]

    assert lost[0] > 3 * lost[1]
    assert lost[0] > 0.5
    for game, some in zip(blundered, found[0], strict=True):
        assert all(one.lost >= other.lost > SURE * other.error for one, other in pairwise(some))
        for each in some:
            asked = PlayedByHand(maneuvers, game.order._replace(answers=game.order.answers[: each.before]))
            assert (asked.seat, asked.asks) == (each.seat, each.asks)
            assert each.given.cells == game.order.answers[each.before]
            assert {*each.styles} == {style for style, its in asked.hints().items() if its == each.better}


def test_the_same_battle_is_reviewed_alike(maneuvers: Simulation, packs: dict[str, Pack]) -> None:
    """Every time, in plain mode too, and whether it was given up in the end or waits."""
    game = played(maneuvers, 3, range(100))
    begun = game.order._replace(answers=game.order.answers[:6])
    first = game.order._replace(answers=game.order.answers[:1])

    assert missed_in(maneuvers, begun, TRIES) == missed_in(maneuvers, begun._replace(resigned="a"), TRIES)
    assert missed_in(maneuvers, first, 3) == missed_in(Simulation(packs["maneuvers"], "plain"), first, 3)


def test_nothing_is_told_where_nobody_played_or_a_player_searches(maneuvers: Simulation) -> None:
    """The reason is said."""
    with pytest.raises(OrderError, match="nobody played the battle by hand"):
        missed_in(maneuvers, BattleOrder(seed=1), TRIES)
    with pytest.raises(OrderError, match="where a player searches"):
        missed_in(maneuvers, BattleOrder((Participant("a", None, "search"),), seed=1), TRIES)


def test_the_error_is_that_of_pairs() -> None:
    """By hand: differences 1, 0 and -1 have the variance 1, and one third is added for what three show too little."""
    mean, error = mean_and_error([1, 0.5, 0], [0, 0.5, 1])

    assert mean == 0
    assert error == pytest.approx(((1 + 1 / 3) / 3) ** 0.5)


@pytest.mark.prove
@pytest.mark.parametrize("system", ["seven_seconds", "survive", "infantry", "battlesuit"])
def test_every_game_is_reviewed(packs: dict[str, Pack], system: str) -> None:
    """A battle whose first answers are given by lot, and then given up."""
    simulation = Simulation(packs[system], "compiled")
    first = simulation.form_for(None).seats[0]
    found, dice = PlayedByHand(simulation, BattleOrder((Participant(first, None, "answered"),), seed=2)), Random(2)
    for _ in range(12):
        found = found.answered(dice.choice(found.choices).cells)
    order = found.resigned().order

    missed = missed_in(simulation, order, TRIES)

    assert missed == missed_in(simulation, order, TRIES)
    assert all(0 <= each.worth < each.better_worth <= 1 for each in missed)
