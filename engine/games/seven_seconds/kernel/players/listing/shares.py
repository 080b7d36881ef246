"""How a sensor pool may be shared, listed as the rules judge it: nothing first, then on one target each; and read.

For each target of the sensors, and each spot of ground found before, the points for each number of counters, and all;
and all on the ground in the middle of the table. A pool that is split, a second payment and other new spots of ground
are not listed; they may be legal.
"""

from engine.games.seven_seconds.kernel.actions.choices import may_be_targeted
from engine.games.seven_seconds.kernel.actions.sensors import cost_as_seen
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, look_at_point
from engine.games.seven_seconds.kernel.codes import PIECES, SPOTS
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.answers import next_cell, refuse_answer
from engine.kernel.choices import add_cell, begin_choice, proposes


def list_shares(game: Game, piece: int, pool: int) -> None:
    """List how a piece may spend its pool. Rules: 7S.TGT.4 to 7S.TGT.7, 7S.GAP.44."""
    if proposes(game.choices) and begin_choice(game.choices, 2):
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
        list_middle(game, piece, pool)


def list_middle(game: Game, piece: int, pool: int) -> None:
    """List the whole pool on the ground in the middle of the table, if it may be found. Rule: 7S.GAP.44."""
    x: int = game.table.width_mil // 2
    y: int = game.table.depth_mil // 2
    for spot in range(game.battle.spots):
        if game.battle.spot_x_mil[spot] == x and game.battle.spot_y_mil[spot] == y:
            return
    look_at_point(game, piece, x, y)
    if pool > 0 and game.battle.spots < SPOTS and cost_as_seen(game, piece) > 0 and proposes(game.choices):
        list_ground(game, pool, x, y)


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
    if not proposes(game.choices):
        return
    if target >= PIECES:
        spot: int = target - PIECES
        list_ground(game, points, game.battle.spot_x_mil[spot], game.battle.spot_y_mil[spot])
    elif begin_choice(game.choices, 5):
        add_cell(game.choices, 1)
        add_cell(game.choices, target)
        add_cell(game.choices, points)
        add_cell(game.choices, 0)
        add_cell(game.choices, 0)


def list_ground(game: Game, points: int, x: int, y: int) -> None:
    """List points for a spot of ground that were proposed."""
    if begin_choice(game.choices, 5):
        add_cell(game.choices, 0)
        add_cell(game.choices, 1)
        add_cell(game.choices, points)
        add_cell(game.choices, x)
        add_cell(game.choices, y)


def read_shares(game: Game) -> None:
    """Read how many targets get points, each with its points and those of a second payment; then spots the same way."""
    shares: int = next_cell(game.answers, game.choices)
    for _ in range(min(shares, PIECES)):
        target: int = next_cell(game.answers, game.choices)
        points: int = next_cell(game.answers, game.choices)
        again: int = next_cell(game.answers, game.choices)
        if 0 <= target < PIECES:
            game.choice.points[target] = points
            game.choice.points_again[target] = again
        else:
            refuse_answer(game.answers, game.forces.policy[game.answers.side])
    spots: int = next_cell(game.answers, game.choices)
    for spot in range(min(spots, SPOTS)):
        game.choice.spot_points[spot] = next_cell(game.answers, game.choices)
        game.choice.spot_x_mil[spot] = next_cell(game.answers, game.choices)
        game.choice.spot_y_mil[spot] = next_cell(game.answers, game.choices)
