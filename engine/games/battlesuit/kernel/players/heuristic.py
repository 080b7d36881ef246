"""The heuristic player: fires where it can hit, and else goes for its goals from cover to cover."""

from engine.games.battlesuit.kernel.board.places import next_point, points_apart
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import DEMOLISH, DIRECTIONS, FIRE, MOVE, NOBODY, ON_MAP, REPAIR, SHOOT, WALK
from engine.games.battlesuit.kernel.legal.actions import attacks_of, may_do
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.legal.units import may_activate
from engine.games.battlesuit.kernel.players.heuristic_structures import worth_tearing_down
from engine.games.battlesuit.kernel.players.worth import best_target, goal_of
from engine.games.battlesuit.kernel.records import Game

BADLY_DAMAGED = 3


def heuristic_first(game: Game) -> bool:
    """Go first, unless the rules have automatic players go second. Rule: BS.GAP.33."""
    return game.numbers.initiative_second == 0


def heuristic_unit(game: Game, side: int) -> None:
    """Choose a soldier that has a target, else the first that may be activated."""
    for soldier in range(first_of(side), end_of(game, side)):
        if may_activate(game, side, soldier):
            if game.choice.soldier == NOBODY:
                game.choice.soldier = soldier
            if game.view.seen[soldier] and best_target(game, side, soldier) != NOBODY:
                game.choice.soldier = soldier
                return


def heuristic_action(game: Game, side: int, soldier: int) -> None:
    """Fire at somebody, mend what is badly damaged, or move."""
    on_map: bool = game.soldiers.place[soldier] == ON_MAP
    attacks: int = attacks_of(game, soldier)
    ruin: int = worth_tearing_down(game, side, soldier) if on_map else NOBODY
    if ruin != NOBODY:
        game.choice.action = DEMOLISH
        game.choice.amount = ruin
    elif on_map and may_do(game, soldier, FIRE, attacks) and best_target(game, side, soldier) != NOBODY:
        game.choice.action = FIRE
        game.choice.amount = attacks
    elif on_map and game.soldiers.hits[soldier] >= BADLY_DAMAGED and may_do(game, soldier, REPAIR, 0):
        game.choice.action = REPAIR
    elif may_do(game, soldier, MOVE, 0):
        game.choice.action = MOVE


def heuristic_target(game: Game, side: int, soldier: int) -> None:
    """Choose the target that is easiest to hit."""
    game.choice.target = best_target(game, side, soldier)


def heuristic_step(game: Game, side: int, soldier: int) -> None:
    """Shoot when somebody comes into sight; else go nearer to the goal, by cover among equals."""
    if may_step(game, soldier, SHOOT, 0) and best_target(game, side, soldier) != NOBODY:
        game.choice.step = SHOOT
        return
    goal: int = goal_of(game, side, soldier)
    if goal == NOBODY:
        return
    least: int = 2 * points_apart(game, game.soldiers.dot[soldier], goal)
    for way in range(DIRECTIONS):
        if may_step(game, soldier, WALK, way):
            there: int = next_point(game, game.soldiers.dot[soldier], way)
            covered: int = 1 if game.numbers.cover_mod[game.land.terrain[there]] < 0 else 0
            left: int = 2 * points_apart(game, there, goal) - covered
            if left < least:
                least = left
                game.choice.step = WALK
                game.choice.way = way
