"""Where the heuristic player places soldiers: in the best cover, and where the enemy is not far."""

from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.chance import pick
from engine.games.battlesuit.kernel.codes import NOBODY, POLICY_DRAW
from engine.games.battlesuit.kernel.legal.places import may_deploy, may_enter
from engine.games.battlesuit.kernel.players.worth import nearest_enemy
from engine.games.battlesuit.kernel.records import Game


def heuristic_place(game: Game, soldier: int) -> None:
    """Choose a point with the best cover, any of those with as much."""
    best: int = 1
    seen: int = 0
    for dot in range(game.board.dots):
        if may_deploy(game, soldier, dot):
            cover: int = game.numbers.cover_mod[game.land.terrain[dot]]
            if cover < best:
                best = cover
                seen = 0
            if cover == best:
                seen += 1
                if pick(game, soldier, POLICY_DRAW, seen) == 0:
                    game.choice.dot = dot


def heuristic_entry(game: Game, side: int, soldier: int) -> None:
    """Choose the point of the edge that is nearest to an enemy; any if nobody is to be seen."""
    seen: int = 0
    least: int = NOBODY
    for dot in range(game.board.dots):
        if may_enter(game, soldier, dot):
            enemy: int = nearest_enemy(game, side, dot)
            apart: int = 0 if enemy == NOBODY else points_apart(game, dot, game.view.dot[enemy])
            if least == NOBODY or apart < least:
                least = apart
                seen = 0
            if apart == least:
                seen += 1
                if pick(game, soldier, POLICY_DRAW, seen) == 0:
                    game.choice.dot = dot
