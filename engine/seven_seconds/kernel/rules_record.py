"""The rules parameters as the kernel reads them. Distances are mils."""

from typing import Annotated

from engine.records import Column, Record
from engine.seven_seconds.kernel.columns import PerAction, PerObjective, PerSide, PerType, PerWeapon, Whole


class Numbers(Record):
    """The rules parameters the kernel reads, from the rules document."""

    die_sides: Whole
    base_radius_mil: Whole
    objective_radius_mil: Whole
    epsilon_mil: Whole
    within_inclusive: Whole
    boundary_farther: Whole
    move_mil: PerType
    jump_mil: PerType
    may: Annotated[list[int], Column("i8", 121)]
    actions: PerType
    own_counters: PerAction
    hindering_cost_permille: Whole
    shed_rounding: Whole
    jump_land_impassable: Whole
    jump_over_units: Whole
    rifle_band_mil: PerType
    target_band_mil: PerType
    weapon: PerType
    kill_faces: PerWeapon
    graze_faces: PerWeapon
    may_shoot_troopers: PerWeapon
    dice_modifier: PerWeapon
    rifle_min_counters: Whole
    line_edge_to_edge: Whole
    own_piece_blocks: Whole
    units_block: Whole
    light_bands: Whole
    heavy_bands: Whole
    light_dice: Whole
    heavy_dice: Whole
    light_counters: Whole
    heavy_counters: Whole
    heavy_limit_mil: Whole
    heavy_limit_total: Whole
    min_crossing_mil: Whole
    light_same_piece_exempt: Whole
    heavy_same_piece_exempt: Whole
    stack_target_cover: Whole
    trooper_arc_cosine_ppm: Whole
    arc_inclusive: Whole
    off_arc_multiplier: Whole
    min_target_dice: Whole
    passive_mil: Whole
    passive_counters: Whole
    objective_passive_counters: Whole
    passive_deep_heavy_blocks: Whole
    moving_blip_units_count_each: Whole
    secure_mil: Whole
    blips_count_for_objectives: Whole
    inspected_counters: Whole
    inspected_placed: Whole
    edges: Annotated[list[int], Column("i8", 4)]
    edge_count: Whole
    objective_depth_permille: PerSide
    defender_depth_permille: Whole
    attacker_depth_mil: Whole
    encounter_depth_mil: Whole
    zone_inclusive: Whole
    edge_clearance_mil: Whole
    spacing_mil: Whole
    clearance_inclusive: Whole
    blips: Whole
    units_per_square: Whole
    blip_group: Whole
    blip_overlap: Whole
    blip_in_impassable: Whole
    extra_blips: Whole
    extra_blips_per_turn: Whole
    count_blips: Whole
    zero_opponent_ratio: Whole
    double_ratio: Whole
    triple_ratio: Whole
    pair_uses_activations: Whole
    end_on_passes: Whole
    reveal_in_own_turn: Whole
    reveal_in_enemy_turn: Whole
    reveal_inherits_activation: Whole
    reveal_at_blip: Whole
    face_enemy_edge: Whole
    skip_initiative_round: Whole
    suit_fails_faces: Whole
    failed_action_counter: Whole
    wake_faces: Whole
    nobody_left_control: Whole
    failed_action_spent: Whole
    repair_resets: Whole
    drone_arc_cosine_ppm: Whole
    drones_have_arcs: Whole
    free_facing: Whole
    zero_move_turns: Whole
    objectives_block: Whole
    placer: PerObjective
    exclusive_states: Whole
    secure_at_round_end: Whole
    reveals_own_blips: Whole
    zero_dice_declarable: Whole
    command_wakes_to_act: Whole
    missile_min_counters: Whole
    missile_light_counters: Whole
    missile_heavy_counters: Whole
    missile_requires_los: Whole
    missile_requires_arc: Whole
    missile_max_range_mil: Whole
    missile_ammunition: Whole
    missile_at_units: Whole
    missile_at_objectives: Whole
    missile_at_spots: Whole
    spots_targetable: Whole
    missile_real_counters: Whole
    intercept_mil: Whole
    intercept_to_edge: Whole
    intercept_suit_roll: Whole
    intercept_suit_faces: Whole
    intercept_stunned: Whole
    intercept_blips: Whole
    deviation_dice: Whole
    deviation_steps: Whole
    cosine_ppm: Annotated[list[int], Column("i8", 360)]
    blast_off_table: Whole
    blast_to_edge: Whole
    blast_friendly: Whole
    blast_blips: Whole
    blast_predamaged_destroys: Whole
    crater_radius_mil: Whole
    crater_removes_above_permille: Whole
    removable_patch: Annotated[list[int], Column("i8", 2)]
    patch_trooper_cover: Annotated[list[int], Column("i8", 2)]
    patch_drone_cover: Annotated[list[int], Column("i8", 2)]
    patch_trooper_ground: Annotated[list[int], Column("i8", 2)]
    patch_drone_ground: Annotated[list[int], Column("i8", 2)]
    smoke_merges: Whole
    field_trooper_cover: Whole
    field_drone_cover: Whole
    field_counts_for_limit: Whole
    flamer_mil: Whole
    flame_radius_mil: Whole
    flamer_requires_los: Whole
    flamer_friendly: Whole
    command_mil: Whole
    command_blips: Whole
    command_self: Whole
    engineer_succeeds: Whole
    repair_mil: Whole
    repair_clears_stun: Whole
    scramble_max_counters: Whole
    scramble_blips: Whole
    scramble_blips_active: Whole
    scramble_keeps_damage: Whole
    contact_lower_than: Whole
    kamikaze_deviates: Whole
    kamikaze_crater: Whole
    kamikaze_intercepted: Whole
    kamikaze_passive_first: Whole
    kamikaze_destroys_objectives: Whole
    jam_mil: Whole
    jam_to_edge: Whole
    haywire_immune: Whole
    free_toggle: Whole
    withdraw_allowed: Whole
    withdraw_both_agree: Whole
    withdrawn_survive: Whole
    pursuit_rounds: Whole
    one_state_for_all: Whole
    objective_counters_from: Whole
    objective_targeted_by: Whole
    stun_stacks: Whole
    leave_table: Whole
    passive_whole_path: Whole
    min_visible_permille: Whole
    scramble_ends_activation: Whole
    price_at_units: Whole
    charge_per_payment: Whole
    drone_purchase: Whole
    drone_points: Whole
    max_rounds: Whole
