"""Carrying out what a player has chosen for a soldier, a row an action. Rule: BS.ACT.1."""

from engine.games.battlesuit.kernel.actions.fire.demolition import demolish
from engine.games.battlesuit.kernel.actions.fire.detonation import detonate
from engine.games.battlesuit.kernel.actions.fire.fire import fire_standing, paint_and_fire
from engine.games.battlesuit.kernel.actions.morale.pools import roll_pool
from engine.games.battlesuit.kernel.actions.movement.moves import move
from engine.games.battlesuit.kernel.actions.special.engineer import revive
from engine.games.battlesuit.kernel.actions.special.repair import repair
from engine.games.battlesuit.kernel.actions.special.stealth import go_stealthy
from engine.games.battlesuit.kernel.codes import (
    COMMAND,
    DEMOLISH,
    DETONATE,
    ENGINEER_REPAIR,
    FIRE,
    GO_STEALTHY,
    MOVE,
    PAINT,
    REPAIR,
)
from engine.games.battlesuit.kernel.records import Game


def act(game: Game, soldier: int, action: int, amount: int) -> None:
    """Carry out a legal action."""
    if action == MOVE:
        move(game, soldier)
    elif action == FIRE:
        fire_standing(game, soldier, amount)
    elif action == PAINT:
        paint_and_fire(game, soldier, amount)
    elif action == REPAIR:
        repair(game, soldier)
    else:
        act_specially(game, soldier, action, amount)


def act_specially(game: Game, soldier: int, action: int, amount: int) -> None:
    """Carry out what only some types of soldiers can do."""
    if action == GO_STEALTHY:
        go_stealthy(game, soldier)
        if not game.special.stealth_is_activation:
            move(game, soldier)
    elif action == DETONATE:
        detonate(game, soldier)
    elif action == DEMOLISH:
        demolish(game, soldier, amount)
    elif action == COMMAND:
        roll_pool(game, soldier)
    elif action == ENGINEER_REPAIR:
        revive(game, soldier)
