"""Who sees whom in a battle. Rules: section 6, BS.LOS.17, BS.LOS.30.

From ground to ground a table that was filled once a map answers, as long as nothing has changed on it; it holds what
the walk along the line finds, so that both always say the same.
"""

from engine.games.battlesuit.kernel.board.line import is_shut
from engine.games.battlesuit.kernel.board.places import is_airborne
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_active
from engine.games.battlesuit.kernel.records import Game


def sees(game: Game, soldier: int, other: int) -> bool:
    """Return whether two soldiers on the map see each other. Rule: BS.LOS.17."""
    return sees_from(
        game,
        game.soldiers.dot[soldier],
        game.soldiers.level[soldier],
        game.soldiers.dot[other],
        game.soldiers.level[other],
    )


def sees_from(game: Game, a: int, a_level: int, b: int, b_level: int) -> bool:
    """Return whether one sees from a point and level to another. Rules: BS.LOS.1 to BS.LOS.30."""
    if a == b:
        return True
    grounded: bool = a_level == game.board.base[a] and b_level == game.board.base[b]
    if grounded and game.pairs.dots > 0 and game.land.changes == 0:
        return in_table(game, min(a, b), max(a, b))
    game.sight.glance.keep = 0
    game.sight.glance.ax = game.board.x[a]
    game.sight.glance.ay = game.board.y[a]
    game.sight.glance.a_level = a_level
    game.sight.glance.bx = game.board.x[b]
    game.sight.glance.by = game.board.y[b]
    game.sight.glance.b_level = b_level
    return not is_shut(game.sight)


def in_table(game: Game, first: int, last: int) -> bool:
    """Return what the table says of two points, the lower number first."""
    start: int = first * (2 * game.pairs.dots - first - 1) // 2
    return game.pairs.seen[start + last - first - 1] == 1


def is_spotted(game: Game, side: int, target: int) -> bool:
    """Return whether any soldier of a side sees a target. Rule: BS.IND.1."""
    for soldier in range(first_of(side), end_of(game, side)):
        if is_active(game, soldier) and sees(game, soldier, target):
            return True
    return False


def is_higher_ground(game: Game, soldier: int, target: int) -> bool:
    """Return whether a target stands higher, on the ground and in sight. Rule: BS.MOD.4."""
    if game.soldiers.level[target] <= game.soldiers.level[soldier] or is_airborne(game, target):
        return False
    return sees(game, soldier, target)


def is_below(game: Game, soldier: int, target: int) -> bool:
    """Return whether a target is lower; in sight where the rules ask for that. Rules: BS.MOD.5, BS.GAP.57."""
    if game.soldiers.level[target] >= game.soldiers.level[soldier]:
        return False
    return game.numbers.below_needs_sight == 0 or sees(game, soldier, target)
