"""What the next point costs, on foot and in the air, and who may pass through a point where somebody is.

Rules: BS.MOV.4, BS.BNC.7, BS.BNC.8, BS.BNC.10, BS.STK.1 to BS.STK.3, BS.TER.10, BS.GAP.16, BS.GAP.18, BS.GAP.129.
"""

from engine.games.battlesuit.kernel.board.ground import cell_of
from engine.games.battlesuit.kernel.board.options import has_option
from engine.games.battlesuit.kernel.board.places import ground_of, is_free, next_point
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NO_ENTRY, NOBODY, Terrain
from engine.games.battlesuit.kernel.event_codes import Option
from engine.games.battlesuit.kernel.numbers.flight import entry_mp, level_over
from engine.games.battlesuit.kernel.records import Game


def walk_cost(game: Game, a: int, b: int) -> int:
    """Return what walking from a point to the next one costs, NO_ENTRY if it may not be entered.

    Rules: BS.MOV.4, BS.TER.10, BS.GAP.16, BS.GAP.18.
    """
    cost: int = game.numbers.enter_mp[game.land.terrain[b]]
    if cost == NO_ENTRY:
        return NO_ENTRY
    return cost + game.numbers.rise_mp * max(0, ground_of(game, b) - ground_of(game, a))


def top_of(game: Game, dot: int) -> int:
    """Return the level of the top of what stands on a point."""
    return game.sight.ground.top[cell_of(game.sight, game.board.x[dot], game.board.y[dot])]


def fly_cost(game: Game, level: int, b: int) -> int:
    """Return what flying to the next point costs: as if clear, or on foot to ground of the same level.

    An upper storey is entered as if clear; NO_ENTRY if one may not.
    Rules: BS.BNC.7, BS.BNC.8, BS.BNC.10, BS.MLB.4, BS.GAP.129.
    """
    if storey_at(game, b, level) > 0:
        return game.numbers.enter_mp[Terrain.CLEAR]
    return entry_mp(game.numbers, level, game.land.terrain[b], ground_of(game, b), top_of(game, b))


def storey_at(game: Game, dot: int, level: int) -> int:
    """Return the upper storey of a point at a level, below the topmost one; 0 if there is none.

    Over the topmost one is the open air. Rules: BS.MLB.2, BS.MLB.4.
    """
    rise: int = level - ground_of(game, dot)
    if not has_option(game, Option.MULTI_LEVEL_BUILDINGS) or rise <= 0 or rise % game.numbers.storey_levels != 0:
        return 0
    storey: int = rise // game.numbers.storey_levels
    return storey if storey < game.land.storeys[dot] else 0


def next_level(game: Game, soldier: int, there: int) -> int:
    """Return the level at which a soldier in the air is over the next point. Rule: BS.NOE.2."""
    ground: int = ground_of(game, game.soldiers.dot[soldier])
    return level_over(game.numbers, game.soldiers.level[soldier], ground, ground_of(game, there))


def shares_point(game: Game, soldier: int) -> bool:
    """Return whether a soldier is just passing through the point of another. Rule: BS.STK.2."""
    return game.land.occupant[game.soldiers.dot[soldier]] != soldier + 1


def may_stand_or_pass(game: Game, soldier: int, there: int, level: int, left: int) -> bool:
    """Return whether a soldier may be on a point with so many movement points left once it is there.

    A point where somebody is it passes if it can leave it again; it never passes two such points on end, so that it
    can always fall back. Rules: BS.STK.1, BS.STK.2, BS.STK.3.
    """
    if is_free(game, there):
        return True
    return not shares_point(game, soldier) and can_leave(game, there, level, left)


def can_leave(game: Game, dot: int, level: int, left: int) -> bool:
    """Return whether so many movement points lead from a point to a free one next to it. Rule: BS.STK.2."""
    for way in range(DIRECTIONS):
        there: int = next_point(game, dot, way)
        if there != NOBODY and is_free(game, there):
            on_foot: bool = level == ground_of(game, dot)
            over: int = level_over(game.numbers, level, ground_of(game, dot), ground_of(game, there))
            cost: int = walk_cost(game, dot, there) if on_foot else fly_cost(game, over, there)
            if cost <= left:
                return True
    return False
