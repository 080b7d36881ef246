"""Commands, repairs, scrambles, dives and jamming fields."""

from tests.referees.seven_seconds import revealing
from tests.referees.seven_seconds.bench import Acting, Bench
from tests.referees.seven_seconds.documents import other
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.harm import owe_damage
from tests.referees.seven_seconds.missiles import cover_off, owe_detonation, owe_kill
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, range_in
from tests.referees.seven_seconds.turns import act


def command(bench: Bench, row: Row) -> None:
    """A friend gets its activation counter back. Rules: 7S.CMD.1 to 7S.CMD.4, 7S.GAP.69."""
    actor, friend = bench.piece(row, "actor"), bench.piece(row, "target")
    if actor is None or friend is None:
        return
    act(bench, row, actor)
    bench.check(row, "7S.CMD.2", f"{actor.name} gives no commands", holds=actor.kind in ("commander", "engineer"))
    fits = friend.unit and friend.side == actor.side and friend is not actor
    bench.check(row, "7S.GAP.69", f"{friend.name} takes no command of {actor.name}", holds=fits)
    allowed = actor.kind != "engineer" or friend.drone
    bench.check(row, "7S.CMD.3", "an engineer commands drones only", holds=allowed)
    told = row["by_commander"] == (actor.kind == "commander")
    bench.check(row, "7S.CMD.2", "the log mistakes who commands", holds=told)
    bench.check(row, "7S.CMD.4", f"{friend.name} has an activation counter", holds=not friend.ready)
    friend.ready = True
    bench.dues.owe(
        "counters", "7S.CMD.1", actor=actor.name, cause="its command", added=bench.brief.rules.command.own_counters
    )


def repair(bench: Bench, row: Row) -> None:
    """An engineer fixes a suit that it touches. Rules: 7S.REP.1 to 7S.REP.3."""
    actor, friend = bench.piece(row, "actor"), bench.piece(row, "target")
    if actor is None or friend is None:
        return
    act(bench, row, actor)
    bench.check(row, "7S.REP.1", f"{actor.name} is no engineer", holds=actor.kind == "engineer")
    fits = friend.side == actor.side and friend.damaged
    bench.check(row, "7S.REP.1", f"{friend.name} is no damaged friend", holds=fits)
    touches = friend is actor or range_in(actor, friend) <= bench.brief.rules.repair.range_in + NEAR_IN
    bench.check(row, "7S.REP.1", f"{actor.name} does not touch {friend.name}", holds=touches)
    friend.damaged = False
    bench.dues.owe(
        "counters", "7S.REP.2", actor=actor.name, cause="its repair", added=bench.brief.rules.repair.own_counters
    )


def scramble(bench: Bench, row: Row) -> None:
    """A unit leaves the table under a blip. Rules: 7S.SCR.1 to 7S.SCR.3."""
    actor = bench.piece(row, "actor")
    if actor is not None:
        act(bench, row, actor)
        revealing.scramble(bench, row, actor)


def toggle_jammer(bench: Bench, row: Row) -> None:
    """A haywire drone switches its field. Rules: 7S.JAM.1, 7S.JAM.2."""
    actor = bench.piece(row, "actor")
    if actor is None:
        return
    act(bench, row, actor)
    bench.check(row, "7S.JAM.1", f"{actor.name} has no jammer", holds=actor.kind == "haywire_drone")
    bench.check(row, "7S.JAM.2", "the field is so already", holds=row["active"] != actor.jamming)
    actor.jamming = row["active"]
    bench.dues.owe(
        "counters", "7S.JAM.1", actor=actor.name, cause="its jammer", added=bench.brief.rules.jammer.own_counters
    )


def kamikaze(bench: Bench, row: Row) -> None:
    """A kamikaze drone goes somewhere and explodes. Rules: 7S.KAM.1 to 7S.KAM.3, 7S.GAP.73, 7S.GAP.75."""
    actor = bench.piece(row, "actor")
    if actor is None:
        return
    act(bench, row, actor)
    bench.check(row, "7S.KAM.1", f"{actor.name} does not explode", holds=actor.kind == "kamikaze_drone")
    bench.diving, bench.contact = actor.name, False
    owe_detonation(bench, actor, (row["x_in"], row["y_in"]))
    bench.checks.append(lambda _: _dived(bench))


def _dived(bench: Bench) -> None:
    bench.diving = ""


def contact_roll(bench: Bench, row: Row) -> None:
    """A die below the counters destroys what is touched. Rules: 7S.KAM.4, 7S.KAM.6, 7S.GAP.72."""
    actor, aim = bench.piece(row, "actor"), bench.piece(row, "target")
    thrown = bench.take_dice(row, "contact", 1, "7S.KAM.4")
    if actor is None or aim is None:
        return
    bench.contact = True
    bench.check(row, "7S.KAM.4", f"{actor.name} does not touch {aim.name}", holds=aim in touched(bench, actor))
    bench.check(row, "7S.KAM.4", f"the die shows {thrown}", holds=thrown == [row["value"]])
    counters = [aim.counters - off for off in cover_off(bench, aim)]
    bench.check(row, "7S.KAM.6", f"the counters count as {counters[0]}", holds=row["counters"] in counters)
    hit = row["value"] < row["counters"]
    bench.check(row, "7S.GAP.72", f"a {row['value']} decides otherwise", holds=row["hit"] == hit)
    if row["hit"]:
        owe_kill(bench, aim, "7S.KAM.4")


def touched(bench: Bench, drone: Piece) -> list[Piece]:
    """Return the enemy units and objectives that a drone's base touches. Rules: 7S.KAM.4, 7S.GAP.113."""
    there = [*bench.table.revealed(other(drone.side)), *bench.table.objectives()]
    return [each for each in there if range_in(drone, each) <= NEAR_IN]


def check_contact(bench: Bench, row: Row) -> None:
    """Before a kamikaze drone explodes, it has rolled if it touches anything. Rule: 7S.KAM.4."""
    drone = bench.table.pieces.get(bench.diving)
    if drone is not None and row["actor"] == drone.name and not bench.contact:
        near = [each for each in touched(bench, drone) if range_in(drone, each) == 0]
        bench.check(row, "7S.KAM.4", f"{drone.name} touches an enemy and has not rolled", holds=not near)


def jammed(bench: Bench, row: Row) -> None:
    """A unit that ends its activation in a field suffers by its kind. Rules: 7S.JAM.4, 7S.JAM.5."""
    piece, jammer = bench.piece(row, "actor"), bench.piece(row, "target")
    if piece is None or jammer is None:
        return
    acting = bench.acting.get(piece.name)
    bench.check(row, "7S.JAM.4", f"{piece.name} does not end its activation", holds=acting is not None)
    reach = bench.brief.rules.jammer.radius_in + NEAR_IN
    inside = jammer.jamming and jammer is not piece and range_in(piece, jammer) <= reach
    bench.check(row, "7S.JAM.3", f"{piece.name} is not in the field of {jammer.name}", holds=inside)
    _end(acting)
    if piece.drone:
        bench.dues.owe("destroyed", "7S.JAM.5", actor=piece.name)
        return
    armour = bench.table.units[piece.name].armour
    thrown = bench.take_dice(row, "jamming field", 1, "7S.JAM.4")
    bench.check(row, "7S.JAM.4", f"the die shows {thrown}", holds=thrown == [row["value"]])
    bench.check(row, "7S.STAT.4", f"its Armour is {armour}", holds=row["armour"] == armour)
    bench.check(row, "7S.JAM.4", f"a {row['value']} decides otherwise", holds=row["harmed"] == (row["value"] > armour))
    if row["harmed"]:
        owe_damage(bench, piece, "7S.JAM.4")


def _end(acting: Acting | None) -> None:
    if acting is not None:
        acting.left, acting.jammed = 0, True


def by_jammer(bench: Bench, row: Row) -> None:
    """A blip that ends its activation in a field is turned over. Rules: 7S.JAM.6, 7S.BLIP.13."""
    blip = bench.table.pieces.get(row["actor"])
    fits = blip is not None and blip.blip and blip.name in bench.acting and bench.field_over(blip)
    bench.check(row, "7S.JAM.6", f"{row['actor']} does not end its activation in a field", holds=fits)
    revealing.reveal(bench, row, None)
