"""The Target action: dice, pool and counters."""

from collections.abc import Mapping
from typing import Any

from engine.seven_seconds.kernel import codes
from engine.seven_seconds.kernel.choices import act, clear_choice, is_legal, keep_legal_points
from engine.seven_seconds.kernel.sensors import counters_bought, spend_pool, target_cost
from engine.seven_seconds.kernel.sight import counters_swallowed
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    DEFENDER,
    Answer,
    Bench,
    Given,
    Point,
    Terrain,
    strip,
    typed,
)
from tests.rules.adapters.seven_seconds.blips import units_of
from tests.rules.adapters.seven_seconds.setup import OBJECTIVES

HERE: Point = (10.0, 2.0)
LIGHT, HEAVY = "civilian_building", "woods"
"""Terrain that is light or heavy for everybody."""


def target_action(given: Given) -> Answer:
    """Answer the pool of a Target action and what its points place."""
    allot = [row for row in given["allot"] if not is_ground(row)]
    bearings = [20 + 140 * number / max(1, len(allot)) for number in range(len(allot))]
    ranges = {row["id"]: range_for(given, row) for row in allot}
    bench = Bench(
        given, [piece for row, bearing in zip(allot, bearings, strict=True) for piece in between(row, bearing)]
    )
    unit = typed(given["unit"])
    actor = bench.unit(ATTACKER, unit, HERE, given)
    bench.face(actor, 90)
    bench.game.battle.counters[actor] = given["own_counters"]
    refused = dice_refused(bench, actor, len(given["dice"]))
    if refused:
        return refused
    targets = {}
    for row, bearing in zip(allot, bearings, strict=True):
        targets[row["id"]] = target(bench, row, bench.at_range(HERE, ranges[row["id"]], bearing))
    bench.lay(actor, codes.SENSOR_DIE, *given["dice"])
    act(bench.game, actor)
    bench.check_dice()
    pool = bench.game.choice.dice
    points = {row["id"]: row["points"] for row in given["allot"]}
    clear_choice(bench.game)
    for row in allot:
        piece = targets[row["id"]]
        check_price(bench, actor, piece, row)
        bench.game.choice.points[piece] = row["points"]
    keep_legal_points(bench.game, actor, pool)
    struck = [row["id"] for row in allot if bench.game.choice.points[targets[row["id"]]] != row["points"]]
    if struck or sum(points.values()) > pool:
        return {"legal": False, "error": "pool_exceeded", "pool": pool}
    spend_pool(bench.game, actor)
    return {
        "legal": True,
        "pool": pool,
        "own_counters": bench.game.battle.counters[actor],
        "points_unspent": pool - sum(points.values()),
        "placed": placed(given, bench, targets),
        "after_reveal": after_reveal(bench, allot, targets),
        "decoys_removed": {
            row["id"] for row in allot if "blip" in row and not row["blip"] and is_gone(bench, targets[row["id"]])
        },
    }


def is_ground(row: Mapping[str, Any]) -> bool:
    """Return whether points go to a spot of ground."""
    return bool(row.get("ground", str(row["id"]).startswith("ground")))


def is_gone(bench: Bench, piece: int) -> bool:
    """Return whether a piece has left the table."""
    return bool(bench.game.battle.status[piece] != codes.ON_TABLE)


def range_for(given: Given, row: Mapping[str, Any]) -> float:
    """Return a range at which a counter in clear ground costs what the case says."""
    bench = Bench(given)
    width = bench.game.numbers.target_band_mil[
        codes.RECCE_DRONE if given["unit"] == "recce_drone" else unit_code(bench, given)
    ]
    return float(row["points_per_counter"] - 0.5) * width / 1000


def unit_code(bench: Bench, given: Given) -> int:
    """Return the code of the acting unit's type."""
    return bench.game.forces.kind[bench.unit(ATTACKER, given["unit"], HERE, given)]


def between(row: Mapping[str, Any], bearing: float) -> list[Terrain]:
    """Return pieces just before the actor that swallow as many counters as the case says."""
    return [
        (LIGHT, strip(HERE, bearing, 0.6 + 0.1 * number, 0.65 + 0.1 * number, 0.02))
        for number in range(row.get("counters_swallowed", 0))
    ]


def check_price(bench: Bench, actor: int, piece: int, row: Mapping[str, Any]) -> None:
    """Make sure that the table was laid out as the case says."""
    found = (target_cost(bench.game, actor, piece), counters_swallowed(bench.game))
    asked = (row["points_per_counter"], row.get("counters_swallowed", 0))
    assert found == asked, f"{row['id']} costs {found} and not {asked} on the bench"


def target(bench: Bench, row: Mapping[str, Any], at: Point) -> int:
    """Put what points go to on the table: a blip, an objective or a trooper."""
    if "blip" in row:
        return bench.blip(DEFENDER, at, row["blip"])
    if row.get("objective", False):
        index = OBJECTIVES.index(row["id"]) if row["id"] in OBJECTIVES else 0
        return bench.objective(index, at)
    return bench.unit(DEFENDER, "tactical", at)


def dice_refused(bench: Bench, actor: int, dice: int) -> Answer:
    """Choose a Target action of so many dice; return why it is not legal, or nothing."""
    clear_choice(bench.game)
    bench.game.choice.action = codes.TARGET
    bench.game.choice.dice = dice
    if is_legal(bench.game, actor):
        return {}
    most = max((n for n in range(1, 21) if legal_dice(bench, actor, n)), default=0)
    bench.game.choice.dice = dice
    if most == 0:
        return {"legal": False, "error": "may_not_target", "max_dice": 0}
    return {"legal": False, "error": "no_dice" if dice < most else "too_many_dice", "max_dice": most}


def legal_dice(bench: Bench, actor: int, dice: int) -> bool:
    """Return whether a Target action of so many dice is legal."""
    bench.game.choice.dice = dice
    return is_legal(bench.game, actor)


def placed(given: Given, bench: Bench, targets: Mapping[str, int]) -> dict[str, int]:
    """Return the counters that were placed, as the log has them; ground keeps its counters off the log."""
    bought = {row[3]: row[6] for row in bench.events(codes.E_POOL_SPENT)}
    found = {}
    for row in given["allot"]:
        if is_ground(row):
            found[row["id"]] = counters_bought(
                row["points"], row["points_per_counter"], row.get("counters_swallowed", 0)
            )
        else:
            found[row["id"]] = bought.get(targets[row["id"]], 0)
    return found


def after_reveal(bench: Bench, allot: list[Mapping[str, Any]], targets: Mapping[str, int]) -> dict[str, int]:
    """Return the counters of the units that came out of blips, by type."""
    found: dict[str, int] = {}
    for row in allot:
        if "blip" in row and is_gone(bench, targets[row["id"]]):
            units = units_of(bench, targets[row["id"]])
            found |= {kind: bench.game.battle.counters[unit] for kind, unit in zip(row["blip"], units, strict=True)}
    return found
