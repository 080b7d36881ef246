"""The random player: every decision drawn from what is legal, each with the same chance."""

from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, pick
from engine.games.battlesuit.kernel.codes import ACTIONS, DIRECTIONS, POLICY_DRAW, STEPS, STOP
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.places import may_deploy, may_enter
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.legal.targets import may_be_named
from engine.games.battlesuit.kernel.legal.units import may_activate
from engine.games.battlesuit.kernel.numbers.flight import highest
from engine.games.battlesuit.kernel.players.random_player.flight import random_deployment_level, random_entry_level
from engine.games.battlesuit.kernel.records import Game

STOPS_ONCE_IN = 8
AMOUNTS = 7


def random_place(game: Game, soldier: int) -> None:
    """Choose any point where a soldier may begin."""
    open_places: int = 0
    for dot in range(game.board.dots):
        if may_deploy(game, soldier, dot):
            open_places += 1
    wanted: int = pick(game, soldier, POLICY_DRAW, open_places)
    for dot in range(game.board.dots):
        if may_deploy(game, soldier, dot):
            if wanted == 0:
                game.choice.dot = dot
            wanted -= 1
    random_deployment_level(game, soldier)


def random_entry(game: Game, soldier: int) -> None:
    """Choose any point where a soldier may come on to the map."""
    open_places: int = 0
    for dot in range(game.board.dots):
        if may_enter(game, soldier, dot):
            open_places += 1
    wanted: int = pick(game, soldier, POLICY_DRAW, open_places)
    for dot in range(game.board.dots):
        if may_enter(game, soldier, dot):
            if wanted == 0:
                game.choice.dot = dot
            wanted -= 1
    random_entry_level(game, soldier)


def random_first(game: Game, side: int) -> bool:
    """Go first every other time."""
    return pick(game, SIDE_ACTOR + side, POLICY_DRAW, 2) == 0


def random_unit(game: Game, side: int) -> None:
    """Choose any soldier that may be activated."""
    seen: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if may_activate(game, side, soldier):
            seen += 1
            if pick(game, SIDE_ACTOR + side, POLICY_DRAW, seen) == 0:
                game.choice.soldier = soldier


def random_action(game: Game, soldier: int) -> None:
    """Choose any action that is open, with any amount."""
    seen: int = 0
    for action in range(ACTIONS):
        for amount in range(AMOUNTS):
            if may_do(game, soldier, action, amount):
                seen += 1
                if pick(game, soldier, POLICY_DRAW, seen) == 0:
                    game.choice.action = action
                    game.choice.amount = amount


def random_step(game: Game, soldier: int) -> None:
    """Choose any step that is open; stop now and then."""
    if pick(game, soldier, POLICY_DRAW, STOPS_ONCE_IN) == 0:
        return
    seen: int = 0
    ways: int = max(DIRECTIONS, highest(game.numbers, ground_of(game, game.soldiers.dot[soldier])) + 1)
    for step in range(STEPS):
        for way in range(ways):
            if step != STOP and may_step(game, soldier, step, way):
                seen += 1
                if pick(game, soldier, POLICY_DRAW, seen) == 0:
                    game.choice.step = step
                    game.choice.way = way


def random_facing(game: Game, soldier: int) -> None:
    """Face anywhere."""
    game.choice.way = pick(game, soldier, POLICY_DRAW, DIRECTIONS)


def random_target(game: Game, side: int, soldier: int) -> None:
    """Choose any enemy that may be named as a target."""
    seen: int = 0
    for target in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[target] and may_be_named(game, soldier, target):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.target = target
