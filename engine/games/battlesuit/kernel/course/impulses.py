"""Impulses: the sides activate a soldier each in turn, shaken ones first, then panicked ones.

Rules: BS.SEQ.1 to BS.SEQ.3, BS.GAP.34.
"""

from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.course.activation import activate
from engine.games.battlesuit.kernel.legal.units import first_due, may_activate
from engine.games.battlesuit.kernel.players.asking import prepare
from engine.games.battlesuit.kernel.players.dispatch import choose_unit
from engine.games.battlesuit.kernel.records import Game


def impulse(game: Game, side: int) -> bool:
    """Let a player activate a soldier; return False if nobody was activated. Nobody may pass unless the rules say so.

    Rules: BS.SEQ.1, BS.GAP.34.
    """
    first: int = first_due(game, side)
    if first == NOBODY:
        return False
    prepare(game, side)
    choose_unit(game, side)
    soldier: int = game.choice.soldier
    if soldier == NOBODY and game.numbers.may_pass:
        return False
    activate(game, soldier if may_activate(game, side, soldier) else first)
    return True
