"""Single numbers: effects, to-hit numbers, distances, going Red."""

from engine.games.survive.kernel.codes import GRID_MOST
from engine.games.survive.kernel.numbers.shots import jams
from engine.games.survive.rules.movement import control_rates as rates_of_control
from engine.games.survive.rules.movement import follow_on_in, load_of, turns_for, weight_of
from engine.games.survive.rules.movement import move_rates as rates_of
from engine.games.survive.rules.places import goes_red, red_chance
from engine.games.survive.rules.shots import Action, chance, effect, jam_chance
from engine.games.survive.rules.shots import control_to_hit as number_of_control
from engine.games.survive.rules.shots import to_hit as number_of
from schemas.models.survive.words import ControlType, Zone
from tests.rules.adapters.survive import asked
from tests.rules.adapters.survive.asked import SIGNS
from tests.rules.adapters.survive.bench import Answer, Given, arsenal, rules_of

METHODS = {"formula": "formula", "table": "grid"}
SIGN_OF = {found: sign for sign, found in SIGNS.items()}


def effects(given: Given) -> Answer:
    """Answer what a hit does, and the Toughness it met."""
    rules = rules_of(given, **({"effect__method": METHODS[given["method"]]} if "method" in given else {}))
    dazed, control = given.get("state") == "dazed", given.get("kind") == "control"
    found = effect(given["power"], given["toughness"], rules, dazed=dazed, control=control)
    met = asked.effective_toughness(given["toughness"], rules, dazed=dazed)
    return {"result": found.value, "effective_toughness": met}


def effect_audit(given: Given) -> Answer:
    """Answer where the printed grid and the formulas disagree."""
    found = asked.disagreements(rules_of(given))
    rows = [[power, toughness, SIGN_OF[shown], SIGN_OF[worked]] for power, toughness, shown, worked in found]
    return {"cells": GRID_MOST**2, "disagree": rows}


def move_rates(given: Given) -> Answer:
    """Answer how far a unit goes with what it carries."""
    rates = rates_of(weight_of(load_of(given["weapons"], arsenal()).weapons), given["stamina"], rules_of(given))
    return {
        "weight": rates.weight,
        "hd": rates.hold_in,
        "mv": rates.move_in,
        "rn": rates.run_in,
        "ch": rates.charge_in,
        "follow_on": rates.follow_on_in,
    }


def follow_on(given: Given) -> Answer:
    """Answer how far the winner of a fight follows on, and what it counts as."""
    action = asked.follow_on_action(in_contact=given["contact"])
    return {"distance": follow_on_in(given["mv"], rules_of(given)), "counts_as": action.value}


def dazed_move(given: Given) -> Answer:
    """Answer how far a Dazed unit goes of what it asks for."""
    return {"moved": asked.shuffle_in(given["requested"], rules_of(given))}


def to_hit(given: Given) -> Answer:
    """Answer the number of a skill with a weapon, and the chance of it."""
    rules = rules_of(given, game__mode=given.get("mode", "level"))
    number = number_of(given["skill"], given["difficulty"], rules, sum(given.get("mods", ())))
    return {"number": number, "p": chance(number, rules)}


def control_to_hit(given: Given) -> Answer:
    """Answer the flat number of a control unit, and the chance of it."""
    rules = rules_of(given)
    number = number_of_control(ControlType(given["kind"]), given["attack"], rules, sum(given.get("mods", ())))
    return {"number": number, "p": chance(number, rules)}


def control_rates(given: Given) -> Answer:
    """Answer how far a control unit goes, and whether it has a gun."""
    rules = rules_of(given)
    rates = rates_of_control(ControlType(given["kind"]), rules, disabled=given.get("disabled", False))
    return {"move": rates.move_in, "charge": rates.charge_in, "shoots": rates.shoots}


def going_red(given: Given) -> Answer:
    """Answer the chance to go Red, and with a roll whether it happens."""
    rules, zone, first = rules_of(given), Zone(given["zone"]), given.get("first_fatality", False)
    answer: Answer = {"p": red_chance(zone, rules, first_fatality=first)}
    if "roll" in given:
        red = goes_red(zone, given["roll"], rules, first_fatality=first)
        answer |= {"red": red, "soulchip": not red}
    return answer


def turns(given: Given) -> Answer:
    """Answer the turns of a game."""
    return {"turns": turns_for(given["players"], rules_of(given))}


def shoot_legal(given: Given) -> Answer:
    """Answer whether an action allows some shots, with what modifier and range."""
    found = asked.shots_of(Action(given["action"]), arsenal()[given["weapon"]], given["shots"], rules_of(given))
    errors = {refusal.value for refusal in found.refusals}
    return {"legal": not errors, "errors": errors, "mod": found.modifier, "range": found.range_in}


def ammo(given: Given) -> Answer:
    """Answer the chance of a jam, and with a roll whether it happens."""
    answer: Answer = {"p_jam": jam_chance(given["ammo"], rules_of(given))}
    return answer | ({"jammed": jams(given["ammo"], given["roll"])} if "roll" in given else {})
