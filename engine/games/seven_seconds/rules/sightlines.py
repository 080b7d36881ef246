"""Lines of sight and ways on a map, as players look them up at a table without a battle.

Of both only the map counts: no smoke, no fields, no other units. Frame: inches from the south-west corner.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from engine.battles.events import word
from engine.games.seven_seconds.kernel.actions.blasts import is_caught
from engine.games.seven_seconds.kernel.actions.rifle import dice_against
from engine.games.seven_seconds.kernel.actions.sensors import cost_as_seen
from engine.games.seven_seconds.kernel.board.footing import may_move
from engine.games.seven_seconds.kernel.board.sight import cover_bands, dice_lost, is_point_in_arc, look_along
from engine.games.seven_seconds.kernel.board.terrain import cover_of
from engine.games.seven_seconds.kernel.board.ways import finds_way_round
from engine.games.seven_seconds.kernel.codes import SIDE_PIECES, Cover
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.rules.numbers import UNIT_CODES, mils, pack_numbers, pack_table
from engine.kernel.polygons import contains, crossing_mil
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap

Point = tuple[float, float]
LOOKER = 0
TARGET = SIDE_PIECES
"""A piece of each side; neither stands in anybody's way."""

FACING = 1000
"""How long the way is that a piece faces."""


@dataclass(frozen=True)
class Crossing:
    """A piece of terrain on a line: number of the feature, how much of the line lies in it, whether the target does."""

    feature: int
    cover: str
    length_in: float
    holds_target: bool


@dataclass(frozen=True)
class Sightline:
    """A line between two bases, from edge to edge (or centre to centre) as the rules draw it.

    `blocked_by_terrain` and `heavy_too_deep` are the two ways in which it is blocked. `cover` is what the target
    stands in and `bands` by how many range bands it counts as farther; `dice_lost` is what cover between takes
    from a rifle. Rules: 7S.COV.4 to 7S.COV.8, 7S.TGT.13, 7S.TGT.14.
    """

    start: Point
    end: Point
    range_in: float
    blocked_by_terrain: bool
    heavy_too_deep: bool
    heavy_in: float
    cover: str
    bands: int
    dice_lost: int
    crossings: tuple[Crossing, ...]

    @property
    def blocked(self) -> bool:
        """Whether the target cannot be seen."""
        return self.blocked_by_terrain or self.heavy_too_deep


class Sightlines:
    """Lines on a map by the rules of a pack; any number of them are looked up."""

    def __init__(self, field: TerrainMap, rules: Rules) -> None:
        """Lay the map out."""
        self._game = Game()
        pack_table(field, rules, self._game.table, self._game.outlines)
        pack_numbers(rules, self._game.numbers)

    def line(self, viewer: Point, target: Point, unit: str = "tactical") -> Sightline:
        """Return the line from the middle of a viewer's base to that of a target of a type, such as `recce_drone`."""
        game, kind = self._game, UNIT_CODES[unit]
        ax, ay, bx, by = (mils(inches) for inches in (*viewer, *target))
        radius = game.numbers.base_radius_mil
        look_along(game, kind, ax, ay, radius, bx, by, radius)
        sight = game.sight
        return Sightline(
            (sight.from_x_mil / 1000, sight.from_y_mil / 1000),
            (sight.to_x_mil / 1000, sight.to_y_mil / 1000),
            sight.range_mil / 1000,
            bool(sight.blocking_terrain),
            bool(sight.heavy_too_deep),
            sight.heavy_mil / 1000,
            word(Cover(sight.cover)),
            cover_bands(game),
            dice_lost(game),
            tuple(_crossings(game, kind, bx, by)),
        )

    def cost(self, viewer: Point, faces_deg: float, target: Point, unit: str = "tactical") -> int:
        """Return the sensor points that a counter on a base costs who faces so; 0 if it is out of sight.

        Rules: 7S.TGT.5, 7S.TGT.8, 7S.TGT.9.
        """
        self._put(LOOKER, viewer, faces_deg, unit)
        self.line(viewer, target, unit)
        self._game.sight.in_arc = int(is_point_in_arc(self._game, LOOKER, mils(target[0]), mils(target[1])))
        return cost_as_seen(self._game, LOOKER)

    def is_caught(self, at: Point, blast: Point, radius_in: int, unit: str = "tactical") -> bool:
        """Return whether a blast of a radius reaches a base. Rules: 7S.BLAST.3, 7S.GAP.61."""
        self._put(LOOKER, at, 0.0, unit)
        x, y, to_edge = mils(blast[0]), mils(blast[1]), self._game.numbers.blast_to_edge
        return is_caught(self._game, LOOKER, x, y, mils(radius_in), to_edge)

    def dice(self, viewer: Point, faces_deg: float, target: Point, counters: int, unit: str = "tactical") -> int:
        """Return the dice of a rifle's shot at a trooper with so many target counters; 0 if it cannot be made.

        Rules: 7S.RIF.3 to 7S.RIF.9, 7S.GAP.50.
        """
        self._put(LOOKER, viewer, faces_deg, unit)
        self._put(TARGET, target, 0.0, "tactical")
        self._game.battle.counters[TARGET] = counters
        return dice_against(self._game, LOOKER, TARGET)

    def reaches(self, start: Point, end: Point, unit: str = "tactical") -> bool:
        """Return whether a unit may Move from one place to another, straight or round what stands in the way.

        Rules: 7S.MOVE.1, 7S.MOVE.3, 7S.MOVE.7, 7S.MOVE.8.
        """
        self._put(LOOKER, start, 0.0, unit)
        x, y = (mils(inches) for inches in end)
        return may_move(self._game, LOOKER, x, y) or finds_way_round(self._game, LOOKER, x, y)

    def _put(self, piece: int, at: Point, faces_deg: float, unit: str) -> None:
        battle = self._game.battle
        self._game.forces.kind[piece] = UNIT_CODES[unit]
        battle.x_mil[piece], battle.y_mil[piece] = mils(at[0]), mils(at[1])
        battle.facing_x[piece] = round(FACING * sin(radians(faces_deg)))
        battle.facing_y[piece] = round(FACING * cos(radians(faces_deg)))


def sightline(field: TerrainMap, rules: Rules, viewer: Point, target: Point, unit: str = "tactical") -> Sightline:
    """Return one line of a map."""
    return Sightlines(field, rules).line(viewer, target, unit)


def _crossings(game: Game, kind: int, bx: int, by: int) -> list[Crossing]:
    """Return the pieces with cover on the last line, in the order of the map."""
    sight = game.sight
    ends = (sight.from_x_mil, sight.from_y_mil, sight.to_x_mil, sight.to_y_mil)
    found = []
    for feature in range(game.table.features):
        cover = word(Cover(cover_of(game.table, feature, kind)))
        length_mil = crossing_mil(game.outlines, feature, *ends)
        around = contains(game.outlines, feature, bx, by)
        if cover != "clear" and (length_mil > 0 or around):
            found.append(Crossing(feature, cover, length_mil / 1000, around))
    return found
