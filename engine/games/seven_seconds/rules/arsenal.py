"""Missiles, area effects, support and endings of the rules document as the kernel's numbers."""

from math import cos, radians

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.records import Numbers
from engine.games.seven_seconds.rules.field import COVER_CODES, GROUND_CODES, terrain_type
from engine.games.seven_seconds.rules.missions import OBJECTIVES
from engine.games.seven_seconds.rules.numbers import TROOPERS, UNIT_CODES, UNITS, allow, face_set, mils, min_counters
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import ObjectiveName

NO_LIMIT = 1_000_000_000
FULL_TURN_DEG = 360.0
WHOSE = {"any": 0, "attacker": 1, "defender": 2}
PATCH_TYPES = ("flamer_smoke", "crater")


def pack_arsenal(rules: Rules, numbers: Numbers) -> None:
    """Fill the part of `numbers` that is about missiles, areas, support and endings."""
    _who_may(rules, numbers)
    _missiles(rules, numbers)
    _areas(rules, numbers)
    _interception(rules, numbers)
    _blasts(rules, numbers)
    _made_terrain(rules, numbers)
    _flamers(rules, numbers)
    _support(rules, numbers)
    _drones(rules, numbers)
    _objectives(rules, numbers)
    _endings(rules, numbers)
    _house_rules(rules, numbers)


def _mils_or_none(inches: float | None) -> int:
    return NO_LIMIT if inches is None else mils(inches)


def _who_may(rules: Rules, numbers: Numbers) -> None:
    without_missiles = {UNIT_CODES[name] for name in rules.missile.illegal_units}
    for unit in UNITS:
        trooper = unit in TROOPERS
        allow(numbers, codes.FIRE_MISSILE, unit, allowed=trooper and unit not in without_missiles)
        allow(numbers, codes.FIRE_FLAMER, unit, allowed=trooper)
        allow(numbers, codes.COMMAND, unit, allowed=unit in {codes.COMMANDER, codes.ENGINEER})
        allow(numbers, codes.REPAIR, unit, allowed=unit == codes.ENGINEER)
        allow(numbers, codes.SCRAMBLE, unit, allowed=True)
        allow(numbers, codes.KAMIKAZE, unit, allowed=unit == codes.KAMIKAZE_DRONE)
        allow(numbers, codes.TOGGLE_JAMMER, unit, allowed=unit == codes.HAYWIRE_DRONE)
    numbers.own_counters[codes.FIRE_MISSILE] = rules.missile.own_counters
    numbers.own_counters[codes.FIRE_FLAMER] = rules.flamer.own_counters
    numbers.own_counters[codes.COMMAND] = rules.command.own_counters
    numbers.own_counters[codes.REPAIR] = rules.repair.own_counters
    numbers.own_counters[codes.SCRAMBLE] = rules.scramble.own_counters
    numbers.own_counters[codes.TOGGLE_JAMMER] = rules.jammer.own_counters


def _areas(rules: Rules, numbers: Numbers) -> None:
    numbers.flame_min_counters = min_counters(rules, "fire_flamer")
    numbers.blast_min_counters = min_counters(rules, "missile_blast")
    numbers.kamikaze_min_counters = min_counters(rules, "kamikaze_blast")
    numbers.field_min_counters = min_counters(rules, "jamming_field")


def _missiles(rules: Rules, numbers: Numbers) -> None:
    missile = rules.missile
    numbers.missile_min_counters = min_counters(rules, "fire_missile")
    numbers.missile_light_counters = rules.cover.missile_light_counters
    numbers.missile_heavy_counters = rules.cover.missile_heavy_counters
    numbers.missile_requires_los = int(missile.requires_los)
    numbers.missile_requires_arc = int(missile.requires_arc)
    numbers.missile_max_range_mil = _mils_or_none(missile.max_range_in)
    numbers.missile_ammunition = NO_LIMIT if missile.ammunition is None else missile.ammunition
    numbers.missile_at_units = int("enemy_unit" in missile.legal_targets)
    numbers.missile_at_objectives = int("objective" in missile.legal_targets)
    numbers.missile_at_spots = int("ground" in missile.legal_targets)
    numbers.spots_targetable = int(rules.target.ground_points)
    numbers.missile_real_counters = int(missile.legality_uses == "real_counters")


def _interception(rules: Rules, numbers: Numbers) -> None:
    cm = rules.cm
    numbers.intercept_mil = mils(cm.radius_in)
    numbers.intercept_to_edge = int(cm.measure == "segment_to_base_edge")
    numbers.intercept_suit_roll = int(cm.damaged_needs_roll)
    numbers.intercept_suit_faces = face_set(cm.damaged_works_on)
    numbers.intercept_stunned = int(cm.stunned_works)
    windows = rules.blip.voluntary_reveal_windows
    allowed = cm.unrevealed_blips != "owner_may_reveal" or "before_countermeasures" in windows
    choices = {"never": codes.ALLOW_NEVER, "owner_may_reveal": codes.OWNER_MAY_REVEAL, "always": codes.ALWAYS}
    numbers.intercept_blips = choices[cm.unrevealed_blips] if allowed else codes.ALLOW_NEVER


def _blasts(rules: Rules, numbers: Numbers) -> None:
    numbers.deviation_dice = rules.deviation.dice
    numbers.deviation_steps = 360 if rules.deviation.direction == "uniform_360" else 12
    numbers.cosine_ppm[:] = [round(cos(radians(degree)) * 1_000_000) for degree in range(360)]
    numbers.blast_off_table = int(rules.deviation.off_table == "blast_without_crater")
    numbers.blast_to_edge = int(rules.blast.measure == "closest_edge")
    numbers.blast_friendly = int(rules.blast.friendly)
    numbers.blast_blips = int(rules.blast.blips == "reveal_and_resolve")
    numbers.blast_predamaged_destroys = int(rules.blast.predamaged == "destroyed_on_stage_1")


def _made_terrain(rules: Rules, numbers: Numbers) -> None:
    numbers.crater_radius_mil = mils(rules.crater.diameter_in / 2)
    numbers.crater_removes_above_permille = round(rules.crater.removes_above_share * 1000)
    numbers.smoke_merges = int(rules.smoke.merge)
    for patch, name in enumerate(PATCH_TYPES):
        effects = terrain_type(name, rules)
        numbers.removable_patch[patch] = int(name in rules.crater.removable)
        numbers.patch_trooper_cover[patch] = COVER_CODES[effects.troopers.cover]
        numbers.patch_drone_cover[patch] = COVER_CODES[effects.drones.cover]
        numbers.patch_trooper_ground[patch] = GROUND_CODES[effects.troopers.movement]
        numbers.patch_drone_ground[patch] = GROUND_CODES[effects.drones.movement]
    numbers.patch_trooper_cover[codes.SMOKE] = COVER_CODES[rules.smoke.cover]
    numbers.patch_drone_cover[codes.SMOKE] = COVER_CODES[rules.smoke.cover]
    field = terrain_type("haywire_field", rules)
    numbers.field_trooper_cover = COVER_CODES[field.troopers.cover]
    numbers.field_drone_cover = COVER_CODES[field.drones.cover]
    numbers.field_counts_for_limit = int(rules.jammer.counts_for_heavy_limit)


def _flamers(rules: Rules, numbers: Numbers) -> None:
    numbers.flamer_mil = mils(rules.flamer.range_in)
    numbers.flame_radius_mil = mils(rules.flamer.radius_in)
    numbers.flamer_requires_los = int(rules.flamer.requires_los)
    numbers.flamer_friendly = int(rules.flamer.friendly)


def _support(rules: Rules, numbers: Numbers) -> None:
    numbers.command_mil = _mils_or_none(rules.command.range_in)
    numbers.command_blips = int(rules.command.blips)
    numbers.command_self = int(rules.command.self)
    numbers.engineer_succeeds = int(rules.commander.succession == "engineer")
    numbers.repair_mil = mils(rules.repair.range_in)
    numbers.repair_clears_stun = int(rules.repair.clears_stun)
    numbers.scramble_max_counters = rules.scramble.max_target_counters
    numbers.scramble_blips = rules.scramble.blips
    numbers.scramble_blips_active = int(rules.scramble.new_blips_activated)
    numbers.scramble_ends_activation = int(rules.scramble.ends_activation)
    numbers.scramble_keeps_damage = int(rules.scramble.keep_damage)


def _drones(rules: Rules, numbers: Numbers) -> None:
    kamikaze = rules.kamikaze
    numbers.contact_lower_than = int(kamikaze.hit_comparison == "lower_than")
    numbers.kamikaze_deviates = int(kamikaze.roll_deviation)
    numbers.kamikaze_crater = int(kamikaze.crater)
    numbers.kamikaze_intercepted = int(kamikaze.countermeasures)
    numbers.kamikaze_passive_first = int(kamikaze.passive_before_explosion)
    numbers.kamikaze_counts_as_killed = int(kamikaze.counts_as_killed)
    numbers.kamikaze_destroys_objectives = int(rules.objective.kamikaze_contact_destroys)
    numbers.jam_mil = mils(rules.jammer.radius_in)
    numbers.jam_to_edge = int(rules.jammer.measure == "closest_edge")
    numbers.haywire_immune = {"own_only": 0, "all": 1, "none": 2}[rules.jammer.haywire_immune]
    numbers.free_toggle = int(rules.haywire.free_toggle_after_move)
    numbers.stun_stacks = int(rules.stun.stacks)


def _objectives(rules: Rules, numbers: Numbers) -> None:
    numbers.objective_counters_from = WHOSE[rules.passive.objective_counters_from]
    numbers.objective_targeted_by = WHOSE[rules.target.objective_by]
    numbers.one_state_for_all = int(rules.end.attacker_choice == "one_for_all")


def _endings(rules: Rules, numbers: Numbers) -> None:
    numbers.withdraw_allowed = int(rules.withdraw.timing == "end_of_round")
    numbers.withdraw_both_agree = int(rules.withdraw.both == "agreement")
    numbers.withdrawn_survive = int(rules.withdraw.units_survive)
    numbers.pursuit_rounds = rules.withdraw.pursuit_rounds


def _placer(name: ObjectiveName, rules: Rules) -> int:
    if name in rules.objective.blue:
        return codes.PLACED_BY_ATTACKER
    return codes.PLACED_BY_DEFENDER if name in rules.objective.red else codes.NOBODY


def _house_rules(rules: Rules, numbers: Numbers) -> None:
    numbers.failed_action_spent = int(rules.damage.failed_action_spent)
    numbers.repair_resets = int(rules.damage.repair_resets)
    numbers.drones_have_arcs = int(rules.drone.arc_deg < FULL_TURN_DEG)
    numbers.drone_arc_cosine_ppm = round(cos(radians(rules.drone.arc_deg / 2)) * 1_000_000)
    numbers.free_facing = int(rules.move.facing == "free")
    numbers.zero_move_turns = int(rules.move.zero_move == "free_facing")
    numbers.objectives_block = int(rules.objective.blocks_movement)
    numbers.placer[:] = [_placer(name, rules) for name in OBJECTIVES]
    numbers.exclusive_states = int(rules.objective.exclusive_states)
    numbers.secure_at_round_end = int(rules.objective.secure_check == "end_of_round")
    numbers.reveals_own_blips = int(rules.passive.reveals == "all_blips")
    numbers.zero_dice_declarable = int(rules.rifle.zero_dice_declarable)
    numbers.command_wakes_to_act = int(rules.stun.command_gives_full_activation)
