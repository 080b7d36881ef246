"""When the heuristic player Blinks: a unit comes too late otherwise, or its carrier is about to be caught."""

from engine.games.survive.kernel.board.footing import apart_mil, is_engaged
from engine.games.survive.kernel.board.pieces import is_enemy
from engine.games.survive.kernel.numbers.movement import blink_x_mil, blink_y_mil
from engine.games.survive.kernel.numbers.places import distance_squared
from engine.games.survive.kernel.players.heuristic.goals import goal_mil, goal_x, goal_y, weight
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import Weight


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
