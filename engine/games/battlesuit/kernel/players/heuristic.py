"""The heuristic player: goes for what scores from cover to cover, fires, paints for others, saves whom it can."""

from engine.games.battlesuit.kernel.board.places import ground_of, is_free, next_point, points_apart
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import (
    DEMOLISH,
    DIRECTIONS,
    FIRE,
    LEAVE,
    MOVE,
    NOBODY,
    ON_MAP,
    PAINT,
    REPAIR,
    SHOOT,
    WALK,
)
from engine.games.battlesuit.kernel.legal.actions import attacks_of, may_do
from engine.games.battlesuit.kernel.legal.drones import is_flying_drone
from engine.games.battlesuit.kernel.legal.steps import EDGES, may_step
from engine.games.battlesuit.kernel.legal.units import may_activate
from engine.games.battlesuit.kernel.players.goals import goal_of, must_hurry, scoring_edges
from engine.games.battlesuit.kernel.players.heuristic_command import heuristic_support
from engine.games.battlesuit.kernel.players.heuristic_drones import fly_on
from engine.games.battlesuit.kernel.players.heuristic_structures import worth_tearing_down
from engine.games.battlesuit.kernel.players.painting import best_mark, should_paint
from engine.games.battlesuit.kernel.players.retreat import BADLY_DAMAGED, is_spent, watchers, withdraw
from engine.games.battlesuit.kernel.players.worth import best_target
from engine.games.battlesuit.kernel.records import Game

CLOSER = 8
"""What a point nearer to the goal is worth, in points of cover and levels of height."""


def heuristic_first(game: Game) -> bool:
    """Go first, unless the rules have automatic players go second. Rule: BS.GAP.33."""
    return game.numbers.initiative_second == 0


def heuristic_unit(game: Game, side: int) -> None:
    """Choose a soldier that can help others by painting, else one that has a target, else the first there is."""
    shooter: int = NOBODY
    for soldier in range(first_of(side), end_of(game, side)):
        if may_activate(game, side, soldier):
            if game.choice.soldier == NOBODY:
                game.choice.soldier = soldier
            if game.view.seen[soldier]:
                if should_paint(game, side, soldier):
                    game.choice.soldier = soldier
                    return
                if shooter == NOBODY and best_target(game, side, soldier) != NOBODY:
                    shooter = soldier
    if shooter != NOBODY:
        game.choice.soldier = shooter


def heuristic_action(game: Game, side: int, soldier: int) -> None:
    """Leave the map in time, withdraw, tear down, help others, paint for them, fire or mend, or move on."""
    game.choice.action = MOVE if may_do(game, soldier, MOVE, 0) else game.choice.action
    if game.soldiers.place[soldier] != ON_MAP or must_hurry(game, side, soldier):
        return
    exposed: bool = watchers(game, side, game.soldiers.dot[soldier]) > 0
    if is_spent(game, soldier) and exposed and may_do(game, soldier, MOVE, 0):
        return
    ruin: int = worth_tearing_down(game, side, soldier)
    if ruin != NOBODY:
        game.choice.action = DEMOLISH
        game.choice.amount = ruin
    elif not heuristic_support(game, side, soldier):
        heuristic_fight(game, side, soldier)


def heuristic_fight(game: Game, side: int, soldier: int) -> None:
    """Paint for others, fire, or mend what is badly damaged, where that is better than to move on."""
    attacks: int = attacks_of(game, soldier)
    if should_paint(game, side, soldier):
        game.choice.action = PAINT
        game.choice.amount = 1 if may_do(game, soldier, PAINT, 1) else 0
    elif may_do(game, soldier, FIRE, attacks) and best_target(game, side, soldier) != NOBODY:
        game.choice.action = FIRE
        game.choice.amount = attacks
    elif game.soldiers.hits[soldier] >= BADLY_DAMAGED and may_do(game, soldier, REPAIR, 0):
        game.choice.action = REPAIR


def heuristic_target(game: Game, side: int, soldier: int) -> None:
    """Choose the target that is easiest to hit, or whose paint helps most friends."""
    if should_paint(game, side, soldier):
        game.choice.target = best_mark(game, side, soldier)
    else:
        game.choice.target = best_target(game, side, soldier)


def heuristic_step(game: Game, side: int, soldier: int) -> None:
    """Leave where that scores, withdraw if spent, shoot when somebody comes into sight, else go on to the goal."""
    for edge in range(EDGES):
        if (scoring_edges(game, side) >> edge) % 2 == 1 and may_step(game, soldier, LEAVE, edge):
            game.choice.step = LEAVE
            game.choice.way = edge
            return
    hurries: bool = must_hurry(game, side, soldier)
    if is_spent(game, soldier) and not hurries:
        withdraw(game, side, soldier)
        return
    if not hurries and may_step(game, soldier, SHOOT, 0) and best_target(game, side, soldier) != NOBODY:
        game.choice.step = SHOOT
        return
    advance(game, side, soldier)


def advance(game: Game, side: int, soldier: int) -> None:
    """Choose the step nearer to the goal, to the best cover and the highest ground among equals; or a way round."""
    goal: int = goal_of(game, side, soldier)
    if goal == NOBODY:
        return
    if is_flying_drone(game, soldier):
        fly_on(game, soldier, goal)
        return
    least: int = CLOSER * points_apart(game, game.soldiers.dot[soldier], goal)
    for way in range(DIRECTIONS):
        if may_step(game, soldier, WALK, way):
            there: int = next_point(game, game.soldiers.dot[soldier], way)
            if not is_free(game, there):
                continue
            left: int = CLOSER * points_apart(game, there, goal) - comfort(game, there)
            if left < least:
                least = left
                game.choice.step = WALK
                game.choice.way = way


def comfort(game: Game, dot: int) -> int:
    """Return what is good about a point besides its place: cover and height, less than a point of the way."""
    return min(ground_of(game, dot) - game.numbers.cover_mod[game.land.terrain[dot]], CLOSER - 1)
