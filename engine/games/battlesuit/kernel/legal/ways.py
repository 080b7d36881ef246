"""Where a soldier may go: ways on foot, storeys, who is within reach, and cover to run for.

Rules: BS.MOV.4, BS.BNC.7, BS.BNC.8, BS.BNC.10, BS.STK.1 to BS.STK.3, BS.TER.10, BS.GAP.16, BS.GAP.18, BS.GAP.129,
BS.MLB.1 to BS.MLB.4, BS.GAP.97, BS.STK.1, BS.PAN.7, BS.GAP.39.
"""

from engine.games.battlesuit.kernel.board.line import cell_of
from engine.games.battlesuit.kernel.board.places import (
    ground_of,
    is_airborne,
    is_free,
    is_point,
    next_point,
    points_apart,
)
from engine.games.battlesuit.kernel.board.soldiers import has_option, is_drone_soldier
from engine.games.battlesuit.kernel.codes import DIRECTIONS, FAR, NO_ENTRY, NOBODY, Terrain
from engine.games.battlesuit.kernel.event_codes import Option
from engine.games.battlesuit.kernel.numbers.flight import entry_mp, level_over
from engine.games.battlesuit.kernel.numbers.results import cover_rank
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.kernel.rules_record import Numbers


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


STOREY_DOWN = 0
STOREY_UP = 1


def level_of_storey(numbers: Numbers, ground: int, storey: int) -> int:
    """Return the level of a storey, 0 being the ground. Rules: BS.MLB.2, BS.GAP.97."""
    return ground + numbers.storey_levels * storey


def climb_mp(numbers: Numbers, storeys: int) -> int:
    """Return what climbing so many storeys costs. Rule: BS.MLB.3."""
    return numbers.storey_mp * storeys


def is_under_roof(game: Game, soldier: int) -> bool:
    """Return whether a soldier is inside a building with storeys, below its topmost one. Rule: BS.MLB.4."""
    if not has_option(game, Option.MULTI_LEVEL_BUILDINGS) or is_airborne(game, soldier):
        return False
    below: bool = game.soldiers.storey[soldier] < game.land.storeys[game.soldiers.dot[soldier]]
    return below


def may_climb(game: Game, soldier: int, way: int) -> bool:
    """Return whether a soldier may climb a storey down (way 0) or up (way 1). Rules: BS.MLB.2, BS.MLB.3."""
    if (
        not has_option(game, Option.MULTI_LEVEL_BUILDINGS)
        or is_airborne(game, soldier)
        or is_drone_soldier(game, soldier)
    ):
        return False
    if way < STOREY_DOWN or way > STOREY_UP or game.soldiers.left[soldier] < climb_mp(game.numbers, 1):
        return False
    storey: int = game.soldiers.storey[soldier]
    return storey < game.land.storeys[game.soldiers.dot[soldier]] if way == STOREY_UP else storey > 0


def fill_reach(game: Game, dot: int, points: int, through: int) -> None:
    """Write what points are left on every point within reach, plus one; soldiers bar the way unless `through`."""
    for other in range(game.board.dots):
        game.land.reach[other] = 0
    game.land.reach[dot] = points + 1
    for _ in range(points):
        spread_reach(game, through)


def spread_reach(game: Game, through: int) -> None:
    """Carry the reach on by a step from every point."""
    for here in range(game.board.dots):
        if game.land.reach[here] > 1:
            for way in range(DIRECTIONS):
                there: int = next_point(game, here, way)
                if there != NOBODY and (through or is_free(game, there)):
                    left: int = left_behind(game, here, there)
                    game.land.reach[there] = max(game.land.reach[there], left)


def left_behind(game: Game, here: int, there: int) -> int:
    """Return what reach is left after a step to the next point, 0 if none is or it may not be entered."""
    cost: int = walk_cost(game, here, there)
    return 0 if cost == NO_ENTRY else max(0, game.land.reach[here] - cost)


def can_walk(game: Game, a: int, b: int, points: int) -> bool:
    """Return whether so many movement points lead from a point to another, whoever stands between."""
    fill_reach(game, a, points, 1)
    return game.land.reach[b] > 0


def rank_of(game: Game, soldier: int, dot: int) -> int:
    """Return the place of a point among the covers within reach, the least first; none for what is no better cover."""
    here: int = game.soldiers.dot[soldier]
    cover: int = game.numbers.cover_mod[game.land.terrain[dot]]
    if game.land.reach[dot] == 0 or dot == here or cover >= game.numbers.cover_mod[game.land.terrain[here]]:
        return FAR * FAR
    return cover_rank(game.numbers, cover, points_apart(game, here, dot))


def first_refuge(game: Game, soldier: int) -> int:
    """Return the first of the best points within reach, or NOBODY."""
    best: int = NOBODY
    least: int = FAR * FAR
    for dot in range(game.board.dots):
        rank: int = rank_of(game, soldier, dot)
        if rank < least:
            least = rank
            best = dot
    return best


def is_refuge(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a point is one of the best within reach, among which the owner chooses. Rule: BS.PAN.7."""
    first: int = first_refuge(game, soldier)
    if not is_point(game, dot) or first == NOBODY:
        return False
    return rank_of(game, soldier, dot) == rank_of(game, soldier, first)
