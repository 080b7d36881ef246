"""The random player in the air, and when others move: every decision drawn from what is legal."""

from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, pick
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, POLICY_DRAW
from engine.games.battlesuit.kernel.legal.places import may_deploy_at, may_enter_at
from engine.games.battlesuit.kernel.legal.reactions import may_react
from engine.games.battlesuit.kernel.legal.steps import may_walk_extra
from engine.games.battlesuit.kernel.numbers.flight import highest, may_pay
from engine.games.battlesuit.kernel.records import Game


def most_level(game: Game) -> int:
    """Return a level that nobody is above anywhere. Rule: BS.NOE.1."""
    return highest(game.numbers, max(0, ground_of(game, game.choice.dot)) if game.choice.dot != NOBODY else 0)


def random_deployment_level(game: Game, soldier: int) -> None:
    """Begin on the ground every other time, else at any level that is open over the chosen point."""
    seen: int = 0
    for level in range(1, most_level(game) + 1):
        if game.choice.dot != NOBODY and may_deploy_at(game, soldier, game.choice.dot, level):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, 2 * seen) == 0:
                game.choice.level = level


def random_entry_level(game: Game, soldier: int) -> None:
    """Enter on the ground every other time, else at any level that is open over the chosen point."""
    seen: int = 0
    for level in range(1, most_level(game) + 1):
        if game.choice.dot != NOBODY and may_enter_at(game, soldier, game.choice.dot, level):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, 2 * seen) == 0:
                game.choice.level = level


def random_landing(game: Game, soldier: int, cost: int, left: int) -> None:
    """Pay anything that may be paid."""
    seen: int = 0
    for paid in range(cost + 1):
        if may_pay(game.numbers, cost, left, paid):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.amount = paid


def random_reaction(game: Game, side: int, mover: int) -> None:
    """Let nobody react, or anybody who may."""
    seen: int = 1
    for soldier in range(first_of(side), end_of(game, side)):
        if may_react(game, soldier, mover):
            seen += 1
            if pick(game, SIDE_ACTOR + side, POLICY_DRAW, seen) == 0:
                game.choice.soldier = soldier


def random_extra_step(game: Game, soldier: int) -> None:
    """Stay, or take any step that is open."""
    seen: int = 1
    game.choice.way = NOBODY
    for way in range(DIRECTIONS):
        if may_walk_extra(game, soldier, way):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.way = way
