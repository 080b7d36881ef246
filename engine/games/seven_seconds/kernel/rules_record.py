"""The rules of a pack as columns, and the shapes of all columns of a battle.

Lengths are written out, since a record is laid out before anything runs: 101 pieces, 11 unit
types, 11 actions, 2 sides with 6 conditions each.
"""

from typing import Annotated

from engine.kernel.packing import face_set, of
from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerSide = Annotated[list[int], Column("i8", 2)]
PerPiece = Annotated[list[int], Column("i8", 101)]
PerType = Annotated[list[int], Column("i8", 11)]
PerAction = Annotated[list[int], Column("i8", 11)]
PerWeapon = Annotated[list[int], Column("i8", 3)]
PerObjective = Annotated[list[int], Column("i8", 5)]
PerCondition = Annotated[list[int], Column("i8", 12)]
PerFeature = Annotated[list[int], Column("i8", 40)]
PerPatch = Annotated[list[int], Column("i4", 512)]
PerSpot = Annotated[list[int], Column("i8", 8)]


NO_LIMIT = 1_000_000_000
WHOSE = {"any": 0, "attacker": 1, "defender": 2}


class Numbers(Record):
    """The rules parameters the kernel reads, from the rules document."""

    die_sides: Whole = of("dice.sides")
    base_radius_mil: Whole
    objective_radius_mil: Whole
    epsilon_mil: Whole = of("range.epsilon_in")
    within_inclusive: Whole = of("range.within_inclusive")
    boundary_farther: Whole = of("range.boundary", when="farther_band")
    move_mil: PerType
    jump_mil: PerType
    may: Annotated[list[int], Column("i8", 121)]
    actions: PerType
    own_counters: PerAction
    hindering_cost_permille: Whole = of("move.hindering_cost")
    shed_rounding: Whole = of("move.removal_rounding", codes={"floor": 0, "nearest": 1, "ceil": 2})
    jump_land_impassable: Whole = of("jump.land_impassable")
    jump_over_units: Whole = of("jump.over_units")
    rifle_band_mil: PerType
    target_band_mil: PerType
    weapon: PerType
    kill_faces: PerWeapon
    graze_faces: PerWeapon
    may_shoot_troopers: PerWeapon
    dice_modifier: PerWeapon
    rifle_min_counters: Whole
    line_edge_to_edge: Whole = of("los.line", when="edge_to_edge")
    own_piece_blocks: Whole = of("los.own_piece_blocks")
    units_block: Whole = of("los.units_block")
    light_bands: Whole = of("cover.light_bands")
    heavy_bands: Whole = of("cover.heavy_bands")
    light_dice: Whole = of("cover.between_light_dice")
    heavy_dice: Whole = of("cover.between_heavy_dice")
    light_counters: Whole = of("cover.between_light_counters")
    heavy_counters: Whole = of("cover.between_heavy_counters")
    heavy_limit_mil: Whole = of("cover.heavy_limit_in")
    heavy_limit_total: Whole = of("cover.heavy_limit_scope", when="total")
    min_crossing_mil: Whole = of("cover.min_crossing_in")
    light_same_piece_exempt: Whole = of("cover.same_piece_exempt", when="light")
    heavy_same_piece_exempt: Whole = of("cover.same_piece_exempt", when="heavy")
    stack_target_cover: Whole = of("cover.stack_target_cover")
    trooper_arc_cosine_ppm: Whole
    arc_inclusive: Whole = of("arc.boundary_inclusive")
    off_arc_multiplier: Whole = of("target.off_arc_multiplier")
    min_target_dice: Whole = of("target.min_dice")
    passive_mil: Whole
    passive_counters: Whole = of("passive.counters")
    objective_passive_counters: Whole = of("passive.objective_counters")
    passive_deep_heavy_blocks: Whole = of("passive.deep_heavy_blocks")
    moving_blip_units_count_each: Whole = of("passive.moving_blip_units_count", when="each")
    secure_mil: Whole = of("objective.secure_radius_in")
    blips_count_for_objectives: Whole = of("objective.blips_count")
    inspected_counters: Whole = of("objective.inspected_min_counters")
    inspected_placed: Whole = of("end.inspected_counters")
    edges: Annotated[list[int], Column("i8", 4)]
    edge_count: Whole
    objective_depth_permille: PerSide
    defender_depth_permille: Whole = of("setup.defender_zone")
    attacker_depth_mil: Whole = of("setup.attacker_depth_in")
    encounter_depth_mil: Whole = of("chance_encounter.depth_in")
    zone_inclusive: Whole = of("setup.zone_boundary", when="inclusive")
    edge_clearance_mil: Whole = of("objective.edge_clearance_in")
    spacing_mil: Whole = of("objective.spacing_in")
    clearance_inclusive: Whole = of("objective.clearance_inclusive")
    blips: Whole = of("holding.squares")
    units_per_square: Whole = of("holding.units_per_square")
    blip_group: Whole = of("chance_encounter.blips_per_group")
    blip_overlap: Whole = of("setup.blip_overlap")
    blip_in_impassable: Whole = of("setup.blip_in_impassable")
    extra_blips: Whole = of("activation.extra_blips")
    extra_blips_per_turn: Whole = of("activation.extra_blips_scope", when="turn")
    count_blips: Whole = of("activation.multi_counts_blips")
    zero_opponent_ratio: Whole = of("activation.multi_zero_opponent")
    double_ratio: Whole = of("activation.multi_two_at_ratio")
    triple_ratio: Whole = of("activation.multi_three_at_ratio")
    pair_uses_activations: Whole = of("blip.pair_uses_activations")
    end_on_passes: Whole = of("activation.end_on_consecutive_passes")
    reveal_in_own_turn: Whole = of("blip.voluntary_reveal_windows", when="own_turn")
    reveal_in_enemy_turn: Whole = of("blip.voluntary_reveal_windows", when="enemy_turn")
    reveal_inherits_activation: Whole = of("blip.reveal_inherits_activation")
    reveal_at_blip: Whole = of("reveal.placement", when="blip_centre")
    face_enemy_edge: Whole = of("reveal.facing", when="enemy_edge")
    skip_initiative_round: Whole
    suit_fails_faces: Whole = of("damage.fails_on", by=face_set)
    failed_action_counter: Whole = of("damage.failed_action_counter")
    wake_faces: Whole = of("stun.recovers_on", by=face_set)
    nobody_left_control: Whole = of("end.no_troopers_either_side", when="defender")
    failed_action_spent: Whole = of("damage.failed_action_spent")
    repair_resets: Whole = of("damage.repair_resets")
    drone_arc_cosine_ppm: Whole
    drones_have_arcs: Whole = of("drone.arc_deg", by=lambda degrees: int(degrees < 360))
    free_facing: Whole = of("move.facing", when="free")
    zero_move_turns: Whole = of("move.zero_move", when="free_facing")
    objectives_block: Whole = of("objective.blocks_movement")
    placer: PerObjective
    exclusive_states: Whole = of("objective.exclusive_states")
    secure_at_round_end: Whole = of("objective.secure_check", when="end_of_round")
    reveals_own_blips: Whole = of("passive.reveals", when="all_blips")
    zero_dice_declarable: Whole = of("rifle.zero_dice_declarable")
    command_wakes_to_act: Whole = of("stun.command_gives_full_activation")
    missile_min_counters: Whole
    flame_min_counters: Whole
    blast_min_counters: Whole
    kamikaze_min_counters: Whole
    field_min_counters: Whole
    missile_light_counters: Whole = of("cover.missile_light_counters")
    missile_heavy_counters: Whole = of("cover.missile_heavy_counters")
    missile_requires_los: Whole = of("missile.requires_los")
    missile_requires_arc: Whole = of("missile.requires_arc")
    missile_max_range_mil: Whole = of("missile.max_range_in", none=NO_LIMIT)
    missile_ammunition: Whole = of("missile.ammunition", none=NO_LIMIT)
    missile_at_units: Whole = of("missile.legal_targets", when="enemy_unit")
    missile_at_objectives: Whole = of("missile.legal_targets", when="objective")
    missile_at_spots: Whole = of("missile.legal_targets", when="ground")
    spots_targetable: Whole = of("target.ground_points")
    missile_real_counters: Whole = of("missile.legality_uses", when="real_counters")
    intercept_mil: Whole = of("cm.radius_in")
    intercept_to_edge: Whole = of("cm.measure", when="segment_to_base_edge")
    intercept_suit_roll: Whole = of("cm.damaged_needs_roll")
    intercept_suit_faces: Whole = of("cm.damaged_works_on", by=face_set)
    intercept_stunned: Whole = of("cm.stunned_works")
    intercept_blips: Whole
    deviation_dice: Whole = of("deviation.dice")
    deviation_steps: Whole = of("deviation.direction", codes={"uniform_360": 360, "clock_12": 12})
    cosine_ppm: Annotated[list[int], Column("i8", 360)]
    blast_off_table: Whole = of("deviation.off_table", when="blast_without_crater")
    blast_to_edge: Whole = of("blast.measure", when="closest_edge")
    blast_friendly: Whole = of("blast.friendly")
    blast_blips: Whole = of("blast.blips", when="reveal_and_resolve")
    blast_predamaged_destroys: Whole = of("blast.predamaged", when="destroyed_on_stage_1")
    crater_radius_mil: Whole
    crater_removes_above_permille: Whole = of("crater.removes_above_share")
    removable_patch: Annotated[list[int], Column("i8", 2)]
    patch_trooper_cover: Annotated[list[int], Column("i8", 2)]
    patch_drone_cover: Annotated[list[int], Column("i8", 2)]
    patch_trooper_ground: Annotated[list[int], Column("i8", 2)]
    patch_drone_ground: Annotated[list[int], Column("i8", 2)]
    smoke_merges: Whole = of("smoke.merge")
    field_trooper_cover: Whole
    field_drone_cover: Whole
    field_counts_for_limit: Whole = of("jammer.counts_for_heavy_limit")
    flamer_mil: Whole = of("flamer.range_in")
    flame_radius_mil: Whole = of("flamer.radius_in")
    flamer_requires_los: Whole = of("flamer.requires_los")
    flamer_friendly: Whole = of("flamer.friendly")
    command_mil: Whole = of("command.range_in", none=NO_LIMIT)
    command_blips: Whole = of("command.blips")
    command_self: Whole = of("command.self")
    engineer_succeeds: Whole = of("commander.succession", when="engineer")
    repair_mil: Whole = of("repair.range_in")
    repair_clears_stun: Whole = of("repair.clears_stun")
    scramble_max_counters: Whole = of("scramble.max_target_counters")
    scramble_blips: Whole = of("scramble.blips")
    scramble_blips_active: Whole = of("scramble.new_blips_activated")
    scramble_keeps_damage: Whole = of("scramble.keep_damage")
    contact_lower_than: Whole = of("kamikaze.hit_comparison", when="lower_than")
    kamikaze_deviates: Whole = of("kamikaze.roll_deviation")
    kamikaze_crater: Whole = of("kamikaze.crater")
    kamikaze_intercepted: Whole = of("kamikaze.countermeasures")
    kamikaze_passive_first: Whole = of("kamikaze.passive_before_explosion")
    kamikaze_counts_as_killed: Whole = of("kamikaze.counts_as_killed")
    kamikaze_destroys_objectives: Whole = of("objective.kamikaze_contact_destroys")
    jam_mil: Whole = of("jammer.radius_in")
    jam_to_edge: Whole = of("jammer.measure", when="closest_edge")
    haywire_immune: Whole = of("jammer.haywire_immune", codes={"own_only": 0, "all": 1, "none": 2})
    free_toggle: Whole = of("haywire.free_toggle_after_move")
    withdraw_allowed: Whole = of("withdraw.timing", when="end_of_round")
    withdraw_both_agree: Whole = of("withdraw.both", when="agreement")
    withdrawn_survive: Whole = of("withdraw.units_survive")
    pursuit_rounds: Whole = of("withdraw.pursuit_rounds")
    one_state_for_all: Whole = of("end.attacker_choice", when="one_for_all")
    objective_counters_from: Whole = of("passive.objective_counters_from", codes=WHOSE)
    objective_targeted_by: Whole = of("target.objective_by", codes=WHOSE)
    stun_stacks: Whole = of("stun.stacks")
    leave_table: Whole = of("move.leave_table")
    passive_whole_path: Whole = of("passive.test", when="whole_path")
    min_visible_permille: Whole = of("los.min_visible_fraction")
    scramble_ends_activation: Whole = of("scramble.ends_activation")
    price_at_units: Whole = of("target.blip_cost_basis", when="unit_position")
    charge_per_payment: Whole = of("target.intervening_charge", when="per_payment")
    drone_purchase: Whole = of("chance_encounter.drone_purchase")
    drone_points: Whole = of("chance_encounter.drone_points")
    max_rounds: Whole = of("end.max_rounds")
