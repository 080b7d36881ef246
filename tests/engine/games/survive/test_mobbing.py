"""Mobbing Charges as they are fought out."""

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.actions.mobbing import mob
from tests.rules.adapters.survive.stage import add_unit, lay_down, rows_of, stage


def test_a_mobbing_that_nobody_wins_is_broken_off_after_twenty_strikes() -> None:
    """SV.HOUSE.6: five strikes open it, and all miss; after 20 more, of all three together, they stay in contact."""
    game = stage({})
    rear, front, target = (add_unit(game, side, power=5, toughness=5) for side in (0, 0, 1))
    for piece in (rear, front, target):
        game.battle.x_mil[piece], game.battle.y_mil[piece] = (
            codes.MILS_PER_INCH * (10 + piece),
            codes.MILS_PER_INCH * 10,
        )
    lay_down(game, codes.STRIKE_DIE, [10] * 65)

    won = mob(game, rear, front, target)

    assert not won
    assert len(rows_of(game, codes.E_STRIKE)) == 5 + 20
    assert [row[5] for row in rows_of(game, codes.E_FIGHT_OVER)] == [codes.FIGHT_BROKEN_OFF]
