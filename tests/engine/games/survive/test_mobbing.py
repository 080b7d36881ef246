"""Mobbing Charges as they are fought out."""

from engine.games.survive.kernel.actions.charging import mob_target
from engine.games.survive.kernel.actions.fights import strike
from engine.games.survive.kernel.actions.mobbing import mob
from engine.games.survive.kernel.codes import Draw, Event, FightEnd
from engine.games.survive.kernel.records import Game
from engine.games.survive.rules.numbers import mils
from tests.rules.adapters.survive.stage import add_unit, lay_down, rows_of, stage


def three() -> tuple[Game, list[int]]:
    """Return a table with two units of a Mob, and one of another that both reach; nobody hits."""
    game = stage({})
    pieces = [add_unit(game, side, power=5, toughness=5) for side in (0, 0, 1)]
    for piece in pieces:
        game.battle.x_mil[piece], game.battle.y_mil[piece] = mils(10 + piece), mils(10)
    lay_down(game, Draw.STRIKE, [10] * 65)
    return game, pieces


def test_a_mobbing_that_nobody_wins_is_broken_off_after_twenty_strikes() -> None:
    """SV.HOUSE.6: five strikes open it, and all miss; after 20 more, of all three together, they stay in contact."""
    game, (rear, front, target) = three()

    assert not mob(game, rear, front, target)
    assert len(rows_of(game, Event.STRIKE)) == 5 + 20
    assert [row[5] for row in rows_of(game, Event.FIGHT_OVER)] == [FightEnd.BROKEN_OFF]


def test_who_has_not_beaten_a_mobbing_off_does_not_follow_on() -> None:
    """SV.RES.5: a fight that is broken off has no winner, so its target stays where it is."""
    game, (rear, front, target) = three()
    game.forces.move_mil[target] = mils(6)

    mob_target(game, rear, front, target)

    assert rows_of(game, Event.FOLLOW_ON) == []


def test_a_run_of_hits_is_upon_one_foe() -> None:
    """SV.RES.3: who hits one mobber, and then the other, hits the same opponent once: no Power is added."""
    game = stage({})
    striker, one, other = (add_unit(game, side, power=3, toughness=9) for side in (1, 0, 0))
    lay_down(game, Draw.STRIKE, [1] * 4)

    for foe in (one, one, other, one):
        strike(game, striker, foe, 0, sure=False)

    assert [row[6] for row in rows_of(game, Event.STRIKE)] == [3, 4, 3, 3]
