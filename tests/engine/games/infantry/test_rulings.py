"""Rulings that battles of chance hardly show: positions by hand and look-ups, as ruled and otherwise."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engine.games.infantry.checks.scenarios import side_over_points
from engine.games.infantry.checks.squads import squad_strength
from engine.games.infantry.kernel.codes import Action, Slot
from engine.games.infantry.kernel.course import end_side
from engine.games.infantry.kernel.numbers.codes import Mark
from engine.games.infantry.kernel.standing.cards import die, fresh_ap
from schemas.models.infantry.scenario import Scenario
from tests.engine.games.infantry.arena import shipped
from tests.engine.games.infantry.bench import MEADOW, HomePack, Table, map_of, only
from tests.rules.adapters.infantry.answers import ANSWERS

Rules = Mapping[str, Any]
NORTH = 0


def number_at_a_tree(rules: Rules) -> int | None:
    """Return what a rocket needs to hit a tree, None where it cannot be aimed at one."""
    table = Table(shipped(), ("rocketeer",), ground=map_of("...T..", rows=30), **rules)
    table.put("rocketeer", 3, 0, ap=8)
    aimed: dict[str, Any] = {"slot": Slot.PRIMARY, "column": 3, "row": 29}
    if table.faults("rocketeer", Action.EXPLOSIVE, **aimed):
        return None
    number: int = only(table.do("rocketeer", Action.EXPLOSIVE, **aimed), "declared")[0]["number"]
    return number


def ap_in_heavy_armour_near_death(rules: Rules) -> int:
    """Return the AP of a veteran in heavy armour with nine cells crossed out: 2, 3 less, 1 more."""
    table = Table(shipped(), ("breach_leader",), **rules)
    table.game.battle.hp[:9] = [Mark.CROSSED] * 9
    return fresh_ap(table.game, 0)


TUNNEL = {"tunnels": "....A....\n....a....\n" + ".........\n" * 28}


def number_to_strike_under_ground(rules: Rules) -> int:
    """Return what a bayonet needs in a tunnel."""
    table = Table(shipped(), ("rifleman",), ("recruit",), drawn=TUNNEL, **rules)
    table.put("rifleman", 4, 29, ap=8, tunnel=0)
    table.put("recruit", 4, 28, tunnel=0)
    number: int = only(table.do("rifleman", Action.STRIKE, "recruit"), "attack")[0]["number"]
    return number


def attacks_at_who_steps_over_the_mouth(rules: Rules) -> int:
    """Return how often a trooper in the mouth of a tunnel fires at an enemy who steps onto the dot above it."""
    table = Table(shipped(), ("rifleman",), ("recruit",), drawn=TUNNEL, **rules)
    table.put("rifleman", 4, 29, ap=8, tunnel=0)
    table.do("rifleman", Action.ARC, bearing=NORTH)
    table.put("recruit", 3, 29, ap=7)
    return len(only(table.walk("recruit", (4, 29)), "attack"))


def may_be_taken_by_the_enemy(rules: Rules) -> bool:
    """Return whether an enemy may take over a machine gun whose gunner is dead."""
    table = Table(shipped(), ("gunner",), ("recruit",), **rules)
    table.put("gunner", 4, 0, ap=8)
    table.do("gunner", Action.SET_UP, bearing=NORTH)
    die(table.game, table.person("gunner"))
    table.put("recruit", 4, 0, ap=7)
    return table.faults("recruit", Action.TAKE_OVER, "gunner") == 0


def number_under_a_leader_without_skill(rules: Rules) -> int:
    """Return what a regular needs who is led by a rifleman, whose card has no leadership; four are dead."""
    table = Table(shipped(), ("rifleman",) * 6, **rules)
    for number in range(3, 7):
        die(table.game, table.person(f"rifleman#{number}"))
    table.rows()
    end_side(table.game, 0)
    number_to_reach: int = only(table.rows(), "morale")[1]["number"]
    return number_to_reach


def answer(op: str, key: str, **given: Any) -> Callable[[Rules], Any]:
    """Return a look-up that answers a question of the worked cases under other rules."""

    def asked(rules: Rules) -> Any:
        params = {f"{group}.{name}": value for group, values in rules.items() for name, value in values.items()}
        nested = {f"points.formula.{name}": value for name, value in params.pop("points.formula", {}).items()}
        return ANSWERS[op]({"op": op, **given, "params": params | nested})[key]

    return asked


def flaws_of_seven(rules: Rules) -> list[str]:
    """Return what is said of a squad of seven."""
    prepared = HomePack(shipped(), {"ground": MEADOW}, (("rifleman",) * 7, ("scout",)), rules)
    return [finding.code for finding in squad_strength(prepared.sides["a"], prepared.rules)]


def flaws_of_two_squads(rules: Rules) -> list[str]:
    """Return what is said of a side of two squads of 1724 and 1729 PV, each of which may cost 1750."""
    prepared = HomePack(shipped(), {"ground": MEADOW}, (("rifleman",), ("scout",)), rules)
    told = {"kind": "scenario", "id": "dusk", "title": "Dusk", "description": "Go.", "dot_map": "millford"}
    zones = {"rows": [0, 5]}, {"rows": [50, 55]}
    both, one = ["third_section", "ridge_watch"], ["breach_party"]
    sides = {"a": {"squads": both, "deploys": zones[0]}, "b": {"squads": one, "deploys": zones[1]}}
    scenario = Scenario.model_validate({**told, **sides})
    return [finding.code for finding in side_over_points(scenario, prepared.pack, prepared.rules)]


gap_in_armour = answer("equip_armor", "errors", type="standard", cells=[1, 2, 4, 5])
both_loads = ["rocket_launcher", "light_anti_tank_weapon"]
two_loads = answer(
    "validate_loadout", "errors", primary=both_loads[0], secondary=both_loads[1], extra_ammo_for=both_loads
)
pistol_too = answer("validate_loadout", "errors", primary="smg", mounted_gl=True, secondary="pistol")
worth = answer("pv_formula", "pv", damage=3, long=66, mode="burst")
ROWS: tuple[tuple[str, str, Callable[[Rules], Any], Any, Any, Any], ...] = (
    ("options.large_targets", "IN.LRG.1", number_at_a_tree, 4, False, None),
    ("target.large", "IN.LRG.2", number_at_a_tree, 4, -3, 3),
    ("action_points.order", "IN.GAP.36", ap_in_heavy_armour_near_death, 1, "experience_first", 0),
    ("tunnels.combat_scope", "IN.GAP.22", number_to_strike_under_ground, 9, "ranged", 7),
    ("arcs.own_dot", "IN.GAP.52", attacks_at_who_steps_over_the_mouth, 0, True, 1),
    ("crewed.takeover_by", "IN.CRW.8", may_be_taken_by_the_enemy, True, "own_side", False),
    ("morale.leadership", "IN.MOR.5", number_under_a_leader_without_skill, 5, 3, 4),
    ("squad.size", "IN.GAP.34", flaws_of_seven, ["squad-strength"], 7, []),
    ("points.budget_of", "IN.GAP.58", flaws_of_two_squads, ["side-over-points"], "squad", []),
    ("armor.contiguous", "IN.ARM.2", gap_in_armour, {"armor_not_contiguous"}, False, set()),
    ("extra_ammunition.weapons", "IN.EXP.10", two_loads, {"extra_ammo_multiple"}, 2, set()),
    ("sections.mounted_takes", "IN.EXP.7", pistol_too, {"slot_conflict"}, "other", set()),
    ("points.formula", "IN.HOUSE.8", worth, 80, {"long_divisor": 20}, 70),
    ("points.formula", "IN.HOUSE.8", worth, 80, {"burst_percent": 50}, 40),
)
"""A parameter and its rule, what shows it, what that shows as ruled, another value, and what it shows then."""


@pytest.mark.parametrize(
    ("parameter", "play", "shown", "value", "shown_then"),
    [pytest.param(parameter, *shown, id=f"{rule} {parameter}") for parameter, rule, *shown in ROWS],
)
def test_a_position_goes_as_ruled_and_otherwise_by_another_ruling(
    parameter: str, play: Callable[[Rules], Any], shown: Any, value: Any, shown_then: Any
) -> None:
    """The same position, or the same question, under the value as ruled and under another one."""
    group, name = parameter.split(".")

    assert play({}) == shown
    assert play({group: {name: value}}) == shown_then
