"""What players are offered and what they choose is counted beside the battle, which is the one that nobody watched."""

from typing import Any

import pytest

from benchmarks.never_chosen import NEVER, why_never
from benchmarks.options import SYSTEMS, Tally, lines, never_chosen, watch, watched
from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack
from schemas.systems import SYSTEM_NAMES, SystemName


@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_watching_changes_no_battle(packs: dict[str, Pack], name: str) -> None:
    """What is offered is listed where the battle stands still, and the player answers as it does unwatched."""
    simulation, tally = Simulation(packs[name], "compiled"), Tally()
    scenario = next(iter(simulation.scenarios), None)
    seats = simulation.form_for(scenario).seats
    order = BattleOrder(tuple(Participant(seat, None, "heuristic") for seat in seats), scenario, None, 3)
    rows: list[Any] = [row for setup in watched(simulation, order, tally) for row in setup.rows()]

    assert rows == [*fight(packs[name], order).setup.rows()]
    assert tally.offered
    assert all(tally.offered[option] >= chosen for option, chosen in tally.chosen.items())


def test_every_game_is_counted() -> None:
    """A new game has a row as well."""
    assert {*SYSTEMS} == {*SYSTEM_NAMES}


BATTLES = {"maneuvers": 60, "infantry": 12, "seven_seconds": 40, "survive": 30, "battlesuit": 9}


@pytest.mark.prove
@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_what_no_player_chooses_has_a_reason(packs: dict[str, Pack], name: SystemName) -> None:
    """Of all that is offered in some battles every answer is chosen by a shipped player, or it is said why not."""
    players = ("heuristic", *(loaded.id for loaded in packs[name].of_kind("player") if loaded.id != "heuristic"))
    never = never_chosen(watch(packs[name], BATTLES[name], player) for player in players)

    assert {option for option in never if not why_never(name, option[1])} == set()


def test_reasons_are_of_games_that_there_are() -> None:
    """A new game has some as well, or none yet."""
    assert {*NEVER} <= {*SYSTEM_NAMES}


def test_weapons_and_maneuvers_are_told_apart(packs: dict[str, Pack]) -> None:
    """So that one of them that nobody uses is seen."""
    maneuvers, infantry = (watch(packs[name], 2) for name in ("maneuvers", "infantry"))

    assert ("choose_maneuver", "{actor} goes for Take Cover, on stealth.") in maneuvers.offered
    assert ("choose_action", "{actor} fires at {target}. [Rifle]") in infantry.chosen
    assert any(option.startswith("{actor} drops the ") for _, option in never_chosen([infantry]))
    assert len([*lines("maneuvers", {"heuristic": maneuvers})]) == 2 + len(maneuvers.offered)
