"""Which soldiers may be activated: shaken ones first, then panicked ones, then the others.

Rules: BS.SEQ.2, BS.SHK.1, BS.SHK.2, BS.PAN.1, BS.ORD.1, BS.ACT.2.
"""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_active, is_soldier, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, PANICKED, SHOCKED, STEADY, WAITING
from engine.games.battlesuit.kernel.records import Game


def waits(game: Game, soldier: int) -> bool:
    """Return whether a soldier can still be activated in this turn; those off the map once their wave is due."""
    if game.soldiers.complete[soldier]:
        return False
    if game.soldiers.place[soldier] == WAITING:
        wave: int = game.forces.wave[soldier]
        return wave > 0 and game.plan.wave_turn[wave] <= game.battle.turn
    return is_active(game, soldier)


def count_waiting(game: Game, side: int, morale: int) -> int:
    """Return how many soldiers of a side in a state of morale can still be activated."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if game.soldiers.morale[soldier] == morale and waits(game, soldier):
            found += 1
    return found


def due_morale(game: Game, side: int) -> int:
    """Return which soldiers of a side are due: the shaken, then the panicked, then the others; NOBODY if none is."""
    if count_waiting(game, side, SHOCKED) > 0:
        return SHOCKED
    if count_waiting(game, side, PANICKED) > 0:
        return PANICKED
    return STEADY if count_waiting(game, side, STEADY) > 0 else NOBODY


def may_activate(game: Game, side: int, soldier: int) -> bool:
    """Return whether a side may activate a soldier now. Rules: BS.SEQ.2, BS.ACT.2."""
    if not is_soldier(game, soldier) or side_of(soldier) != side or not waits(game, soldier):
        return False
    return game.soldiers.morale[soldier] == due_morale(game, side)


def first_due(game: Game, side: int) -> int:
    """Return the first soldier that a side may activate, or NOBODY."""
    morale: int = due_morale(game, side)
    for soldier in range(first_of(side), end_of(game, side)):
        if game.soldiers.morale[soldier] == morale and waits(game, soldier):
            return soldier
    return NOBODY
