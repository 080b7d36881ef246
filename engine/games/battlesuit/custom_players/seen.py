"""What a custom player sees: the map, and soldiers."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.battles.events import word
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import ground_of, next_point, points_apart
from engine.games.battlesuit.kernel.board.soldiers import class_of_soldier, end_of, first_of, side_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Place, Terrain, UnitClass
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.names import SIDES, Cast
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


@dataclass(frozen=True)
class Soldier:
    """A soldier, drone or militiaman on the map, or one of one's own that is still to come.

    `card` is the id of its card, "" of an enemy whose card nobody has seen; `kind` is "armoured", "unarmoured" or
    "drone", which everybody sees. `at` is "" off the map; `level` counts from level 0 of the map. `hits` is how many
    boxes are crossed off, as far as one knows. `number` tells soldiers apart and says nothing more.
    """

    number: int
    name: str
    mine: bool
    kind: str
    card: str
    at: str
    level: int
    morale: str
    hits: int
    complete: bool
    painted: bool
    stealth_box: int

    def __str__(self) -> str:
        """Return its name and point: `red front line C at A-F-07`."""
        return f"{self.name} at {self.at}" if self.at else self.name


MORALES = ("good order", "shaken", "panicked")


def soldiers_seen(game: Game, cast: Cast) -> tuple[Soldier, ...]:
    """Return whom the side of the game's view sees on the map, and its own soldiers that are still to come."""
    side = game.view.side
    numbers = (number for owner in range(2) for number in range(first_of(owner), end_of(game, owner)))
    return tuple(_soldier(game, cast, number) for number in numbers if _is_shown(game, side, number))


def _is_shown(game: Game, side: int, number: int) -> bool:
    to_come = side_of(number) == side and game.soldiers.place[number] == Place.WAITING
    return bool(game.view.seen[number]) or to_come


def _soldier(game: Game, cast: Cast, number: int) -> Soldier:
    view = game.view
    mine = side_of(number) == view.side
    known = view.card[number] != codes.UNKNOWN
    kind = word(UnitClass(class_of_soldier(game, number)))
    return Soldier(
        number=number,
        name=cast.soldier(number) if known else _stranger(cast, number, kind),
        mine=mine,
        kind=kind,
        card=cast.fighter(number).card.id if known else "",
        at=cast.point(view.dot[number]) if view.seen[number] else "",
        level=view.level[number],
        morale=MORALES[view.morale[number]],
        hits=max(0, view.hits[number]),
        complete=bool(view.complete[number]),
        painted=bool(view.painted[number]),
        stealth_box=max(0, view.box[number]) if mine else 0,
    )


def _stranger(cast: Cast, number: int, kind: str) -> str:
    """Return what an enemy is called whose card nobody has seen: `blue armoured C`. Rule: BS.CARD.2."""
    mark = cast.fighter(number).name.rpartition(" ")[2]
    return f"{SIDES[side_of(number)]} {kind} {mark}"
