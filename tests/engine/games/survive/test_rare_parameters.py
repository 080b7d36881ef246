"""Parameters of SURVIVE that hardly a battle shows: each in a position of its own, or refused as it changes nothing."""

from typing import Any

import pytest

from engine.games.survive.checks.parameters import hack_saw_shoots
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.actions.shooting import double_tap
from engine.games.survive.kernel.board.sight import strike_number
from engine.games.survive.kernel.codes import ControlType, Effect, Ending
from engine.games.survive.kernel.course.ending import check_mobs, judge_last_turn
from engine.games.survive.kernel.records import Game
from schemas.models.survive.rules import Rules
from tests.rules.adapters.survive.stage import add_unit, stage, state_of


def table(parameter: str, value: Any) -> Game:
    """Return a table under a ruling, with a unit of Toughness 5 for each of two Mobs."""
    game = stage({"params": {parameter: value}})
    for mob in range(2):
        add_unit(game, mob, number=9, toughness=5)
    return game


@pytest.mark.parametrize(("difficulty", "number"), [(1, 5), (7, 3)])
def test_fists_may_be_difficult(difficulty: int, number: int) -> None:
    """SV.GAP.47: Combat 5 strikes on 5 with fists of Difficulty 1; of Difficulty 7 the shortfall of 2 comes off."""
    game = table("combat.unarmed.difficulty", difficulty)
    game.forces.combat[0], game.battle.blade[0] = 5, codes.NOBODY

    assert strike_number(game, 0, 0) == number


@pytest.mark.parametrize(("may_daze", "state"), [(False, "active"), (True, "dazed")])
def test_the_sum_of_a_double_tap_may_daze(may_daze: bool, state: str) -> None:
    """SV.GAP.29: Powers of 3 and 4 make 7, above Toughness 5 and below 10: as ruled that is nothing."""
    game = table("double_tap.sum_may_daze", may_daze)
    game.battle.tap_met = 5

    double_tap(game, 0, 1, 7)

    assert state_of(game, 1) == state


@pytest.mark.parametrize(("counts", "over"), [(False, 1), (True, 0)])
def test_a_red_unit_may_keep_its_mob_in_the_game(counts: bool, over: int) -> None:
    """SV.GAP.32: the only unit of the second Mob is Control's now; as ruled the first Mob is the last one alive."""
    game = table("red.counts_for_mob", counts)
    game.battle.mob[1], game.battle.red[1], game.battle.kind[1] = codes.CONTROL, 1, ControlType.CU

    check_mobs(game)

    assert game.battle.over == over
    assert not over or (game.battle.winner, game.battle.ending) == (0, Ending.LAST_MOB)


@pytest.mark.parametrize(("all_dead", "winner"), [("control_wins", codes.CONTROL), ("draw", codes.NOBODY)])
def test_nobody_may_win_when_all_are_dead(all_dead: str, winner: int) -> None:
    """SV.GAP.42: no Mob has anyone left, so Control wins, or by house rule nobody."""
    game = table("victory.all_dead", all_dead)
    game.battle.status[0] = game.battle.status[1] = Effect.DEAD

    check_mobs(game)

    assert (game.battle.winner, game.battle.ending) == (winner, Ending.ALL_DEAD)


@pytest.mark.parametrize(("nobody_active", "winner"), [("control_wins", codes.CONTROL), ("draw", codes.NOBODY)])
def test_nobody_may_win_when_all_are_dazed_at_the_end(nobody_active: str, winner: int) -> None:
    """SV.GAP.2: only active units count at the end; all are Dazed, so Control wins, or by house rule nobody."""
    game = table("victory.nobody_active", nobody_active)
    game.battle.status[0] = game.battle.status[1] = Effect.DAZED

    judge_last_turn(game)

    assert (game.battle.winner, game.battle.ending) == (winner, Ending.NOBODY_ACTIVE)


@pytest.mark.parametrize("value", ["ranged_power", "ranged_range_in"])
def test_a_gun_of_a_hack_saw_is_refused_in_any_part(value: str) -> None:
    """SV.CTL.8: it has no number to shoot with, so a Power or a range could change nothing."""
    data = Rules.model_validate({"kind": "rules", "id": "home", "title": "Home"}).model_dump(mode="json")
    data["control"]["hack_saw"][value] = 6

    found = [*hack_saw_shoots(Rules.model_validate(data))]

    assert [(each.code, each.hint) for each in found] == [("hack-saw-shoots", "make it null")]
