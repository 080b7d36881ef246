"""What the heuristic player of 7 Seconds does by weights that are 0 in those of before."""

from typing import Any

import pytest

from engine.games.seven_seconds.kernel.actions.choices import clear_choice
from engine.games.seven_seconds.kernel.codes import Action, Weight
from engine.games.seven_seconds.kernel.players.heuristic.answers import heuristic_action
from engine.games.seven_seconds.kernel.players.heuristic.scans import heuristic_points
from engine.games.seven_seconds.kernel.players.observe import observe
from tests.engine.games.seven_seconds.conftest import BLUE, RED

POOL = 16


def decided(table: Any, piece: int, **weights: int) -> Any:
    """Return what red chooses for a piece by some weights."""
    for name, value in weights.items():
        table.game.style.weights[Weight[name.upper()]] = value
    clear_choice(table.game)
    observe(table.game, RED)
    heuristic_action(table.game, RED, piece)
    return table.game.choice


@pytest.mark.parametrize(("sharing", "shares"), [(0, [POOL]), (1, [8, 8])])
def test_a_pool_is_split_where_two_targets_are_worth_more(bench: Any, sharing: int, shares: list[int]) -> None:
    """Each of two enemies side by side costs as much: half of the points finds half as much of each of them.

    A shot with twice the dice kills less than twice as surely, so two halves are worth more. Rules: 7S.TGT.4, 7S.TGT.5.
    """
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10), sensors=4)
    targets = [table.unit(BLUE, slot, "tactical", (13, 9 + 2 * slot)) for slot in range(2)]
    table.game.style.weights[Weight.SHARING] = sharing
    clear_choice(table.game)
    observe(table.game, RED)
    heuristic_points(table.game, RED, piece, POOL)

    assert sorted(filter(None, (table.game.choice.points[target] for target in targets))) == shares


@pytest.mark.parametrize("sharing", [0, 1])
def test_a_search_takes_as_many_dice_as_pay(bench: Any, sharing: int) -> None:
    """With a counter that costs much, the fourth die is not worth its own. Rules: 7S.TGT.1, 7S.TGT.2."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10), sensors=4)
    table.unit(BLUE, 0, "tactical", (12, 10))
    choice = decided(table, piece, sharing=sharing, counter=60_000)

    assert choice.action == Action.TARGET
    assert (choice.dice == 4) is (sharing == 0)


@pytest.mark.parametrize(("percent", "action"), [(0, False), (100, True)])
def test_a_whole_unit_scrambles_among_enemies(bench: Any, percent: int, action: bool) -> None:
    """Six enemies about it and no counter on it: it goes back under blips. Rules: 7S.SCR.1, 7S.GAP.71."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10))
    for slot in range(6):
        table.unit(BLUE, slot, "tactical", (14, 6 + 2 * slot))
    choice = decided(table, piece, whole_scramble_percent=percent, scramble=1_000_000)

    assert (choice.action == Action.SCRAMBLE) is action
