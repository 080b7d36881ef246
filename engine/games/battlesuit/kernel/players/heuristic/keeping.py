"""Whom the heuristic player keeps out of harm: leaders, those that cannot fight, those that the scenario counts.

Rules: BS.COM.1, BS.DRN.4, BS.VIC.2.
"""

from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.soldiers import (
    class_of_soldier,
    end_of,
    first_of,
    has_ability,
    is_active,
    is_drone_soldier,
)
from engine.games.battlesuit.kernel.codes import NOBODY, Ability, UnitClass
from engine.games.battlesuit.kernel.event_codes import Goal
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.players.heuristic.worth import nearest_enemy
from engine.games.battlesuit.kernel.records import Game

BEHIND_POINTS = 2
"""How much farther from the enemy than the foremost fighter one is that is kept back."""


def is_kept_back(game: Game, soldier: int) -> bool:
    """Return whether a soldier is to stay behind those that fight: it leads, or has neither arms nor a bomb."""
    if game.forces.leader[soldier] > 0:
        return True
    return not is_armed(game, soldier) and not has_ability(game, soldier, Ability.DETONATES)


def is_frail(game: Game, soldier: int) -> bool:
    """Return whether a soldier wears no armour and is no drone: it had better not be seen."""
    return class_of_soldier(game, soldier) == UnitClass.UNARMOURED


def is_precious(game: Game, side: int, soldier: int) -> bool:
    """Return whether the scenario counts the loss or the survival of soldiers of that type above others."""
    card: int = game.forces.card[soldier]
    for row in range(game.plan.conditions):
        lives: bool = game.plan.kind[row] == Goal.SURVIVAL and game.plan.scorer[row] == side
        dies: bool = game.plan.kind[row] == Goal.DESTRUCTION and game.plan.scorer[row] != side
        if (lives or dies) and (game.plan.cards[row] >> card) % 2 == 1:
            return True
    return False


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
        fights: bool = is_active(game, friend) and not is_drone_soldier(game, friend)
        if friend != soldier and fights and not is_kept_back(game, friend):
            fighters += 1
            if points_apart(game, game.soldiers.dot[friend], game.view.dot[enemy]) + BEHIND_POINTS <= apart:
                return False
    return fighters > 0
