"""Command, leaders and squads, by soldiers put on a map by hand."""

from typing import Any

import pytest

from engine.games.battlesuit.kernel.actions.command import (
    may_reorganise,
    offer_reorganisation,
    points_open,
    reorganised,
    take_over,
)
from engine.games.battlesuit.kernel.actions.morale import shaken_check
from engine.games.battlesuit.kernel.board.soldiers import has_ability
from engine.games.battlesuit.kernel.codes import Ability, Action, Morale, Place, Rank
from engine.games.battlesuit.kernel.course.activation import activate
from engine.games.battlesuit.kernel.course.turn import impulse
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Option, Outcome, Shaken
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.command import half_lost, is_in_command, may_activate, may_override
from schemas.models.battlesuit.rules import Rules
from tests.rules.adapters.battlesuit.command_bench import (
    answer,
    bench,
    events,
    level_ground,
    rename,
    roll,
    stand,
    stand_in_row,
)


def ruled(**groups: Any) -> Rules:
    return Rules.model_validate({"kind": "rules", "id": "tested", "title": "Tested", **groups})


def command_of_three(**groups: Any) -> Any:
    """Return a commander and two soldiers, side by side."""
    game = bench(["commander", "front_line", "front_line"], rules=ruled(**groups))
    stand_in_row(game, level_ground()[0], ["good_order"] * 3)
    return game


def test_a_leader_acts_once_for_each_shaken_soldier_that_waits() -> None:
    """After an override the next selection is a shaken or panicked soldier. Rules: BS.ORD.2, BS.COM.3, BS.GAP.48."""
    game = command_of_three()
    game.soldiers.morale[1] = game.soldiers.morale[2] = Morale.SHOCKED
    assert may_override(game, 0, 0)
    assert not may_override(game, 0, 1)
    answer(game, 0, (0,), (Action.STAND, 0))
    assert impulse(game, 0)
    assert events(game, Event.OVERRIDE)
    game.soldiers.complete[0] = 0
    assert not may_activate(game, 0, 0)
    assert may_activate(game, 0, 1)


@pytest.mark.parametrize(("limit", "allowed"), [(0, False), (1, True)])
def test_a_pack_may_forbid_overrides(limit: int, allowed: bool) -> None:
    """The number of overrides for each waiting soldier is a ruling. Rule: BS.GAP.48."""
    game = command_of_three(active_command={"override_limit": limit})
    game.soldiers.morale[1] = Morale.SHOCKED
    assert may_override(game, 0, 0) is allowed


def test_active_command_takes_the_leaders_activation() -> None:
    """A leader that rolls its pool is complete, and has not moved or fired. Rules: BS.COM.5, BS.COM.8."""
    game = command_of_three()
    roll(game, (0, Draw.COMMAND_POINTS, 4))
    answer(game, 0, (Action.COMMAND, 0))
    activate(game, 0)
    assert game.battle.pool[0] == 4
    assert game.soldiers.complete[0] == 1
    assert not may_do(game, 1, Action.COMMAND, 0)


def test_points_go_into_a_roll_before_the_die() -> None:
    """Two points turn a 5, stunned, into a 7, shaken but recovering. Rules: BS.COM.9, BS.COM.10, BS.SHK.6."""
    game = command_of_three()
    game.soldiers.morale[1] = Morale.SHOCKED
    game.battle.pool[0] = 3
    roll(game, (1, Draw.MORALE, 5))
    answer(game, 0, (2,))
    assert shaken_check(game, 1)
    assert game.battle.pool[0] == 1
    assert game.soldiers.recovering[1] == Shaken.STILL_SHAKEN


def test_a_group_is_chosen_before_any_status_check() -> None:
    """Two soldiers are paid for; the one that rolls above nine is complete, the other acts. Rules: BS.COM.11 to 13."""
    game = command_of_three()
    game.battle.pool[0] = 2
    roll(game, (1, Draw.STATUS, 10), (2, Draw.STATUS, 9))
    answer(game, 0, (0,), (Action.STAND, 0), (1,), (2,), (2,), (Action.STAND, 0))
    assert impulse(game, 0)
    assert [row[2] for row in events(game, Event.GROUP)] == [0, 1]
    assert [row[0] for row in events(game, Event.ACTIVATE)] == [0, 2]
    assert [game.soldiers.complete[soldier] for soldier in range(3)] == [1, 1, 1]
    assert game.battle.pool[0] == 0


@pytest.mark.parametrize(("survives", "points"), [(True, 3), (False, 0)])
def test_what_becomes_of_a_pool_whose_leader_is_shaken(survives: bool, points: int) -> None:
    """The pool stays to the end of the turn, or lapses with its leader, as ruled. Rule: BS.GAP.49."""
    game = command_of_three(active_command={"pool_survives_disable": survives})
    game.battle.pool[0] = 3
    game.soldiers.morale[0] = Morale.SHOCKED
    assert points_open(game, 0) == points


def test_an_assistant_leads_two_turns_after_the_leaders_death() -> None:
    """A leader lost in turn 3 is replaced in turn 5, and the side is in command again. Rules: BS.PCS.6, BS.CMD.2."""
    game = bench(["commander", "front_line", "commander"])
    game.forces.leader[2] = Rank.ASSISTANT
    rename(game)
    stand_in_row(game, level_ground()[0], ["good_order"] * 3)
    game.soldiers.place[0], game.soldiers.lost_turn[0] = Place.LOST, 3
    led = []
    for turn in (3, 4, 5):
        game.battle.turn = turn
        take_over(game)
        led.append(is_in_command(game, 1))
    assert led == [False, False, True]
    assert events(game, Event.LEADER)[0][:3] == (2, 0, 5)


def two_squads(soldiers: int, *options: int) -> Any:
    """Return two commanders with the soldiers of two squads, half each."""
    game = bench(["commander", "commander", *["front_line"] * soldiers], options=options)
    for soldier in range(2 + soldiers):
        game.forces.squad[soldier] = soldier % 2
    rename(game)
    return game


def test_soldiers_that_are_too_few_for_two_squads_are_one() -> None:
    """Ten soldiers with two commanders are two squads, nine are one; without the option all are. Rule: BS.SQC.2."""
    assert two_squads(10, Option.SQUAD_COMMAND).battle.merged[0] == 0
    assert two_squads(9, Option.SQUAD_COMMAND).battle.merged[0] == 1
    assert two_squads(10).battle.merged[0] == 1


def test_a_side_that_reorganises_does_nothing_and_is_one_squad_after() -> None:
    """Its soldiers stand, morale rolls get +2, and one commander then leads all. Rules: BS.SQC.4, BS.SQC.5."""
    game = two_squads(10, Option.SQUAD_COMMAND)
    for soldier in range(12):
        game.soldiers.place[soldier] = Place.LOST
    stand_in_row(game, level_ground()[0], ["good_order", "good_order", "shaken"])
    game.soldiers.place[1] = Place.LOST
    stand(game, 3, level_ground()[5])
    answer(game, 0, (1,))
    offer_reorganisation(game, 0)
    assert game.battle.reorganising[0] == 1
    roll(game, (2, Draw.MORALE, 7))
    activate(game, 2)
    assert events(game, Event.MORALE)[0][2:5] == (Outcome.RECOVERY, 7, 2)
    assert events(game, Event.STAND)
    reorganised(game, 0)
    assert game.battle.merged[0] == 1
    assert is_in_command(game, 3)


@pytest.mark.parametrize(("to_come", "may"), [(0, True), (1, False)])
def test_who_has_yet_to_enter_is_of_the_side_that_would_reorganise(to_come: int, may: bool) -> None:
    """Eight soldiers on the map may become one squad; not with a ninth to come. Rules: BS.SQC.4, BS.GAP.95."""
    game = two_squads(10, Option.SQUAD_COMMAND)
    game.soldiers.place[:12] = [Place.ON_MAP] * 12
    leaders = [soldier for soldier in range(12) if has_ability(game, soldier, Ability.LEADS)]
    others = [soldier for soldier in range(12) if soldier not in leaders]
    game.soldiers.place[leaders[1]] = game.soldiers.place[others[9]] = Place.LOST
    game.soldiers.place[others[8]] = Place.WAITING if to_come else Place.LOST
    game.forces.wave[others[8]] = to_come
    assert may_reorganise(game, 0) == may


@pytest.mark.parametrize(("counts", "suffers"), [(["down", "eliminated"], 1), (["eliminated"], 0)])
def test_a_squad_that_has_lost_half_loses_heart(counts: list[str], suffers: int) -> None:
    """Of four soldiers one is down and one eliminated: half, if the down count. Rules: BS.SQM.1, BS.GAP.96."""
    options = (Option.SQUAD_MORALE,)
    game = bench(["commander", *["front_line"] * 3], rules=ruled(squad={"squad_loss_counts": counts}), options=options)
    stand_in_row(game, level_ground()[0], ["good_order", "good_order", "down", "good_order"])
    game.soldiers.place[3] = Place.LOST
    assert half_lost(game, 1) == suffers
    game.plan.options = 0
    assert half_lost(game, 1) == 0


def test_nobody_else_is_asked_to_lead() -> None:
    """A soldier without command, or a leader that is shaken, may not use active command. Rules: BS.COM.4, BS.GAP.49."""
    game = command_of_three()
    assert may_do(game, 0, Action.COMMAND, 0)
    game.soldiers.morale[0] = Morale.SHOCKED
    assert not may_do(game, 0, Action.COMMAND, 0)
