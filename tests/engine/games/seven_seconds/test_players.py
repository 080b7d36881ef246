"""The heuristic player plays sensibly: it beats chance, ends its battles, and does the obvious on a bare table."""

from collections import Counter
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.execution.simulation import Simulation
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel.actions.choices import clear_choice, is_legal
from engine.games.seven_seconds.kernel.codes import Action, Event
from engine.games.seven_seconds.kernel.players.heuristic.answers import heuristic_action
from engine.games.seven_seconds.kernel.players.heuristic.tricks import heuristic_withdrawal
from engine.games.seven_seconds.kernel.players.observe import observe
from schemas.packs.packs import Pack

RED, BLUE = 0, 1
ROUND_LIMIT = 12


def _share_won(pack: Pack, seeds: int) -> float:
    simulation = Simulation(pack, "compiled")
    won = 0
    for seed in range(seeds):
        faction = simulation.forces[seed % len(simulation.forces)]
        for clever, policies in (("red", ("heuristic", "random")), ("blue", ("random", "heuristic"))):
            order = BattleOrder(participants(faction, faction, players=policies), seed=seed)
            won += simulation.outcome(order).result.winner == clever
    return won / (2 * seeds)


def _share_of_limits(pack: Pack, seeds: int) -> float:
    simulation = Simulation(pack, "compiled")
    rounds = Counter(simulation.outcome(BattleOrder(seed=seed)).result.turns for seed in range(seeds))
    return rounds[ROUND_LIMIT] / seeds


def test_it_beats_the_random_player(seven_seconds: Pack) -> None:
    """It wins at least nine in ten of 100 battles, the same seeds with the sides swapped."""
    assert _share_won(seven_seconds, 50) >= 0.9


def test_its_battles_end(seven_seconds: Pack) -> None:
    """No more than one battle in twenty of 100 lasts to the round limit, which is twelve."""
    assert seven_seconds.rules.model_dump()["end"]["max_rounds"] == ROUND_LIMIT
    assert _share_of_limits(seven_seconds, 100) <= 0.05


@pytest.mark.prove
def test_it_beats_the_random_player_over_many_battles(seven_seconds: Pack) -> None:
    """The same over 2,000 battles."""
    assert _share_won(seven_seconds, 1000) >= 0.9


@pytest.mark.prove
def test_its_battles_end_over_many_battles(seven_seconds: Pack) -> None:
    """The same over 2,000 battles."""
    assert _share_of_limits(seven_seconds, 2000) <= 0.05


def test_it_uses_all_it_has(seven_seconds: Pack) -> None:
    """In twenty battles it sheds, searches, fires, flames, commands, dives, takes objectives and withdraws."""
    used: Counter[int] = Counter()
    for seed in range(20):
        used.update(row[0] for row in fight(seven_seconds, BattleOrder(seed=seed)).setup.rows())

    wanted = {
        Event.SHED, Event.TARGET, Event.FIRE_RIFLE, Event.FIRE_MISSILE, Event.FIRE_FLAMER, Event.COMMAND,
        Event.KAMIKAZE, Event.SECURED, Event.WITHDRAW,
    }  # fmt: skip
    assert wanted <= {*used}


def _choice(table: Any, piece: int) -> Any:
    clear_choice(table.game)
    observe(table.game, RED)
    heuristic_action(table.game, RED, piece)
    return table.game.choice


def test_it_fires_when_a_kill_is_all_but_certain(bench: Any) -> None:
    """Twelve counters four inches ahead are a shot, not one more search."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10), sensors=4)
    enemy = table.unit(BLUE, 0, "tactical", (15, 10), counters=12)

    choice = _choice(table, piece)

    assert (choice.action, choice.target) == (Action.FIRE_RIFLE, enemy)


def test_it_searches_for_what_it_has_not_found(bench: Any) -> None:
    """An enemy without counters in plain sight is searched for before anything else."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10), sensors=4)
    table.unit(BLUE, 0, "tactical", (17, 10))

    assert _choice(table, piece).action == Action.TARGET


def test_it_moves_out_of_a_lock(bench: Any) -> None:
    """With six counters on it, nothing to shoot at and no way to go, it moves all the same, to shed them."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (18, 18), sensors=4, counters=6)

    choice = _choice(table, piece)

    assert choice.action == Action.MOVE
    assert is_legal(table.game, piece)


def test_it_stops_in_cover(bench: Any) -> None:
    """Of the ways to an enemy that is far off, it takes the one that ends in the bushes."""
    table = bench(("bush", (14, 6, 20, 9.5)))
    piece = table.unit(RED, 0, "tactical", (10, 10), sensors=4)
    table.blip(BLUE, 0, (35, 10))

    choice = _choice(table, piece)

    assert choice.action == Action.MOVE
    assert 6000 <= choice.y_mil <= 9500


def test_a_lone_trooper_leaves_a_crowd(bench: Any) -> None:
    """One against three goes home."""
    table = bench()
    table.unit(RED, 0, "tactical", (10, 10))
    for slot in range(3):
        table.unit(BLUE, slot, "tactical", (30, 10 + 3 * slot))
    observe(table.game, RED)

    assert heuristic_withdrawal(table.game, RED)
