"""Counters and harm: what a row does to a piece, as it was owed."""

from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.pieces import Piece


def counters(bench: Bench, row: Row) -> None:
    """Counters are added to those that lie there. Rules: 7S.TC.2, 7S.TC.3."""
    piece = bench.piece(row, "actor")
    if piece is not None:
        total = piece.counters + row["added"]
        bench.check(row, "7S.TC.2", f"{piece.name} should have {total} counters", holds=row["counters"] == total)
        piece.counters = row["counters"]


def shed(bench: Bench, row: Row) -> None:
    """Only relocating takes counters off. Rules: 7S.TC.3, 7S.MOVE.2."""
    piece = bench.piece(row, "actor")
    if piece is not None:
        total = piece.counters - row["shed"]
        bench.check(row, "7S.TC.3", f"{piece.name} should have {total} counters", holds=row["counters"] == total)
        piece.counters = row["counters"]


def damaged(bench: Bench, row: Row) -> None:
    """A suit is damaged. Rule: 7S.DMG.2."""
    piece = bench.piece(row, "actor")
    if piece is not None:
        piece.damaged = True


def stunned(bench: Bench, row: Row) -> None:
    """A trooper is stunned. Rule: 7S.CTR.10."""
    piece = bench.piece(row, "actor")
    if piece is not None:
        piece.stunned = True


def destroyed(bench: Bench, row: Row) -> None:
    """A unit leaves the table for good; a drone that has exploded has left it. Rules: 7S.DMG.6, 7S.GAP.119."""
    if row["actor"] in bench.table.spent:
        bench.table.dead.add(row["actor"])
        return
    piece = bench.piece(row, "actor")
    if piece is not None:
        kill(bench, piece)


def kill(bench: Bench, piece: Piece) -> None:
    """Take a unit off the table, dead."""
    bench.remove(piece.name)
    bench.table.dead.add(piece.name)


def objective_destroyed(bench: Bench, row: Row) -> None:
    """An objective is destroyed; its counters stay on record. Rules: 7S.OBJ.11, 7S.GAP.41."""
    piece = bench.piece(row, "actor")
    if piece is not None:
        piece.destroyed, piece.held_by = True, ""


def owe_damage(bench: Bench, piece: Piece, rule: str) -> None:
    """Owe a damaged suit, or the end of one damaged before. Rules: 7S.DMG.3, 7S.GAP.63."""
    if piece.damaged:
        bench.dues.owe("destroyed", "7S.DMG.3", actor=piece.name)
    else:
        bench.dues.owe("damaged", rule, actor=piece.name)


def owe_graze(bench: Bench, piece: Piece, rule: str) -> None:
    """Owe what a graze or flame does: the end of a drone, two dice for a trooper. Rules: 7S.RIF.12, 7S.RIF.13."""
    if piece.drone:
        bench.dues.owe("destroyed", rule, actor=piece.name)
        return
    armour = bench.table.units[piece.name].armour
    bench.dues.owe("graze", "7S.RIF.13", lambda row: _graze(bench, row, piece, armour), actor=piece.name, armour=armour)


def _graze(bench: Bench, row: Row, piece: Piece, armour: int) -> None:
    """The red die above armour stuns, the other one damages. Rule: 7S.RIF.13."""
    red = bench.take_dice(row, "stun", 1, "7S.RIF.13")
    white = bench.take_dice(row, "damage", 1, "7S.RIF.13")
    told = [row["red_die"], row["other_die"]]
    bench.check(row, "7S.RIF.13", f"the dice show {[*red, *white]}", holds=[*red, *white] == told)
    if row["other_die"] > armour:
        owe_damage(bench, piece, "7S.RIF.13")
    if row["red_die"] > armour and not piece.stunned:
        bench.dues.owe("stunned", "7S.RIF.13", actor=piece.name)
