"""Kamikaze and Toggle Jammer."""

from collections.abc import Mapping

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, is_legal
from engine.games.seven_seconds.kernel.actions.movement import end_in_field
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Kind, Status
from engine.games.seven_seconds.rules.numbers import mils
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, DRONES, Answer, Bench, Given, Point, ahead
from tests.rules.adapters.seven_seconds.blips import units_of
from tests.rules.adapters.seven_seconds.missiles import spot

END: Point = (18.0, 18.0)


def kamikaze(given: Given) -> Answer:
    """Answer how a kamikaze drone ends."""
    contact = given.get("contact")
    touched = ahead(END, 2 * Bench(given).radius_in)
    bench = Bench(given, spot(touched, contact.get("cover", "clear")) if contact else ())
    jump = "jump_in" in given
    start = ahead(END, given["jump_in"] if jump else given.get("move_in", 0.0), 180)
    drone = bench.unit(ATTACKER, "kamikaze_drone", start, given)
    victim = None
    if contact:
        kind = contact.get("type", "tactical")
        victim = bench.unit(DEFENDER, kind, touched, {"counters": contact["counters_before"], **contact})
    near = {
        name: bench.unit(DEFENDER, "tactical", bench.at_range(END, 5.5, 60 + 40 * number), {"counters": counters})
        for number, (name, counters) in enumerate(given.get("enemies_within_6in", {}).items())
    }
    if given.get("roll") is not None:
        bench.lay(drone, Draw.CONTACT, given["roll"])
    for row in given.get("interceptors", ()):
        way_in = row.get("distance_from_path_in", 0.0) + bench.radius_in
        bench.lay(
            bench.unit(DEFENDER, "tactical", (start[0], start[1] - way_in), row), Draw.COUNTERMEASURES, row["roll"]
        )
    if not explodes(bench, drone, jump=jump):
        return {"legal": False}
    if bench.events(Event.SHOT_DOWN):
        return {"legal": True, "shot_down": True, "drone_removed": bench.is_destroyed(drone), "crater": False}
    [blast] = bench.events(Event.DETONATION)
    answer: Answer = {
        "legal": True,
        "deviation_rolled": bool(bench.events(Event.DEVIATES)),
        "blast_dice": bench.game.forces.blast_dice[drone],
        "radius_in": blast[6] / 1000,
        "drone_removed": bench.is_destroyed(drone),
        "crater": bool(bench.events(Event.CRATER)),
        "destroyed_by_contact": False,
    }
    for row in bench.events(Event.CONTACT_ROLL):
        answer |= {"target_counters_at_roll": row[6], "destroyed_by_contact": bool(row[4])}
    if victim is not None and contact:
        answer[f"{contact.get('id', 't1').lower()}_counters"] = bench.game.battle.counters[victim]
    return answer | {f"{name.lower()}_counters": bench.game.battle.counters[piece] for name, piece in near.items()}


def explodes(bench: Bench, drone: int, *, jump: bool) -> bool:
    """Let a drone go to END and explode, if that is legal; return whether it was."""
    clear_choice(bench.game)
    bench.game.choice.action = Action.KAMIKAZE
    bench.game.choice.jump = int(jump)
    bench.game.choice.x_mil, bench.game.choice.y_mil = mils(END[0]), mils(END[1])
    if not is_legal(bench.game, drone):
        return False
    act(bench.game, drone)
    return True


def kamikaze_vs_objective(given: Given) -> Answer:
    """Answer which contact rolls destroy an objective."""
    answer: Answer = {"counters_at_roll": None, "destroyed": []}
    for roll in given["rolls"]:
        plain = Bench(given)
        at = ahead(END, plain.radius_in + plain.rules.objective.diameter_in / 2)
        bench = Bench(given, spot(at, given.get("cover", given.get("target_cover", "clear"))))
        drone = bench.unit(ATTACKER, "kamikaze_drone", ahead(END, 3.0, 180), given)
        place = bench.objective(0, at, given["counters_before"])
        bench.lay(drone, Draw.CONTACT, roll)
        assert explodes(bench, drone, jump=False)
        for row in bench.events(Event.CONTACT_ROLL):
            answer["counters_at_roll"] = row[6]
        answer["destroyed"].append(bench.is_destroyed(place))
    return answer


TURNS: Mapping[str, int] = {
    "toggle": Action.TOGGLE_JAMMER,
    "move": Action.MOVE,
    "jump": Action.JUMP,
    "move_and_toggle": Action.MOVE,
    "jump_and_toggle": Action.JUMP,
}


def jammer_sequence(given: Given) -> Answer:
    """Answer the state of a haywire drone after some activations."""
    bench = Bench(given)
    drone = bench.unit(ATTACKER, "haywire_drone", END, {"counters": given.get("own_counters", 0)})
    if given["jammer_active"]:
        bench.jam(drone)
    for what in given["activations"]:
        clear_choice(bench.game)
        bench.game.choice.action = TURNS.get(what, codes.NO_ACTION)
        bench.game.choice.x_mil, bench.game.choice.y_mil = bench.game.battle.x_mil[drone], mils(END[1])
        bench.game.choice.toggle = int(what.endswith("_toggle"))
        if is_legal(bench.game, drone):
            act(bench.game, drone)
    return {
        "own_counters": bench.game.battle.counters[drone],
        "jammer_active": bench.game.battle.jamming[drone] > 0,
        "actions_per_activation": bench.game.numbers.actions[Kind.HAYWIRE_DRONE],
    }


def with_field(given: Given) -> Bench:
    """Return a bench with an active haywire drone at END."""
    reach = {"jammer.radius_in": float(given["field_radius_in"])} if "field_radius_in" in given else {}
    bench = Bench({**given, "params": given.get("params", {}) | reach})
    bench.jam(bench.unit(ATTACKER, "haywire_drone", END))
    return bench


def jammer_end(given: Given) -> Answer:
    """Answer what a field does to the units whose activation ends near it."""
    words: dict[str, set[str]] = {"damaged": set(), "destroyed": set(), "unaffected": set()}
    for row in given["units"]:
        bench = with_field(given)
        piece = bench.unit(DEFENDER, row["type"], bench.at_range(END, row["distance_in"]), row)
        if "roll" in row:
            bench.lay(piece, Draw.JAMMING_FIELD, row["roll"])
        end_in_field(bench.game, piece)
        bench.check_dice()
        words[harm(bench, piece, already=row.get("damaged", False))].add(row["id"])
    return dict(words)


def harm(bench: Bench, piece: int, *, already: bool = False) -> str:
    """Return what has happened to a unit, in a word."""
    if bench.is_destroyed(piece):
        return "destroyed"
    return "damaged" if bench.game.battle.damaged[piece] and not already else "unaffected"


def jammer_blip(given: Given) -> Answer:
    """Answer what a field does to a blip whose activation ends in it."""
    bench = with_field(given)
    blip = bench.blip(DEFENDER, bench.at_range(END, given.get("distance_in", 1.0)), given["contents"])
    units = dict(zip(given["contents"], units_of(bench, blip), strict=True))
    for kind, unit in units.items():
        if kind not in DRONES:
            bench.game.forces.armour[unit] = given["armour"]
            if "roll" in given:
                bench.lay(unit, Draw.JAMMING_FIELD, given["roll"])
    end_in_field(bench.game, blip)
    revealed = bench.game.battle.status[blip] != Status.ON_TABLE
    return {
        "revealed": revealed,
        "removed": bool(bench.events(Event.DECOY)),
        **{kind: harm(bench, unit) for kind, unit in units.items()},
    }
