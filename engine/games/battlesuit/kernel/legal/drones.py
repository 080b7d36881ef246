"""How drones fly: over everything, a point for each point entered, at any level they like.

Rules: BS.DRN.1 to BS.DRN.3, BS.GAP.83, BS.GAP.84.

A drone changes its level once on each point: `bounced` is 1 from then on until it enters the next one.
"""

from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, next_point
from engine.games.battlesuit.kernel.board.soldiers import has_ability, is_armoured
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NO_ENTRY, NOBODY, Ability, Step, Terrain
from engine.games.battlesuit.kernel.legal.special import may_fly_over
from engine.games.battlesuit.kernel.legal.ways import may_stand_or_pass, next_level, shares_point
from engine.games.battlesuit.kernel.numbers.flight import highest
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
