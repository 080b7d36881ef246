"""Carrying out what a player has chosen for a soldier, a row an action. Rule: BS.ACT.1."""

from engine.games.battlesuit.kernel.actions.command import roll_pool
from engine.games.battlesuit.kernel.actions.explosions import demolish, detonate
from engine.games.battlesuit.kernel.actions.fire import fire_standing, paint_and_fire
from engine.games.battlesuit.kernel.actions.moves import move
from engine.games.battlesuit.kernel.actions.secrets import go_stealthy
from engine.games.battlesuit.kernel.actions.support import repair, revive
from engine.games.battlesuit.kernel.codes import Action
from engine.games.battlesuit.kernel.records import Game


def act(game: Game, soldier: int, action: int, amount: int) -> None:
    """Carry out a legal action."""
    if action == Action.MOVE:
        move(game, soldier)
    elif action == Action.FIRE:
        fire_standing(game, soldier, amount)
    elif action == Action.PAINT:
        paint_and_fire(game, soldier, amount)
    elif action == Action.REPAIR:
        repair(game, soldier)
    else:
        act_specially(game, soldier, action, amount)


def act_specially(game: Game, soldier: int, action: int, amount: int) -> None:
    """Carry out what only some types of soldiers can do."""
    if action == Action.GO_STEALTHY:
        go_stealthy(game, soldier)
        if not game.special.stealth_is_activation:
            move(game, soldier)
    elif action == Action.DETONATE:
        detonate(game, soldier)
    elif action == Action.DEMOLISH:
        demolish(game, soldier, amount)
    elif action == Action.COMMAND:
        roll_pool(game, soldier)
    elif action == Action.ENGINEER_REPAIR:
        revive(game, soldier)
