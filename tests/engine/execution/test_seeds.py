"""Seeds that draw the cards somebody wants."""

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.execution.simulation import Simulation, seed_with
from engine.games.seven_seconds.form import participants
from schemas.packs.packs import Pack


def test_the_seed_found_is_the_first_that_draws_the_mission(seven_seconds: Pack) -> None:
    """A battle of that seed begins with the mission, and no seed between has it."""
    order = BattleOrder(participants("zane", "puc"), map="cinder_flats", seed=5)

    seed = seed_with(Simulation(seven_seconds), order, {"red": {"mission": "tripwire"}}, 400, lambda: False)

    assert seed is not None
    drawn = [
        fight(seven_seconds, BattleOrder(participants("zane", "puc"), map="cinder_flats", seed=number)).header["red"][
            "mission"
        ]
        for number in range(5, seed + 1)
    ]
    assert drawn.index("tripwire") == len(drawn) - 1


def test_what_cannot_be_drawn_is_not_found(seven_seconds: Pack) -> None:
    """Both sides never hold the same mission of one copy; the search ends, and at once when it is stopped."""
    wanted = {"red": {"mission": "tripwire"}, "blue": {"mission": "tripwire"}}
    simulation = Simulation(seven_seconds)

    assert seed_with(simulation, BattleOrder(), wanted, 300, lambda: False) is None
    assert seed_with(simulation, BattleOrder(), {}, 10**9, lambda: True) is None
