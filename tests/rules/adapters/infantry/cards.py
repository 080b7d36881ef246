"""The unit card in play: action points, damage on cells, morale."""

from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.harm import (
    checks_morale,
    crossed_cells,
    hits_to_destroy,
    is_dead,
    morale_target,
    take_bludgeoning,
    take_lethal,
)
from engine.games.infantry.kernel.numbers.records import Marks, Numbers
from engine.games.infantry.kernel.numbers.steps import movement_ap, row_ap, turn_ap
from engine.games.infantry.rules import EXPERIENCE_CODES, morale_chance, numbers_of
from schemas.models.infantry.words import Experience
from tests.rules.adapters.infantry.bench import Answer, Given, armor_called, rules_of

POINT = {"lethal": take_lethal, "bludgeoning": take_bludgeoning}


def ap(given: Given) -> Answer:
    """Answer the AP of a trooper, and how many of them go into movement."""
    rules = rules_of(given, **{f"options__{option}": False for option in given.get("packs_off", ())})
    armor = armor_called(given.get("armor"))
    experience = EXPERIENCE_CODES[Experience(given.get("experience", "regular"))]
    found = turn_ap(numbers_of(rules), given["crossed"], armor.ap_cost if armor else 0, experience)
    return {"ap": found, "movement_cap": movement_ap(numbers_of(rules), found)}


def apply_damage(given: Given) -> Answer:
    """Answer how a fresh card is marked after some damage."""
    numbers = numbers_of(rules_of(given, options__body_armor=given.get("armor_rules", "advanced") == "advanced"))
    marks = Marks()
    marks.armor[: numbers.cells] = [codes.NO_ARMOR] * numbers.cells
    for cell in given.get("armor_cells", ()):
        marks.armor[cell - 1] = 0
    for hit in given["apply"]:
        for _ in range(hit["points"]):
            POINT[hit["type"]](numbers, marks)
    return {
        "hp": "".join(".hX"[mark] for mark in marks.hp[: numbers.cells]),
        "armor": "".join(armor_mark(mark, numbers) for mark in marks.armor[: numbers.cells]),
        "dead": is_dead(numbers, marks),
        "row_ap": row_ap(numbers, crossed_cells(numbers, marks)),
    }


def armor_mark(hits: int, numbers: Numbers) -> str:
    """Return the mark of a cell of armour with so many hits."""
    if hits == codes.NO_ARMOR:
        return "-"
    if hits >= hits_to_destroy(numbers):
        return "X"
    return "h" if hits else "."


def morale(given: Given) -> Answer:
    """Answer whether survivors check morale, what they have to reach, and how likely that is."""
    rules = rules_of(given)
    leadership = given.get("leadership", rules.morale.leadership) if given["leader_alive"] else 0
    if not checks_morale(numbers_of(rules), given["dead"]):
        return {"required": False, "tn": None, "p_pass": None}
    experience = EXPERIENCE_CODES[Experience(given["experience"])]
    target = morale_target(numbers_of(rules), experience, given["dead"], leadership)
    return {"required": True, "tn": target, "p_pass": morale_chance(target, rules)}
