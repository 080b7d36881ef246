"""Explosions: damage, fire, scatter, structures and breaches."""

from engine.games.infantry.ground import toughness_of
from engine.games.infantry.kernel.numbers import harm
from engine.games.infantry.kernel.numbers.codes import Step, WeaponKind
from engine.games.infantry.kernel.numbers.targets import attack_hits
from engine.games.infantry.rules import TOUGHNESS_CODES, arms_of, numbers_of
from schemas.models.infantry.dot_map import Structure
from schemas.models.infantry.words import Terrain, Toughness
from tests.rules.adapters.infantry.bench import Answer, Given, arsenal, rules_of

KINDS = {"explosive": WeaponKind.EXPLOSIVE, "thrown": WeaponKind.THROWN, "incendiary_ranged": WeaponKind.INCENDIARY}
BUILDING = Structure(kind="structure", id="house", name="House", terrain=Terrain.BUILDING)


def blast(given: Given) -> Answer:
    """Answer the lethal points of a blast so far away, and whether the dot burns."""
    rules = rules_of(given)
    numbers, arms = numbers_of(rules), arms_of(arsenal()[given["weapon"]], rules)
    distance, in_water = given["distance"], given.get("in_water", False)
    blocked, low = given.get("blocked", False), given.get("low_cover_prone", False)
    sheltered = harm.is_sheltered(numbers, arms, blocked, low)
    return {
        "lethal": harm.blast_points(numbers, arms, distance, in_water, sheltered),
        "ignites": harm.ignites(numbers, arms, distance, in_water, sheltered),
    }


def scatter(given: Given) -> Answer:
    """Answer whether something hits the dot it is aimed at, and where it lands."""
    numbers, kind = numbers_of(rules_of(given)), KINDS[given["kind"]]
    column, row = given["target"]
    if attack_hits(numbers, given["tn"], given["roll"]):
        return {"hit": True, "impact": [column, row]}
    if not harm.lands_on_a_miss(numbers, kind):
        return {"hit": False, "impact": None}
    away = harm.scatter_dots(numbers, given["tn"], given["roll"]) if harm.scatters(numbers, kind) else 0
    across, up = harm.scatter_column(given.get("d8", 1)), harm.scatter_row(given.get("d8", 1))
    return {"hit": False, "impact": [column + away * across, row + away * up]}


def structure_damage(given: Given) -> Answer:
    """Answer what a dot of a structure suffers."""
    rules = rules_of(given)
    arms = arms_of(arsenal()[given["weapon"]], rules)
    return {"points": harm.structure_points(numbers_of(rules), arms, given["distance"])}


def breach(given: Given) -> Answer:
    """Answer whether hits on one dot breach it, and what it becomes."""
    rules = rules_of(given)
    toughness = Toughness(given["kind"]) if "kind" in given else toughness_of(BUILDING, rules)
    needed = harm.breach_needs(numbers_of(rules), TOUGHNESS_CODES[toughness])
    total = sum(given["hits"])
    breached = total >= needed
    return {
        "total": total,
        "breached": breached,
        "needed": needed,
        "becomes": Terrain.ROUGH.value if breached else None,
        "entry_ap": numbers_of(rules).step_ap[Step.ROUGH] if breached else None,
    }
