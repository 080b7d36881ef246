"""The random player in command: every decision drawn from what is legal, each with the same chance."""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, pick
from engine.games.battlesuit.kernel.codes import POLICY_DRAW, REPAIRS
from engine.games.battlesuit.kernel.legal.refuge import is_refuge
from engine.games.battlesuit.kernel.legal.support import may_mend, may_query, may_rally, may_revive
from engine.games.battlesuit.kernel.legal.units import may_join
from engine.games.battlesuit.kernel.records import Game


def random_morale_points(game: Game, soldier: int, most: int) -> None:
    """Spend any number of points."""
    game.choice.amount = pick(game, soldier, POLICY_DRAW, most + 1)


def random_group(game: Game, side: int) -> None:
    """Choose any soldier, or nobody."""
    seen: int = 1
    for soldier in range(first_of(side), end_of(game, side)):
        if may_join(game, side, soldier):
            seen += 1
            if pick(game, SIDE_ACTOR + side, POLICY_DRAW, seen) == 0:
                game.choice.soldier = soldier


def random_crusader(game: Game, side: int, soldier: int) -> None:
    """Choose any crusader, or none."""
    seen: int = 1
    for crusader in range(first_of(side), end_of(game, side)):
        if may_rally(game, crusader, soldier):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.target = crusader


def random_engineer(game: Game, side: int, soldier: int) -> None:
    """Choose any engineer, or none, and any manner."""
    game.choice.amount = pick(game, soldier, POLICY_DRAW, 2)
    seen: int = 1
    for helper in range(first_of(side), end_of(game, side)):
        if has_ability(game, helper, REPAIRS) and may_mend(game, helper, soldier):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.target = helper


def random_patient(game: Game, side: int, soldier: int) -> None:
    """Choose anybody that can be helped up, and any manner."""
    game.choice.amount = pick(game, soldier, POLICY_DRAW, 2)
    seen: int = 0
    for patient in range(first_of(side), end_of(game, side)):
        if may_revive(game, soldier, patient):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.target = patient


def random_query(game: Game, side: int, soldier: int) -> None:
    """Choose any enemy, or nobody."""
    seen: int = 1
    for target in range(first_of(1 - side), end_of(game, 1 - side)):
        if may_query(game, soldier, target):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.target = target


def random_reorganisation(game: Game, side: int) -> bool:
    """Reorganise every other time."""
    return pick(game, SIDE_ACTOR + side, POLICY_DRAW, 2) == 0


def random_cover(game: Game, soldier: int) -> None:
    """Choose any of the best covers."""
    seen: int = 0
    for dot in range(game.board.dots):
        if game.land.reach[dot] > 0 and is_refuge(game, soldier, dot):
            seen += 1
            if pick(game, soldier, POLICY_DRAW, seen) == 0:
                game.choice.dot = dot
