"""What is seen of a map where no battle is on: the rules of sight, asked dot by dot. Rules: IN.GAP.20, IN.GAP.44."""

from collections.abc import Iterator

from engine.games.infantry.battle.prepared import PreparedPack
from engine.games.infantry.ground import Spot
from engine.games.infantry.kernel.codes import NOWHERE
from engine.games.infantry.kernel.firing.sight import sees_dot
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_obstacle
from schemas.models.infantry.dot_map import DotMap
from schemas.packs.packs import Pack

LOOKER = 0
"""The trooper who looks: the only one on the map."""


def seen_from(spot: Spot, dot_map: DotMap, pack: Pack) -> frozenset[Spot]:
    """Return the dots of a map that a trooper on a dot of it sees by the rules of a pack, its own among them.

    Nothing burns or smokes, and nobody else is there. The trooper stands above ground.
    """
    game = _alone_at(spot, dot_map, pack)
    return frozenset(dot for dot in _dots(dot_map) if dot == spot or sees_dot(game, LOOKER, *dot, NOWHERE))


def obstacles(dot_map: DotMap, pack: Pack) -> frozenset[Spot]:
    """Return the dots of a map that nobody sees through by the rules of a pack. Rule: IN.GAP.45."""
    game = _alone_at((0, 0), dot_map, pack)
    return frozenset(dot for dot in _dots(dot_map) if is_obstacle(game, *dot))


def _dots(dot_map: DotMap) -> Iterator[Spot]:
    yield from ((column, row) for row in range(dot_map.rows) for column in range(dot_map.columns))


def _alone_at(spot: Spot, dot_map: DotMap, pack: Pack) -> Game:
    """Return a battle of one trooper, who stands on a dot above ground."""
    game, prepared = Game(), PreparedPack(pack)
    prepared.numbers.lay_over(game.numbers)
    prepared.rulings.lay_over(game.rulings)
    prepared.ground(dot_map).lay_over(game.ground)
    game.battle.column[LOOKER], game.battle.row[LOOKER] = spot
    game.battle.tunnel[LOOKER] = NOWHERE
    return game
