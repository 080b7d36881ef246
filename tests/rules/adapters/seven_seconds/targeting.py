"""The Target action: dice, pool and counters."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, is_legal, place_counters
from engine.games.seven_seconds.kernel.actions.sensors import cost_as_seen, target_cost
from engine.games.seven_seconds.kernel.actions.spots import spot_at
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, look_at_point
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Kind, Status
from engine.games.seven_seconds.rules.numbers import mils
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

HERE: Point = (60.0, 2.0)
TABLE_IN = (120, 120)
APART_DEG = 8.0
LIGHT, HEAVY = "civilian_building", "woods"
"""Terrain that is light or heavy for everybody."""


def target_action(given: Given) -> Answer:
    """Answer the pool of a Target action and what its points place."""
    payments = given["allot"]
    allot = [row for number, row in enumerate(payments) if row["id"] not in {each["id"] for each in payments[:number]}]
    bearings = [90 + APART_DEG * (number - len(allot) / 2) for number in range(len(allot))]
    ranges = {row["id"]: range_for(given, row) for row in allot}
    swallowing = [piece for row, bearing in zip(allot, bearings, strict=True) for piece in between(row, bearing)]
    bench = Bench({**given, "table_in": TABLE_IN}, swallowing)
    unit = typed(given["unit"])
    actor = bench.unit(ATTACKER, unit, HERE, given)
    bench.face(actor, 90)
    bench.game.battle.counters[actor] = given.get("own_counters", 0)
    refused = dice_refused(bench, actor, len(given["dice"]))
    if refused:
        return refused
    targets = {}
    for row, bearing in zip(allot, bearings, strict=True):
        targets[row["id"]] = target(bench, row, bench.at_range(HERE, ranges[row["id"]], bearing))
    bench.lay(actor, Draw.SENSORS, *given["dice"])
    act(bench.game, actor)
    bench.check_dice()
    pool = bench.game.choice.dice
    for row in allot:
        check_price(bench, actor, targets[row["id"]], row)
    clear_choice(bench.game)
    for row in payments:
        wish(bench, targets[row["id"]], row["points"])
    place_counters(bench.game, actor, pool)
    spent = summed((row[3], row[4]) for row in bench.events(Event.POOL_SPENT))
    if spent != summed((targets[row["id"]], row["points"]) for row in payments):
        return {"legal": False, "error": "pool_exceeded", "pool": pool}
    return {
        "legal": True,
        "pool": pool,
        "own_counters": bench.game.battle.counters[actor],
        "points_unspent": pool - sum(spent.values()),
        "placed": placed(bench, targets),
        "after_reveal": after_reveal(bench, allot, targets),
        "decoys_removed": {
            row["id"] for row in allot if "blip" in row and not row["blip"] and is_gone(bench, targets[row["id"]])
        },
    }


def summed(pairs: Iterable[tuple[int, int]]) -> Counter[int]:
    """Return the sum of the numbers of each key."""
    total: Counter[int] = Counter()
    for key, number in pairs:
        total[key] += number
    return total


def is_ground(row: Mapping[str, Any]) -> bool:
    """Return whether points go to a spot of ground."""
    return bool(row.get("ground", str(row["id"]).startswith("ground")))


def is_gone(bench: Bench, piece: int) -> bool:
    """Return whether a piece has left the table."""
    return bool(bench.game.battle.status[piece] != Status.ON_TABLE)


def range_for(given: Given, row: Mapping[str, Any]) -> float:
    """Return a range at which a counter in clear ground costs what the case says."""
    bench = Bench(given)
    width = bench.game.numbers.target_band_mil[
        Kind.RECCE_DRONE if given["unit"] == "recce_drone" else unit_code(bench, given)
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
    if piece < codes.PIECES:
        cost = target_cost(bench.game, actor, piece)
    else:
        spot = piece - codes.PIECES
        look_at_point(bench.game, actor, bench.game.battle.spot_x_mil[spot], bench.game.battle.spot_y_mil[spot])
        cost = cost_as_seen(bench.game, actor)
    found = (cost, counters_swallowed(bench.game))
    asked = (row["points_per_counter"], row.get("counters_swallowed", 0))
    assert found == asked, f"{row['id']} costs {found} and not {asked} on the bench"


def target(bench: Bench, row: Mapping[str, Any], at: Point) -> int:
    """Put what points go to on the table: a blip, an objective, a trooper; or return a spot of ground."""
    if is_ground(row):
        return spot_at(bench.game, mils(at[0]), mils(at[1]))
    if "blip" in row:
        return bench.blip(DEFENDER, at, row["blip"])
    if row.get("objective", False):
        index = OBJECTIVES.index(row["id"]) if row["id"] in OBJECTIVES else 0
        return bench.objective(index, at)
    return bench.unit(DEFENDER, "tactical", at)


def dice_refused(bench: Bench, actor: int, dice: int) -> Answer:
    """Choose a Target action of so many dice; return why it is not legal, or nothing."""
    clear_choice(bench.game)
    bench.game.choice.action = Action.TARGET
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


def wish(bench: Bench, target: int, points: int) -> None:
    """Choose how many points go to a piece or a spot of ground; a second time, they are a second payment."""
    choice = bench.game.choice
    if target < codes.PIECES:
        (choice.points_again if choice.points[target] else choice.points)[target] += points
        return
    spot = target - codes.PIECES
    if choice.spot_points[spot]:
        wish_ground_again(bench, spot, points)
        return
    choice.spot_points[spot] = points
    choice.spot_x_mil[spot] = bench.game.battle.spot_x_mil[spot]
    choice.spot_y_mil[spot] = bench.game.battle.spot_y_mil[spot]


def wish_ground_again(bench: Bench, spot: int, points: int) -> None:
    """Choose a second payment for a spot of ground: a wish of its own, the last there is."""
    choice, last = bench.game.choice, codes.SPOTS - 1
    choice.spot_points[last] += points
    choice.spot_x_mil[last] = bench.game.battle.spot_x_mil[spot]
    choice.spot_y_mil[last] = bench.game.battle.spot_y_mil[spot]


def placed(bench: Bench, targets: Mapping[str, int]) -> dict[str, int]:
    """Return the counters that were placed, as the log has them."""
    bought = summed((row[3], row[6]) for row in bench.events(Event.POOL_SPENT))
    return {name: bought[target] for name, target in targets.items()}


def after_reveal(bench: Bench, allot: list[Mapping[str, Any]], targets: Mapping[str, int]) -> dict[str, int]:
    """Return the counters of the units that came out of blips, by type."""
    found: dict[str, int] = {}
    for row in allot:
        if "blip" in row and is_gone(bench, targets[row["id"]]):
            units = units_of(bench, targets[row["id"]])
            found |= {kind: bench.game.battle.counters[unit] for kind, unit in zip(row["blip"], units, strict=True)}
    return found
