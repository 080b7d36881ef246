"""What holds in every battle of SURVIVE, whatever its level, its Mobs and its players."""

from collections import Counter
from copy import deepcopy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from engine.battles.battle import Battle
from engine.battles.orders import BattleOrder
from engine.games.survive.battle.prepared import PreparedPack
from engine.games.survive.battle.set_up import set_up_battle
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.actions.control import pulse
from engine.games.survive.kernel.board.choices import clear_choice
from engine.games.survive.kernel.codes import Action, Effect
from engine.games.survive.kernel.course.setup import set_up
from engine.games.survive.kernel.course.turn import (
    activity_phase,
    begin_turn,
    declare_holds,
    ready_units,
    throw_initiative,
)
from engine.games.survive.kernel.questions import choose_charge, choose_leg, choose_shot, choose_units, wants_hold
from engine.games.survive.kernel.records import Choice, Game
from engine.kernel.answers import RANDOM
from tests.engine.games.survive.any_level import level
from tests.engine.games.survive.test_battle import in_mode, orders, shipped
from tests.referees.survive.referee import judge
from tests.samples import at_length

Rows = list[dict[str, Any]]
A_FEW = range(3)
MANY = at_length("seeds", range(3, 13), range(3, 43))
ACTED = {"activate", "hold"}


@cache
def fought(seed: int) -> tuple[Battle, Battle]:
    """Return the battle of a seed on a level of its own, plain and compiled."""
    with TemporaryDirectory() as folder:
        pack = level(Path(folder), seed)
    [order] = orders(pack, "any", range(seed, seed + 1), "heuristic", "random", "heuristic")
    return in_mode(pack, order, "plain"), in_mode(pack, order, "compiled")


@cache
def rows(seed: int) -> Rows:
    """Return the rows of the battle of a seed, the header first."""
    return [*fought(seed)[1].rows()]


def turns(seed: int) -> list[Rows]:
    """Return the rows of each turn of a battle."""
    last = rows(seed)[-1]["turn"]
    return [[row for row in rows(seed)[1:] if row["turn"] == number] for number in range(1, last + 1)]


def plain_is_compiled(seed: int) -> bool:
    plain, compiled = fought(seed)
    return [*plain.setup.rows()] == [*compiled.setup.rows()]


@pytest.mark.parametrize("seed", A_FEW)
def test_plain_is_compiled_on_any_level(seed: int) -> None:
    """Any board, Mobs and players: both modes write the same rows."""
    assert plain_is_compiled(seed)


@MANY
def test_plain_is_compiled_on_many_levels(seeds: range) -> None:
    """Any board, Mobs and players: both modes write the same rows."""
    assert [seed for seed in seeds if not plain_is_compiled(seed)] == []


@MANY
def test_many_levels_are_played_by_the_rulebook(seeds: range) -> None:
    """The referee finds no breach on boards, with Mobs and with units that nobody has made by hand."""
    found = []
    for seed in seeds:
        with TemporaryDirectory() as folder:
            pack = level(Path(folder), seed)
        found += [(seed, breach) for breach in judge(rows(seed)[0], rows(seed)[1:], pack)]
    assert found == []


@pytest.mark.parametrize("seed", A_FEW)
def test_nobody_is_activated_twice_in_a_turn(seed: int) -> None:
    """SV.SEQ.5, SV.GAP.26: each unit is activated once a turn, or holds."""
    for turn in turns(seed):
        assert max(Counter(row["actor"] for row in turn if row["event"] in ACTED).values(), default=0) <= 1


@pytest.mark.parametrize("seed", A_FEW)
def test_nobody_shoots_more_often_than_it_may(seed: int) -> None:
    """SV.MOV.2, SV.MOV.8: a unit of a Mob has one shot a turn, two if it holds."""
    for turn in turns(seed):
        shots = Counter(row["actor"] for row in turn if row["event"] == "shot" and row["side"] != "control")
        holds = {row["actor"] for row in turn if row["event"] == "hold"}
        assert all(count <= (2 if name in holds else 1) for name, count in shots.items())


@pytest.mark.parametrize("seed", A_FEW)
def test_a_jammed_weapon_is_out_of_use_until_it_is_cleared(seed: int) -> None:
    """SV.AMM.2, SV.REC.1, SV.REC.2: from its jam to the row that clears it nobody shoots with it."""
    jammed: set[tuple[str, str]] = set()
    for row in rows(seed)[1:]:
        this = (row.get("actor", ""), row.get("weapon", ""))
        if row["event"] == "jam":
            jammed.add(this)
        elif row["event"] == "jam_cleared":
            jammed.remove(this)
        assert row["event"] != "shot" or this not in jammed


@pytest.mark.parametrize("seed", A_FEW)
def test_who_is_out_of_it_does_nothing(seed: int) -> None:
    """SV.EFF.3, SV.EFF.7, SV.RED.2: the dead act only if they go Red, those that Blinked out never again."""
    out: set[str] = set()
    for row in rows(seed)[1:]:
        if row["event"] in {"dead", "blink_out"}:
            out.add(row["actor"])
        elif row["event"] == "red":
            out.remove(row["actor"])
        acts = row["event"] in {"activate", "move", "shot", "strike", "charge", "pulse", "recovered", "keychip_taken"}
        assert not acts or {row.get("actor"), row.get("picked")} & out == set(), row


@pytest.mark.parametrize("seed", A_FEW)
def test_the_dazed_neither_charge_nor_go_far(seed: int) -> None:
    """SV.DAZ.2: until it recovers a Dazed unit shuffles, 2 inches at the most, and charges nobody."""
    dazed: set[str] = set()
    for row in rows(seed)[1:]:
        name = row.get("actor", "")
        if row["event"] == "effect" and row["effect"] == "dazed":
            dazed.add(name)
        elif row["event"] in {"recovered", "dead", "blink_out"}:
            dazed.discard(name)
        elif name in dazed:
            assert row["event"] != "charge", row
            assert row["event"] != "move" or row["length_in"] <= 2, row


@pytest.mark.parametrize("seed", A_FEW)
def test_there_is_one_keychip(seed: int) -> None:
    """SV.GAP.33: it is dropped by who has it, the Prime CU first, and taken only where it lies free."""
    carrier = "Prime CU"
    for row in rows(seed)[1:]:
        if row["event"] == "keychip_dropped":
            assert row["actor"] == carrier
            carrier = ""
        elif row["event"] == "keychip_taken":
            assert carrier == ""
            carrier = row["actor"]


@pytest.mark.parametrize("seed", A_FEW)
def test_counters_stay_within_their_bounds(seed: int) -> None:
    """At the end no count of shots is below zero, no jam later than its turn, and nobody off the table."""
    game = fought(seed)[0].setup.game
    pieces = range(game.forces.pieces)

    assert all(game.battle.shots_left[piece] >= 0 for piece in pieces)
    assert all(0 <= jammed <= game.battle.turn for jammed in game.battle.jammed_in)
    assert all(0 <= game.battle.x_mil[piece] <= game.board.width_mil for piece in pieces)
    assert all(0 <= game.battle.y_mil[piece] <= game.board.depth_mil for piece in pieces)


def in_play(level: str, seed: int) -> Game:
    """Return a battle of heuristic players, some phases into its second turn."""
    game = Game()
    set_up_battle(PreparedPack(shipped()), BattleOrder(scenario=level, seed=seed), game)
    set_up(game)
    for _ in range(2):
        begin_turn(game)
        declare_holds(game)
        throw_initiative(game)
        for place in range(3 * game.forces.mobs):
            side = game.battle.play_order[place % game.forces.mobs]
            if game.battle.over == 0 and ready_units(game, side):
                activity_phase(game, side)
                pulse(game)
    return game


def permute_secrets(game: Game, side: int) -> None:
    """Exchange what a player cannot know: the dice to come, who plays the other Mobs, and what those have planned."""
    game.draws.seed += 7919
    for mob in range(game.forces.mobs):
        if mob != side:
            game.forces.policy[mob] = RANDOM
    for piece in range(game.forces.pieces):
        if game.battle.mob[piece] != side:
            game.battle.planned_action[piece] = (game.battle.planned_action[piece] + 1) % len(Action)
            game.battle.planned_target[piece] = codes.NOBODY


def decisions(game: Game, side: int) -> list[Any]:
    """Return what a player decides now: whom it activates, who would hold, and how each would go, charge and shoot."""
    clear_choice(game)
    choose_units(game, side)
    decided: list[Any] = [[getattr(game.choice, name) for name in Choice.columns]]
    for piece in range(game.forces.pieces):
        if game.battle.mob[piece] == side and game.battle.status[piece] == Effect.NONE:
            decided.append(wants_hold(game, side, piece))
            for action in (Action.MOVE, Action.RUN):
                clear_choice(game)
                game.choice.action = action
                choose_leg(game, side, piece, game.forces.move_mil[piece])
                choose_shot(game, side, piece)
                decided.append([getattr(game.choice, name) for name in Choice.columns])
            clear_choice(game)
            game.choice.action = Action.CHARGE
            choose_charge(game, side, piece)
            decided.append(game.choice.target)
    return decided


def decides_the_same(level: str, seed: int) -> bool:
    game = in_play(level, seed)
    for side in range(game.forces.mobs):
        changed = deepcopy(game)
        permute_secrets(changed, side)
        if decisions(deepcopy(game), side) != decisions(changed, side):
            return False
    return True


def test_what_a_player_cannot_know_changes_no_decision() -> None:
    """SV.SHT.1: with other dice to come, other players and other plans on the other side it decides the very same."""
    assert decides_the_same("first_blood", 1)


@pytest.mark.prove
def test_what_nobody_can_know_changes_no_decision_of_four() -> None:
    """SV.SHT.1: nor does any of that change a decision where three others play."""
    assert [seed for seed in range(6) if not decides_the_same("rush_hour", seed)] == []
