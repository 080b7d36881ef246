"""Bounces, moves in the air, landings, passing and reaction fire."""

from fractions import Fraction

from engine.games.battlesuit.kernel.actions.harm import fall_back
from engine.games.battlesuit.kernel.actions.moves import boost, bounce, enter, leave, take_flight_step
from engine.games.battlesuit.kernel.actions.reactions import react
from engine.games.battlesuit.kernel.board.places import lift, put
from engine.games.battlesuit.kernel.board.soldiers import movement_of
from engine.games.battlesuit.kernel.codes import Edge, Morale, Place, Step
from engine.games.battlesuit.kernel.course.activation import begin
from engine.games.battlesuit.kernel.event_codes import Event
from engine.games.battlesuit.kernel.legal.targets import may_react
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES
from engine.games.battlesuit.rules.numbers import numbers_of
from tests.engine.games.battlesuit.bench import Bench, bench
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, dots_terrain, groups_of, rules_of
from tests.rules.adapters.battlesuit.in_the_air import (
    AirStep,
    air_costs,
    bounce_cost,
    crash_rolls,
    entry_cost,
    forced_landing,
    may_land,
)

MORALE = {"good_order": Morale.STEADY, "shaken": Morale.SHOCKED, "panicked": Morale.PANICKED}


def bounce_answer(given: Given) -> Answer:
    """Answer what a bounce costs."""
    cost = bounce_cost(
        given["level"],
        given["target_level"],
        given.get("ground", 0),
        rules_of(given),
        aloft=bool(given.get("airborne_at_start")),
    )
    return {"legal": False} if cost is None else {"legal": True, "mp": cost}


def air_move(given: Given) -> Answer:
    """Answer a move in the air, step by step."""
    rules, ground = rules_of(given), given.get("ground", 0)
    steps = [_air_step(step, ground) for step in given["steps"]]
    costs: list[int] = []
    left, level = given["mp"], ground
    for cost, reached in air_costs(steps, ground, rules):
        if cost is None:
            return {"legal": False, "reason": "below_terrain_top"}
        if cost > left:
            return {"legal": False, "reason": "not_enough_mp"}
        costs, left, level = [*costs, cost], left - cost, reached
    return {"legal": True, "costs": costs, "mp_left": left, "final_level": level}


def _air_step(step: Given, ground: int) -> AirStep:
    if "bounce_to" in step:
        return AirStep(step["bounce_to"])
    return AirStep(None, dots_terrain(step["move"]), step.get("ground", ground))


def air_enter(given: Given) -> Answer:
    """Answer what entering a point from the air means."""
    ground = given.get("ground", 0)
    cost = entry_cost(given["level"], dots_terrain(given["terrain"]), ground, rules_of(given))
    if cost is None:
        return {"legal": False}
    landed = given["level"] == ground
    return {"landed": landed, "walking": landed, "mp": cost}


def land(given: Given) -> Answer:
    """Answer whether one may land."""
    if may_land(dots_terrain(given["terrain"]), rules_of(given), bounced=bool(given.get("bounced_this_turn"))):
        return {"legal": True, "mp": landing_cost(given)}
    return {"legal": False, "reason": "bounced_this_turn" if given.get("bounced_this_turn") else "prohibited"}


def landing_cost(given: Given) -> int:
    """Return what landing costs on the terrain of a case."""
    return numbers_of(rules_of(given)).land_mp[TERRAIN_CODES[dots_terrain(given["terrain"])]]


def crash_landing(given: Given) -> Answer:
    """Answer the rolls that harm one that crash lands."""
    rules = rules_of(given)
    unpaid = max(0, landing_cost(given) - given.get("mp_paid", 0))
    rolls = crash_rolls(given.get("damage", 0), unpaid, rules)
    return {"unpaid": unpaid, "damaged_on": [*rolls], "p_damage": Fraction(len(rolls), 6)}


def forced(given: Given) -> Answer:
    """Answer a landing that combat forces."""
    found = forced_landing(
        given["move"] if given.get("inactive") else 0, dots_terrain(given["terrain"]), rules_of(given)
    )
    unpaid = {"unpaid": found.unpaid} if found.crash else {}
    return {"safe": not found.crash, "mp_paid": found.paid, "crash": found.crash, **unpaid}


def stop_on_occupied(given: Given) -> Answer:
    """Answer where a soldier ends that stops on its way."""
    table, path, panel = bench(), given["path"], given["path"][0][0]
    for name in given.get("occupied", ()):
        table.add(0, "front_line", "A" + name[1:])
    walker = table.add(0, "front_line", "A" + path[0][1:])
    for name in path[1 : path.index(given["stopped_at"]) + 1]:
        put(table.game, walker, table.dot("A" + name[1:]), 0)
    fall_back(table.game, walker)
    return {"final": panel + table.at(walker)[1:]}


def edge(given: Given) -> Answer:
    """Answer what entering or leaving the map costs, on the western edge."""
    table = bench(changes=groups_of(given))
    table.game.land.entry[table.dot("A-H-01")] = 1
    table.game.plan.exit_edges[0] = 1 << Edge.WEST
    soldier = table.add(0, "front_line", "A-H-01")
    table.game.soldiers.left[soldier] = given["mp"]
    if given["action"] == "exit":
        leave(table.game, soldier, Edge.WEST)
    else:
        lift(table.game, soldier)
        table.answers(table.dot("A-H-01"), 0)
        enter(table.game, soldier)
    left = table.game.soldiers.left[soldier]
    return {"mp": given["mp"] - left, "mp_left": left}


def reaction_allowed(given: Given) -> Answer:
    """Answer whether a soldier may react, and how its attack is changed."""
    table, reactor, mover = _reactor(given, bool(given.get("los")))
    table.game.soldiers.complete[reactor] = int(bool(given.get("complete")))
    table.game.soldiers.morale[reactor] = MORALE.get(str(given.get("status")), Morale.STEADY)
    table.game.soldiers.hits[reactor] = 5 if given.get("status") == "down" else 0
    if given.get("status") == "eliminated":
        table.game.soldiers.place[reactor] = Place.LOST
    allowed = may_react(table.game, reactor, mover)
    return {"allowed": allowed, **({"modifier": table.game.numbers.reaction} if allowed else {})}


def _reactor(given: Given, los: bool) -> tuple[Bench, int, int]:
    """Return a table with a soldier that may react and one that moves, woods between them if there is no sight."""
    table = bench({} if los else {"A-H-13": "woods"}, changes=groups_of(given))
    reactor = table.add(0, given.get("card", "front_line"), "A-H-11", 6 if given.get("airborne") else None)
    return table, reactor, table.add(1, "front_line", "A-H-15")


def reaction_declared(given: Given) -> Answer:
    """Answer what comes of a declared reaction."""
    table, reactor, mover = _reactor(given, bool(given.get("los")))
    react(table.game, reactor, mover)
    attacks = [*table.rows(Event.ATTACK)]
    return {"attack": bool(attacks), "complete": bool(table.game.soldiers.complete[reactor])}


def boost_answer(given: Given) -> Answer:
    """Answer what a boost gains and costs."""
    table = bench(changes=groups_of(given))
    soldier = table.add(0, "front_line", "A-H-11")
    begin(table.game, soldier)
    spare = given["move"] - movement_of(table.game, soldier)
    bounce(table.game, soldier, 1)
    if given.get("used"):
        boost(table.game, soldier)
    used = table.game.soldiers.boosted[soldier]
    return {
        "mp": table.game.soldiers.left[soldier] + spare,
        "attack_mod": table.game.numbers.boost_attack_mod if used else 0,
    }


def noe_level(given: Given) -> Answer:
    """Answer the level of one that has bounced over level ground and flies over other ground."""
    table = bench(ground={"A-G-11": given.get("ground", 0)}, changes=groups_of(given))
    table.game.numbers.follows_ground = 1
    soldier = table.add(0, "front_line", "A-H-11", given["bounce"])
    begin(table.game, soldier)
    take_flight_step(table.game, soldier, Step.FLY, 0)
    return {"level": table.game.soldiers.level[soldier]}
