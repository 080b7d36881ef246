"""Terrain that a battle changes, and sight with it. Rules: BS.BMB.3, BS.BMB.4, BS.TER.8, BS.TER.17."""

from engine.games.battlesuit.kernel.board.ground import cell_of
from engine.games.battlesuit.kernel.records import Game


def lay(game: Game, dot: int, terrain: int) -> None:
    """Lay a terrain on a point; lines are walked again from now on, since the table of the map is out of date."""
    game.land.terrain[dot] = terrain
    cell: int = cell_of(game.sight, game.board.x[dot], game.board.y[dot])
    rise: int = game.numbers.rises[terrain]
    game.sight.ground.top[cell] = game.board.base[dot] + rise
    game.sight.ground.edge[cell] = 1 if rise > 0 and game.special.blocks_edge[terrain] else 0
    game.land.storeys[dot] = 0
    game.land.changes += 1
