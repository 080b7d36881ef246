"""The rules document as the kernel's numbers: inches become mils, words become codes."""

from collections.abc import Iterable
from math import cos, radians

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.records import Numbers
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.measures import Attack

UNIT_CODES = {
    "commander": codes.COMMANDER,
    "tactical": codes.TACTICAL,
    "scout": codes.SCOUT,
    "assault": codes.ASSAULT,
    "engineer": codes.ENGINEER,
    "basic_drone": codes.BASIC_DRONE,
    "kamikaze_drone": codes.KAMIKAZE_DRONE,
    "haywire_drone": codes.HAYWIRE_DRONE,
    "recce_drone": codes.RECCE_DRONE,
}
TROOPERS = range(codes.COMMANDER, codes.ENGINEER + 1)
DRONES = range(codes.BASIC_DRONE, codes.RECCE_DRONE + 1)
UNITS = (*TROOPERS, *DRONES)
GAUSS, PLASMA, MACHINE_GUN = range(3)
EDGE_CODES = {"south": codes.SOUTH, "north": codes.NORTH, "west": codes.WEST, "east": codes.EAST}


def mils(inches: float) -> int:
    """Return inches as whole thousandths."""
    return round(inches * 1000)


def face_set(faces: Iterable[int]) -> int:
    """Return die faces as a set of bits, bit n standing for face n."""
    return sum(1 << face for face in sorted(set(faces)))


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    _measures(rules, numbers)
    _movement(rules, numbers)
    _shooting(rules, numbers)
    _sight(rules, numbers)
    _sensing(rules, numbers)
    _setup(rules, numbers)
    _objectives(rules, numbers)
    _activation(rules, numbers)
    _harm(rules, numbers)
    numbers.max_rounds = rules.end.max_rounds
    numbers.nobody_left_control = int(rules.end.no_troopers_either_side == "defender")


def _scaled(rules: Rules, inches: float, subject: str) -> int:
    scale = rules.scale
    halved = scale.half and scale.figure_mm < scale.half_below_mm and subject in scale.half_applies_to
    return mils(inches * (scale.half_factor if halved else 1.0))


def _band(rules: Rules, width_in: float) -> int:
    """Return the width of a range band; the narrowest there is measures one mil. Rule: 7S.GEN.2."""
    return max(1, _scaled(rules, width_in, "range_bands"))


def _measures(rules: Rules, numbers: Numbers) -> None:
    numbers.die_sides = rules.dice.sides
    numbers.base_radius_mil = mils(rules.base.diameter_in / 2)
    numbers.objective_radius_mil = mils(rules.objective.diameter_in / 2)
    numbers.epsilon_mil = mils(rules.range.epsilon_in)
    numbers.within_inclusive = int(rules.range.within_inclusive)
    numbers.boundary_farther = int(rules.range.boundary == "farther_band")


def _movement(rules: Rules, numbers: Numbers) -> None:
    move_mil = _scaled(rules, rules.move.move_in, "move")
    jumpers = {UNIT_CODES[name] for name in rules.jump.legal_units}
    for unit in (*UNITS, codes.BLIP):
        numbers.move_mil[unit] = move_mil
        numbers.jump_mil[unit] = _scaled(rules, rules.jump.jump_in, "jump")
        allow(numbers, codes.MOVE, unit, allowed=unit != codes.BLIP or "move" in rules.blip.legal_actions)
        allow(numbers, codes.JUMP, unit, allowed=unit in jumpers)
        allow(numbers, codes.TARGET, unit, allowed=unit in TROOPERS or unit == codes.RECCE_DRONE)
        allow(numbers, codes.FIRE_RIFLE, unit, allowed=unit != codes.BLIP)
    allow(numbers, codes.JUMP, codes.BLIP, allowed="jump" in rules.blip.legal_actions)
    numbers.hindering_cost_permille = round(rules.move.hindering_cost * 1000)
    numbers.shed_rounding = {"floor": 0, "nearest": 1, "ceil": 2}[rules.move.removal_rounding]
    numbers.leave_table = int(rules.move.leave_table)
    numbers.jump_over_units = int(rules.jump.over_units)
    numbers.jump_land_impassable = int(rules.jump.land_impassable)


def allow(numbers: Numbers, action: int, unit: int, *, allowed: bool) -> None:
    """Set whether a unit type may take an action. Rule: 7S.ACT.10."""
    numbers.may[action * codes.TYPES + unit] = int(allowed)


def _shooting(rules: Rules, numbers: Numbers) -> None:
    doubled = {UNIT_CODES[name] for name in rules.range.double_rifle_units}
    band_in = {GAUSS: rules.range.band_in, PLASMA: rules.range.plasma_band_in}
    for unit in UNITS:
        weapon = MACHINE_GUN if unit in DRONES else PLASMA if unit == codes.ASSAULT else GAUSS
        width_in = (
            rules.range.double_band_in if unit in doubled else band_in.get(weapon, rules.range.machine_gun_band_in)
        )
        numbers.weapon[unit] = weapon
        numbers.rifle_band_mil[unit] = _band(rules, width_in)
    numbers.kill_faces[:] = [
        face_set(rules.rifle.gauss_kill),
        face_set(rules.rifle.plasma_kill),
        face_set(rules.mg.kill),
    ]
    numbers.graze_faces[:] = [face_set(rules.rifle.gauss_graze), face_set(rules.rifle.plasma_graze), 0]
    numbers.may_shoot_troopers[:] = [1, 1, int(rules.mg.may_target_troopers)]
    numbers.dice_modifier[:] = [0, rules.rifle.plasma_dice_modifier, 0]
    numbers.own_counters[codes.FIRE_RIFLE] = rules.rifle.own_counters
    numbers.own_counters[codes.JUMP] = rules.jump.own_counters
    numbers.rifle_min_counters = min_counters(rules, "fire_rifle")


def min_counters(rules: Rules, attack: Attack) -> int:
    """Return the target counters that an attack asks for on its victim. Rule: 7S.GAP.67."""
    return rules.attack.min_counters if attack in rules.attack.counter_required else 0


def _sight(rules: Rules, numbers: Numbers) -> None:
    cover = rules.cover
    numbers.line_edge_to_edge = int(rules.los.line == "edge_to_edge")
    numbers.own_piece_blocks = int(rules.los.own_piece_blocks)
    numbers.units_block = int(rules.los.units_block)
    numbers.min_visible_permille = round(rules.los.min_visible_fraction * 1000)
    numbers.light_bands, numbers.heavy_bands = cover.light_bands, cover.heavy_bands
    numbers.light_dice, numbers.heavy_dice = cover.between_light_dice, cover.between_heavy_dice
    numbers.light_counters, numbers.heavy_counters = cover.between_light_counters, cover.between_heavy_counters
    numbers.heavy_limit_mil = mils(cover.heavy_limit_in)
    numbers.heavy_limit_total = int(cover.heavy_limit_scope == "total")
    numbers.min_crossing_mil = mils(cover.min_crossing_in)
    numbers.light_same_piece_exempt = int("light" in cover.same_piece_exempt)
    numbers.heavy_same_piece_exempt = int("heavy" in cover.same_piece_exempt)
    numbers.stack_target_cover = int(cover.stack_target_cover)
    numbers.trooper_arc_cosine_ppm = round(cos(radians(rules.arc.trooper_deg / 2)) * 1_000_000)
    numbers.arc_inclusive = int(rules.arc.boundary_inclusive)


def _sensing(rules: Rules, numbers: Numbers) -> None:
    doubled = {UNIT_CODES[name] for name in rules.range.double_target_units}
    for unit in UNITS:
        width_in = rules.range.double_band_in if unit in doubled else rules.range.band_in
        numbers.target_band_mil[unit] = _band(rules, width_in)
    numbers.own_counters[codes.TARGET] = rules.target.own_counters_per_die
    numbers.off_arc_multiplier = rules.target.off_arc_multiplier
    numbers.min_target_dice = rules.target.min_dice
    numbers.passive_mil = _scaled(rules, rules.passive.radius_in, "passive_sensors")
    numbers.passive_counters = rules.passive.counters
    numbers.objective_passive_counters = rules.passive.objective_counters
    numbers.passive_deep_heavy_blocks = int(rules.passive.deep_heavy_blocks)
    numbers.passive_whole_path = int(rules.passive.test == "whole_path")
    numbers.charge_per_payment = int(rules.target.intervening_charge == "per_payment")
    numbers.price_at_units = int(rules.target.blip_cost_basis == "unit_position")
    numbers.moving_blip_units_count_each = int(rules.passive.moving_blip_units_count == "each")


def _setup(rules: Rules, numbers: Numbers) -> None:
    setup = rules.setup
    numbers.edge_count = len(setup.edge_choices)
    numbers.edges[: numbers.edge_count] = [EDGE_CODES[edge] for edge in setup.edge_choices]
    numbers.objective_depth_permille[:] = [
        round(setup.attacker_objective_zone * 1000),
        round(setup.defender_zone * 1000),
    ]
    numbers.defender_depth_permille = round(setup.defender_zone * 1000)
    numbers.attacker_depth_mil = mils(setup.attacker_depth_in)
    numbers.encounter_depth_mil = mils(rules.chance_encounter.depth_in)
    numbers.zone_inclusive = int(setup.zone_boundary == "inclusive")
    numbers.edge_clearance_mil = mils(rules.objective.edge_clearance_in)
    numbers.spacing_mil = mils(rules.objective.spacing_in)
    numbers.clearance_inclusive = int(rules.objective.clearance_inclusive)
    numbers.blips = rules.holding.squares
    numbers.units_per_square = rules.holding.units_per_square
    numbers.blip_group = rules.chance_encounter.blips_per_group
    numbers.drone_purchase = int(rules.chance_encounter.drone_purchase)
    numbers.drone_points = rules.chance_encounter.drone_points
    numbers.blip_overlap = int(setup.blip_overlap)
    numbers.blip_in_impassable = int(setup.blip_in_impassable)


def _objectives(rules: Rules, numbers: Numbers) -> None:
    numbers.secure_mil = mils(rules.objective.secure_radius_in)
    numbers.blips_count_for_objectives = int(rules.objective.blips_count)
    numbers.inspected_counters = rules.objective.inspected_min_counters
    numbers.inspected_placed = rules.end.inspected_counters


def _activation(rules: Rules, numbers: Numbers) -> None:
    activation = rules.activation
    for unit in UNITS:
        numbers.actions[unit] = activation.drone_actions if unit in DRONES else activation.trooper_actions
    numbers.actions[codes.BLIP] = activation.blip_actions
    numbers.extra_blips = activation.extra_blips
    numbers.extra_blips_per_turn = int(activation.extra_blips_scope == "turn")
    numbers.count_blips = int(activation.multi_counts_blips)
    numbers.zero_opponent_ratio = activation.multi_zero_opponent
    numbers.double_ratio = activation.multi_two_at_ratio
    numbers.triple_ratio = activation.multi_three_at_ratio
    numbers.pair_uses_activations = rules.blip.pair_uses_activations
    numbers.end_on_passes = activation.end_on_consecutive_passes
    numbers.reveal_in_own_turn = int("own_turn" in rules.blip.voluntary_reveal_windows)
    numbers.reveal_in_enemy_turn = int("enemy_turn" in rules.blip.voluntary_reveal_windows)
    numbers.reveal_inherits_activation = int(rules.blip.reveal_inherits_activation)
    numbers.reveal_at_blip = int(rules.reveal.placement == "blip_centre")
    numbers.face_enemy_edge = int(rules.reveal.facing == "enemy_edge")
    numbers.skip_initiative_round = 1


def _harm(rules: Rules, numbers: Numbers) -> None:
    numbers.suit_fails_faces = face_set(rules.damage.fails_on)
    numbers.failed_action_counter = rules.damage.failed_action_counter
    numbers.wake_faces = face_set(rules.stun.recovers_on)
