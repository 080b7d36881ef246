"""The kinds of question that worked cases of infantry ask, and who answers each: one row an op."""

from collections.abc import Callable, Mapping

from tests.rules.adapters.infantry import blasts, cards, ground, gunfire, legality, turns
from tests.rules.adapters.infantry.bench import Answer, Given

Answerer = Callable[[Given], Answer]

ANSWERS: Mapping[str, Answerer] = {
    "action_cost": ground.action_cost,
    "ammo_total": legality.ammo_total,
    "ap": cards.ap,
    "apply_damage": cards.apply_damage,
    "arc_attacks": gunfire.arc_attacks,
    "barbed_wire": ground.barbed_wire,
    "blast": blasts.blast,
    "breach": blasts.breach,
    "crewed_row": legality.crewed_row,
    "equip_armor": legality.equip_armor,
    "fire_damage": ground.fire_damage,
    "force": legality.force,
    "in_arc": gunfire.in_arc,
    "morale": cards.morale,
    "movement_fire": gunfire.movement_fire,
    "movement_fire_order": turns.movement_fire_order,
    "p_2d6": gunfire.p_2d6,
    "path": ground.path,
    "pv_formula": legality.pv_formula,
    "scatter": blasts.scatter,
    "setup": ground.setup,
    "smoke_area": ground.smoke_area,
    "smoke_modifier": ground.smoke_modifier,
    "structure_damage": blasts.structure_damage,
    "swim_ok": ground.swim_ok,
    "takeover": ground.takeover,
    "target_number": gunfire.target_number,
    "trooper_pv": legality.trooper_pv,
    "validate_loadout": legality.validate_loadout,
    "visible": gunfire.visible,
}
