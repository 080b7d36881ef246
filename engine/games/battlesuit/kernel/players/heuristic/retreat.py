"""When the heuristic player withdraws soldiers, and where: the badly damaged, and leaders before that."""

from engine.games.battlesuit.kernel.board.places import ground_of, next_point, points_apart
from engine.games.battlesuit.kernel.board.sighting import sees_from
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Step
from engine.games.battlesuit.kernel.legal.special import seems_free
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.players.heuristic.mined import shuns
from engine.games.battlesuit.kernel.players.heuristic.worth import nearest_enemy
from engine.games.battlesuit.kernel.records import Game

BADLY_DAMAGED = 3
LEADER_DAMAGED = 2
SEEN_COUNTS = 20
"""Points of distance that one enemy less who sees it is worth to a soldier that withdraws."""


def is_spent(game: Game, soldier: int) -> bool:
    """Return whether a soldier is to be kept out of the fight."""
    if game.forces.leader[soldier] > 0:
        return game.soldiers.hits[soldier] >= LEADER_DAMAGED
    return game.soldiers.hits[soldier] >= BADLY_DAMAGED


def watchers(game: Game, side: int, dot: int) -> int:
    """Return how many enemies see the ground of a point."""
    return watchers_at(game, side, dot, ground_of(game, dot))


def watchers_at(game: Game, side: int, dot: int, level: int) -> int:
    """Return how many enemies see a level of a point."""
    found: int = 0
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy]:
            found += 1 if sees_from(game, game.view.dot[enemy], game.view.level[enemy], dot, level) else 0
    return found


def safety(game: Game, side: int, dot: int) -> int:
    """Return how safe a point is: the fewer enemies see it, the better its cover and the farther they are."""
    enemy: int = nearest_enemy(game, side, dot)
    apart: int = 0 if enemy == NOBODY else points_apart(game, dot, game.view.dot[enemy])
    return apart - game.numbers.cover_mod[game.land.terrain[dot]] - SEEN_COUNTS * watchers(game, side, dot)


def withdraw(game: Game, side: int, soldier: int) -> None:
    """Choose the step to a safer point; none if the soldier is as safe where it is."""
    most: int = safety(game, side, game.soldiers.dot[soldier])
    for way in range(DIRECTIONS):
        there: int = next_point(game, game.soldiers.dot[soldier], way)
        if (
            may_step(game, soldier, Step.WALK, way)
            and seems_free(game, soldier, there)
            and not shuns(game, side, there)
        ):
            safe: int = safety(game, side, there)
            if safe > most:
                most = safe
                game.choice.step = Step.WALK
                game.choice.way = way
