"""What the rules document says of the course of battles, as the kernel's numbers."""

from typing import Final

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.records import Rulings
from engine.games.infantry.rules.numbers import unit_vector
from schemas.models.infantry.rules import Rules

START_CODES: Final = {
    "fires_out": codes.FIRES_OUT,
    "smoke": codes.SMOKE_CHANGES,
    "fire_damage": codes.FIRE_HURTS,
}


def pack_rulings(rules: Rules, rulings: Rulings) -> None:
    """Fill `rulings` from a rules document."""
    rulings.change_weapon = rules.actions.change_weapon
    rulings.switch_mounted = rules.actions.switch_mounted
    rulings.contours_block = int(rules.sight.contours == "block")
    rulings.trees_block = int(rules.terrain.trees == "impassable")
    rulings.swing = rules.crewed.swing
    rulings.pick_up = rules.actions.pick_up
    rulings.free_attacks = rules.crewed.free_attacks
    rulings.aim_and_arc = int(rules.arcs.aim_or_arc == "both")
    rulings.crew_to_fire = int(rules.crewed.crew_to_fire)
    rulings.water = int(rules.options.water)
    rulings.per_dot = rules.terrain.per_dot
    rulings.through_friends = int(rules.terrain.through_friends)
    rulings.explosives = int(rules.options.explosive_ranged)
    rulings.incendiaries = int(rules.options.incendiary)
    rulings.smoke = int(rules.options.smoke)
    rulings.large_targets = int(rules.options.large_targets)
    rulings.breaching = int(rules.options.breaching)
    rulings.wire = int(rules.options.barbed_wire)
    rulings.wire_attacks = int(rules.wire.entangled_may_attack)
    rulings.wire_freed_acts = int(rules.wire.freed_acts)
    rulings.tunnels = int(rules.options.trench_tunnel)
    rulings.goes_on = int(rules.movement_fire.go_on)
    rulings.cover_ap = rules.movement_fire.target_drops_ap
    rulings.checks_every_turn = int(rules.morale.trigger == "every_turn")
    rulings.fails_rout = int(rules.morale.fails == "routed")
    rulings.routed_after = rules.morale.routed_after
    rulings.rally_counts = int(rules.morale.rally_counts)
    rulings.leader_counts = int(rules.morale.leader_counts)
    rulings.leader_replaced = int(rules.squad.leader_replaced)
    rulings.leadership = rules.morale.leadership
    rulings.drop_weapon = rules.actions.drop_weapon
    rulings.reload = rules.actions.reload
    rulings.at_once = int(rules.turn.explosions == "at_once")
    rulings.fire_spreads = int(rules.fire.spreads == "vegetation")
    rulings.start_order[:] = [START_CODES[step] for step in rules.turn.start_order]
    rulings.movement_fire = int(rules.options.movement_fire)
    rulings.moving_needs_step = int(rules.movement_fire.needs_step)
    rulings.prone_under_blast = int(rules.target.prone_for_dot_fire)
    rulings.fire_start = rules.fire.start_damage
    rulings.first_by_roll = int(rules.turn.first == "roll")
    rulings.draw_percent = rules.scenario.draw_percent
    for bearing in range(codes.BEARINGS):
        east, north = unit_vector(bearing * codes.BEARING_DEG)
        rulings.compass_x[bearing], rulings.compass_y[bearing] = east, north
