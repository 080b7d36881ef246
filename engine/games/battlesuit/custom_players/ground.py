"""The map as a custom player sees it: points by their names."""

from collections.abc import Sequence

from engine.battles.events import word
from engine.games.battlesuit.kernel.board.places import ground_of, next_point, points_apart
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Terrain
from engine.games.battlesuit.kernel.records import Game
from schemas.models.battlesuit.words import Edge

EDGES = tuple(edge.value for edge in Edge)


class Ground:
    """The map of a battle."""

    def __init__(self, game: Game, points: Sequence[str]) -> None:
        """Show the map of a game whose points bear these names."""
        self._game = game
        self._names = points
        self._dots = {name: dot for dot, name in enumerate(points)}

    @property
    def points(self) -> tuple[str, ...]:
        """The names of all points."""
        return tuple(self._names)

    def next_to(self, point: str) -> tuple[str, ...]:
        """Return the points next to one, clockwise from north; fewer at the edge of the map."""
        ways = (next_point(self._game, self.dot(point), way) for way in range(DIRECTIONS))
        return tuple(self._names[dot] for dot in ways if dot != NOBODY)

    def apart(self, a: str, b: str) -> int:
        """Return how many points two points are apart. Rule: BS.MAP.13."""
        return points_apart(self._game, self.dot(a), self.dot(b))

    def terrain(self, point: str) -> str:
        """Return what lies on a point now: `clear`, `woods`, `building` and so on."""
        return word(Terrain(self._game.land.terrain[self.dot(point)]))

    def level(self, point: str) -> int:
        """Return the level of the ground of a point."""
        return ground_of(self._game, self.dot(point))

    def edges(self, point: str) -> tuple[str, ...]:
        """Return the edges of the map that a point lies on."""
        bits = self._game.board.edges[self.dot(point)]
        return tuple(edge for number, edge in enumerate(EDGES) if bits >> number & 1)

    def dot(self, point: str) -> int:
        """Return the number of a point.

        Raises:
            ValueError: the map has no such point.
        """
        if point not in self._dots:
            raise ValueError(f"the map has no point {point!r}")
        return self._dots[point]

    def way(self, here: str, there: str) -> int:
        """Return the direction, 0 for north and on clockwise, from a point to the next one; NOBODY if it is not next.

        Raises:
            ValueError: the map has no such point.
        """
        a, b = self.dot(here), self.dot(there)
        return next((way for way in range(DIRECTIONS) if next_point(self._game, a, way) == b), NOBODY)
