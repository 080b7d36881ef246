"""What stealth, jammers, sentries, bombs and mines allow.

Rules: BS.STL.1 to BS.STL.6, BS.ECM.1, BS.SEN.3, BS.BMB.1, BS.MIN.2, BS.HID.3, BS.GAP.81, BS.GAP.82, BS.GAP.131,
BS.GAP.146.
"""

from engine.games.battlesuit.kernel.board.places import (
    is_airborne,
    is_free,
    is_point,
    next_point,
    occupant_of,
    points_apart,
)
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_active,
    is_good_order,
    is_on_map,
    side_of,
)
from engine.games.battlesuit.kernel.codes import NOBODY, Ability, Step, Terrain
from engine.games.battlesuit.kernel.event_codes import MarkerState
from engine.games.battlesuit.kernel.records import Game


def may_go_stealthy(game: Game, soldier: int) -> bool:
    """Return whether a soldier may go into stealth now. Rules: BS.STL.1, BS.STL.6, BS.GAP.74."""
    if game.forces.may_stealth[soldier] == 0 or game.soldiers.box[soldier] > 0 or is_airborne(game, soldier):
        return False
    return game.battle.turn >= game.soldiers.stealth_from[soldier]


def may_step_unseen(game: Game, soldier: int, step: int, way: int) -> bool:
    """Return whether a soldier that comes out of stealth may make a step: on the ground, not through slag, fire last.

    Rules: BS.STL.4, BS.STL.5.
    """
    if step == Step.WALK and game.soldiers.shots[soldier] == 0:
        there: int = next_point(game, game.soldiers.dot[soldier], way)
        return is_point(game, there) and game.land.terrain[there] != Terrain.SLAG
    return step == Step.SHOOT or step == Step.STOP or (step == Step.LEAVE and game.soldiers.shots[soldier] == 0)


def may_step_on_mine(step: int) -> bool:
    """Return whether a step is open to a soldier that a mine has stopped: it may still fire. Rule: BS.MIN.2."""
    return step == Step.SHOOT or step == Step.STOP


def is_jammed(game: Game, soldier: int) -> bool:
    """Return whether a working jammer reaches a soldier. Rules: BS.ECM.1, BS.GAP.81."""
    for side in range(2):
        if side != side_of(soldier) or game.special.ecm_affects_all:
            for drone in range(first_of(side), end_of(game, side)):
                if drone != soldier and jams(game, drone, soldier):
                    return True
    return False


def jams(game: Game, drone: int, soldier: int) -> bool:
    """Return whether a drone is a working jammer within reach of a soldier. Rules: BS.ECM.1, BS.DRN.7, BS.GAP.146."""
    works: bool = is_good_order(game, drone) or (game.special.shocked_drone_jams == 1 and is_active(game, drone))
    if not has_ability(game, drone, Ability.JAMS) or not works or not is_on_map(game, soldier):
        return False
    return points_apart(game, game.soldiers.dot[drone], game.soldiers.dot[soldier]) <= game.special.ecm_range


def may_post_sentry(game: Game, dot: int) -> bool:
    """Return whether a sentry may stand on a point. Rules: BS.SEN.3, BS.GAP.82."""
    return game.special.sentry_forbidden[game.land.terrain[dot]] == 0


def may_fly_over(game: Game, dot: int, level: int) -> bool:
    """Return whether a drone may be over a point at an absolute level: above its ground, not below its top.

    Rules: BS.DRN.3, BS.GAP.84.
    """
    above: int = level - game.board.base[dot]
    return above >= max(game.special.drone_least_level, game.numbers.rises[game.land.terrain[dot]])


def may_detonate(game: Game, drone: int) -> bool:
    """Return whether a drone on the map has a bomb to set off. Rule: BS.BMB.1."""
    if not has_ability(game, drone, Ability.DETONATES) or not is_on_map(game, drone):
        return False
    return game.soldiers.armed[drone] == 1


def may_lay(game: Game, mine: int, dot: int) -> bool:
    """Return whether a marker may be laid on a point: in its area, dry, free, one a meta-hex. Rule: BS.GAP.135."""
    if not is_point(game, dot) or not is_free(game, dot) or game.land.terrain[dot] == Terrain.WATER:
        return False
    in_area: bool = (game.land.mine_zone[dot] >> game.forces.mine_side[mine]) % 2 == 1
    if not in_area and not game.special.mines_anywhere:
        return False
    for other in range(game.forces.mines):
        if (
            game.soldiers.mine_state[other] == MarkerState.LAID
            and points_apart(game, game.soldiers.mine_dot[other], dot) <= 1
        ):
            return False
    return True


def hides(game: Game, dot: int) -> bool:
    """Return whether a point may hide a soldier. Rule: BS.HID.3."""
    if game.land.improved[dot] and game.special.hides_in[Terrain.IMPROVED_POSITION]:
        return True
    return game.special.hides_in[game.land.terrain[dot]] == 1


def seems_free(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a point is free as far as a soldier knows: an enemy hidden there is no hindrance to try it."""
    other: int = occupant_of(game, dot)
    return other == NOBODY or (side_of(other) != side_of(soldier) and game.soldiers.hidden[other] == 1)


def first_point(game: Game, mine: int) -> int:
    """Return the first point where a marker may be laid, or NOBODY."""
    for dot in range(game.board.dots):
        if may_lay(game, mine, dot):
            return dot
    return NOBODY
