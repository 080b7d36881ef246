"""Who leads: assistants that take over, sides that are split into squads, and sides that become one.

Rules: BS.PCS.5, BS.PCS.6, BS.CMD.2, BS.SQC.2 to BS.SQC.5, BS.SQM.2, BS.GAP.43, BS.GAP.95.
"""

from engine.games.battlesuit.kernel.actions.morale.command import has_lost_half, leads
from engine.games.battlesuit.kernel.board.options import has_option
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_active,
    is_in_play,
    is_lost,
    note,
    note_side,
)
from engine.games.battlesuit.kernel.codes import NOBODY, SIDE_SQUADS, Ability, Event, Option, Rank, Stage
from engine.games.battlesuit.kernel.numbers.command import are_two_squads, may_become_one, turn_of_succession
from engine.games.battlesuit.kernel.players.asking import wants_to_reorganise
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game


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
