"""Units of the heuristic player that act together: Mob Runs, and Blinks.

Units that would run anyway run as one, before pulses catch them one by one; who would come too late Blinks.
"""

from engine.games.survive.kernel.board.choices import may_join, may_mob_run
from engine.games.survive.kernel.board.footing import apart_mil, is_engaged, is_engaged_at, is_free, is_open
from engine.games.survive.kernel.board.pieces import is_active, is_enemy, is_living_unit, is_of_mob
from engine.games.survive.kernel.codes import NOBODY, Action, KeyChip
from engine.games.survive.kernel.numbers.movement import blink_x_mil, blink_y_mil
from engine.games.survive.kernel.numbers.places import distance_squared
from engine.games.survive.kernel.players.heuristic.goals import (
    goal_mil,
    goal_x,
    goal_y,
    is_last_turn,
    standoff_mil,
    stop_mil,
    weight,
)
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import Weight


def join_runners(game: Game, side: int, piece: int) -> None:
    """Make the run of the chosen unit a Mob Run, where enough others would run too and keep beside it."""
    alone: bool = game.choice.action != Action.RUN or game.battle.planned_target[piece] != NOBODY
    if alone or is_last_turn(game) or game.battle.key_state != KeyChip.ON_PRIME:
        return
    if others_ready(game, side) > weight(game, piece, Weight.MOB_RUN_READY):
        return
    count: int = gather(game, side, piece)
    if count >= weight(game, piece, Weight.MOB_RUN) and may_mob_run(game, side) and have_room(game, piece):
        game.choice.action = Action.MOB_RUN
        for other in range(game.forces.pieces):
            if game.choice.joins[other]:
                game.battle.planned_action[other] = Action.MOB_RUN
                game.battle.planned_target[other] = piece
    else:
        for other in range(game.forces.pieces):
            game.choice.joins[other] = 0


def others_ready(game: Game, side: int) -> int:
    """Return how many units of other Mobs may still act in this turn, and answer what is done."""
    found: int = 0
    for piece in range(game.forces.pieces):
        if game.battle.activated[piece] == 0 and not is_of_mob(game, piece, side) and is_living_unit(game, piece):
            found += 1
    return found


def gather(game: Game, side: int, leader: int) -> int:
    """Mark who runs with a unit, from neighbour to neighbour, and return how many they are. Rule: SV.GAP.38."""
    game.choice.joins[leader] = 1
    found: int = 1
    before: int = 0
    while before < found:
        before = found
        for piece in range(game.forces.pieces):
            if game.choice.joins[piece] == 0 and would_run(game, side, piece) and is_beside(game, piece):
                game.choice.joins[piece] = 1
                found += 1
    return found


def would_run(game: Game, side: int, piece: int) -> bool:
    """Return whether a unit is ready to run, and has nothing better to do."""
    runs: bool = may_join(game, side, piece) and game.battle.planned_action[piece] == Action.RUN
    return runs and game.battle.planned_target[piece] == NOBODY


def is_beside(game: Game, piece: int) -> bool:
    """Return whether a unit is near enough to one that is marked. Rule: SV.MOV.12."""
    for other in range(game.forces.pieces):
        if game.choice.joins[other] and apart_mil(game, piece, other) <= game.numbers.mob_run_mil:
            return True
    return False


def have_room(game: Game, leader: int) -> bool:
    """Return whether all who are marked can go the way that their leader would lead them."""
    length: int = pace_mil(game, leader)
    east: int = way_x(game, leader, length)
    north: int = way_y(game, leader, length)
    found: bool = length > 0
    for piece in range(game.forces.pieces):
        game.battle.lifted[piece] = game.choice.joins[piece]
    for piece in range(game.forces.pieces):
        if game.choice.joins[piece]:
            x: int = game.battle.x_mil[piece] + east
            y: int = game.battle.y_mil[piece] + north
            found = found and is_free(game, piece, x, y) and not is_engaged_at(game, piece, x, y)
            found = found and is_open(game, piece, x, y, NOBODY)
    for piece in range(game.forces.pieces):
        game.battle.lifted[piece] = 0
    return found


def pace_mil(game: Game, leader: int) -> int:
    """Return how far all who are marked run: as far as the slowest, and no nearer than their leader wants to be."""
    length: int = max(0, goal_mil(game, leader) - max(stop_mil(game, leader), standoff_mil(game, leader)))
    for piece in range(game.forces.pieces):
        if game.choice.joins[piece]:
            length = min(length, game.forces.run_mil[piece])
    return length


def way_x(game: Game, leader: int, length_mil: int) -> int:
    """Return how far east a way of a length leads straight to the goal."""
    return (goal_x(game, leader) - game.battle.x_mil[leader]) * length_mil // max(1, goal_mil(game, leader))


def way_y(game: Game, leader: int, length_mil: int) -> int:
    """Return how far north it leads."""
    return (goal_y(game, leader) - game.battle.y_mil[leader]) * length_mil // max(1, goal_mil(game, leader))


def go_along(game: Game, piece: int) -> None:
    """Set the point to where a unit of a Mob Run ends: as far from where it stands as all the others from theirs."""
    leader: int = first_runner(game, game.battle.planned_target[piece])
    length: int = pace_mil(game, leader)
    game.choice.x_mil = game.battle.x_mil[piece] + way_x(game, leader, length)
    game.choice.y_mil = game.battle.y_mil[piece] + way_y(game, leader, length)


def first_runner(game: Game, leader: int) -> int:
    """Mark who still takes part in a Mob Run, and return who leads it: another one where the leader has fallen."""
    first: int = leader
    for piece in range(game.forces.pieces - 1, -1, -1):
        runs: bool = game.battle.runs[piece] == 1 and is_active(game, piece)
        game.choice.joins[piece] = 1 if runs else 0
        if runs and game.choice.joins[leader] == 0:
            first = piece
    return leader if game.choice.joins[leader] else first


def may_vanish(game: Game, piece: int) -> bool:
    """Return whether a unit may Blink by itself. Rules: SV.MOV.13, SV.GAP.18."""
    apart: bool = game.numbers.blink_in_contact == 1 or not is_engaged(game, piece)
    return apart and game.numbers.blink_single == 1


def wants_blink(game: Game, piece: int, far_mil: int) -> bool:
    """Return whether a unit so far from its goal comes too late by all runs that are left, but may land near enough."""
    run_mil: int = game.forces.run_mil[piece]
    reach: int = weight(game, piece, Weight.BLINK_NEAR_MIL) + run_mil * (game.forces.turns - game.battle.turn)
    if far_mil - run_mil <= reach or not may_vanish(game, piece):
        return False
    return landings_within(game, piece, reach) >= weight(game, piece, Weight.BLINK_CHANCE)


def landing_squared(game: Game, piece: int, across: int, along: int) -> int:
    """Return the squared distance from the goal of a unit to where two dice of a Blink lead. Rule: SV.MOV.14."""
    corner: int = game.forces.corner[game.battle.mob[piece]]
    x: int = blink_x_mil(game.numbers, corner, across, game.board.width_mil)
    y: int = blink_y_mil(game.numbers, corner, along, game.board.depth_mil)
    return distance_squared(x, y, goal_x(game, piece), goal_y(game, piece))


def landings_within(game: Game, piece: int, reach_mil: int) -> int:
    """Return how many of a hundred Blinks land nearer to the goal than so far."""
    sides: int = game.numbers.die_sides
    found: int = 0
    for across in range(1, sides + 1):
        for along in range(1, sides + 1):
            if landing_squared(game, piece, across, along) < reach_mil * reach_mil:
                found += 1
    return found * 100 // (sides * sides)


def flees(game: Game, piece: int) -> bool:
    """Return whether who carries the KeyChip, and cannot win by a run, Blinks away from who would charge it."""
    if goal_mil(game, piece) <= game.forces.run_mil[piece] or not may_vanish(game, piece):
        return False
    near: int = 0
    for other in range(game.forces.pieces):
        ready: bool = is_enemy(game, piece, other) and game.battle.activated[other] == 0
        if ready and apart_mil(game, piece, other) <= game.forces.charge_mil[other]:
            near += 1
    return near >= weight(game, piece, Weight.ESCAPE)
