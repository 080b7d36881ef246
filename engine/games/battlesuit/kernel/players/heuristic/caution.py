"""What the heuristic player keeps away from, and whom it keeps back.

Rules: BS.MIN.1, BS.MIN.4, BS.COM.1, BS.DRN.4, BS.VIC.2.
"""

from engine.games.battlesuit.kernel.board.places import ground_of, next_point, points_apart, sees_from
from engine.games.battlesuit.kernel.board.soldiers import (
    class_of_soldier,
    end_of,
    first_of,
    has_ability,
    is_active,
    is_drone_soldier,
)
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Ability, Step, UnitClass, Weight
from engine.games.battlesuit.kernel.event_codes import Goal, Marker
from engine.games.battlesuit.kernel.legal.special import seems_free
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.players.heuristic.goals import way_home
from engine.games.battlesuit.kernel.players.heuristic.weights import weight
from engine.games.battlesuit.kernel.players.heuristic.worth import nearest_enemy
from engine.games.battlesuit.kernel.records import Game


def shuns(game: Game, side: int, dot: int) -> bool:
    """Return whether a side keeps off a point for the marker that lies there."""
    mine: int = game.land.mine[dot] - 1
    if mine < 0 or game.view.mine_seen[mine] == 0:
        return False
    return game.forces.mine_side[mine] != side or game.forces.mine_kind[mine] != Marker.DUMMY


def goes_back(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a soldier would step back to where it has just come from, if the player looks ahead."""
    moved: bool = game.soldiers.moved[soldier] > 0 and game.soldiers.previous[soldier] == dot
    return moved and weight(game, Weight.FORESIGHT) > 0


def price_of_marker(game: Game, side: int, soldier: int, dot: int) -> int:
    """Return what it costs a soldier to step on a point for the marker that lies there; nothing who clears mines."""
    if not shuns(game, side, dot):
        return 0
    clears: bool = has_ability(game, soldier, Ability.CLEARS_MINES) and weight(game, Weight.FORESIGHT) > 0
    return 0 if clears else weight(game, Weight.MARKER)


def points_wanted(game: Game, mine: int) -> int:
    """Return how far from what scores a marker had best lie: a nuclear one farther than it reaches."""
    if game.forces.mine_kind[mine] == Marker.NUCLEAR:
        return game.numbers.blast_radius + 1
    return weight(game, Weight.MINE_POINTS)


def is_kept_back(game: Game, soldier: int) -> bool:
    """Return whether a soldier is to stay behind those that fight: it leads, or has neither arms nor a bomb."""
    if game.forces.leader[soldier] > 0:
        return True
    return not is_armed(game, soldier) and not has_ability(game, soldier, Ability.DETONATES)


def is_frail(game: Game, soldier: int) -> bool:
    """Return whether a soldier wears no armour and is no drone: it had better not be seen."""
    return class_of_soldier(game, soldier) == UnitClass.UNARMOURED


def is_precious(game: Game, side: int, soldier: int) -> bool:
    """Return whether the scenario counts the loss or the survival of soldiers of that type above others."""
    card: int = game.forces.card[soldier]
    for row in range(game.plan.conditions):
        lives: bool = game.plan.kind[row] == Goal.SURVIVAL and game.plan.scorer[row] == side
        dies: bool = game.plan.kind[row] == Goal.DESTRUCTION and game.plan.scorer[row] != side
        if (lives or dies) and (game.plan.cards[row] >> card) % 2 == 1:
            return True
    return False


def is_ahead(game: Game, side: int, soldier: int, dot: int) -> bool:
    """Return whether a point lies before the front: no fighter is nearer to the enemy that is nearest to it.

    Where nobody is left to fight there is no front to stay behind.
    """
    enemy: int = nearest_enemy(game, side, dot)
    if enemy == NOBODY:
        return False
    apart: int = points_apart(game, dot, game.view.dot[enemy]) - weight(game, Weight.BEHIND_POINTS)
    fighters: int = 0
    for friend in range(first_of(side), end_of(game, side)):
        fights: bool = is_active(game, friend) and not is_drone_soldier(game, friend)
        if friend != soldier and fights and not is_kept_back(game, friend):
            fighters += 1
            if points_apart(game, game.soldiers.dot[friend], game.view.dot[enemy]) <= apart:
                return False
    return fighters > 0


def is_spent(game: Game, soldier: int) -> bool:
    """Return whether a soldier is to be kept out of the fight."""
    if game.forces.leader[soldier] > 0:
        return game.soldiers.hits[soldier] >= weight(game, Weight.LEADER_DAMAGED)
    return game.soldiers.hits[soldier] >= weight(game, Weight.DAMAGED)


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
    cover: int = game.numbers.cover_mod[game.land.terrain[dot]]
    return apart - cover - weight(game, Weight.SEEN) * watchers(game, side, dot)


def way_back(game: Game, dot: int, home: int) -> int:
    """Return what the way from a point to where one leaves the map counts for one who withdraws."""
    return 0 if home == NOBODY else weight(game, Weight.RETREAT) * points_apart(game, dot, home)


def may_retreat(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier that is spent had better leave the map: the enemy scores for it, and friends stay."""
    if weight(game, Weight.RETREAT) == 0 or not is_spent(game, soldier) or is_precious(game, side, soldier):
        return False
    counts: bool = False
    for row in range(game.plan.conditions):
        if game.plan.kind[row] == Goal.DESTRUCTION and game.plan.scorer[row] != side:
            counts = True
    fighters: int = 0
    for friend in range(first_of(side), end_of(game, side)):
        fighters += 1 if friend != soldier and is_active(game, friend) and not is_spent(game, friend) else 0
    return counts and fighters > 1


def withdraw(game: Game, side: int, soldier: int) -> None:
    """Choose the step to a safer point; none if the soldier is as safe where it is."""
    home: int = way_home(game, side, soldier) if may_retreat(game, side, soldier) else NOBODY
    most: int = safety(game, side, game.soldiers.dot[soldier]) - way_back(game, game.soldiers.dot[soldier], home)
    for way in range(DIRECTIONS):
        there: int = next_point(game, game.soldiers.dot[soldier], way)
        if (
            may_step(game, soldier, Step.WALK, way)
            and seems_free(game, soldier, there)
            and not shuns(game, side, there)
        ):
            safe: int = safety(game, side, there) - way_back(game, there, home)
            if safe > most:
                most = safe
                game.choice.step = Step.WALK
                game.choice.way = way
