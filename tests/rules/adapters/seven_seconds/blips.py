"""Blips: activating and revealing them."""

from collections.abc import Mapping, Sequence

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.sensors import give_counters
from engine.games.seven_seconds.kernel.actions.support import unused_blips
from engine.games.seven_seconds.kernel.board.footing import may_stand
from engine.games.seven_seconds.kernel.board.pieces import range_mil
from engine.games.seven_seconds.kernel.codes import Cause, Draw, Event, Interception, Status
from engine.games.seven_seconds.kernel.course.activation import activate
from engine.games.seven_seconds.rules.numbers import mils
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, EVER, Answer, Bench, Given, Point

HERE: Point = (18.0, 10.0)
SUIT_WORKS = 1


def units_of(bench: Bench, blip: int) -> list[int]:
    """Return the units that belong to the square of a blip, in their order."""
    first = blip // codes.SIDE_PIECES * codes.SIDE_PIECES
    forces = bench.game.forces
    return [
        unit
        for unit in range(first + codes.BLIPS, first + codes.SIDE_PIECES)
        if forces.kind[unit] >= 0 and forces.square[unit] == blip - first
    ]


def blip_activation(given: Given) -> Answer:
    """Answer the actions that are left to the units of an activated blip."""
    contents = given["contents"]
    bench = Bench(given)
    blip = bench.blip(ATTACKER, HERE, contents)
    units = units_of(bench, blip)
    bench.game.battle.active[blip] = 1
    for unit in units:
        bench.game.battle.damaged[unit] = 1
        bench.lay(unit, Draw.DAMAGED_SUIT, SUIT_WORKS, times=EVER)
    activate(bench.game, blip, int(given["order"][0] == "reveal"))
    if given["order"][-1] == "reveal" and len(given["order"]) > 1:
        reveal(bench.game, blip, Cause.ITS_OWNER)
    chances = [row[2] for row in bench.events(Event.DAMAGED_SUIT)]
    left = {kind: chances.count(unit) for kind, unit in zip(contents, units, strict=True)}
    return {"actions_left": left, "interleaving_allowed": chances != sorted(chances)}


def involuntary_reveal(given: Given) -> Answer:
    """Answer what target counters do to a blip."""
    bench = Bench(given)
    blip = bench.blip(DEFENDER, HERE, given["contents"])
    units = units_of(bench, blip)
    actor = bench.unit(ATTACKER, "tactical", (2, 2))
    bench.game.battle.active[blip] = int(given.get("blip_had_activation", False))
    before = unused_blips(bench.game, DEFENDER)
    give_counters(bench.game, actor, blip, given["counters_assigned"])
    battle = bench.game.battle
    return {
        "revealed": battle.status[blip] != Status.ON_TABLE,
        "removed": bool(bench.events(Event.DECOY)),
        "counters": [battle.counters[unit] for unit in units],
        "activation_counters": [battle.active[unit] for unit in units],
        "unused_blips_gained": unused_blips(bench.game, DEFENDER) - before,
    }


def reveal_placement(given: Given) -> Answer:
    """Answer whether units may be placed like this for a blip."""
    return {"legal": [placed_legally(given, placement["units"]) for placement in given["placements"]]}


def placed_legally(given: Given, spots: Sequence[Sequence[float]]) -> bool:
    """Return whether every unit touches the blip's outline, the first one where it has to, and none is in the way."""
    bench = Bench(given, base_radius_in=given.get("base_radius_in", 0))
    blip = bench.blip(ATTACKER, given["blip_at"], ())
    touching = []
    for at in spots:
        unit = bench.unit(ATTACKER, "tactical", at)
        touching.append(range_mil(bench.game, blip, unit) <= bench.game.numbers.epsilon_mil)
    bench.game.battle.status[blip] = Status.OFF_TABLE
    free = [may_stand(bench.game, codes.BLIPS + slot, mils(x), mils(y)) for slot, (x, y) in enumerate(spots)]
    centred = not bench.game.numbers.reveal_at_blip or list(spots[0]) == list(given["blip_at"])
    return all(touching) and all(free) and centred


MOMENTS: Mapping[str, str] = {
    "own_turn_between_actions": "own_turn",
    "own_turn": "own_turn",
    "end_of_own_blip_move": "own_turn",
    "enemy_turn_between_actions": "enemy_turn",
    "enemy_turn": "enemy_turn",
    "before_countermeasures": "before_countermeasures",
}


def reveal_timing(given: Given) -> Answer:
    """Answer at which moments an owner may reveal."""
    numbers = Bench(given).game.numbers
    windows = {
        "own_turn": numbers.reveal_in_own_turn == 1,
        "enemy_turn": numbers.reveal_in_enemy_turn == 1,
        "before_countermeasures": numbers.intercept_blips != Interception.NEVER,
    }
    return {"allowed": [windows.get(MOMENTS.get(moment, ""), False) for moment in given["moments"]]}
