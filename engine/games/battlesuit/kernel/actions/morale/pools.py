"""Active command: the pool of points, what they add to morale, and whom they activate.

Rules: BS.COM.4 to BS.COM.14, BS.GAP.49.
"""

from engine.games.battlesuit.kernel.actions.morale.command import leads
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_good_order, note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, SIX_SIDES, TWELVE_SIDES, Draw, Event, Grouped, Purpose
from engine.games.battlesuit.kernel.legal.units import may_join
from engine.games.battlesuit.kernel.numbers.command import command_bonus, passes_status
from engine.games.battlesuit.kernel.players.asking import choose_group, choose_morale_points
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def roll_pool(game: Game, soldier: int) -> None:
    """Throw for the points of a leader that takes active command. Rules: BS.COM.5, BS.COM.8."""
    side: int = side_of(soldier)
    die: int = throw(game, side, soldier, Draw.COMMAND_POINTS, SIX_SIDES, 0)
    game.battle.pool[side] += die
    note(game, Event.POOL, soldier, NOBODY, die, game.battle.pool[side], 0)


def points_open(game: Game, side: int) -> int:
    """Return the points a side may spend; whether they outlast their leader is ruled. Rules: BS.COM.7, BS.GAP.49."""
    if game.numbers.pool_survives_disable:
        return game.battle.pool[side]
    for leader in range(first_of(side), end_of(game, side)):
        if leads(game, leader) and is_good_order(game, leader):
            return game.battle.pool[side]
    return 0


def spend(game: Game, soldier: int, points: int, purpose: int) -> None:
    """Take points off the pool. Rule: BS.COM.6."""
    side: int = side_of(soldier)
    game.battle.pool[side] -= points
    note(game, Event.SPENT, soldier, NOBODY, points, game.battle.pool[side], purpose)


def bonus_bought(game: Game, soldier: int) -> int:
    """Let a player spend points on a morale roll before the die; return what they add. Rules: BS.COM.9, BS.COM.10."""
    side: int = side_of(soldier)
    most: int = points_open(game, side)
    if most == 0:
        return 0
    prepare(game, side)
    choose_morale_points(game, side, soldier, most)
    points: int = game.choice.amount
    if points < 0 or points > most:
        refuse_answer(game.answers, game.forces.policy[side])
        return 0
    if points == 0:
        return 0
    spend(game, soldier, points, Purpose.MORALE_ROLL)
    return command_bonus(game.numbers, points)


def count_joining(game: Game, side: int) -> int:
    """Return how many soldiers points may activate in this impulse."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if may_join(game, side, soldier):
            found += 1
    return found


def gather_group(game: Game, side: int) -> None:
    """Let a player choose and pay for a group, one soldier after another. Rules: BS.COM.11, BS.COM.13."""
    while points_open(game, side) > 0 and count_joining(game, side) > 0:
        prepare(game, side)
        choose_group(game, side)
        soldier: int = game.choice.soldier
        if soldier == NOBODY:
            return
        if not may_join(game, side, soldier):
            refuse_answer(game.answers, game.forces.policy[side])
            return
        game.soldiers.grouped[soldier] = Grouped.CHOSEN
        spend(game, soldier, 1, Purpose.GROUP)


def check_group(game: Game, side: int) -> None:
    """Throw the status checks of a group; who fails is complete. Rules: BS.COM.12, BS.COM.13."""
    for soldier in range(first_of(side), end_of(game, side)):
        if game.soldiers.grouped[soldier] == Grouped.CHOSEN:
            hits: int = game.soldiers.hits[soldier]
            die: int = throw(game, side, soldier, Draw.STATUS, TWELVE_SIDES, hits)
            passes: bool = passes_status(game.numbers, die, hits)
            game.soldiers.grouped[soldier] = Grouped.PASSED if passes else Grouped.UNGROUPED
            game.soldiers.complete[soldier] = 0 if passes else 1
            note(game, Event.GROUP, soldier, NOBODY, 1 if passes else 0, die, hits)
