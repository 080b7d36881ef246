"""Repairs. Rules: BS.REP.1, BS.REP.2, BS.GAP.65, BS.GAP.66."""

from engine.games.battlesuit.kernel.board.soldiers import note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, Draw, Event
from engine.games.battlesuit.kernel.records import Game


def repairs_itself(die: int, hits: int) -> bool:
    """Return whether a roll restores a box of a soldier with so many hits. Rule: BS.REP.2."""
    return die > hits


def repair(game: Game, soldier: int) -> None:
    """Let a soldier try to restore one of its boxes. Rule: BS.REP.2."""
    die: int = throw(game, side_of(soldier), soldier, Draw.REPAIR, game.numbers.repair_die, 0)
    works: bool = repairs_itself(die, game.soldiers.hits[soldier])
    if works:
        game.soldiers.hits[soldier] -= 1
    note(game, Event.REPAIR, soldier, NOBODY, 1 if works else 0, game.soldiers.hits[soldier], 0)
