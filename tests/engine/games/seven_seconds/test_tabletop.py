"""The table followed from the log's rows alone, against the records the battle was played in."""

from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder
from engine.games.seven_seconds.battle.set_up import SevenSecondsSetup
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Status
from engine.games.seven_seconds.log.tabletop import Tabletop
from engine.games.seven_seconds.names import Cast
from schemas.packs.packs import Pack

POLICIES = (("heuristic", "heuristic"), ("random", "random"), ("heuristic", "random"))


def followed(battle: Battle) -> Tabletop:
    table = Tabletop()
    for row in battle.rows():
        table.read(row)
    return table


def records(battle: Battle) -> tuple[Any, Cast]:
    setup = battle.setup
    assert isinstance(setup, SevenSecondsSetup)
    return setup.game.battle, setup.names


@pytest.mark.parametrize("seed", range(30))
def test_the_table_ends_as_the_battle_did(seven_seconds: Pack, seed: int) -> None:
    """Place, counters, damage and stun of every piece are those of the kernel's records."""
    battle = fight(seven_seconds, BattleOrder(participants(players=POLICIES[seed % 3]), seed=seed))
    state, names = records(battle)
    standing = {names.piece(n): n for n in range(codes.PIECES) if state.status[n] == Status.ON_TABLE}
    table = followed(battle)
    alive = {name: piece for name, piece in table.pieces.items() if piece.kind != "objective"}

    assert set(alive) == {name for name, n in standing.items() if n < codes.FIRST_OBJECTIVE}
    for name, piece in alive.items():
        n = standing[name]
        assert (piece.x_in, piece.y_in) == (state.x_mil[n] / 1000, state.y_mil[n] / 1000), name
        assert piece.counters == state.counters[n], name
        assert (piece.damaged, piece.stunned) == (bool(state.damaged[n]), bool(state.stunned[n])), name
        assert piece.jamming == bool(state.jamming[n]), name


@pytest.mark.parametrize("seed", range(30))
def test_troopers_look_where_they_look(seven_seconds: Pack, seed: int) -> None:
    """The facing followed by moves is the kernel's, to a hundredth; drones and blips have none."""
    battle = fight(seven_seconds, BattleOrder(participants(players=POLICIES[seed % 3]), seed=seed))
    state, names = records(battle)
    numbers = {names.piece(n): n for n in range(codes.FIRST_OBJECTIVE) if state.status[n] == Status.ON_TABLE}

    for name, piece in followed(battle).pieces.items():
        if piece.kind in {"commander", "tactical", "scout", "assault", "engineer"}:
            n = numbers[name]
            assert piece.facing == pytest.approx((state.facing_x[n] / 1000, state.facing_y[n] / 1000), abs=0.01), name
        else:
            assert piece.facing is None


@pytest.mark.parametrize("seed", range(12))
def test_craters_and_smoke_lie_where_they_lie(seven_seconds: Pack, seed: int) -> None:
    """The patches are the kernel's, and the terrain that is gone is gone."""
    battle = fight(seven_seconds, BattleOrder(seed=seed))
    state, names = records(battle)
    table = followed(battle)

    gone = {feature.id for n, feature in enumerate(names.field.features) if state.feature_gone[n]}
    assert table.gone == gone
    assert {
        n: (state.patch_x_mil[n] / 1000, state.patch_y_mil[n] / 1000)
        for n in range(state.patches)
        if not state.patch_gone[n]
    } == {n: (patch.x_in, patch.y_in) for n, patch in table.patches.items() if patch.radius_in}


def test_the_oldest_counter_is_taken_when_there_is_none_left() -> None:
    """Smoke stays for the rest of the game (7S.FLAM.3); of 514 laid, the first two have made room."""
    table = Tabletop()
    for number in range(514):
        table.read({"event": "crater", "x_in": number / 100, "y_in": 1, "radius_in": 1.5})

    assert [table.patches[slot].x_in for slot in (0, 1, 2, 511)] == [5.12, 5.13, 0.02, 5.11]


@pytest.mark.parametrize("value", [None, "9", True, float("inf"), 10**9, [1]])
def test_a_place_that_is_none_is_refused(value: Any) -> None:
    """A row of a log that somebody wrote by hand is not drawn off the table."""
    row = {"event": "deployed", "side": "red", "actor": "red blip 1", "x_in": value, "y_in": 3}

    with pytest.raises((TypeError, ValueError)):
        Tabletop().read(row)
