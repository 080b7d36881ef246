"""What the heuristic player keeps: what it weighs by, and what it has found out."""

from engine.games.infantry.kernel.columns import PerHarmOnMap, PerKindOfWay, PerPlaceOnMap, PerWay, PerWeight
from engine.kernel.records import Record


class Style(Record):
    """What the heuristic player of each side weighs by, by the numbers of `codes.Weight`."""

    weights: PerWeight


class Ways(Record):
    """What the heuristic player has found out about the ground, as it needed it: ways to the enemy's zone, in AP.

    They lie one kind after another, 6400 dots each: those of side A on foot, of A where they swim, and those of B; a
    kind that is not yet `known` is empty. `queue` are dots whose way has changed, `waits` whether one is in there.
    """

    known: PerKindOfWay
    ap: PerWay
    queue: PerHarmOnMap
    waits: PerPlaceOnMap
