"""Move, Jump, facing and what is in the way."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees, sqrt
from typing import Any

from engine.games.seven_seconds.kernel.actions.movement import relocate
from engine.games.seven_seconds.kernel.board.footing import may_go, may_jump, may_move, way_cost_mil
from engine.games.seven_seconds.kernel.board.ways import may_move_round
from engine.games.seven_seconds.kernel.codes import Action, Event
from engine.games.seven_seconds.rules.numbers import mils
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    DEFENDER,
    DRONES,
    Answer,
    Bench,
    Given,
    Point,
    Terrain,
    ahead,
    strip,
)

HERE: Point = (2.0, 18.0)
ROUGH = "woods"
OBSTACLES = {"friendly_unit": ATTACKER, "enemy_unit": DEFENDER, "unit": DEFENDER}


def move(given: Given) -> Answer:
    """Answer what a Move costs and what it sheds. Its path is laid out straight; one that ends nearer bends anew."""
    legs = given.get("legs") or [{"inches": given["path_in"], "hindering": False}]
    terrain, length = [], 0.0
    for leg in legs:
        if leg.get("hindering", False) and leg["inches"] > 0:
            terrain.append((ROUGH, strip(HERE, 0, length, length + leg["inches"])))
        length += leg["inches"]
    bench = Bench(given, terrain)
    piece = bench.any_unit(ATTACKER, given["unit"], HERE, given)
    x, y = (mils(part) for part in ahead(HERE, length))
    used = way_cost_mil(bench.game, piece, x, y)
    if not may_move(bench.game, piece, x, y):
        return {"legal": False, "error": "over_allowance", "allowance_used_in": used / 1000}
    open_ground = Bench(given)
    mover = open_ground.any_unit(ATTACKER, given["unit"], HERE, given)
    far_in = given["displacement_in"]
    if length > far_in:
        aside = sqrt((length / 2) ** 2 - (far_in / 2) ** 2)
        bend = [mils(part) for part in (HERE[0] + far_in / 2, HERE[1] + aside)]
        if not may_move_round(open_ground.game, mover, *bend, *(mils(part) for part in ahead(HERE, far_in))):
            return {"legal": False, "error": "over_allowance", "allowance_used_in": used / 1000}
        open_ground.game.choice.bend_x_mil, open_ground.game.choice.bend_y_mil = bend
    return relocated(open_ground, mover, Action.MOVE, far_in) | {"allowance_used_in": used / 1000}


def jump(given: Given) -> Answer:
    """Answer what a Jump sheds and adds."""
    bench = Bench(given)
    piece = bench.any_unit(ATTACKER, given["unit"], HERE, given)
    x, y = (mils(part) for part in ahead(HERE, given["distance_in"]))
    if not may_jump(bench.game, piece, x, y):
        return {"legal": False}
    return relocated(bench, piece, Action.JUMP, given["distance_in"])


def relocated(bench: Bench, piece: int, action: int, distance_in: float) -> Answer:
    """Move or Jump a unit and return the counters it sheds and has then."""
    x, y = (mils(part) for part in ahead(HERE, distance_in))
    relocate(bench.game, piece, action, x, y)
    shed = sum(row[4] for row in bench.events(Event.SHED))
    return {"legal": True, "removed": shed, "counters": bench.game.battle.counters[piece]}


def move_obstacles(given: Given) -> Answer:
    """Answer whether units may move through things."""
    return {"legal": [moves_through(given, tried["unit"], tried["through"]) for tried in given["moves"]]}


def moves_through(given: Given, unit: str, through: str) -> bool:
    """Return whether a unit may move four inches with something half-way."""
    middle = ahead(HERE, 2.0)
    known = {**OBSTACLES, "friendly_blip": ATTACKER, "enemy_blip": DEFENDER, "blip": DEFENDER, "objective": DEFENDER}
    terrain: list[Terrain] = [] if through in known else [(through, strip(HERE, 0, 1.75, 2.25, 4.0))]
    bench = Bench(given, terrain)
    piece = bench.any_unit(ATTACKER, unit, HERE)
    if through == "objective":
        bench.objective(0, middle)
    elif through in known:
        bench.any_unit(known[through], "blip" if through.endswith("blip") else "tactical", middle)
    x, y = (mils(part) for part in ahead(HERE, 4.0))
    return may_move(bench.game, piece, x, y)


def jump_legality(given: Given) -> Answer:
    """Answer which jumps are legal."""
    return {"legal": [may_jump_like(given, tried) for tried in given["jumps"]]}


def may_jump_like(given: Given, tried: Mapping[str, Any]) -> bool:
    """Return whether a jump over something, into something or onto something is legal."""
    distance_in = tried["distance_in"]
    end, terrain = ahead(HERE, distance_in), []
    over = tried.get("over")
    if over and "unit" not in over and over != "blip":
        terrain.append((over, strip(HERE, 0, distance_in / 3, 2 * distance_in / 3, 4.0)))
    if "lands_in" in tried:
        terrain.append((tried["lands_in"], strip(end, 0, -0.9, 0.9, 1.8)))
    bench = Bench(given, terrain)
    piece = bench.any_unit(ATTACKER, tried["unit"], HERE)
    if over and ("unit" in over or over == "blip"):
        side = ATTACKER if over.startswith("friendly") else DEFENDER
        bench.any_unit(side, "blip" if over.endswith("blip") else "tactical", ahead(HERE, distance_in / 2))
    if "lands_on" in tried:
        side = ATTACKER if tried["lands_on"].startswith("friendly") else DEFENDER
        if tried["lands_on"] == "objective":
            bench.objective(0, end)
        else:
            bench.any_unit(side, "blip" if tried["lands_on"].endswith("blip") else "tactical", end)
    return may_go(bench.game, piece, Action.JUMP, mils(end[0]), mils(end[1]))


def facing_after(given: Given) -> Answer:
    """Answer the facing after paths of several legs, null for units without one."""
    found = []
    for moved in given["moves"]:
        bench = Bench(given)
        path = moved["path"]
        piece = bench.any_unit(ATTACKER, moved["unit"], path[0])
        action, [*bends, (x, y)] = Action.JUMP if moved.get("jump", False) else Action.MOVE, path[1:]
        for bend_x, bend_y in bends:
            bench.game.choice.bend_x_mil, bench.game.choice.bend_y_mil = mils(bend_x), mils(bend_y)
        relocate(bench.game, piece, action, mils(x), mils(y))
        faced = moved["unit"] not in DRONES and moved["unit"] != "blip"
        found.append(degrees_faced(bench, piece, path) if faced else None)
    return {"facing_deg": found}


def degrees_faced(bench: Bench, piece: int, path: Sequence[Sequence[float]]) -> float:
    """Return a trooper's facing: exactly that of the leg it goes with, since the engine keeps it to a thousandth."""
    kept = degrees(atan2(bench.game.battle.facing_y[piece], bench.game.battle.facing_x[piece]))
    legs = [degrees(atan2(by - ay, bx - ax)) for (ax, ay), (bx, by) in pairwise(path)]
    nearest = min(legs, key=lambda leg: abs((leg - kept + 180) % 360 - 180), default=kept)
    return (nearest if abs((nearest - kept + 180) % 360 - 180) < 0.2 else kept) % 360


def leave_table(given: Given) -> Answer:
    """Answer whether moves may end at some points."""
    found = []
    for x, y in given["ends"]:
        bench = Bench(given, base_radius_in=given.get("base_radius_in", 0))
        width_in, depth_in = given.get("table_in", (36, 36))
        radius = given.get("base_radius_in", 0)
        start = (min(max(x, radius), width_in - radius), min(max(y, radius), depth_in - radius))
        piece = bench.unit(ATTACKER, given.get("unit", "tactical"), start)
        found.append(may_move(bench.game, piece, mils(x), mils(y)))
    return {"legal": found}
