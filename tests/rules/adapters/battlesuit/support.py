"""Repairs, engineers, crusaders, snipers, queries, suits: answered by soldiers put on a map by hand."""

from collections.abc import Mapping
from fractions import Fraction

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.fire import aim_at, paint_target
from engine.games.battlesuit.kernel.actions.morale import is_rallied
from engine.games.battlesuit.kernel.actions.support import repairs_itself
from engine.games.battlesuit.kernel.codes import Action, Part
from engine.games.battlesuit.kernel.legal.actions import may_do, may_point
from engine.games.battlesuit.kernel.legal.steps import may_shoot_moving
from engine.games.battlesuit.kernel.legal.support import queries_of
from engine.games.battlesuit.kernel.numbers.attack import set_attack_parts
from engine.games.battlesuit.kernel.numbers.results import boxes_mended, breaches, clears_mine
from engine.games.battlesuit.rules.numbers import numbers_of
from tests.rules.adapters.battlesuit.command_bench import BLUE, MORALE, answer, bench, level_ground, stand
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, rules_of

STATES: Mapping[int, str] = {number: name for name, number in MORALE.items()}
AIRBORNE_LEVELS = 4


def repair(given: Given) -> Answer:
    """Answer whether a soldier may repair itself."""
    game = bench(["front_line"], rules=rules_of(given))
    stand(game, 0, level_ground()[0], given["status"], given.get("damage", 0))
    game.soldiers.level[0] += AIRBORNE_LEVELS * int(bool(given.get("airborne")))
    return {"allowed": may_do(game, 0, Action.REPAIR, 0)}


def repair_odds(given: Given) -> Answer:
    """Answer the chance of a repair."""
    die = rules_of(given).dice.repair_die
    works = [face for face in range(1, die + 1) if repairs_itself(face, given["damage"])]
    return {"p_success": Fraction(len(works), die)}


def engineer_repair(given: Given) -> Answer:
    """Answer what an engineer's roll restores."""
    boxes = boxes_mended(numbers_of(rules_of(given)), given["die"], given["engineer_damage"], given["hits"])
    return {"repaired": boxes, "hits": given["hits"] - boxes}


def mine_clearance_odds(given: Given) -> Answer:
    """Answer the chance that an engineer takes a mine away."""
    faces = range(1, codes.TWELVE_SIDES + 1)
    return {"p_clear": Fraction(sum(clears_mine(face, given["damage"]) for face in faces), len(faces))}


def crusader(given: Given) -> Answer:
    """Answer whether a crusader helps, and what becomes of the soldier."""
    game = bench(["front_line", "crusader"], rules=rules_of(given))
    stand(game, 0, level_ground()[0], given["status"])
    stand(game, 1, level_ground()[given["distance"]])
    answer(game, 0, (1,))
    if not is_rallied(game, 0):
        return {"allowed": False}
    return {"allowed": True, "becomes": STATES[game.soldiers.morale[0]], "complete": True}


def may_fire(given: Given) -> Answer:
    """Answer whether a soldier may fire, in its move or from where it stands."""
    game = bench([given["type"]], rules=rules_of(given))
    stand(game, 0, level_ground()[0])
    taken = given.get("shots_taken", 0)
    game.soldiers.level[0] += AIRBORNE_LEVELS * int(bool(given.get("airborne")))
    game.soldiers.moved[0], game.soldiers.shots[0], game.soldiers.left[0] = int(bool(given.get("moved"))), taken, 4
    moving = bool(given.get("moved"))
    return {"allowed": may_shoot_moving(game, 0) if moving else may_do(game, 0, Action.FIRE, taken + 1)}


def query_limit(given: Given) -> Answer:
    """Answer how many cards each type inspects."""
    game = bench(given["types"], rules=rules_of(given))
    return {
        "queries": {
            name: queries_of(game, soldier, given["enemies_in_los"]) for soldier, name in enumerate(given["types"])
        }
    }


def paint_then_fire(given: Given) -> Answer:
    """Answer whether a painter may fire at what it painted, and what its shot gains and loses."""
    game = bench([given["type"]], rules=rules_of(given))
    stand(game, 0, level_ground()[0])
    stand(game, BLUE, level_ground()[5])
    if not given.get("same_target") or not may_point(game, 0, 1):
        return {"allowed": False}
    paint_target(game, 0, BLUE)
    aim_at(game, 0, BLUE)
    game.attack.rapid = game.attack.after_paint = 1
    set_attack_parts(game.numbers, game.cards, game.attack)
    modifiers = {"painted": game.attack.parts[Part.PAINTED], "rapid": game.attack.parts[Part.RAPID]}
    return {"allowed": True, "modifiers": modifiers, "net": sum(modifiers.values())}


def suit(given: Given) -> Answer:
    """Answer the chance that a suit fails."""
    rules = rules_of(given)
    faces = range(1, rules.dice.suit_die + 1)
    failing = sum(breaches(numbers_of(rules), face, given["hits"]) for face in faces)
    return {"p_eliminated": Fraction(failing, len(faces))}
