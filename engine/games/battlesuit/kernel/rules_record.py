"""The rules parameters as the kernel reads them: 1 for those that are so."""

from typing import Annotated

from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerTerrain = Annotated[list[int], Column("i8", 10)]
PerFace = Annotated[list[int], Column("i8", 6)]
PerTable = Annotated[list[int], Column("i8", 3)]
PerTableRow = Annotated[list[int], Column("i8", 39)]
PerResult = Annotated[list[int], Column("i8", 132)]


class Numbers(Record):
    """The parameters of attacks and of what comes of them, from the rules document.

    `crt` holds the results roll by roll, eleven strengths each; the morale tables have thirteen rows each.
    """

    painted: Whole
    paint_adds_up: Whole
    paint_then_fire: Whole
    sniper_paint_bonus: Whole
    reaction: Whole
    defender_higher_ground: Whole
    defender_below: Whole
    indirect: Whole
    spillover: Whole
    spillover_indirect_extra: Whole
    rapid: Whole
    attenuation_per_step: Whole
    jammed_attenuation_per_step: Whole
    adjacent: Whole
    stealth_per_box: Whole
    sniper_close: Whole
    sniper_close_points: Whole
    improved_detection: Whole
    facing_per_point: Whole
    facing_arc_degrees: Whole
    jack_knife_range: Whole
    jack_knife_factor: Whole
    spills_on_attacker: Whole
    shaken_attack_mod: Whole
    out_of_command: Whole
    boost_attack_mod: Whole
    marine_attack_mod: Whole
    marine_shield_mod: Whole
    marine_shield_min: Whole
    squad_half_lost_mod: Whole
    cover_mod: PerTerrain
    blast_extra: PerTerrain
    unarmoured_apart: PerTerrain
    blast_mod_unarmoured: PerTerrain
    crt: PerResult
    die_least: Whole
    die_most: Whole
    boxes_for_code_3: Whole
    down_keeps_shield: Whole
    bomb_strength: Whole
    blast_radius: Whole
    mine_strength: Whole
    mine_adjacent_strength: Whole
    blast_counts_shield: Whole
    blast_counts_cover: Whole
    morale_least: Whole
    morale_most: Whole
    morale_rows: PerTable
    morale_up_to: PerTableRow
    morale_result: PerTableRow
    combat_die: Whole
    morale_die: Whole
    panic_die: Whole
    initiative_die: Whole
    repair_die: Whole
    enter_mp: PerTerrain
    land_mp: PerTerrain
    rises: PerTerrain
    rise_mp: Whole
    edge_mp: Whole
    minimum_move_needs: Whole
    fire_mp: Whole
    moving_shots: Whole
    shots: Whole
    initiative_second: Whole
    ties_count_all: Whole
    may_pass: Whole
    morale_out_of_command: Whole
    airborne_cover: Whole
    below_needs_sight: Whole
    spill_needs_hit: Whole
    recovered_may_repair: Whole
    shaken_rapid: Whole
    in_cover: Whole
    slag_die: Whole
    demolition_kills_friends: Whole
    storey_levels: Whole
    storey_mp: Whole
    last_to_hold: Whole
    self_inflicted_losses: Whole
    early_end: Whole
    one_edge_for_all: Whole
    unlawful_exit_eliminates: Whole
    compass: PerFace
    replacement_delay: Whole
    assistants_count_at_once: Whole
    override_limit: Whole
    pool_survives_disable: Whole
    group_max_total: Whole
    morale_per_point: Whole
    crusader_revives: Whole
    crusader_range: Whole
    crusader_by_movement: Whole
    crusader_must_be_fit: Whole
    engineer_repair_clamp: Whole
    split_from: Whole
    reorganise_below: Whole
    reorganise_morale_mod: Whole
    down_counts_as_lost: Whole
    eliminated_counts_as_lost: Whole
    query_needs_sight: Whole
    cards_are_kept: Whole
    suit_die: Whole
    breach_up_to: Whole
    breach_roll_at: Whole
    berserk_jump: Whole
    berserk_jump_cap: Whole
    berserk_even_fires: Whole
    berserk_needs_sight: Whole
    berserk_sniper_fires: Whole
    nearest_cover_first: Whole
    run_points: Whole
    free_levels: Whole
    high_bounce_levels: Whole
    high_bounce_mp: Whole
    max_level: Whole
    follows_ground: Whole
    min_above_ground: Whole
    sustain_mp: Whole
    above_six_mp: Whole
    sink_costs_sustain: Whole
    hover_inside: Whole
    boost_mp: Whole
    boost_counts_declared: Whole
    crash_at_most: Whole
    crash_partial: Whole
    crash_damage: Whole
    landing_deducted: Whole
    always_crash: Whole
    blind_declaration: Whole
    reaction_shots: Whole
    reactors_per_point: Whole
    extra_step: Whole
    damage_first: Whole
