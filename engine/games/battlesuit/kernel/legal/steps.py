"""Where a soldier may begin and enter, and the steps it may take.

Rules: BS.SCN.5, BS.EDG.1, BS.GAP.134, BS.GAP.139, BS.MOV.1 to BS.MOV.6, BS.FIR.1, BS.GAP.54.

A step is walking to the next point in a direction, shooting, leaving the map, stopping, or one of flight; whether it
is legal does not depend on who asks, nor on what the enemy hides.
"""

from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, is_free, is_point, next_point
from engine.games.battlesuit.kernel.board.soldiers import has_ability, is_active, movement_of, side_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NO_ENTRY, NOBODY, Ability, Morale, Step
from engine.games.battlesuit.kernel.legal.flight import may_begin_at, may_fly_step
from engine.games.battlesuit.kernel.legal.special import may_post_sentry, may_step_on_mine, may_step_unseen, seems_free
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.legal.ways import may_climb, may_stand_or_pass, walk_cost
from engine.games.battlesuit.kernel.records import Game


def may_deploy(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a soldier may begin on a point: a free one of its area that it may enter, or stand as a sentry."""
    if not is_point(game, dot) or not is_free(game, dot):
        return False
    in_zone: bool = (game.land.zone[dot] >> game.forces.area[soldier]) % 2 == 1
    if has_ability(game, soldier, Ability.FIRES_TWICE):
        return in_zone and may_post_sentry(game, dot)
    return in_zone and game.numbers.enter_mp[game.land.terrain[dot]] != NO_ENTRY


def may_deploy_at(game: Game, soldier: int, dot: int, level: int) -> bool:
    """Return whether a soldier may begin in the air over a point, where that is allowed in its area. Rule: BS.SCN.8."""
    aloft: bool = (game.plan.airborne >> game.forces.area[soldier]) % 2 == 1
    if not aloft or not is_point(game, dot) or not is_free(game, dot):
        return False
    in_zone: bool = (game.land.zone[dot] >> game.forces.area[soldier]) % 2 == 1
    return in_zone and may_begin_at(game, soldier, dot, level)


def first_place(game: Game, soldier: int) -> int:
    """Return the first point where a soldier may begin, or NOBODY."""
    for dot in range(game.board.dots):
        if may_deploy(game, soldier, dot):
            return dot
    return NOBODY


def may_enter(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a soldier may come on to the map at a point: a free one on an edge of its wave.

    Rules: BS.EDG.1, BS.GAP.139.
    """
    if not is_point(game, dot) or not is_free(game, dot):
        return False
    wave: int = game.forces.wave[soldier]
    at_edge: bool = (game.land.entry[dot] >> wave) % 2 == 1
    if game.numbers.one_edge_for_all and game.board.edges[dot] & game.battle.wave_edges[wave] == 0:
        return False
    return at_edge and game.numbers.enter_mp[game.land.terrain[dot]] != NO_ENTRY


def may_enter_at(game: Game, soldier: int, dot: int, level: int) -> bool:
    """Return whether a soldier may come on to the map in the air over a point. Rules: BS.EDG.1, BS.SCN.8."""
    if not is_point(game, dot) or not is_free(game, dot):
        return False
    at_edge: bool = (game.land.entry[dot] >> game.forces.wave[soldier]) % 2 == 1
    return at_edge and may_begin_at(game, soldier, dot, level)


def can_enter(game: Game, soldier: int) -> bool:
    """Return whether there is a point where a soldier may come on to the map. Rule: BS.GAP.134."""
    if game.soldiers.left[soldier] < game.numbers.edge_mp:
        return False
    open_points: int = 0
    for dot in range(game.board.dots):
        if may_enter(game, soldier, dot):
            open_points += 1
    return open_points > 0


EDGES = 4


def may_walk(game: Game, soldier: int, way: int) -> bool:
    """Return whether a soldier may walk in a direction; one point at least; drones fly. Rules: BS.MOV.6, BS.DRN.3."""
    if way < 0 or way >= DIRECTIONS or game.soldiers.storey[soldier] > 0 or has_ability(game, soldier, Ability.FLIES):
        return False
    here: int = game.soldiers.dot[soldier]
    there: int = next_point(game, here, way)
    if there == NOBODY or is_airborne(game, soldier):
        return False
    cost: int = walk_cost(game, here, there)
    if cost == NO_ENTRY:
        return False
    left: int = game.soldiers.left[soldier] - cost
    passes: bool = may_stand_or_pass(game, soldier, there, ground_of(game, there), left)
    if not passes and not seems_free(game, soldier, there):
        return False
    return left >= 0 or has_minimum_move(game, soldier)


def has_minimum_move(game: Game, soldier: int) -> bool:
    """Return whether a soldier may still make its minimum move. Rules: BS.MOV.6, BS.GAP.109."""
    if game.soldiers.moved[soldier] > 0 or game.soldiers.shots[soldier] > 0:
        return False
    return movement_of(game, soldier) >= game.numbers.minimum_move_needs


def may_shoot_moving(game: Game, soldier: int) -> bool:
    """Return whether a soldier may fire in the course of its move. Rules: BS.FIR.1, BS.SNP.1, BS.GAP.54."""
    if game.soldiers.shots[soldier] >= game.numbers.moving_shots or has_ability(game, soldier, Ability.SNIPES):
        return False
    return game.soldiers.left[soldier] >= game.numbers.fire_mp and is_armed(game, soldier)


def may_leave(game: Game, soldier: int, edge: int) -> bool:
    """Return whether a soldier may leave the map over an edge by choice. Rules: BS.EDG.1, BS.GAP.137, BS.GAP.139."""
    if edge < 0 or edge >= EDGES or game.soldiers.storey[soldier] > 0:
        return False
    if game.soldiers.left[soldier] < game.numbers.edge_mp:
        return False
    if (game.board.edges[game.soldiers.dot[soldier]] >> edge) % 2 == 0:
        return False
    if not is_lawful_exit(game, side_of(soldier), edge):
        return game.numbers.unlawful_exit_eliminates == 1
    return game.numbers.one_edge_for_all == 0 or (game.battle.exit_edges[side_of(soldier)] >> edge) % 2 == 1


def is_lawful_exit(game: Game, side: int, edge: int) -> bool:
    """Return whether the scenario lets soldiers of a side leave over an edge. Rule: BS.GAP.137."""
    return (game.plan.exit_edges[side] >> edge) % 2 == 1


def may_step(game: Game, soldier: int, step: int, way: int) -> bool:
    """Return whether a step is open; `way` is a direction, an edge, a level, or 1 for up and 0 for down a storey."""
    if game.soldiers.unseen[soldier] > 0 and not may_step_unseen(game, soldier, step, way):
        return False
    if game.soldiers.halted[soldier] and not may_step_on_mine(step):
        return False
    if step == Step.WALK:
        return may_walk(game, soldier, way)
    if step == Step.SHOOT:
        return may_shoot_moving(game, soldier)
    if step == Step.LEAVE:
        return may_leave(game, soldier, way)
    if step == Step.CLIMB:
        return may_climb(game, soldier, way)
    return step == Step.STOP or may_fly_step(game, soldier, step, way)


def may_walk_extra(game: Game, soldier: int, way: int) -> bool:
    """Return whether a shaken soldier can pay for one more point in a direction. Rules: BS.RES.5, BS.GAP.62."""
    if way < 0 or way >= DIRECTIONS or is_airborne(game, soldier) or game.soldiers.storey[soldier] > 0:
        return False
    if has_ability(game, soldier, Ability.FLIES):
        return False
    there: int = next_point(game, game.soldiers.dot[soldier], way)
    if there == NOBODY or not is_free(game, there):
        return False
    return walk_cost(game, game.soldiers.dot[soldier], there) <= game.soldiers.left[soldier]


def first_extra_way(game: Game, soldier: int) -> int:
    """Return the first way open to a soldier that was shaken while moving, NOBODY if none is.

    A mine that it has walked on holds it. Rules: BS.MIN.2, BS.GAP.62.
    """
    if game.soldiers.morale[soldier] != Morale.SHOCKED or not is_active(game, soldier) or game.soldiers.halted[soldier]:
        return NOBODY
    for way in range(DIRECTIONS):
        if may_walk_extra(game, soldier, way):
            return way
    return NOBODY
