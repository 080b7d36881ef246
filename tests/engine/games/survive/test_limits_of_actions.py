"""Where a charge's way ends, and who throws for ammunition."""

import pytest

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.actions.charging import charge_alone
from engine.games.survive.kernel.actions.shooting import ammo_roll
from engine.games.survive.kernel.board.choices import may_charge
from engine.games.survive.kernel.codes import Effect, Event, ShotResult
from engine.games.survive.rules.numbers import mils
from tests.rules.adapters.survive.stage import GUN_SLOT, add_unit, rows_of, slot_of, stage


def test_a_charge_is_barred_only_up_to_where_bases_touch() -> None:
    """SV.GAP.39: from [10, 10] at [15, 10] contact is at [14, 10]; a foe at [15.3, 10.9] is 1.58 inches off that."""
    game = stage({})
    for mob, x, y in ((0, 10.0, 10.0), (1, 15.0, 10.0), (1, 15.3, 10.9)):
        piece = add_unit(game, mob)
        game.battle.x_mil[piece], game.battle.y_mil[piece] = mils(x), mils(y)

    assert may_charge(game, 0, 1, codes.NOBODY)


@pytest.mark.parametrize(("apart", "reached"), [(17.0, 1), (17.006, 0)])
def test_a_charge_that_falls_short_is_not_fought(apart: float, reached: int) -> None:
    """SV.MOV.5, SV.GAP.39, SV.FCH.1: of 17 inches, 17 are a fight and 17.006 none, by little as it misses."""
    game = stage({})
    for mob, x in ((0, 10.0), (1, 10.0 + 1.0 + apart)):
        game.battle.x_mil[add_unit(game, mob)] = mils(x)

    charge_alone(game, 0, 1, mils(17))

    assert [row[8] for row in rows_of(game, codes.Event.CHARGE)] == [reached]
    assert len(rows_of(game, codes.Event.CONTACT)) == reached


def test_the_dead_throw_no_ammo_roll() -> None:
    """SV.AMM.1: a shooter that the fire of a Red unit has killed reloads nothing."""
    game = stage({})
    piece = add_unit(game, 0)
    game.battle.status[piece] = Effect.DEAD

    ammo_roll(game, piece, slot_of(piece, GUN_SLOT), ShotResult.HIT)

    assert rows_of(game, Event.DIE) == []
