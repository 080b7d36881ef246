"""Turns: the battle from the first soldier placed to the count. Rules: BS.SEQ.1 to BS.SEQ.3."""

from engine.games.battlesuit.kernel.actions.command import offer_reorganisation, reorganised, take_over
from engine.games.battlesuit.kernel.board.holding import settle_holders
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, note_side
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.course.ending import check_end
from engine.games.battlesuit.kernel.course.impulses import impulse
from engine.games.battlesuit.kernel.course.initiative import roll_for_initiative
from engine.games.battlesuit.kernel.course.set_up import set_up
from engine.games.battlesuit.kernel.course.waves import announce_waves
from engine.games.battlesuit.kernel.event_codes import Event
from engine.games.battlesuit.kernel.records import Game


def play(game: Game) -> None:
    """Play a battle to its end. Rule: BS.SEQ.1."""
    set_up(game)
    settle_holders(game)
    while game.battle.over == 0:
        game.battle.turn += 1
        note_side(game, Event.TURN, NOBODY, game.battle.turn, game.plan.turns, 0)
        announce_waves(game)
        take_over(game)
        roll_for_initiative(game)
        for side in range(2):
            offer_reorganisation(game, side)
        alternate(game)
        end_turn(game)
        check_end(game)


def alternate(game: Game) -> None:
    """Let the sides activate in turn, the one alone when the other has nobody left. Rules: BS.SEQ.1, BS.SEQ.3."""
    side: int = game.battle.first
    idle: int = 0
    while idle < 2 and game.log.full == 0:
        if impulse(game, side):
            idle = 0
        else:
            idle += 1
        side = 1 - side


def end_turn(game: Game) -> None:
    """Take off complete and painted markers; unspent command points lapse. Rules: BS.SEQ.3, BS.PNT.6, BS.COM.7."""
    note_side(game, Event.END_TURN, NOBODY, game.battle.turn, 0, 0)
    for side in range(2):
        game.battle.pool[side] = 0
        game.battle.overrides[side] = 0
        reorganised(game, side)
        for soldier in range(first_of(side), end_of(game, side)):
            rest(game, soldier)


def rest(game: Game, soldier: int) -> None:
    """Clear what a soldier has for a turn."""
    game.soldiers.complete[soldier] = 0
    game.soldiers.reacted[soldier] = 0
    game.soldiers.painted[soldier] = 0
    game.soldiers.painted_more[soldier] = 0
    game.soldiers.painted_by[soldier] = NOBODY
    game.soldiers.boosted[soldier] = 0
    game.soldiers.bounced[soldier] = 0
    game.soldiers.grouped[soldier] = 0
    game.soldiers.landing_mp[soldier] = 0
