"""Where a piece may stand: on the table, on ground it can enter, and not on another."""

from math import cos, pi, sin

from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.ground import Ground
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, Point, distance_in

# Beside a place the referee tries every 5 degrees, and calls it room where a hand finds it: 25 degrees side by side.
TURNS = 72
HAND = 6


def trouble(bench: Bench, piece: Piece, at: Point, *, whole: bool = False) -> tuple[str, str] | None:
    """Return the rule that forbids a piece to stand at a point, and why; None if it may.

    Where a piece stands is said of its centre (7S.GEN.5); a blip that is set up keeps its `whole` base out of
    impassable ground (7S.GAP.112).
    """
    field, radius = bench.brief.field, piece.radius_in - NEAR_IN
    if not (radius <= at[0] <= field.width_in - radius and radius <= at[1] <= field.depth_in - radius):
        return "7S.GAP.111", "stands over the edge of the table"
    for ground in bench.ground():
        if ground.movement(drone=piece.drone) == "impassable" and _touches(ground, at, radius if whole else 0.0):
            return "7S.MOVE.8", f"stands in impassable {ground.name}"
    for each in bench.table.pieces.values():
        if each is not piece and not each.flat and distance_in(each.at, at) < each.radius_in + radius:
            return "7S.MOVE.10", f"overlaps {each.name}"
    return None


def _touches(ground: Ground, at: Point, radius_in: float) -> bool:
    inside = ground.shape.holds(at) and not ground.shape.borders(at)
    return inside or ground.shape.gap_in(at) < radius_in


def check_footing(bench: Bench, row: Row, piece: Piece, rule: str = "") -> None:
    """Write down a breach if a piece stands where it may not; `rule` stands for the general one if given."""
    found = trouble(bench, piece, piece.at)
    if found is not None:
        bench.breach(row, rule or found[0], f"{piece.name} {found[1]}")


def check_beside(bench: Bench, row: Row, piece: Piece, at: Point, rule: str) -> None:
    """Write down a breach if a piece does not touch a place beside which there is room. Ruling: 7S.GAP.31."""
    touch = 2 * piece.radius_in
    if distance_in(piece.at, at) <= touch + NEAR_IN:
        return
    around = [
        (at[0] + touch * cos(2 * pi * turn / TURNS), at[1] + touch * sin(2 * pi * turn / TURNS))
        for turn in range(TURNS)
    ]
    free = [trouble(bench, piece, spot) is None for spot in around]
    wide = any(all(free[turn - step] for step in range(HAND)) for turn in range(TURNS))
    if wide or trouble(bench, piece, at) is None:
        bench.breach(row, rule, f"{piece.name} does not touch the place it appears at, though there is room")
