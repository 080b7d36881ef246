"""The ground: what steps cost, swimming, wire, fire underfoot, smoke, and crewed weapons on their dots."""

from fractions import Fraction
from functools import partial, reduce
from typing import Final

from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.codes import Step
from engine.games.infantry.kernel.numbers.harm import fill_smoke, place_of, smoke_gone_turn
from engine.games.infantry.kernel.numbers.records import Area, Crew, Line
from engine.games.infantry.kernel.numbers.steps import (
    choose_crew,
    costs_together,
    path_refused,
    set_up_refused,
    swim_refused,
    takeover_refused,
    wire_catches,
)
from engine.games.infantry.kernel.numbers.steps import fire_damage as points_of_fire
from engine.games.infantry.kernel.numbers.targets import walk_line
from engine.games.infantry.rules import SIDES, arms_of, numbers_of, unit_vector
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import WeaponType
from tests.rules.adapters.infantry.bench import Answer, Given, arsenal, rules_of

STEPS: Final = {
    "standard": Step.STANDARD,
    "crawl": Step.CRAWL,
    "contour": Step.CONTOUR,
    "rough": Step.ROUGH,
    "swamp": Step.SWAMP,
    "barbed_wire": Step.WIRE,
    "climb_wall": Step.CLIMB,
    "enter_tunnel": Step.TUNNEL_MOUTH,
    "exit_tunnel": Step.TUNNEL_MOUTH,
    "tunnel": Step.IN_TUNNEL,
    "enter_trench": Step.TRENCH_EDGE,
    "exit_trench": Step.TRENCH_EDGE,
    "trench": Step.IN_TRENCH,
    "shallow_water": Step.SHALLOW,
    "swim": Step.SWIM,
    "drop_prone": Step.DROP_PRONE,
    "stand_up": Step.STAND_UP,
}
POSTURES = frozenset({"drop_prone", "stand_up"})
"""What takes AP and leads nowhere: ground that costs nothing of its own costs what a dot does."""

PATH_WORDS = {codes.OVER_AP: "insufficient_ap", codes.OVER_CAP: "movement_ap_cap"}
SWIM_WORDS = {codes.TWO_WEAPONS: "swim_two_weapons", codes.CREWED_WEAPON: "swim_crewed"}
SET_UP_WORDS = {
    codes.CREW_TOO_SMALL: "crew_too_small",
    codes.CREW_NOT_ADJACENT: "crew_not_adjacent",
    codes.TOO_FEW_AP: "insufficient_ap",
}
TAKEOVER_WORDS = {
    codes.NOT_ON_DOT: "not_on_dot",
    codes.SHORT_OF_AP: "insufficient_ap",
    codes.CONTROLLED: "weapon_controlled",
    codes.NOT_SET_UP: "weapon_not_set_up",
}
NARROW = 60


def verdict(found: int, words: dict[int, str]) -> Answer:
    """Return reasons in words, and that there are none."""
    return {"legal": not found, "errors": {word for bit, word in words.items() if found & bit}}


def path(given: Given) -> Answer:
    """Answer what a way costs, and whether so many AP are enough."""
    numbers = numbers_of(rules_of(given))
    steps = [[step] if isinstance(step, str) else step for step in given["steps"]]
    if {name for step in steps for name in step} - {*STEPS}:
        return {"cost": None, "legal": False, "errors": {"unknown_terrain"}}
    dearest = partial(costs_together, numbers)
    plain = numbers.step_ap[Step.STANDARD]
    found = ((step, reduce(dearest, (numbers.step_ap[STEPS[name]] for name in step))) for step in steps)
    cost = sum(ap or (0 if POSTURES.issuperset(step) else plain) for step, ap in found)
    return {"cost": cost} | verdict(path_refused(numbers, cost, given["ap"]), PATH_WORDS)


def swim_ok(given: Given) -> Answer:
    """Answer whether somebody may swim with some weapons."""
    weapons = {name: arsenal()[given[name]] for name in ("primary", "secondary") if given.get(name)}
    crewed = any(weapon.type is WeaponType.CREWED for weapon in weapons.values())
    carried = ("primary" in weapons, "secondary" in weapons, bool(given.get("mounted_gl")))
    return verdict(swim_refused(numbers_of(rules_of(given)), *carried, crewed), SWIM_WORDS)


def barbed_wire(given: Given) -> Answer:
    """Answer what wire does to who enters it, or how likely it holds for some turns."""
    rules = rules_of(given)
    if "turns" in given:
        return {"p_still_entangled": caught_chance(given["turns"], rules)}
    numbers = numbers_of(rules)
    return {
        "cost": numbers.step_ap[Step.WIRE],
        "bludgeoning": given["damage_roll"] * numbers.wire_dice,
        "entangled": wire_catches(numbers, given["entangle_roll"]),
    }


def fire_damage(given: Given) -> Answer:
    """Answer the damage of a movement over burning dots."""
    return {"lethal": points_of_fire(numbers_of(rules_of(given)), given["entered"], given["ends_on_fire"])}


def smoke_area(given: Given) -> Answer:
    """Answer how many dots smoke fills, and when it is gone."""
    numbers, area = numbers_of(rules_of(given)), Area()
    for column, row in given.get("walls", ()):
        across, up = column - given["centre"][0], row - given["centre"][1]
        if max(abs(across), abs(up)) <= codes.AREA_MIDDLE:
            area.wall[place_of(across, up)] = 1
    radius = {"initial": numbers.smoke_radius, "expanded": numbers.smoke_grown}[given["stage"]]
    answer: Answer = {"dots": fill_smoke(numbers, area, radius)}
    if "landed_turn" in given:
        answer["removed_at_turn"] = smoke_gone_turn(numbers, given["landed_turn"])
    return answer


def smoke_modifier(given: Given) -> Answer:
    """Answer how many dots of a line of fire are in smoke, and what that adds to the target number."""
    numbers, line, area = numbers_of(rules_of(given)), Line(), Area()
    (column, row), (there, up), (middle, height) = given["from"], given["to"], given["centre"]
    walk_line(line, column, row, there, up)
    radius = {"initial": numbers.smoke_radius, "expanded": numbers.smoke_grown}[given["stage"]]
    fill_smoke(numbers, area, radius)
    away = [(line.column[at] - middle, line.row[at] - height) for at in range(line.count)]
    near = [spot for spot in away if max(map(abs, spot)) <= codes.AREA_MIDDLE]
    dots = sum(area.filled[place_of(*spot)] for spot in near)
    return {"dots": dots, "modifier": dots * numbers.smoke}


def setup(given: Given) -> Answer:
    """Answer whether a weapon is set up or broken down, and what that costs in all."""
    rules, crew, carrier = rules_of(given), Crew(), given["carrier"]
    numbers, sets_up = numbers_of(rules), given.get("action", "set_up") == "set_up"
    crew.count = len(given["helpers"])
    for at, helper in enumerate(given["helpers"]):
        (crew.column[at], crew.row[at]), crew.ap[at] = helper["pos"], helper["ap"]
    wanted = arms_of(arsenal()[given["weapon"]], rules).crew
    column, row = carrier["pos"]
    chosen = choose_crew(numbers, crew, column, row, wanted)
    cost = numbers.set_up_ap if sets_up else numbers.break_down_ap
    found = set_up_refused(crew, wanted, chosen, carrier["ap"], cost)
    answer = verdict(found, SET_UP_WORDS)
    if sets_up and unit_vector(given.get("arc", NARROW) / 2) != (numbers.crewed_sine, numbers.crewed_cosine):
        answer = {"legal": False, "errors": answer["errors"] | {"arc_not_60"}}
    return answer | {"ap_total": cost * (1 + chosen) if answer["legal"] else None}


def takeover(given: Given) -> Answer:
    """Answer whether a weapon is taken over."""
    numbers, controlled = numbers_of(rules_of(given)), given["controller"] == "present"
    found = takeover_refused(numbers, given["pos"] == given["weapon_pos"], given["ap"], controlled, given["set_up"])
    return verdict(found, TAKEOVER_WORDS)


def action_cost(given: Given) -> Answer:
    """Answer the AP of an action."""
    rules = rules_of(given)
    costs = {
        "set_up": rules.crewed.set_up,
        "break_down": rules.crewed.break_down,
        "takeover": rules.crewed.takeover,
        "swing_arc": rules.crewed.swing,
        "change_weapon": rules.actions.change_weapon,
        "switch_mounted": rules.actions.switch_mounted,
        "drop_prone": rules.actions.drop_prone,
        "drop_prone_after_movement_fire": rules.movement_fire.target_drops_ap,
        "stand_up": rules.actions.stand_up,
    }
    return {"ap": costs[given["action"]]}


def caught_chance(turns: int, rules: Rules) -> Fraction:
    """Return the chance to be caught in wire on entering, and after so many turns more. Rules: IN.WIR.3, IN.WIR.4."""
    caught = sum(wire_catches(numbers_of(rules), roll) for roll in range(1, SIDES + 1))
    return Fraction(caught, SIDES) ** (turns + 1)
