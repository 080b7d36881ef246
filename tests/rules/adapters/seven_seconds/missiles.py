"""Fire Missile: who intercepts, and what becomes of the missile."""

from collections.abc import Mapping
from typing import Any

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import is_legal
from engine.games.seven_seconds.kernel.actions.missiles import fire_missile, flight_is_stopped
from engine.games.seven_seconds.kernel.actions.spots import spot_at
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Status
from engine.games.seven_seconds.rules.numbers import mils
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    DEFENDER,
    EVER,
    Answer,
    Bench,
    Given,
    Point,
    Terrain,
    ahead,
    rectangle,
)
from tests.rules.adapters.seven_seconds.blips import units_of
from tests.rules.adapters.seven_seconds.measures import HERE
from tests.rules.adapters.seven_seconds.rifles import chooses
from tests.rules.adapters.seven_seconds.sight import PIECE_OF, hill_between

FLIGHT_IN = 10.0
NEVER = {"cm": 0, "robotics": 0}


def spot(at: Point, cover: str) -> list[Terrain]:
    """Return a bit of cover round a point."""
    x, y = at
    return [] if cover == "clear" else [(PIECE_OF[cover], rectangle((x - 0.2, y - 0.2, x + 0.2, y + 0.2)))]


def missile_legality(given: Given) -> Answer:
    """Answer which missiles may be fired."""
    return {"legal": [may_fire(given, shot) for shot in given["shots"]]}


def may_fire(given: Given, shot: Mapping[str, Any]) -> bool:
    """Return whether a missile may be fired."""
    at = ahead(HERE, shot.get("range_in", FLIGHT_IN))
    kind = shot.get("target", "trooper")
    terrain = spot(at, shot.get("target_cover", "clear"))
    if shot.get("los", True) is False:
        terrain.append(hill_between(HERE, at, 0.5))
    bench = Bench(given, terrain)
    piece = bench.any_unit(ATTACKER, shot["unit"], HERE)
    bench.face(piece, -shot.get("bearing_deg", 0))
    if kind == "objective":
        target = bench.objective(0, at, shot["counters"])
    elif kind == "ground":
        target = spot_at(bench.game, mils(at[0]), mils(at[1]))
        bench.game.battle.spot_counters[target - codes.PIECES] = shot["counters"]
    else:
        side = ATTACKER if kind.startswith("friendly") else DEFENDER
        named = kind.removeprefix("friendly_").removeprefix("enemy_")
        target = bench.any_unit(side, {"unit": "trooper"}.get(named, named), at, {"counters": shot["counters"]})
    chooses(bench, Action.FIRE_MISSILE, target)
    return is_legal(bench.game, piece)


def interceptors(given: Given) -> Answer:
    """Answer who rolls countermeasures, in order, and which blips their owner turns over."""
    bench = Bench(given, base_radius_in=given.get("base_radius_in", 0))
    game = bench.game
    firer = bench.unit(ATTACKER, "tactical", given["firer"])
    names = {bench.unit(DEFENDER, "tactical", given["target"]["at"], NEVER): given["target"]["id"]}
    for name, at in given.get("enemies", {}).items():
        names[bench.unit(DEFENDER, "tactical", at, NEVER)] = name
    for at in given.get("friends", {}).values():
        bench.unit(ATTACKER, "tactical", at, NEVER)
    blips = {}
    for name, row in given.get("blips", {}).items():
        blip = bench.blip(DEFENDER, row["at"], row["contents"])
        if row["owner_reveals"]:
            bench.players[DEFENDER].turns_over.add(blip)
        blips[name] = blip
        for kind, unit in zip(row["contents"], units_of(bench, blip), strict=True):
            names[unit] = f"{name}.{kind}"
            game.forces.countermeasures[unit] = 0
    target = next(iter(names))
    x, y = game.battle.x_mil, game.battle.y_mil
    flight_is_stopped(game, firer, x[firer], y[firer], x[target], y[target])
    return {
        "interceptors": [names[row[2]] for row in bench.events(Event.INTERCEPT)],
        "blips_revealed": {name for name, blip in blips.items() if game.battle.status[blip] != Status.ON_TABLE},
    }


def along(target_at: Point, row: int, rows: int, targets_row: int) -> Point:
    """Return where the n-th interceptor of a flight from the west stands, the target at its own place."""
    if row <= targets_row:
        return target_at[0] - FLIGHT_IN * (targets_row - row) / (rows + 1), target_at[1]
    return target_at[0] + 0.2 * (row - targets_row), target_at[1]


def missile_resolve(given: Given) -> Answer:
    """Answer what becomes of a missile whose dice are known."""
    x, y = given.get("target_at", (18.0, 18.0))
    bench = Bench(given, spot((x, y), given.get("target_cover", "clear")))
    firer = bench.unit(ATTACKER, "tactical", (x - FLIGHT_IN, y), {"nuclear": 0})
    rows = given.get("interceptors", ())
    own = next((n for n, row in enumerate(rows) if row.get("is_target", row["id"] == "T")), None)
    names: dict[int, str] = {}
    for number, row in enumerate(rows):
        at = along((x, y), number, len(rows), len(rows) if own is None else own)
        piece = bench.unit(DEFENDER, row.get("type", "tactical"), at, row)
        names[piece] = row["id"]
        if "damage_roll" in row:
            bench.lay(piece, Draw.COUNTERMEASURES_OF_A_DAMAGED_SUIT, row["damage_roll"])
        if "roll" in row:
            bench.lay(piece, Draw.COUNTERMEASURES, row["roll"])
    target = bench.objective(0, (x, y)) if own is None else [*names][own]
    bench.game.battle.counters[target] = given["counters"]
    lay_flight(bench, firer, given)
    fire_missile(bench.game, firer, target)
    bench.check_dice()
    return outcome(bench, names)


def lay_flight(bench: Bench, firer: int, given: Mapping[str, Any], angle_deg: int = 0) -> None:
    """Lay down hit roll and deviation."""
    if "hit_roll" in given:
        bench.lay(firer, Draw.MISSILE, given["hit_roll"])
    if given.get("deviation"):
        red, other = given["deviation"]["red"], given["deviation"]["other"]
        turned = given["deviation"].get("angle_deg", angle_deg)
        bench.lay(firer, Draw.DEVIATION, red, other)
        bench.lay(firer, Draw.DEVIATION_ANGLE, int(turned) * bench.game.numbers.deviation_steps // 360)


def outcome(bench: Bench, names: Mapping[int, str]) -> Answer:
    """Return what the log tells of a missile."""
    detonations = bench.events(Event.DETONATION)
    answer: Answer = {"crater": bool(bench.events(Event.CRATER)), "detonates": bool(detonations)}
    for row in detonations:
        answer |= {"mpi": [row[4] / 1000, row[5] / 1000], "blast_radius_in": row[6] / 1000}
    for row in bench.events(Event.SHOT_DOWN):
        answer |= {"outcome": "shot_down", "by": names.get(row[2])}
    for row in bench.events(Event.MISSILE_RESULT):
        answer["outcome"] = "direct_hit" if row[4] else "deviates"
    for row in bench.events(Event.DEVIATES):
        answer["distance_in"] = row[4]
    return answer


def missile_vs_objective(given: Given) -> Answer:
    """Answer which hit rolls destroy an objective."""
    destroyed = []
    for roll in given["hit_rolls"]:
        at = ahead(HERE, FLIGHT_IN)
        bench = Bench(given, spot(at, given.get("target_cover", "clear")))
        firer = bench.unit(ATTACKER, "tactical", HERE, {"nuclear": 0})
        place = bench.objective(0, at, given["counters"])
        bench.lay(firer, Draw.MISSILE, roll)
        bench.lay(firer, Draw.DEVIATION, 1, times=EVER)
        fire_missile(bench.game, firer, place)
        destroyed.append(bench.is_destroyed(place))
    return {"destroyed": destroyed}
