"""Crusaders take shock and panic off soldiers near by. Rules: BS.CRU.1, BS.GAP.69, BS.GAP.70."""

from engine.games.battlesuit.kernel.board.soldiers import note, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, Event, Morale
from engine.games.battlesuit.kernel.legal.support import count_rallies, may_rally
from engine.games.battlesuit.kernel.players.asking import choose_crusader
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def is_rallied(game: Game, soldier: int) -> bool:
    """Let a player have a crusader help in place of the morale roll; return whether one did. Rule: BS.CRU.1."""
    if count_rallies(game, soldier) == 0:
        return False
    prepare(game, side_of(soldier))
    choose_crusader(game, side_of(soldier), soldier)
    crusader: int = game.choice.target
    if crusader == NOBODY:
        return False
    if not may_rally(game, crusader, soldier):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
        return False
    game.soldiers.morale[soldier] = morale_after_rally(game.soldiers.morale[soldier])
    note(game, Event.RALLY, crusader, soldier, game.soldiers.morale[soldier], 0, 0)
    return True


def morale_after_rally(morale: int) -> int:
    """Return the morale of a soldier after a crusader's help: panic becomes shock, shock goes. Rule: BS.CRU.1."""
    return Morale.SHOCKED if morale == Morale.PANICKED else Morale.STEADY
