"""Lines of sight, arcs, cover and the terrain table."""

import re
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from engine.games.seven_seconds.kernel.actions.choices import is_legal
from engine.games.seven_seconds.kernel.actions.rifle import rifle_band
from engine.games.seven_seconds.kernel.actions.sensors import counters_bought, target_cost
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, cover_bands, look
from engine.games.seven_seconds.kernel.codes import Action
from engine.games.seven_seconds.rules.numbers import terrain_type
from schemas.models.seven_seconds.rules import Rules
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    BASE_RADIUS_IN,
    DEFENDER,
    Answer,
    Bench,
    Given,
    Point,
    Terrain,
    rectangle,
    rules_of,
    strip,
)
from tests.rules.adapters.seven_seconds.measures import HERE

COVERS = ("clear", "light", "heavy", "blocking")
PIECE_OF = {"light": "civilian_building", "heavy": "woods", "blocking": "hill"}
TARGET_SIZE_IN = 0.2
SITUATIONS = (
    (re.compile(r"(?:in_(?:the_)?)?open"), None),
    (re.compile(r"behind_(\w+)"), (-4.0, -2.0)),
    (re.compile(r"(\w+)_more_than_3in_deep"), (-5.0, 3.0)),
    (re.compile(r"(\w+)_(\d+)in_deep"), (0.0, 3.0)),
    (re.compile(r"(\w+)_(?:tree_line|edge)"), (-0.3, 3.0)),
    (re.compile(r"in_(\w+)"), (-0.3, 3.0)),
)
"""Words for where a target is: the terrain, and where it begins and ends, in inches from the target's centre."""


def between(
    range_in: float, pieces: Sequence[Mapping[str, Any]], target_cover: str, rules: Rules, bearing: float = 0.0
) -> list[Terrain]:
    """Return terrain on a line from HERE: what is crossed, and what the target stands in."""
    radius = rules.base.diameter_in / 2
    edge, centre = range_in + radius, range_in + 2 * radius
    terrain: list[Terrain] = []
    covered = target_cover == "clear"
    start = radius
    for piece in pieces:
        if piece.get("same_piece_as_target", False):
            outline = strip(HERE, bearing, edge - piece["inches"], centre + TARGET_SIZE_IN)
            covered = covered or piece["cover"] == target_cover
        else:
            begin = start if start + piece["inches"] <= edge else max(radius, edge - piece["inches"])
            outline = strip(HERE, bearing, begin, begin + piece["inches"])
            start = begin + piece["inches"]
        terrain.append((PIECE_OF[piece["cover"]], outline))
    if not covered:
        terrain.append((PIECE_OF[target_cover], strip(HERE, bearing, centre - TARGET_SIZE_IN, centre + TARGET_SIZE_IN)))
    return terrain


def facing_each_other(
    given: Given, unit: str, target: str, counters: int, *, pieces: Sequence[Mapping[str, Any]] = (), lone: bool = False
) -> tuple[Bench, int, int]:
    """Return a bench with a unit and a target as a case describes them: range, cover, arc and sight."""
    terrain: list[Terrain] = []
    if not lone:
        terrain = between(given["range_in"], pieces, given.get("target_cover", "clear"), rules_of(given))
    bench = Bench(given, terrain)
    target_at = bench.at_range(HERE, given["range_in"])
    if given.get("los", True) is False:
        bench = Bench(given, [*terrain, hill_between(HERE, target_at, bench.radius_in)])
    piece = bench.unit(ATTACKER, unit, HERE, {"faction": given.get("faction"), "rating": given.get("rating")})
    victim = bench.unit(DEFENDER, target, target_at, {"counters": counters})
    if given.get("off_arc", False):
        bench.face(piece, 180)
    elif "bearing_deg" in given:
        bench.face(piece, -given["bearing_deg"])
    return bench, piece, victim


def hill_between(a: Point, b: Point, radius_in: float) -> Terrain:
    """Return a hill across the line from a eastward to b."""
    middle = (a[0] + b[0]) / 2
    half = max(0.001, min(1.0, (b[0] - a[0]) / 2 - radius_in - 0.001))
    return "hill", rectangle((middle - half, a[1] - 1, middle + half, a[1] + 1))


def target_action_cost(given: Given) -> Answer:
    """Answer what a counter on a target costs."""
    pieces = given.get("intervening") or ()
    bench, piece, target = facing_each_other(given, given["unit"], "basic_drone", 0, pieces=pieces)
    bare, own, other = facing_each_other(
        {**given, "los": True, "off_arc": False}, given["unit"], "basic_drone", 0, lone=True
    )
    band = target_cost(bare.game, own, other)
    cost = target_cost(bench.game, piece, target)
    if not may_target(bench, piece) or cost == 0:
        return {"legal": False, "error": "no_line_of_sight" if cost == 0 else "may_not_target", "band": band}
    swallowed = counters_swallowed(bench.game)
    effective = band + cover_bands(bench.game)
    first = next(points for points in count() if counters_bought(points, cost, swallowed) == 1)
    return {
        "legal": True,
        "band": band,
        "effective_band": effective,
        "points_per_counter": cost,
        "counters_swallowed": swallowed,
        "points_swallowed": first - cost,
    }


def may_target(bench: Bench, piece: int) -> bool:
    """Return whether a unit may take a Target action of one die."""
    bench.game.choice.action = Action.TARGET
    bench.game.choice.dice = max(1, bench.game.numbers.min_target_dice)
    return is_legal(bench.game, piece)


def target_cost_many(given: Given) -> Answer:
    """Answer the same for several lines."""
    answers = [target_action_cost({**given, "intervening": pieces}) for pieces in given["interveners"]]
    names = ("legal", "band", "effective_band", "points_per_counter", "counters_swallowed", "points_swallowed", "error")
    return {name: [answer.get(name) for answer in answers] for name in names}


def target_cover(given: Given) -> Answer:
    """Answer which of several covers counts for a target."""
    answer: Answer = {"cover": [], "extra_bands": []}
    for pieces in given["pieces_at_centre"]:
        at = (HERE[0] + 10, HERE[1])
        spot = rectangle((at[0] - 0.2, at[1] - 0.2, at[0] + 0.2, at[1] + 0.2))
        bench = Bench(given, [(PIECE_OF[cover], spot) for cover in pieces if cover != "clear"])
        target = bench.unit(DEFENDER, "tactical", at)
        look(bench.game, bench.unit(ATTACKER, "tactical", HERE), target)
        answer["cover"].append(COVERS[bench.game.sight.cover])
        answer["extra_bands"].append(cover_bands(bench.game))
    return answer


def cover_example(given: Given) -> Answer:
    """Answer whether each of some targets can be shot at, and the cover of those that can."""
    answer: Answer = {"line": {}, "cover": {}}
    at = (HERE[0] + 14, HERE[1])
    for name, situation in given["targets"].items():
        bench = Bench(given, situated(situation, at))
        target = bench.unit(DEFENDER, given.get("unit", "tactical"), at)
        look(bench.game, bench.unit(ATTACKER, "tactical", HERE), target)
        answer["line"][name] = not bench.game.sight.blocked
        if not bench.game.sight.blocked:
            answer["cover"][name] = COVERS[bench.game.sight.cover]
    return answer


def situated(situation: str, at: Point) -> list[Terrain]:
    """Return the terrain that a word such as `woods_tree_line` puts round a target."""
    for pattern, span in SITUATIONS:
        match = pattern.fullmatch(situation)
        if match and span is None:
            return []
        if match and span is not None:
            kind, *deep = match.groups()
            start = -int(deep[0]) - BASE_RADIUS_IN if deep else span[0]
            return [(kind, rectangle((at[0] + start, at[1] - 3, at[0] + span[1], at[1] + 3)))]
    raise ValueError(f"no such situation: {situation}")


def rifle_band_with_cover(bench: Bench, piece: int, target: int) -> int:
    """Return the band that counts for a shot."""
    look(bench.game, piece, target)
    return rifle_band(bench.game, piece)


def los_lines(given: Given) -> Answer:
    """Answer which lines from point to point are clear."""
    clear = []
    for a, b in given["lines"]:
        bench = Bench(
            given, [("hill", rectangle(area)) for area in given.get("hills", ())], given.get("base_radius_in", 0)
        )
        for at in given.get("other_units", ()):
            bench.unit(DEFENDER, "tactical", at)
        look(bench.game, bench.unit(ATTACKER, "tactical", a), bench.unit(DEFENDER, "tactical", b))
        clear.append(not bench.game.sight.blocked)
    return {"clear": clear}


def wood_edge(given: Given) -> Answer:
    """Answer the cover of a unit in a wood, and what of the wood lies on each line of fire."""
    bench = Bench(given, [("woods", rectangle(given["wood"]))], given.get("base_radius_in", 0))
    unit, enemy = bench.unit(ATTACKER, "tactical", given["unit"]), bench.unit(DEFENDER, "tactical", given["enemy"])
    look(bench.game, enemy, unit)
    answer: Answer = {
        "unit_cover_as_target": COVERS[bench.game.sight.cover],
        "heavy_crossed_when_enemy_fires_in": bench.game.sight.heavy_mil / 1000,
    }
    look(bench.game, unit, enemy)
    return answer | {"heavy_crossed_when_unit_fires_in": bench.game.sight.heavy_mil / 1000}


def in_arc(given: Given) -> Answer:
    """Answer which targets lie in the arc of a unit, and of a drone in its place."""

    def inside(kind: str) -> list[bool]:
        found = []
        for at in given["targets"]:
            bench = Bench(given, base_radius_in=given.get("base_radius_in", 0))
            piece = bench.unit(ATTACKER, kind, given["at"])
            bench.face(piece, given.get("facing_deg", 0))
            look(bench.game, piece, bench.unit(DEFENDER, "tactical", at))
            found.append(bool(bench.game.sight.in_arc))
        return found

    return {"inside": inside(given["unit"]), "inside_if_drone": inside("recce_drone")}


def terrain_lookup(given: Given) -> Answer:
    """Answer cover and movement class of terrain types per column."""
    rows = [terrain_type(name, rules_of(given)) for name in given["types"]]
    return {
        "troopers_cover": [row.troopers.cover.value for row in rows],
        "troopers_movement": [row.troopers.movement.value for row in rows],
        "drones_cover": [row.drones.cover.value for row in rows],
        "drones_movement": [row.drones.movement.value for row in rows],
    }
