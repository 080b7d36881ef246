"""What may be done in the air, by soldiers and by drones.

Rules: BS.DRN.1 to BS.DRN.3, BS.GAP.83, BS.GAP.84, BS.BNC.1 to BS.BNC.21, BS.SCN.8, BS.GAP.110 to BS.GAP.112,
BS.GAP.127, BS.GAP.129.

`bounced` says how a soldier is in the air this turn: not decided yet, from the ground, afresh, or landed again. A
drone changes its level once on each point: `bounced` is 1 from then on until it enters the next one.
"""

from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, is_point, next_point
from engine.games.battlesuit.kernel.board.soldiers import has_ability, is_armoured, movement_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NO_ENTRY, NOBODY, Ability, Step, Terrain
from engine.games.battlesuit.kernel.event_codes import Airborne
from engine.games.battlesuit.kernel.legal.special import may_fly_over
from engine.games.battlesuit.kernel.legal.ways import (
    fly_cost,
    is_under_roof,
    may_stand_or_pass,
    next_level,
    shares_point,
    top_of,
)
from engine.games.battlesuit.kernel.numbers.flight import bounce_mp, highest, is_landing_open, may_hover
from engine.games.battlesuit.kernel.records import Game


def is_flying_drone(game: Game, soldier: int) -> bool:
    """Return whether a soldier flies by its card and not by the thrusters of its armour. Rule: BS.DRN.1."""
    return has_ability(game, soldier, Ability.FLIES) and not is_armoured(game, soldier)


def may_be_over(game: Game, dot: int, level: int) -> bool:
    """Return whether a drone may be over a point at a level. Rules: BS.DRN.3, BS.GAP.83, BS.GAP.84."""
    return level <= highest(game.numbers, ground_of(game, dot)) and may_fly_over(game, dot, level)


def drone_cost(game: Game, level: int, there: int) -> int:
    """Return what flying to a point costs a drone, NO_ENTRY if it may not. Rules: BS.DRN.3, BS.GAP.83."""
    return game.numbers.enter_mp[Terrain.CLEAR] if may_be_over(game, there, level) else NO_ENTRY


def may_drone_step(game: Game, drone: int, step: int, way: int) -> bool:
    """Return whether a drone may fly in a direction, or change to a level. Rules: BS.DRN.3, BS.GAP.83, BS.STK.2."""
    if step == Step.CHANGE_LEVEL:
        open_here: bool = game.soldiers.bounced[drone] == 0 and not shares_point(game, drone)
        return open_here and way != game.soldiers.level[drone] and may_be_over(game, game.soldiers.dot[drone], way)
    if step != Step.FLY or way < 0 or way >= DIRECTIONS or not is_airborne(game, drone):
        return False
    there: int = next_point(game, game.soldiers.dot[drone], way)
    if there == NOBODY:
        return False
    level: int = next_level(game, drone, there)
    left: int = game.soldiers.left[drone] - drone_cost(game, level, there)
    return left >= 0 and may_stand_or_pass(game, drone, there, level, left)


def may_fly_step(game: Game, soldier: int, step: int, way: int) -> bool:
    """Return whether a step of flight is open; `way` is the direction of FLY, and the level of a bounce or change."""
    if not can_fly(game, soldier):
        return False
    if game.soldiers.storey[soldier] > 0:
        return may_leave_storey(game, soldier, step, way)
    if is_flying_drone(game, soldier) and step != Step.LAND:
        return may_drone_step(game, soldier, step, way)
    if step == Step.BOUNCE:
        return may_bounce(game, soldier, way)
    if step == Step.FLY:
        return may_fly(game, soldier, way)
    if step == Step.CHANGE_LEVEL:
        return may_sink(game, soldier, way)
    if step == Step.LAND:
        return may_land(game, soldier)
    return step == Step.BOOST and may_boost(game, soldier)


def can_fly(game: Game, soldier: int) -> bool:
    """Return whether a soldier has thrusters, or flies by its card. Rules: BS.BNC.1, BS.DRN.1, BS.PCS.14."""
    return is_armoured(game, soldier) or has_ability(game, soldier, Ability.FLIES)


def is_flying_now(game: Game, soldier: int) -> bool:
    """Return whether a soldier is in the air and has bounced this turn. Rule: BS.BNC.12."""
    bounced: int = game.soldiers.bounced[soldier]
    return (bounced == Airborne.FROM_GROUND or bounced == Airborne.AFRESH) and is_airborne(game, soldier)


def bounce_cost(game: Game, soldier: int, level: int) -> int:
    """Return the movement points of a bounce to a level, NO_ENTRY if there is none. Rules: BS.BNC.2 to BS.BNC.6."""
    ground: int = ground_of(game, game.soldiers.dot[soldier])
    return bounce_mp(game.numbers, game.soldiers.level[soldier], is_airborne(game, soldier), level, ground)


def may_bounce(game: Game, soldier: int, level: int) -> bool:
    """Return whether a soldier may bounce to a level, once a turn, in the open.

    Rules: BS.BNC.2 to BS.BNC.6, BS.BNC.11, BS.MLB.4.
    """
    if game.soldiers.bounced[soldier] > 0 or shares_point(game, soldier) or is_under_roof(game, soldier):
        return False
    cost: int = bounce_cost(game, soldier, level)
    return cost <= game.soldiers.left[soldier] and hovers_here(game, soldier, level)


def hovers_here(game: Game, soldier: int, level: int) -> bool:
    """Return whether a soldier may be at a level over its point. Rules: BS.BNC.3, BS.BNC.8."""
    dot: int = game.soldiers.dot[soldier]
    return may_hover(game.numbers, level, ground_of(game, dot), top_of(game, dot))


def may_sink(game: Game, soldier: int, level: int) -> bool:
    """Return whether a soldier that has bounced may sink to a level. Rules: BS.BNC.13, BS.GAP.127."""
    if not is_flying_now(game, soldier) or shares_point(game, soldier):
        return False
    return level < game.soldiers.level[soldier] and hovers_here(game, soldier, level)


def may_fly(game: Game, soldier: int, way: int) -> bool:
    """Return whether a soldier may fly in a direction. Rules: BS.BNC.7 to BS.BNC.10, BS.STK.2."""
    return is_flying_now(game, soldier) and is_way_open(game, soldier, way)


def may_leave_storey(game: Game, soldier: int, step: int, way: int) -> bool:
    """Return whether a soldier may bounce out of an upper storey: off the topmost one, or out at its own level.

    Rule: BS.MLB.4.
    """
    if game.soldiers.bounced[soldier] > 0:
        return False
    if step == Step.BOUNCE:
        return may_bounce(game, soldier, way)
    return step == Step.FLY and is_way_open(game, soldier, way)


def is_way_open(game: Game, soldier: int, way: int) -> bool:
    """Return whether a soldier can pay for the next point in a direction, and be there."""
    if way < 0 or way >= DIRECTIONS:
        return False
    there: int = next_point(game, game.soldiers.dot[soldier], way)
    if there == NOBODY:
        return False
    level: int = next_level(game, soldier, there)
    left: int = game.soldiers.left[soldier] - fly_cost(game, level, there)
    return left >= 0 and may_stand_or_pass(game, soldier, there, level, left)


def air_cost(game: Game, soldier: int, there: int) -> int:
    """Return what a soldier pays for flying to a point at its level. Rules: BS.BNC.7, BS.GAP.83."""
    level: int = next_level(game, soldier, there)
    return drone_cost(game, level, there) if is_flying_drone(game, soldier) else fly_cost(game, level, there)


def landing_cost(game: Game, soldier: int) -> int:
    """Return the movement points of a safe landing, NO_ENTRY where nobody lands. Rules: BS.BNC.15, BS.GAP.18."""
    return game.numbers.land_mp[game.land.terrain[game.soldiers.dot[soldier]]]


def may_land(game: Game, soldier: int) -> bool:
    """Return whether a soldier may land: not in the turn it bounced. Rules: BS.BNC.11, BS.BNC.14, BS.GAP.18."""
    if not is_airborne(game, soldier) or shares_point(game, soldier):
        return False
    terrain: int = game.land.terrain[game.soldiers.dot[soldier]]
    return is_landing_open(game.numbers, terrain, game.soldiers.bounced[soldier] > 0)


def may_boost(game: Game, soldier: int) -> bool:
    """Return whether a soldier that has just bounced off the ground may boost. Rule: BS.BNC.21."""
    from_ground: bool = game.soldiers.bounced[soldier] == Airborne.FROM_GROUND and is_airborne(game, soldier)
    return from_ground and game.soldiers.boosted[soldier] == 0 and is_armoured(game, soldier)


def may_begin_at(game: Game, soldier: int, dot: int, level: int) -> bool:
    """Return whether a soldier may set up or enter over a point at a level in the air. Rules: BS.SCN.8, BS.DRN.3."""
    if not is_point(game, dot):
        return False
    if is_flying_drone(game, soldier):
        return may_be_over(game, dot, level)
    if not is_armoured(game, soldier):
        return False
    return may_hover(game.numbers, level, ground_of(game, dot), top_of(game, dot))


def points_to_land(game: Game, soldier: int) -> int:
    """Return the movement points a soldier has for a forced landing. Rules: BS.BNC.18, BS.GAP.120.

    What is left to one that is being activated, all to one that is still to be, none to others.
    """
    if soldier == game.battle.mover:
        return game.soldiers.left[soldier]
    if game.soldiers.complete[soldier]:
        return 0
    return max(0, movement_of(game, soldier) - game.soldiers.landing_mp[soldier])
