"""The records of the map of a battle. Points are numbered as in `Board`; levels are absolute."""

from engine.games.battlesuit.kernel.columns import PerDot, PerDotNow, PerPair, PerWay, Whole
from engine.kernel.records import Record


class Board(Record):
    """What no battle changes: where points lie, the level of their ground, and the next point each way.

    A point has six ways, clockwise from north, NOBODY where it leads off the map. Bit n of `edges` is an edge it lies
    on: north, east, south, west.
    """

    shared = True

    dots: Whole
    x: PerDot
    y: PerDot
    base: PerDot
    edges: PerDot
    neighbour: PerWay


class Pairs(Record):
    """Who sees whom from ground to ground on the map as it is printed: 1 for each pair of points that is open.

    The pairs of a point with all later ones lie together, in the order of the points. No `dots`: nobody has looked.
    """

    shared = True

    dots: Whole
    seen: PerPair


class Land(Record):
    """What a battle may change: terrain, works, storeys, who stands there, who holds a point.

    Bit n of `zone` is set where those of area n may begin, bit n of `entry` where wave n may come on to the map, bit n
    of `mine_zone` where side n may lay mines. `occupant` is a soldier and one more, `holder` the side that was the
    last to hold a point and one more, 0 for nobody. `changes` counts what has changed in sight; `reach` is the points
    left on those that somebody can walk to, and one more.
    """

    changes: Whole
    terrain: PerDotNow
    improved: PerDotNow
    bridge: PerDotNow
    storeys: PerDotNow
    mine_zone: PerDotNow
    occupant: PerDotNow
    holder: PerDotNow
    reach: PerDotNow
    mine: PerDot
    zone: PerDot
    entry: PerDot
