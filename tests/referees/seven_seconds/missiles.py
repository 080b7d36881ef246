"""Missiles: the shot, Countermeasures along the way, the hit roll, and where a miss comes down."""

from math import cos, radians, sin

from tests.referees.seven_seconds.bench import Bench, Flight
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.movement import passing_in
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, Point, distance_in
from tests.referees.seven_seconds.turns import act

SUIT = "countermeasures of a damaged suit"


def fire_missile(bench: Bench, row: Row) -> None:
    """A missile at anything that holds counters. Rules: 7S.MIS.1 to 7S.MIS.3, 7S.GAP.52 to 7S.GAP.54, 7S.GAP.59."""
    actor, aim = bench.piece(row, "actor"), bench.piece(row, "target")
    if actor is None or aim is None:
        return
    act(bench, row, actor)
    carries = actor.trooper and actor.kind != "commander"
    bench.check(row, "7S.MIS.1", f"{actor.name} carries no missiles", holds=carries)
    ground = aim.kind in ("objective", "spot") and not aim.destroyed
    fits = ground or (aim.unit and aim.side != actor.side)
    bench.check(row, "7S.GAP.54", f"{aim.name} is no target for a missile", holds=fits)
    spotted = aim.counters >= bench.brief.rules.attack.min_counters
    bench.check(row, "7S.MIS.2", f"{aim.name} holds no target counter", holds=spotted)
    bench.check(row, "7S.MIS.2", f"{aim.name} holds {aim.counters}", holds=row["counters"] == aim.counters)
    bench.dues.owe(
        "counters", "7S.MIS.1", actor=actor.name, cause="its missile", added=bench.brief.rules.missile.own_counters
    )
    bench.flight = Flight(actor, aim)
    bench.checks.append(lambda found: _landed(bench, found))


def _landed(bench: Bench, row: Row) -> None:
    flight, bench.flight = bench.flight, None
    if flight is not None:
        bench.check(row, "7S.MIS.4", "a missile is still in the air", holds=flight.down or flight.result)


def _off_the_line(bench: Bench, flight: Flight, piece: Piece) -> float:
    """Return how far a unit's base lies from the flight, less the reach of Countermeasures. Ruling: 7S.GAP.55."""
    aside = passing_in(flight.firer.at, flight.target.at, piece.at) - piece.radius_in
    return aside - bench.brief.rules.cm.radius_in


def intercept(bench: Bench, row: Row) -> None:
    """An enemy near the way rolls, the nearest to the firer first. Rules: 7S.CM.1 to 7S.CM.4, 7S.GAP.55."""
    flight, piece = bench.flight, bench.piece(row, "actor")
    if flight is None or piece is None:
        bench.breach(row, "7S.CM.1", "no missile is in the air")
        return
    enemy = piece.unit and piece.side != flight.firer.side and piece.name not in flight.rolled
    bench.check(row, "7S.CM.1", f"{piece.name} has no roll against it", holds=enemy and not flight.down)
    near = _off_the_line(bench, flight, piece) <= NEAR_IN
    bench.check(row, "7S.CM.1", f"{piece.name} is too far from the way", holds=near)
    _check_first(bench, row, flight, piece)
    flight.rolled.append(piece.name)
    measures = bench.table.units[piece.name].countermeasures if piece.unit and row["works"] else 0
    told = row["countermeasures"] == measures
    bench.check(row, "7S.STAT.5", f"{piece.name} has Countermeasures {measures}", holds=told)
    _roll(bench, row, flight, piece, measures)


def _check_first(bench: Bench, row: Row, flight: Flight, piece: Piece) -> None:
    """The nearest to the firer rolls first. Ruling: 7S.GAP.55."""
    far = distance_in(piece.at, flight.firer.at)
    for each in _interceptors(bench, flight):
        if each.name not in flight.rolled and distance_in(each.at, flight.firer.at) < far - NEAR_IN:
            bench.breach(row, "7S.GAP.55", f"{each.name} is nearer to the firer and has not rolled")


def _roll(bench: Bench, row: Row, flight: Flight, piece: Piece, measures: int) -> None:
    """A damaged suit needs 1 to 4 first; then the die must not beat Countermeasures. Rules: 7S.CM.2, 7S.CM.4."""
    rules, works = bench.brief.rules.cm, True
    if piece.damaged:
        thrown = bench.take_dice(row, SUIT, 1, "7S.CM.4")
        works = all(value in rules.damaged_works_on for value in thrown)
        shown = thrown
    bench.check(row, "7S.CM.4", f"the suit of {piece.name} decides otherwise", holds=row["works"] == works)
    if row["works"]:
        shown = bench.take_dice(row, "countermeasures", 1, "7S.CM.2")
    bench.check(row, "7S.CM.2", f"the die shows {shown}", holds=shown == [row["value"]])
    if row["works"] and row["value"] <= measures:
        flight.down = True
        bench.dues.owe("shot_down", "7S.CM.2", actor=piece.name, target=flight.firer.name)


def _interceptors(bench: Bench, flight: Flight) -> list[Piece]:
    enemies = [each for side in ("red", "blue") if side != flight.firer.side for each in bench.table.revealed(side)]
    return [each for each in enemies if _off_the_line(bench, flight, each) <= -NEAR_IN]


def missile_result(bench: Bench, row: Row) -> None:
    """What nobody stops is rolled against the target's counters. Rules: 7S.MIS.4, 7S.MIS.5, 7S.CM.1, 7S.GAP.59."""
    flight = bench.flight
    if flight is None or flight.down or flight.result:
        bench.breach(row, "7S.MIS.4", "no missile is in the air")
        return
    flight.result = True
    for each in _interceptors(bench, flight):
        bench.check(row, "7S.CM.1", f"{each.name} has not rolled against it", holds=each.name in flight.rolled)
    thrown = bench.take_dice(row, "missile", 1, "7S.MIS.4")
    bench.check(row, "7S.MIS.4", f"the die shows {thrown}", holds=thrown == [row["value"]])
    counters = [flight.target.counters - off for off in cover_off(bench, flight.target)]
    bench.check(row, "7S.MIS.5", f"the counters count as {counters[0]}", holds=row["counters"] in counters)
    hit = row["value"] <= row["counters"]
    bench.check(row, "7S.MIS.4", f"a {row['value']} decides otherwise", holds=row["hit"] == hit)
    if row["hit"]:
        owe_kill(bench, flight.target, "7S.MIS.4")
        owe_detonation(bench, flight.firer, flight.target.at)
    else:
        bench.dues.owe("deviates", "7S.DEV.1", lambda found: _deviates(bench, found, flight), actor=flight.firer.name)


def cover_off(bench: Bench, target: Piece) -> list[int]:
    """Return the counters that cover at the target may take off a hit roll. Rules: 7S.COV.6, 7S.MIS.5, 7S.KAM.6."""
    rules = bench.brief.rules.cover
    off = {"light": rules.missile_light_counters, "heavy": rules.missile_heavy_counters}
    return [off.get(view.cover_at(target.at), 0) for view in bench.views(target, target)]


def owe_kill(bench: Bench, target: Piece, rule: str) -> None:
    """Owe the end of what was hit directly; a spot of ground has none. Rules: 7S.MIS.6, 7S.MIS.7, 7S.GAP.44."""
    if target.kind == "objective":
        bench.dues.owe("objective_destroyed", "7S.OBJ.7", actor=target.name)
    elif target.kind != "spot":
        bench.dues.owe("destroyed", rule, actor=target.name)


def _deviates(bench: Bench, row: Row, flight: Flight) -> None:
    """Two dice give the inches, any degree the way. Rules: 7S.DEV.1 to 7S.DEV.3, 7S.GAP.60."""
    count = bench.brief.rules.deviation.dice
    thrown = bench.take_dice(row, "deviation", count, "7S.DEV.2")
    bench.check(row, "7S.DEV.2", f"the dice make {sum(thrown)}", holds=row["distance_in"] == sum(thrown))
    whole = isinstance(row["angle_deg"], int) and 0 <= row["angle_deg"] < 360
    bench.check(row, "7S.GAP.60", "the angle is no whole degree", holds=whole)
    turn = radians(row["angle_deg"])
    at = flight.target.at
    owe_detonation(
        bench, flight.firer, (at[0] + row["distance_in"] * cos(turn), at[1] + row["distance_in"] * sin(turn))
    )


def owe_detonation(bench: Bench, firer: Piece, at: Point) -> None:
    """Owe the explosion, as wide as the firer's Nuclear or Robotics. Rules: 7S.BLAST.1, 7S.KAM.2."""
    radius = float(bench.table.units[firer.name].nuclear)
    bench.dues.owe("detonation", "7S.BLAST.1", actor=firer.name, x_in=at[0], y_in=at[1], radius_in=radius)
