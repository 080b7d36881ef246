"""The random player at stealth, bombs and mines."""

from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, pick
from engine.games.battlesuit.kernel.codes import POLICY_DRAW
from engine.games.battlesuit.kernel.legal.special import may_lay
from engine.games.battlesuit.kernel.records import Game

DETONATES_ONCE_IN = 12


def random_stealth(game: Game, soldier: int) -> bool:
    """Give up stealth every other time."""
    return pick(game, soldier, POLICY_DRAW, 2) == 0


def random_detonation(game: Game, drone: int) -> bool:
    """Set a bomb off now and then."""
    return pick(game, drone, POLICY_DRAW, DETONATES_ONCE_IN) == 0


def random_mine(game: Game, side: int, mine: int) -> None:
    """Choose any point where a marker may be laid."""
    seen: int = 0
    for dot in range(game.board.dots):
        if may_lay(game, mine, dot):
            seen += 1
            if pick(game, SIDE_ACTOR + side, POLICY_DRAW, seen) == 0:
                game.choice.dot = dot
