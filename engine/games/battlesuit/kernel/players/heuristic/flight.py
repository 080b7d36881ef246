"""The heuristic player when it comes down, and when others move."""

from engine.games.battlesuit.kernel.board.places import next_point
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY
from engine.games.battlesuit.kernel.legal.reactions import may_react
from engine.games.battlesuit.kernel.legal.steps import may_walk_extra
from engine.games.battlesuit.kernel.numbers.flight import most_paid
from engine.games.battlesuit.kernel.players.heuristic.worth import ease_of
from engine.games.battlesuit.kernel.records import Game

WORTH_A_REACTION = 2


def heuristic_landing(game: Game, cost: int, left: int) -> None:
    """Pay what can be paid."""
    game.choice.amount = most_paid(game.numbers, cost, left)


def heuristic_reaction(game: Game, side: int, mover: int) -> None:
    """Let the soldier react that hits best, if that is worth its activation."""
    most: int = WORTH_A_REACTION - 1
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
