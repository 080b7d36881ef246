"""What content has to be: what stands where on a card, armour cells, point values, crew and ammunition."""

from collections.abc import Iterable
from typing import Any

from engine.games.infantry.checks.loads import ammunition_not_carried, ammunition_refused, too_many_loads
from engine.games.infantry.checks.squads import (
    launcher_not_mountable,
    mount_refused,
    section_taken,
    too_many_grenades,
    wrong_section,
)
from engine.games.infantry.kit import Kit, ap_cost_of, crew_of, names_in, rounds_of
from engine.games.infantry.points import formula_points, over_budget, points_of
from engine.games.infantry.rules import CellFlaw, ap_row, cell_flaws, lethal_to_kill
from schemas.diagnostics.diagnostics import Finding
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.words import Experience, Mode
from tests.rules.adapters.infantry.bench import Answer, Given, armor_called, arsenal, rules_of

LAUNCHER = "grenade_launcher"
GRENADES = {"hand": "hand_grenade", "smoke": "smoke_grenade", "incendiary": "incendiary_grenade"}
WORDS = {
    "wrong-section": "wrong_slot",
    "section-taken": "slot_conflict",
    "mount-refused": "mount_not_allowed",
    "launcher-not-mountable": "agl_not_mountable",
    "too-many-grenades": "grenade_count",
    "too-many-loads": "extra_ammo_multiple",
    "extra-ammunition-refused": "extra_ammo_not_explosive",
    "extra-ammunition-not-carried": "extra_ammo_without_weapon",
}
"""The codes in the words of the cases."""
CELL_WORDS = {
    CellFlaw.COUNT: "armor_count",
    CellFlaw.NOT_CONTIGUOUS: "armor_not_contiguous",
    CellFlaw.OFF_CARD: "armor_off_card",
}


def trooper_of(given: Given, **named: Any) -> Trooper:
    """Return a trooper with what a case says of it, whether its schema would take it or not."""
    loads = given.get("extra_ammo_for", ())
    unjudged: Any = Trooper.model_construct
    trooper: Trooper = unjudged(
        experience=Experience(given.get("experience", "regular")),
        primary=given.get("primary"),
        secondary=given.get("secondary"),
        mounted=given.get("mount_weapon", LAUNCHER) if given.get("mounted_gl") else None,
        other=given.get("other"),
        extra_ammunition=(loads,) if isinstance(loads, str) else tuple(loads or ()),
        sneak_suit=given.get("sneak_suit", False),
        leadership=given.get("leadership", 0),
        **named,
    )
    return trooper


def kit_with(trooper: Trooper, armor: str | None = None) -> Kit:
    """Return what of a trooper's weapons is shipped, and its armour."""
    there = {name: arsenal()[name] for name in names_in(trooper) if name in arsenal()}
    return Kit(there, armor_called(armor))


def verdict(errors: Iterable[str]) -> Answer:
    """Return errors, each once, and that there are none."""
    found = frozenset(errors)
    return {"valid": not found, "errors": found}


def words(*found: Iterable[Finding]) -> set[str]:
    """Return findings in the words of the cases."""
    return {WORDS[finding.code] for findings in found for finding in findings}


def validate_loadout(given: Given) -> Answer:
    """Answer what is wrong with what a trooper carries."""
    rules, counts = rules_of(given), given.get("grenades", {})
    trooper = trooper_of(given, grenades={GRENADES[kind]: count for kind, count in counts.items()})
    kit = kit_with(trooper)
    unknown = {"unknown_weapon"} if {*names_in(trooper)} - {*kit.weapons} else set()
    found = words(
        wrong_section(trooper, kit),
        section_taken(trooper, kit, rules),
        mount_refused(trooper, kit),
        launcher_not_mountable(trooper, kit),
        too_many_grenades(trooper, rules),
        too_many_loads(trooper, rules),
        ammunition_refused(trooper, kit, rules),
        ammunition_not_carried(trooper, kit),
    )
    return verdict(found | unknown)


def equip_armor(given: Given) -> Answer:
    """Answer whether armour can cover some cells, and what becomes of the AP row then."""
    rules, armor, cells = rules_of(given), armor_called(given["type"]), given["cells"]
    if armor is None:
        return verdict(["unknown_armor"])
    answer = verdict(CELL_WORDS[flaw] for flaw in cell_flaws(cells, armor, rules))
    if answer["valid"]:
        answer |= {"ap_row": [*ap_row(armor, rules)], "lethal_to_kill": lethal_to_kill(len(cells), rules)}
    return answer


def points(given: Given) -> int:
    """Return the PV of a trooper."""
    grenades = {GRENADES["incendiary"]: 1} if given.get("incendiary_grenades") else {}
    trooper = trooper_of(given, grenades=grenades)
    return points_of(trooper, kit_with(trooper, given.get("armor")), rules_of(given))


def trooper_pv(given: Given) -> Answer:
    """Answer the PV of a trooper."""
    return {"pv": points(given)}


def force(given: Given) -> Answer:
    """Answer what a force costs, and whether it may."""
    total = sum(given["pvs"]) if "pvs" in given else sum(map(points, given["troopers"]))
    return {"total": total} | verdict(["over_budget"] if over_budget(total, given["budget"]) else [])


def pv_formula(given: Given) -> Answer:
    """Answer the PV of a weapon of direct fire by the formula."""
    return {"pv": formula_points(given["damage"], given["long"], Mode(given["mode"]), rules_of(given))}


def crewed_row(given: Given) -> Answer:
    """Answer the crew of a crewed weapon, and its AP."""
    weapon, rules = arsenal()[given["weapon"]], rules_of(given)
    return {"crew": crew_of(weapon, rules), "ap": ap_cost_of(weapon, rules)}


def ammo_total(given: Given) -> Answer:
    """Answer the rounds of a weapon."""
    return {"rounds": rounds_of(arsenal()[given["weapon"]], rules_of(given), extra=given["extra_ammo"])}
