"""Moves and jumps: how far, over what, past whom, and the target counters they take off."""

from math import floor

from tests.referees.seven_seconds import contact
from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.footing import check_footing, trouble
from tests.referees.seven_seconds.ground import crossing_in, union_in
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, Point, distance_in
from tests.referees.seven_seconds.turns import act

JUMPERS = ("scout", "basic_drone", "kamikaze_drone", "haywire_drone", "recce_drone")


def bend(bench: Bench, row: Row) -> None:
    """The first leg of a Move that goes round something; the rest of it follows. Rules: 7S.MOVE.3, 7S.GAP.120."""
    piece = _mover(bench, row)
    if piece is None:
        return
    at = (row["x_in"], row["y_in"])
    _check_leg(bench, row, piece, piece.at, at)
    found = trouble(bench, piece, at, whole=True)
    if found is not None:
        bench.breach(row, found[0], f"on its way {piece.name} {found[1]}")
    bench.bent = (piece.name, at)


def ends_bent(bench: Bench, row: Row) -> bool:
    """Return whether a row is the end of the Move whose first leg was the row before."""
    return row["event"] == "move" and bench.bent is not None and bench.bent[0] == row["actor"]


def check_bent(bench: Bench, row: Row) -> None:
    """A Move that bends has an end. Rule: 7S.MOVE.3."""
    if bench.bent is not None and not ends_bent(bench, row):
        bench.breach(row, "7S.MOVE.3", f"the way of {bench.bent[0]} has no end")
        bench.bent = None


def move(bench: Bench, row: Row) -> None:
    """A Move of up to 6 in over ground, of one leg or two. Rules: 7S.MOVE.1 to 7S.MOVE.10, 7S.GAP.32, 7S.GAP.33."""
    piece = _mover(bench, row)
    if piece is None:
        bench.bent = None
        return
    end = (row["x_in"], row["y_in"])
    corner = bench.bent[1] if bench.bent else piece.at
    legs = [(piece.at, corner), (corner, end)] if bench.bent else [(corner, end)]
    bench.bent = None
    length, spent = sum(distance_in(*leg) for leg in legs), sum(moved_in(bench, piece, *leg) for leg in legs)
    rules = bench.brief.rules.move
    rule = "7S.MOVE.1" if length > rules.move_in + NEAR_IN else "7S.MOVE.7"
    bench.check(row, rule, f"the way costs {spent:.3f} in", holds=spent <= rules.move_in + NEAR_IN)
    _check_leg(bench, row, piece, corner, end)
    _arrive(bench, row, piece, corner, end)
    contact.after_moving(bench, piece)


def jump(bench: Bench, row: Row) -> None:
    """A Jump of up to 9 in over anything. Rules: 7S.JUMP.1 to 7S.JUMP.5, 7S.GAP.34, 7S.GAP.35."""
    piece = _mover(bench, row)
    if piece is None:
        return
    rules = bench.brief.rules.jump
    bench.check(row, "7S.JUMP.2", f"{piece.name} cannot jump", holds=piece.kind in JUMPERS)
    end = (row["x_in"], row["y_in"])
    far = distance_in(piece.at, end)
    bench.check(row, "7S.JUMP.1", f"the jump is {far:.3f} in long", holds=far <= rules.jump_in + NEAR_IN)
    _arrive(bench, row, piece, piece.at, end)
    bench.dues.owe("counters", "7S.JUMP.3", actor=piece.name, cause="its jump", added=rules.own_counters)
    contact.after_moving(bench, piece)


def _mover(bench: Bench, row: Row) -> Piece | None:
    piece = bench.piece(row, "actor")
    if piece is None:
        return None
    if bench.diving != piece.name and not ends_bent(bench, row):
        act(bench, row, piece)
    begins = (row["from_x_in"], row["from_y_in"])
    bench.check(row, "7S.MOVE.1", f"{piece.name} stands at {piece.at}", holds=distance_in(piece.at, begins) <= NEAR_IN)
    length = distance_in(begins, (row["x_in"], row["y_in"]))
    told = abs(length - row["length_in"]) <= NEAR_IN
    bench.check(row, "7S.MOVE.3", f"the way is {length:.3f} in long", holds=told)
    return piece


def moved_in(bench: Bench, piece: Piece, start: Point, end: Point) -> float:
    """Return the inches of movement that a leg costs. Rule: 7S.MOVE.7."""
    slow = bench.brief.rules.move.hindering_cost - 1
    hindering = [each.shape for each in bench.ground() if each.movement(drone=piece.drone) == "hindering"]
    return distance_in(start, end) + slow * union_in(hindering, start, end)


def _check_leg(bench: Bench, row: Row, piece: Piece, start: Point, end: Point) -> None:
    """No leg leads through impassable ground or another unit. Rules: 7S.MOVE.8, 7S.MOVE.10."""
    for each in bench.ground():
        if each.movement(drone=piece.drone) == "impassable" and crossing_in(each.shape, start, end) > NEAR_IN:
            bench.breach(row, "7S.MOVE.8", f"{piece.name} goes through {each.name}")
    for other in bench.table.pieces.values():
        if other is piece or other.flat:
            continue
        if passing_in(start, end, other.at) < piece.radius_in + other.radius_in - NEAR_IN:
            bench.breach(row, "7S.MOVE.10", f"{piece.name} goes through {other.name}")


def passing_in(start: Point, end: Point, point: Point) -> float:
    """Return how near a straight way comes to a point, in inches."""
    length = distance_in(start, end)
    if length == 0:
        return distance_in(start, point)
    along = ((point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])) / length**2
    part = min(1.0, max(0.0, along))
    return distance_in((start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])), point)


def _arrive(bench: Bench, row: Row, piece: Piece, corner: Point, end: Point) -> None:
    """Put the piece down, turn it along its last leg, and owe the counters it sheds. Rules: 7S.MOVE.2 to 7S.MOVE.6."""
    far = distance_in(corner, end)
    if piece.trooper:
        way = ((end[0] - corner[0]) / far, (end[1] - corner[1]) / far) if far > NEAR_IN else None
        piece.facing = way
    piece.x_in, piece.y_in = end
    check_footing(bench, row, piece)
    if piece.unit:
        owe_shedding(bench, row, piece)


def owe_shedding(bench: Bench, row: Row, piece: Piece) -> None:
    """Owe the counters a unit sheds: up to its Stealth, and whole inches gone. Rules: 7S.MOVE.2, 7S.GAP.33."""
    inches = floor(row["length_in"] + 1e-6)
    stealth = bench.table.units[piece.name].stealth
    shed = min(stealth, inches, piece.counters)
    if shed > 0:
        rule = "7S.JUMP.3" if row["event"] == "jump" else "7S.MOVE.4" if piece.drone else "7S.MOVE.2"
        bench.dues.owe("shed", rule, actor=piece.name, shed=shed)
