"""Passive sensors."""

from collections.abc import Mapping
from math import acos, degrees
from typing import Any

from engine.games.seven_seconds.kernel.actions.movement import relocate
from engine.games.seven_seconds.kernel.codes import Action, Status
from engine.games.seven_seconds.rules.numbers import mils
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    DEFENDER,
    Answer,
    Bench,
    Given,
    Point,
    Terrain,
    ahead,
    strip,
)
from tests.rules.adapters.seven_seconds.blips import units_of
from tests.rules.adapters.seven_seconds.setup import OBJECTIVES
from tests.rules.adapters.seven_seconds.sight import PIECE_OF

HERE: Point = (18.0, 18.0)
DEPTH_IN = 1.0
EXACT = 1e-9


def arrive(bench: Bench, piece: int, displacement_in: float, *, jump: bool = False) -> None:
    """Let a piece come to HERE by a Move or Jump over so many inches."""
    bench.place(piece, ahead(HERE, displacement_in, 180))
    relocate(bench.game, piece, Action.JUMP if jump else Action.MOVE, mils(HERE[0]), mils(HERE[1]))


def between(bench_radius_in: float, bearing_deg: float, row: Mapping[str, Any]) -> list[Terrain]:
    """Return what lies between HERE and a piece in some direction."""
    if "between" not in row:
        return []
    kind = PIECE_OF.get(row["between"], row["between"])
    inches = row.get("heavy_inches", row.get("inches", min(DEPTH_IN, row["distance_in"] / 2)))
    start = bench_radius_in + max(0.0, (row["distance_in"] - inches) / 2)
    return [(kind, strip(HERE, bearing_deg, start, start + inches))]


def bearing_of(row: Mapping[str, Any], bearing_deg: float, way_in: float, radius_in: float) -> float:
    """Return the direction in which a piece lies, so that the straight way to HERE passes it as near as the case says.

    The way comes from the west: nearest is its beginning, or the foot of the perpendicular from the piece.
    """
    if "closest_during_path_in" not in row:
        return bearing_deg
    away, near = (row[key] + 2 * radius_in for key in ("distance_in", "closest_during_path_in"))
    foot_in = max(0.0, away**2 - near**2) ** 0.5
    cosine = foot_in / away if foot_in <= way_in else (away**2 + way_in**2 - near**2) / (2 * away * way_in)
    assert abs(cosine) <= 1 + EXACT, f"no straight way of {way_in} in passes {row['id']} like that"
    return 180 - degrees(acos(max(-1.0, min(1.0, cosine))))


def passive(given: Given) -> Answer:
    """Answer the counters, and the blips that are turned over, when a unit has come near others."""
    rows = [("enemy", row) for row in given.get("enemies", ())]
    rows += [("objective", row) for row in given.get("objectives", ())]
    rows += [("own", row) for row in given.get("own_blips", ())]
    mover = given.get("mover", {})
    way_in = mover.get("displacement_in", 0.0)
    spread = [360 * number / max(1, len(rows)) + 7 for number in range(len(rows))]
    radius = Bench(given).radius_in
    bearings = [bearing_of(row, bearing, way_in, radius) for (_, row), bearing in zip(rows, spread, strict=True)]
    terrain = [
        piece for (_, row), bearing in zip(rows, bearings, strict=True) for piece in between(radius, bearing, row)
    ]
    bench = Bench(given, terrain)
    pieces = {}
    for (role, row), bearing in zip(rows, bearings, strict=True):
        pieces[row["id"]] = beside(bench, role, row, bench.at_range(HERE, row["distance_in"], bearing))
    if "moving_blip" in given:
        piece = bench.blip(ATTACKER, HERE, given["moving_blip"], square=15)
    else:
        piece = bench.unit(ATTACKER, mover.get("unit", "scout" if mover.get("jump") else "tactical"), HERE, mover)
    arrive(bench, piece, way_in, jump=mover.get("jump", False))
    return counted(given, bench, pieces) | movers(given, bench, piece)


def beside(bench: Bench, role: str, row: Mapping[str, Any], at: Point) -> int:
    """Put an enemy, an enemy's or own blip, or an objective on the table."""
    if role == "objective":
        piece = bench.objective(OBJECTIVES.index(row["id"]), at, row.get("counters", 0))
        away = row["distance_in"] + bench.radius_in + bench.rules.objective.diameter_in / 2
        bearing = (at[0] - HERE[0], at[1] - HERE[1])
        scale = away / (row["distance_in"] + 2 * bench.radius_in)
        bench.place(piece, (HERE[0] + bearing[0] * scale, HERE[1] + bearing[1] * scale))
        return piece
    side = ATTACKER if role == "own" else DEFENDER
    if "blip" in row:
        return bench.blip(side, at, row["blip"])
    return bench.unit(side, row.get("type", row.get("unit", "tactical")), at, row)


def counted(given: Given, bench: Bench, pieces: Mapping[str, int]) -> Answer:
    """Return the counters of all that the mover came near to, and which blips were turned over."""
    game = bench.game
    blips = {
        row["id"]: pieces[row["id"]]
        for row in (*given.get("enemies", ()), *given.get("own_blips", ()))
        if "blip" in row
    }
    revealed = {name for name, blip in blips.items() if game.battle.status[blip] != Status.ON_TABLE}
    units = {row["id"]: pieces[row["id"]] for row in given.get("enemies", ()) if "blip" not in row}
    placed = {row["id"]: pieces[row["id"]] for row in given.get("objectives", ())}
    return {
        "enemies": {name: game.battle.counters[piece] for name, piece in units.items()},
        "objectives": {name: game.battle.counters[piece] for name, piece in placed.items()},
        "revealed": revealed,
        "removed": {name for name in revealed if not units_of(bench, blips[name])},
        "unit_counters": {
            name: [game.battle.counters[unit] for unit in units_of(bench, blips[name])]
            for name in sorted(revealed)
            if units_of(bench, blips[name])
        },
    }


def movers(given: Given, bench: Bench, piece: int) -> Answer:
    """Return what has become of the mover, a unit or a blip."""
    battle = bench.game.battle
    if "moving_blip" not in given:
        return {"mover_counters": battle.counters[piece]}
    units = units_of(bench, piece)
    turned = battle.status[piece] != Status.ON_TABLE
    able = [bench.game.numbers.actions[bench.game.forces.kind[unit]] for unit in units if battle.active[unit]]
    return {
        "moving_blip_revealed": turned,
        "moving_blip_removed": turned and not units,
        "mover_unit_counters": [battle.counters[unit] for unit in units] if turned else [],
        "actions_left": sum(able),
    }


def passive_sequence(given: Given) -> Answer:
    """Answer the counters after each of several moves that end near the same enemies."""
    bench = Bench(given)
    mover = given["mover"]
    jumps = any(step.get("jump", False) for step in given["moves"])
    piece = bench.unit(ATTACKER, mover.get("unit", "scout" if jumps else "tactical"), HERE, mover)
    known = given["enemies_within_6in"].items()
    enemies = {
        name: bench.unit(DEFENDER, "tactical", bench.at_range(HERE, 5.0, 60 * number), {"counters": counters})
        for number, (name, counters) in enumerate(known)
    }
    after = []
    for step in given["moves"]:
        arrive(bench, piece, step["displacement_in"], jump=step.get("jump", False))
        after.append(bench.game.battle.counters[piece])
    return {
        "mover_counters_after_each": after,
        "enemies": {name: bench.game.battle.counters[enemy] for name, enemy in enemies.items()},
    }
