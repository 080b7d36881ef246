"""Climbing in buildings with storeys. Rules: BS.MLB.2, BS.MLB.3, BS.GAP.97."""

from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.board.soldiers import note_all
from engine.games.battlesuit.kernel.codes import NOBODY, Event
from engine.games.battlesuit.kernel.legal.climbing import STOREY_UP, climb_mp, level_of_storey
from engine.games.battlesuit.kernel.records import Game


def climb(game: Game, soldier: int, way: int) -> None:
    """Climb a storey down or up."""
    dot: int = game.soldiers.dot[soldier]
    game.soldiers.left[soldier] -= climb_mp(game.numbers, 1)
    game.soldiers.moved[soldier] += 1
    game.soldiers.storey[soldier] += 1 if way == STOREY_UP else -1
    storey: int = game.soldiers.storey[soldier]
    level: int = level_of_storey(game.numbers, ground_of(game, dot), storey)
    game.soldiers.level[soldier] = level
    note_all(game, Event.STOREY, soldier, NOBODY, dot, storey, game.soldiers.left[soldier], level, 0)
