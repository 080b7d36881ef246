"""Carrying out what a player has chosen for a soldier, a row an action. Rule: BS.ACT.1."""

from engine.games.battlesuit.kernel.actions.demolition import demolish
from engine.games.battlesuit.kernel.actions.detonation import detonate
from engine.games.battlesuit.kernel.actions.fire import fire_standing, paint_and_fire
from engine.games.battlesuit.kernel.actions.moves import move
from engine.games.battlesuit.kernel.actions.repair import repair
from engine.games.battlesuit.kernel.actions.stealth import go_stealthy
from engine.games.battlesuit.kernel.codes import DEMOLISH, DETONATE, FIRE, GO_STEALTHY, MOVE, PAINT, REPAIR
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
    elif action == GO_STEALTHY:
        go_stealthy(game, soldier)
        if not game.special.stealth_is_activation:
            move(game, soldier)
    elif action == DETONATE:
        detonate(game, soldier)
    elif action == DEMOLISH:
        demolish(game, soldier, amount)
