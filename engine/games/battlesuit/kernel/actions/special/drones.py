"""Drones under shock: they shut down, recover marker by marker, or go off-line. Rules: BS.DRN.7 to BS.DRN.9."""

from engine.games.battlesuit.kernel.board.places import lift
from engine.games.battlesuit.kernel.board.soldiers import note
from engine.games.battlesuit.kernel.codes import NOBODY, SHUT_DOWN_MARKERS, Event, Morale, Outcome, Place, Shaken
from engine.games.battlesuit.kernel.records import Game


def reboot(game: Game, drone: int, result: int) -> bool:
    """Do to a shocked drone what its recovery check says; return whether it may act. Rules: BS.DRN.7 to BS.DRN.9."""
    if result == Outcome.STUNNED:
        return False
    if result == Outcome.PANIC:
        shut_down(game, drone)
        return False
    if game.soldiers.shut_down[drone] > 1:
        game.soldiers.shut_down[drone] -= 1
        note(game, Event.SHUT_DOWN, drone, NOBODY, game.soldiers.shut_down[drone], 0, 0)
        return False
    game.soldiers.shut_down[drone] = 0
    game.soldiers.morale[drone] = Morale.STEADY
    game.soldiers.recovering[drone] = Shaken.STILL_SHAKEN if result == Outcome.SHAKEN else Shaken.RECOVERED
    return True


def shut_down(game: Game, drone: int) -> None:
    """Shut a drone down; one that is shut down already goes off-line, and is no loss. Rules: BS.DRN.8, BS.DRN.9."""
    if game.soldiers.shut_down[drone] > 0:
        lift(game, drone)
        game.soldiers.place[drone] = Place.OFF_LINE
        note(game, Event.OFF_LINE, drone, NOBODY, 0, 0, 0)
        return
    game.soldiers.shut_down[drone] = SHUT_DOWN_MARKERS
    note(game, Event.SHUT_DOWN, drone, NOBODY, SHUT_DOWN_MARKERS, 0, 0)
