"""Who may react to a soldier that moves or fires. Rules: BS.RXN.1, BS.RXN.5, BS.FIR.4, BS.GAP.104, BS.GAP.105."""

from engine.games.battlesuit.kernel.board.places import is_airborne
from engine.games.battlesuit.kernel.board.sighting import sees
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_good_order, is_soldier, side_of
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.records import Game


def is_ready_to_react(game: Game, soldier: int) -> bool:
    """Return whether a soldier has not been activated, is in good order, on the ground and armed.

    Not in stealth, and not of a side that reorganises. Rules: BS.SQC.4, BS.GAP.104.
    """
    if game.soldiers.complete[soldier] or game.soldiers.reacted[soldier] or not is_good_order(game, soldier):
        return False
    if game.soldiers.box[soldier] > 0 or game.battle.reorganising[side_of(soldier)]:
        return False
    return not is_airborne(game, soldier) and is_armed(game, soldier)


def may_react(game: Game, soldier: int, mover: int) -> bool:
    """Return whether a soldier may declare reaction fire at a mover; sight may be checked later. Rule: BS.GAP.105."""
    if not is_soldier(game, soldier) or side_of(soldier) == side_of(mover):
        return False
    if not is_ready_to_react(game, soldier):
        return False
    return game.numbers.blind_declaration == 1 or sees(game, soldier, mover)


def first_reactor(game: Game, mover: int) -> int:
    """Return the first enemy of a mover who may react to it, or NOBODY."""
    side: int = 1 - side_of(mover)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_react(game, soldier, mover):
            return soldier
    return NOBODY
