"""Lines of sight over the ground, measured afresh from the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.referees.seven_seconds.ground import Ground, crossing_in, crossings_in
from tests.referees.seven_seconds.pieces import Piece, Point, distance_in, range_in

RANK = {"clear": 0, "light": 1, "heavy": 2}
# More than 0.001 in counts as crossed (7S.GAP.48); a log that is rounded to as much leaves a little more in doubt.
GRAZED_IN = 0.004
RAYS = 40


@dataclass(frozen=True)
class Sight:
    """What one piece sees of another: range, cover at the target, cover between, and the share that shows.

    `doubt_in` is by how much heavy cover between may be more or less than a rounded log lets it be measured.
    """

    range_in: float
    cover: str
    light: int
    heavy: int
    heavy_in: float
    doubt_in: float
    shows: float


@dataclass(frozen=True)
class View:
    """The ground with one reading of borders: whether a centre exactly on the edge of a piece stands in it.

    And whether a line that runs along an edge, or grazes a piece by less than a log can tell, crosses it. The rulebook
    leaves the first two open and rounding the last, so the referee accepts any reading.
    """

    terrain: Sequence[Ground]
    edge_inside: bool = False
    grazes: bool = False

    def holds(self, piece: Ground, point: Point) -> bool:
        """Return whether a point stands in a piece."""
        return self.edge_inside if piece.shape.borders(point) else piece.shape.holds(point)

    def crossed_in(self, piece: Ground, start: Point, end: Point) -> float:
        """Return how much of a line lies in a piece, 0 if it does not cross it."""
        if self.grazes:
            return crossings_in(piece.shape, start, end)[1]
        crossed = crossing_in(piece.shape, start, end)
        return crossed if crossed > GRAZED_IN and crossings_in(piece.shape, start, end)[0] > GRAZED_IN else 0.0

    def cover_at(self, point: Point) -> str:
        """Return the best cover at a point; a blocking piece gives none. Rules: 7S.GAP.47, 7S.GAP.84."""
        found = [piece.cover for piece in self.terrain if piece.cover in RANK and self.holds(piece, point)]
        return max(found, key=RANK.__getitem__, default="clear")

    def look(self, actor: Piece, target: Piece) -> Sight:
        """Return the sight from closest edge to closest edge. Rules: 7S.GAP.45 to 7S.GAP.48, 7S.GAP.110."""
        start, end = closest(actor, target)
        light = heavy = 0
        heavy_in = doubt_in = 0.0
        for piece in self.terrain:
            crossed = self.crossed_in(piece, start, end) if piece.cover in ("light", "heavy") else 0.0
            if not crossed:
                continue
            if piece.cover == "heavy":
                least, most = crossings_in(piece.shape, start, end)
                heavy, heavy_in, doubt_in = heavy + 1, heavy_in + crossed, doubt_in + most - least
            elif not self.holds(piece, target.at):
                light += 1
        cover, showing = self.cover_at(target.at), self.shows(actor, target)
        return Sight(range_in(actor, target), cover, light, heavy, heavy_in, doubt_in, showing)

    def shows(self, actor: Piece, target: Piece) -> float:
        """Return the share of the target's width that no blocking piece hides. Rules: 7S.COV.4, 7S.GEN.7, 7S.GAP.84.

        As long as no piece cuts the line between the closest edges, nothing is hidden (7S.COV.12, 7S.GAP.110).
        """
        start, end = closest(actor, target)
        middle, reach = (start[0] + end[0]) / 2, distance_in(start, end) / 2 + 2 * target.radius_in
        middle_point = (middle, (start[1] + end[1]) / 2)
        walls = [
            piece
            for piece in self.terrain
            if piece.cover == "blocking"
            and piece.shape.gap_in(middle_point) <= reach
            and not self.holds(piece, actor.at)
            and not self.holds(piece, target.at)
        ]
        if not any(self.crossed_in(wall, start, end) for wall in walls):
            return 1.0
        ends = breadth(start, target)
        clear = sum(all(not self.crossed_in(wall, start, point) for wall in walls) for point in ends)
        return clear / len(ends)


def views(terrain: Sequence[Ground], actor: Piece, target: Piece) -> list[View]:
    """Return the one reading of the ground between two pieces, or all where a border leaves it in doubt."""
    line = closest(actor, target)
    covering = [piece for piece in terrain if piece.cover != "clear"]
    on_edge = any(piece.shape.borders(point) for piece in covering for point in (actor.at, target.at))
    if on_edge or any(_grazed(piece, *line) for piece in covering):
        return [View(terrain), View(terrain, edge_inside=True, grazes=True), View(terrain, grazes=True)]
    return [View(terrain)]


def _grazed(piece: Ground, start: Point, end: Point) -> bool:
    """Return whether a line runs along an edge of a piece, or crosses it by next to nothing."""
    least, most = crossings_in(piece.shape, start, end)
    return least <= GRAZED_IN < most or 0.0 < most <= GRAZED_IN


def closest(actor: Piece, target: Piece) -> tuple[Point, Point]:
    """Return the ends of the line between the closest parts of two bases. Rules: 7S.COV.12, 7S.GEN.6."""
    apart = distance_in(actor.at, target.at)
    if apart <= actor.radius_in + target.radius_in:
        return actor.at, actor.at
    across, up = (target.x_in - actor.x_in) / apart, (target.y_in - actor.y_in) / apart
    start = (actor.x_in + across * actor.radius_in, actor.y_in + up * actor.radius_in)
    return start, (target.x_in - across * target.radius_in, target.y_in - up * target.radius_in)


def breadth(eye: Point, target: Piece) -> list[Point]:
    """Return points across the width of a base as seen by the eye, for a spot the spot itself."""
    apart = distance_in(eye, target.at)
    if target.radius_in == 0 or apart == 0:
        return [target.at]
    across, up = (target.y_in - eye[1]) / apart, (eye[0] - target.x_in) / apart
    steps = [(2 * (ray + 0.5) / RAYS - 1) * target.radius_in for ray in range(RAYS)]
    return [(target.x_in + across * step, target.y_in + up * step) for step in steps]
