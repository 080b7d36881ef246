"""Target counters: how well a piece has been found."""

from engine.games.seven_seconds.kernel.board.pieces import note
from engine.games.seven_seconds.kernel.codes import NOBODY, OWN_DEED, Event, Kind
from engine.games.seven_seconds.kernel.records import Game


def counters_shed(counters: int, stat: int, displacement_mil: int, rounding: int) -> int:
    """Return the counters a Move or Jump sheds. Rules: 7S.MOVE.2, 7S.MOVE.4, 7S.JUMP.3, 7S.GAP.33.

    Rounding of part inches: 0 down, 1 to the nearest, 2 up.
    """
    inches: int = (displacement_mil + rounding * 999 // 2) // 1000
    return min(counters, min(stat, inches))


def shed(game: Game, piece: int, displacement_mil: int) -> None:
    """Take off the counters a unit loses by relocating. Rules: 7S.TC.3, 7S.MOVE.2."""
    counters: int = game.battle.counters[piece]
    lost: int = counters_shed(counters, game.forces.shed[piece], displacement_mil, game.numbers.shed_rounding)
    if lost > 0:
        game.battle.counters[piece] = counters - lost
        note(game, Event.SHED, piece, NOBODY, lost, game.battle.counters[piece], 0)


def add_counters(game: Game, piece: int, by: int, count: int, cause: int) -> None:
    """Put target counters on a piece; they serve all of its enemies. Rules: 7S.TC.1, 7S.TC.2."""
    if count > 0:
        game.battle.counters[piece] += count
        note(game, Event.COUNTERS, piece, by, count, game.battle.counters[piece], cause)


def add_own_counters(game: Game, piece: int, action: int, times: int) -> None:
    """Put the counters of an action on the piece that takes it. Rules: 7S.ACT.8, 7S.ACT.9."""
    if game.forces.kind[piece] != Kind.OBJECTIVE:
        add_counters(game, piece, NOBODY, times * game.numbers.own_counters[action], action + OWN_DEED)
