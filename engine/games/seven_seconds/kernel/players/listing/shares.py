"""How a sensor pool may be shared, as the rules judge it: nothing first, then on one target each.

For each target of the sensors, and each spot of ground found before, the points for each number of counters, and all.
A pool that is split, a second payment and new spots of ground are not listed; they may be legal.
"""

from engine.games.seven_seconds.kernel.actions.choices import may_be_targeted
from engine.games.seven_seconds.kernel.actions.sensors import cost_as_seen
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, look_at_point
from engine.games.seven_seconds.kernel.codes import PIECES
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.choices import add_cell, begin_choice


def list_shares(game: Game, piece: int, pool: int) -> None:
    """List how a piece may spend its pool. Rules: 7S.TGT.4 to 7S.TGT.7, 7S.GAP.44."""
    if begin_choice(game.choices, 2):
        add_cell(game.choices, 0)
        add_cell(game.choices, 0)
    for target in range(PIECES):
        if may_be_targeted(game, piece, target):
            list_payments(game, pool, target, cost_as_seen(game, piece), counters_swallowed(game))
    if game.numbers.spots_targetable:
        for spot in range(game.battle.spots):
            look_at_point(game, piece, game.battle.spot_x_mil[spot], game.battle.spot_y_mil[spot])
            cost: int = cost_as_seen(game, piece)
            if cost > 0:
                list_payments(game, pool, PIECES + spot, cost, counters_swallowed(game))


def list_payments(game: Game, pool: int, target: int, cost: int, swallowed: int) -> None:
    """List the points that buy one counter, two and so on, and the whole pool. Rules: 7S.TGT.5, 7S.TGT.13."""
    price: int = cost * (swallowed + 1)
    while price < pool:
        list_payment(game, target, price)
        price += cost
    if pool > 0:
        list_payment(game, target, pool)


def list_payment(game: Game, target: int, points: int) -> None:
    """List points for a piece or for a spot of ground, and nothing else."""
    if not begin_choice(game.choices, 5):
        return
    if target < PIECES:
        add_cell(game.choices, 1)
        add_cell(game.choices, target)
        add_cell(game.choices, points)
        add_cell(game.choices, 0)
        add_cell(game.choices, 0)
    else:
        add_cell(game.choices, 0)
        add_cell(game.choices, 1)
        add_cell(game.choices, points)
        add_cell(game.choices, game.battle.spot_x_mil[target - PIECES])
        add_cell(game.choices, game.battle.spot_y_mil[target - PIECES])
