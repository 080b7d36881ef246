"""The kinds of question that worked cases of SURVIVE ask, and who answers each: one row an op."""

from collections.abc import Callable, Mapping

from tests.rules.adapters.survive import course, fights, gunfire, legality, lookups, table
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
    "double_tap": gunfire.double_tap,
    "double_team": table.double_team,
    "effect": lookups.effects,
    "effect_audit": lookups.effect_audit,
    "facing_exchange": fights.facing_exchange,
    "facing_fight": fights.whole_fight,
    "first_striker": fights.first_striker,
    "follow_on": lookups.follow_on,
    "going_red": lookups.going_red,
    "heading": table.heading,
    "hit_run": fights.hit_run,
    "in_arc": table.in_arc,
    "initiative": course.initiative,
    "jam_timeline": gunfire.jam_timeline,
    "mob_run": table.mob_run,
    "mobbing_run": fights.mobbing_run,
    "mobbing_setup": fights.mobbing_setup,
    "move_rates": lookups.move_rates,
    "patrol_ok": table.patrol_ok,
    "phases": course.phases,
    "rear_exchange": fights.rear_exchange,
    "recovery": gunfire.recovery,
    "red_stand": table.red_stand,
    "shoot_legal": lookups.shoot_legal,
    "shot": gunfire.shot,
    "sling": gunfire.sling,
    "to_hit": lookups.to_hit,
    "turn_steps": course.turn_steps,
    "turns": lookups.turns,
    "validate_control": legality.validate_control,
    "validate_game": legality.validate_game,
    "validate_unit": legality.validate_unit,
    "validate_weapon": legality.validate_weapon,
    "validate_zone": legality.validate_zone,
    "winner": course.winner,
    "zone_of": table.zone_of,
}
