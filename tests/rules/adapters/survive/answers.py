"""The kinds of question that worked cases of SURVIVE ask, and who answers each: one row an op."""

from collections.abc import Callable, Mapping

from tests.rules.adapters.survive import legality, lookups, table
from tests.rules.adapters.survive.bench import Answer, Given

Answerer = Callable[[Given], Answer]

ANSWERS: Mapping[str, Answerer] = {
    "ammo": lookups.ammo,
    "blink": table.blink,
    "cap": table.cap,
    "contact_side": table.contact_side,
    "control_rates": lookups.control_rates,
    "control_to_hit": lookups.control_to_hit,
    "dazed_move": lookups.dazed_move,
    "direction": table.direction,
    "double_team": table.double_team,
    "effect": lookups.effects,
    "effect_audit": lookups.effect_audit,
    "follow_on": lookups.follow_on,
    "going_red": lookups.going_red,
    "heading": table.heading,
    "in_arc": table.in_arc,
    "mob_run": table.mob_run,
    "move_rates": lookups.move_rates,
    "patrol_ok": table.patrol_ok,
    "red_stand": table.red_stand,
    "shoot_legal": lookups.shoot_legal,
    "to_hit": lookups.to_hit,
    "turns": lookups.turns,
    "validate_control": legality.validate_control,
    "validate_game": legality.validate_game,
    "validate_unit": legality.validate_unit,
    "validate_weapon": legality.validate_weapon,
    "validate_zone": legality.validate_zone,
    "zone_of": table.zone_of,
}
