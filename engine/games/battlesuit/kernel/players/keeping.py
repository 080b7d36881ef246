"""Whom the heuristic player keeps behind its front: leaders, and those that cannot fight. Rules: BS.COM.1, BS.DRN.4."""

from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability, is_active
from engine.games.battlesuit.kernel.codes import DETONATES, NOBODY
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.players.worth import nearest_enemy
from engine.games.battlesuit.kernel.records import Game

BEHIND_POINTS = 2
"""How much farther from the enemy than the foremost fighter one is that is kept back."""


def is_kept_back(game: Game, soldier: int) -> bool:
    """Return whether a soldier is to stay behind those that fight: it leads, or has neither arms nor a bomb."""
    if game.forces.leader[soldier] > 0:
        return True
    return not is_armed(game, soldier) and not has_ability(game, soldier, DETONATES)


def is_ahead(game: Game, side: int, soldier: int, dot: int) -> bool:
    """Return whether a point lies before the front: no fighter is nearer to the enemy that is nearest to it.

    Where nobody is left to fight there is no front to stay behind.
    """
    enemy: int = nearest_enemy(game, side, dot)
    if enemy == NOBODY:
        return False
    apart: int = points_apart(game, dot, game.view.dot[enemy])
    fighters: int = 0
    for friend in range(first_of(side), end_of(game, side)):
        if friend != soldier and is_active(game, friend) and not is_kept_back(game, friend):
            fighters += 1
            if points_apart(game, game.soldiers.dot[friend], game.view.dot[enemy]) + BEHIND_POINTS <= apart:
                return False
    return fighters > 0
