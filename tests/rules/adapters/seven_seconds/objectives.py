"""Objectives: coming near them, leaving them, what they are called, what becomes of them."""

from collections.abc import Mapping
from typing import Any

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.missiles import destroy_outright
from engine.games.seven_seconds.kernel.codes import Ending, Status
from engine.games.seven_seconds.kernel.course.ending import condition_points, end_game, set_objective
from engine.games.seven_seconds.kernel.mission_codes import Condition, ObjectiveState
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    CONTROL,
    DEFENDER,
    TABLE,
    Answer,
    Bench,
    Given,
    ahead,
)
from tests.rules.adapters.seven_seconds.passive import HERE, arrive
from tests.rules.adapters.seven_seconds.setup import OBJECTIVES, SIDES

WORDS = {code: word for word, code in CONTROL.items()}
STATES = {
    "destroyed": ObjectiveState.DESTROYED,
    "contested": ObjectiveState.CONTESTED,
    "secured": ObjectiveState.SECURED_BY_OWN_SIDE,
    "inspected": ObjectiveState.INSPECTED,
}
CHOICES = {"secured": 0, "destroyed": 1, "inspected": 2}


def is_in_state(bench: Bench, index: int, word: str) -> bool:
    """Return whether a mission that pays for a state of an objective would pay one of the sides now."""
    for side in (ATTACKER, DEFENDER):
        slot = side * 6
        forces = bench.game.forces
        forces.condition[slot], forces.objective[slot] = Condition.OBJECTIVE_STATE, index
        forces.state[slot], forces.vp[slot] = STATES[word], 1
        if condition_points(bench.game, side, 0):
            return True
    return False


def near(bench: Bench, distance_in: float, bearing_deg: float = 0.0) -> tuple[float, float]:
    """Return where an objective lies whose disc is so far from the base of a unit at HERE."""
    return ahead(HERE, distance_in + bench.radius_in + bench.rules.objective.diameter_in / 2, bearing_deg)


def guard(bench: Bench, side: int, distance_in: float, at_in: float, row: Mapping[str, Any]) -> int:
    """Put an enemy so far behind an objective, seen from HERE."""
    beyond = distance_in + 2 * bench.radius_in + bench.rules.objective.diameter_in + at_in
    at = ahead(HERE, beyond)
    if row.get("enemy_is_blip", False):
        return bench.blip(side, at, ("tactical",))
    return bench.unit(side, "tactical", at, {"stunned": row.get("enemy_is_stunned", False)})


def approach(bench: Bench, side: int, row: Mapping[str, Any], distance_in: float, *, blip: bool) -> int:
    """Let one unit or blip of a side come to HERE, with so many enemies at the objective; return it."""
    for _ in range(row.get("enemies_within_6in_of_objective", row.get("enemies_within_6in", 0))):
        guard(bench, 1 - side, distance_in, bench.rules.objective.secure_radius_in, row)
    values = {"counters": row.get("mover_counters", 0)}
    mover = bench.blip(side, HERE, ("tactical",)) if blip else bench.unit(side, "tactical", HERE, values)
    arrive(bench, mover, 0.0)
    return mover


def objective_approach(given: Given) -> Answer:
    """Answer counters and control when a unit has come near an objective."""
    bench = Bench(given)
    known = given["objective"]
    index = OBJECTIVES.index(known["id"])
    place = bench.objective(
        index, near(bench, given["distance_in"]), known.get("counters", 0), known.get("control", "contested")
    )
    side = SIDES[given["mover_side"]]
    mover = approach(bench, side, given, given["distance_in"], blip=given.get("mover_is_blip", False))
    return {
        "mover_counters": bench.game.battle.counters[mover],
        "objective_counters": bench.game.battle.counters[place],
        "control": WORDS[bench.game.battle.objective_control[index]],
        "inspected": is_in_state(bench, index, "inspected"),
    }


def objective_leave(given: Given) -> Answer:
    """Answer the control of an objective whose securer has gone away."""
    bench = Bench(given)
    known = given["objective"]
    index = OBJECTIVES.index(known["id"])
    side = DEFENDER if known.get("control") == "secured_by_defender" else ATTACKER
    bench.objective(index, near(bench, given["securer_moves_to_in"]), known.get("counters", 0), known["control"])
    guard(bench, 1 - side, given["securer_moves_to_in"], given["enemy_distance_in"], given)
    arrive(bench, bench.unit(side, "tactical", HERE), 6.0)
    return {"control": WORDS[bench.game.battle.objective_control[index]]}


def objective_sequence(given: Given) -> Answer:
    """Answer the control after each of several arrivals."""
    bench = Bench(given)
    known = given["objective"]
    place = bench.objective(0, HERE, known.get("counters", 0), known.get("control", "contested"))
    after = []
    for event in given["events"]:
        for piece in range(codes.FIRST_OBJECTIVE):
            bench.game.battle.status[piece] = Status.DESTROYED
        bench.place(place, near(bench, event["moves_to_in"]))
        approach(bench, SIDES[event["side"]], event, event["moves_to_in"], blip=event.get("blip", False))
        after.append(WORDS[bench.game.battle.objective_control[0]])
    return {"control_after_each": after, "counters": bench.game.battle.counters[place]}


def objective_labels(given: Given) -> Answer:
    """Answer the words for the state of objectives."""
    labels = []
    for known in given["objectives"]:
        bench = Bench(given)
        placed(bench, 0, known)
        labels.append([word for word in STATES if is_in_state(bench, 0, word)])
    return {"labels": labels}


def placed(bench: Bench, index: int, known: Mapping[str, Any]) -> int:
    """Put an objective in a known state on the table; a destroyed one is gone."""
    place = bench.objective(index, HERE, known.get("counters", 0), known.get("control", "contested"))
    if known.get("destroyed", False):
        destroy_outright(bench.game, place, place)
    return place


def game_end(given: Given) -> Answer:
    """Answer the state of the objectives after the game."""
    bench = Bench(given)
    game = bench.game
    places = {name: placed(bench, OBJECTIVES.index(name), known) for name, known in given["objectives"].items()}
    control = TABLE[given["table"]]
    if control == ATTACKER + 1:
        chosen = [CHOICES[word] for word in given.get("choices", {}).values()]
        for name, place in places.items():
            if name in given.get("choices", {}) and game.battle.status[place] == Status.ON_TABLE:
                choice = chosen[0] if game.numbers.one_state_for_all else CHOICES[given["choices"][name]]
                set_objective(game, place - codes.FIRST_OBJECTIVE, ATTACKER, choice)
    else:
        end_game(game, Ending.AGREEMENT, control)
    return {
        name: {
            "control": WORDS[game.battle.objective_control[place - codes.FIRST_OBJECTIVE]],
            "counters": game.battle.counters[place],
            "destroyed": bool(game.battle.objective_destroyed[place - codes.FIRST_OBJECTIVE]),
        }
        for name, place in places.items()
    }
