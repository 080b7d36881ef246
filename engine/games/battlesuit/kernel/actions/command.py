"""Leaders, their succession, and command points.

Rules: BS.PCS.5, BS.PCS.6, BS.CMD.2, BS.SQC.2 to BS.SQC.5, BS.SQM.2, BS.GAP.43, BS.GAP.95, BS.COM.4 to BS.COM.14,
BS.GAP.49.
"""

from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    has_option,
    is_active,
    is_good_order,
    is_in_play,
    is_lost,
    note,
    note_side,
    side_of,
)
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, SIDE_SQUADS, SIX_SIDES, TWELVE_SIDES, Ability, Rank
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Grouped, Option, Purpose, Stage
from engine.games.battlesuit.kernel.legal.command import has_lost_half, leads, may_join
from engine.games.battlesuit.kernel.numbers.results import (
    are_two_squads,
    command_bonus,
    may_become_one,
    passes_status,
    turn_of_succession,
)
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_group, choose_morale_points, wants_to_reorganise
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def split_side(game: Game, side: int) -> None:
    """Write down whether a side fights as one squad. Rules: BS.SQC.2, BS.OPT.1."""
    leaders: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if leads(game, soldier):
            leaders += 1
    split: bool = are_two_squads(game.numbers, game.forces.count[side] - leaders, leaders)
    game.battle.merged[side] = 0 if split and has_option(game, Option.SQUAD_COMMAND) else 1


def take_over(game: Game) -> None:
    """Let assistants lead whose time has come. Rules: BS.PCS.6, BS.CMD.2, BS.GAP.43."""
    for squad in range(2 * SIDE_SQUADS):
        leader: int = game.battle.leader[squad]
        if leader != NOBODY and is_lost(game, leader):
            due: int = turn_of_succession(game.numbers, game.soldiers.lost_turn[leader])
            assistant: int = assistant_of(game, squad)
            if assistant != NOBODY and game.battle.turn >= due:
                game.battle.leader[squad] = assistant
                note(game, Event.LEADER, assistant, leader, due, 0, 0)


def assistant_of(game: Game, squad: int) -> int:
    """Return the assistant of a squad who is on the map and not down, or NOBODY. Rules: BS.PCS.5, BS.GAP.43."""
    side: int = squad // SIDE_SQUADS
    for soldier in range(first_of(side), end_of(game, side)):
        in_squad: bool = game.forces.squad[soldier] == squad % SIDE_SQUADS
        if in_squad and game.forces.leader[soldier] == Rank.ASSISTANT and is_active(game, soldier):
            return soldier
    return NOBODY


def may_reorganise(game: Game, side: int) -> bool:
    """Return whether a side in squads may spend the turn on becoming one; those to come are of it too.

    Rules: BS.SQC.4, BS.GAP.95.
    """
    if game.battle.merged[side]:
        return False
    leaders: int = 0
    soldiers: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if is_in_play(game, soldier):
            if has_ability(game, soldier, Ability.LEADS):
                leaders += 1
            else:
                soldiers += 1
    return may_become_one(game.numbers, soldiers, leaders)


def offer_reorganisation(game: Game, side: int) -> None:
    """Let a player reorganise in this turn. Rule: BS.SQC.4."""
    if not may_reorganise(game, side):
        return
    prepare(game, side)
    if wants_to_reorganise(game, side):
        game.battle.reorganising[side] = 1
        note_side(game, Event.REORGANISED, side, Stage.BEGINS, 0, 0)


def reorganised(game: Game, side: int) -> None:
    """Make one squad of a side that has reorganised; a loss of half stays with it. Rules: BS.SQC.4, BS.SQM.2."""
    if game.battle.reorganising[side] == 0:
        return
    shaken_faith: int = 0
    for squad in range(side * SIDE_SQUADS, (side + 1) * SIDE_SQUADS):
        if game.battle.began_with[squad] > 0 and has_lost_half(game, squad):
            shaken_faith = 1
    for squad in range(side * SIDE_SQUADS, (side + 1) * SIDE_SQUADS):
        game.battle.half_lost[squad] = shaken_faith
    game.battle.reorganising[side] = 0
    game.battle.merged[side] = 1
    note_side(game, Event.REORGANISED, side, Stage.DONE, 0, 0)


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
