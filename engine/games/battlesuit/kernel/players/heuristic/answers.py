"""The heuristic player's answers."""

from engine.games.battlesuit.kernel.board.places import (
    next_point,
    points_apart,
)
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Weight
from engine.games.battlesuit.kernel.legal.command import may_activate
from engine.games.battlesuit.kernel.legal.steps import may_walk_extra
from engine.games.battlesuit.kernel.legal.targets import may_react
from engine.games.battlesuit.kernel.numbers.flight import most_paid
from engine.games.battlesuit.kernel.players.heuristic.weights import least_strength, weight
from engine.games.battlesuit.kernel.players.heuristic.worth import (
    best_mark,
    best_target,
    ease_of,
    should_paint,
)
from engine.games.battlesuit.kernel.records import Game


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


def heuristic_target(game: Game, side: int, soldier: int) -> None:
    """Choose the target that is easiest to hit, or whose paint helps most friends."""
    if should_paint(game, side, soldier):
        game.choice.target = best_mark(game, side, soldier)
    else:
        game.choice.target = best_target(game, side, soldier)


def heuristic_landing(game: Game, cost: int, left: int) -> None:
    """Pay what can be paid."""
    game.choice.amount = most_paid(game.numbers, cost, left)


def heuristic_reaction(game: Game, side: int, mover: int) -> None:
    """Let the soldier react that hits best, if that is worth its activation."""
    most: int = least_strength(game) + weight(game, Weight.REACTION_SHOT) - 1
    for soldier in range(first_of(side), end_of(game, side)):
        if may_react(game, soldier, mover):
            ease: int = ease_of(game, soldier, mover) + game.numbers.reaction
            if ease > most:
                most = ease
                game.choice.soldier = soldier


def heuristic_extra_step(game: Game, soldier: int) -> None:
    """Step to the best cover around, if it is better than here."""
    best: int = game.numbers.cover_mod[game.land.terrain[game.soldiers.dot[soldier]]]
    game.choice.way = NOBODY
    for way in range(DIRECTIONS):
        if may_walk_extra(game, soldier, way):
            there: int = next_point(game, game.soldiers.dot[soldier], way)
            cover: int = game.numbers.cover_mod[game.land.terrain[there]]
            if cover < best:
                best = cover
                game.choice.way = way


def heuristic_stealth(game: Game, side: int, soldier: int) -> bool:
    """Give stealth up when it has gone far, with its side on the move."""
    return game.view.side == side and game.soldiers.box[soldier] >= weight(game, Weight.STEALTH_BOX)


def heuristic_detonation(game: Game, side: int, drone: int) -> bool:
    """Set a bomb off when it hits more enemies near by than friends."""
    return near(game, drone, 1 - side) > near(game, drone, side)


def near(game: Game, drone: int, side: int) -> int:
    """Return how many of a side are known to be near a drone, which does not count itself."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if soldier != drone and game.view.seen[soldier]:
            apart: int = points_apart(game, game.soldiers.dot[drone], game.view.dot[soldier])
            found += 1 if apart <= weight(game, Weight.BOMB_POINTS) else 0
    return found
