"""Mine markers as the heuristic player sees them: it keeps off all but its own dummies. Rules: BS.MIN.1, BS.MIN.4."""

from engine.games.battlesuit.kernel.event_codes import Marker
from engine.games.battlesuit.kernel.records import Game

MINES_AT = 5
"""How far from what scores a side lays its mines, so that its own soldiers can stand there."""


def shuns(game: Game, side: int, dot: int) -> bool:
    """Return whether a side keeps off a point for the marker that lies there."""
    mine: int = game.land.mine[dot] - 1
    if mine < 0 or game.view.mine_seen[mine] == 0:
        return False
    return game.forces.mine_side[mine] != side or game.forces.mine_kind[mine] != Marker.DUMMY


def points_wanted(game: Game, mine: int) -> int:
    """Return how far from what scores a marker had best lie: a nuclear one farther than it reaches."""
    return game.numbers.blast_radius + 1 if game.forces.mine_kind[mine] == Marker.NUCLEAR else MINES_AT
