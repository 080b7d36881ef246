"""A battle under way, and all that one side hides exchanged for something else."""

from itertools import pairwise

from engine.battles.orders import BattleOrder
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.battle.set_up import set_up_battle
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Status
from engine.games.seven_seconds.kernel.course.setup import set_up
from engine.games.seven_seconds.kernel.course.turn import refresh, take_turn
from engine.games.seven_seconds.kernel.records import Game
from schemas.packs.packs import Pack


def in_play(pack: Pack, seed: int) -> Game:
    """Return a battle of two `first` players after six turns of its first round."""
    game = Game()
    set_up_battle(PreparedPack(pack), BattleOrder(participants(players=("first", "first")), seed=seed), game)
    set_up(game)
    game.battle.round = 1
    refresh(game)
    for turn in range(6):
        take_turn(game, turn % 2)
    return game


def swap_secrets(game: Game, side: int) -> None:
    """Give the hidden units of a side each other's types, stats and squares, and the side another mission."""
    first = side * codes.SIDE_PIECES + codes.BLIPS
    hidden = [unit for unit in range(first, first + codes.UNITS) if game.battle.status[unit] == Status.HOLDING]
    for column in (game.forces.kind, game.forces.sensors, game.forces.armour, game.forces.square):
        for unit, other in pairwise(hidden):
            column[unit], column[other] = column[other], column[unit]
    if hidden:
        free = set(range(codes.BLIPS)) - {game.forces.square[unit] for unit in hidden}
        game.forces.square[hidden[0]] = min(free)
    for row in range(side * 6, side * 6 + 6):
        game.forces.vp[row] = -game.forces.vp[row]
