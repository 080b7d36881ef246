"""The rules of a pack as columns, and the shapes of the columns of a battle.

Lengths are written out, since a record is laid out before anything runs: 2 sides of 60 soldiers in at most 4 squads
each, 21504 points with 6 ways each, 160 mine markers, 24 ways to score on 256 points, 16 waves.
"""

from typing import Annotated

from engine.kernel.packing import of
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

    painted: Whole = of("modifiers.painted")
    paint_adds_up: Whole = of("fire.painted_stacks")
    paint_then_fire: Whole = of("fire.paint_then_fire_penalty")
    sniper_paint_bonus: Whole = of("modifiers.sniper_paint_bonus")
    reaction: Whole = of("modifiers.reaction")
    defender_higher_ground: Whole = of("modifiers.defender_higher_ground")
    defender_below: Whole = of("modifiers.defender_below")
    indirect: Whole = of("modifiers.indirect")
    spillover: Whole = of("modifiers.spillover")
    spillover_indirect_extra: Whole = of("modifiers.spillover_indirect_extra")
    rapid: Whole = of("modifiers.rapid")
    attenuation_per_step: Whole = of("modifiers.attenuation_per_step")
    jammed_attenuation_per_step: Whole = of("drone.ecm_attenuation_per_step")
    adjacent: Whole = of("modifiers.adjacent")
    stealth_per_box: Whole = of("modifiers.stealth_per_box")
    sniper_close: Whole = of("modifiers.sniper_close")
    sniper_close_points: Whole = of("modifiers.sniper_close_points")
    improved_detection: Whole = of("modifiers.improved_detection")
    facing_per_point: Whole = of("modifiers.facing_per_point")
    facing_arc_degrees: Whole = of("fire.facing_arc")
    jack_knife_range: Whole = of("fire.jack_knife_range")
    jack_knife_factor: Whole = of("fire.jack_knife_factor")
    spills_on_attacker: Whole = of("fire.spillover.attacker")
    shaken_attack_mod: Whole = of("morale.shaken_attack_mod")
    out_of_command: Whole = of("leader.attack_out_of_command")
    boost_attack_mod: Whole = of("bounce.boost_attack_mod")
    marine_attack_mod: Whole = of("special.marine_attack_mod")
    marine_shield_mod: Whole = of("special.marine_shield_mod")
    marine_shield_min: Whole = of("special.marine_shield_min")
    squad_half_lost_mod: Whole = of("squad.squad_half_lost_mod")
    cover_mod: PerTerrain
    blast_extra: PerTerrain
    unarmoured_apart: PerTerrain
    blast_mod_unarmoured: PerTerrain
    crt: PerResult
    die_least: Whole
    die_most: Whole
    boxes_for_code_3: Whole = of("combat.boxes_for_code_3")
    down_keeps_shield: Whole = of("combat.down_shield", when="d4")
    bomb_strength: Whole = of("blast.bomb_strength")
    blast_radius: Whole = of("blast.blast_radius")
    mine_strength: Whole = of("blast.mine_strength")
    mine_adjacent_strength: Whole = of("blast.mine_adjacent_strength")
    blast_counts_shield: Whole = of("blast.blast_modifiers", when="shield")
    blast_counts_cover: Whole = of("blast.blast_modifiers", when="cover")
    morale_least: Whole
    morale_most: Whole
    morale_rows: PerTable
    morale_up_to: PerTableRow
    morale_result: PerTableRow
    combat_die: Whole = of("dice.combat_die")
    morale_die: Whole = of("dice.morale_die")
    panic_die: Whole = of("dice.panic_die")
    initiative_die: Whole = of("dice.initiative_die")
    repair_die: Whole = of("dice.repair_die")
    enter_mp: PerTerrain
    land_mp: PerTerrain
    rises: PerTerrain
    rise_mp: Whole = of("terrain.contour_mp_per_level_up")
    edge_mp: Whole = of("terrain.edge_mp_total")
    minimum_move_needs: Whole = of("move.minimum_move_needs_mp")
    fire_mp: Whole = of("move.fire_mp")
    moving_shots: Whole = of("fire.moving_shots")
    shots: Whole = of("fire.shots")
    initiative_second: Whole = of("turn.initiative_choice", when="second")
    ties_count_all: Whole = of("turn.initiative_tie_counts", when="all")
    may_pass: Whole = of("turn.may_pass")
    morale_out_of_command: Whole = of("leader.morale_out_of_command")
    airborne_cover: Whole = of("terrain.airborne_cover")
    below_needs_sight: Whole = of("modifiers.below_needs_los")
    spill_needs_hit: Whole = of("fire.spillover.needs_hit")
    recovered_may_repair: Whole = of("morale.recovered_may_repair")
    shaken_rapid: Whole = of("morale.shaken_rapid")
    in_cover: Whole = of("panic.in_cover_mod")
    slag_die: Whole = of("terrain.slag_glow.die")
    demolition_kills_friends: Whole = of("repair.demolition_kills_friends")
    storey_levels: Whole = of("special.storey_levels")
    storey_mp: Whole = of("special.storey_mp")
    last_to_hold: Whole = of("victory.point_holder", when="last_to_hold")
    self_inflicted_losses: Whole = of("victory.self_inflicted_losses")
    early_end: Whole = of("victory.early_end")
    one_edge_for_all: Whole = of("setup.edge_choice", when="whole_side")
    unlawful_exit_eliminates: Whole = of("setup.unlawful_exit", when="eliminated")
    compass: PerFace = of("map.compass", codes={"N": 0, "NE": 1, "SE": 2, "S": 3, "SW": 4, "NW": 5})
    replacement_delay: Whole = of("leader.replacement_delay")
    assistants_count_at_once: Whole = of("leader.assistant_counts_from", when="at_once")
    override_limit: Whole = of("active_command.override_limit")
    pool_survives_disable: Whole = of("active_command.pool_survives_disable")
    group_max_total: Whole = of("active_command.group_max_total")
    morale_per_point: Whole = of("active_command.morale_per_point")
    crusader_revives: Whole = of("crusader.crusader_revives")
    crusader_range: Whole = of("crusader.crusader_range")
    crusader_by_movement: Whole = of("crusader.crusader_range_mode", when="mp_cost")
    crusader_must_be_fit: Whole = of("crusader.crusader_must_be_fit")
    engineer_repair_clamp: Whole = of("repair.engineer_repair_clamp")
    split_from: Whole = of("squad.split_from")
    reorganise_below: Whole = of("squad.reorganise_below")
    reorganise_morale_mod: Whole = of("squad.reorganise_morale_mod")
    down_counts_as_lost: Whole = of("squad.squad_loss_counts", when="down")
    eliminated_counts_as_lost: Whole = of("squad.squad_loss_counts", when="eliminated")
    query_needs_sight: Whole = of("fire.query_needs_los")
    cards_are_kept: Whole = of("fire.revealed_card", when="kept")
    suit_die: Whole = of("dice.suit_die")
    breach_up_to: Whole = of("suit.breach_up_to")
    breach_roll_at: Whole = of("suit.roll_at")
    berserk_jump: Whole = of("panic.berserk.jump")
    berserk_jump_cap: Whole = of("panic.berserk.jump_cap")
    berserk_even_fires: Whole = of("panic.berserk.even_fires")
    berserk_needs_sight: Whole = of("panic.berserk_needs_los")
    berserk_sniper_fires: Whole = of("panic.berserk_sniper_fires")
    nearest_cover_first: Whole = of("panic.best_cover_order", when="distance_then_cover")
    run_points: Whole = of("panic.run_points")
    free_levels: Whole = of("bounce.free_levels")
    high_bounce_levels: Whole = of("bounce.high_bounce_levels")
    high_bounce_mp: Whole = of("bounce.high_bounce_mp")
    max_level: Whole = of("bounce.max_level")
    follows_ground: Whole
    min_above_ground: Whole = of("bounce.min_above_ground")
    sustain_mp: Whole = of("bounce.midair_mp.sustain")
    above_six_mp: Whole = of("bounce.midair_mp.above_six")
    sink_costs_sustain: Whole = of("bounce.sink_costs_sustain")
    hover_inside: Whole = of("bounce.hover_inside_terrain")
    boost_mp: Whole = of("bounce.boost_mp")
    boost_counts_declared: Whole = of("bounce.boost_penalty_from", when="declared")
    crash_at_most: Whole = of("landing.crash_compare", when="le")
    crash_partial: Whole = of("landing.crash_partial_payment")
    crash_damage: Whole = of("landing.crash_damage")
    landing_deducted: Whole = of("landing.forced_landing_mp_deducted")
    always_crash: Whole = of("landing.forced_landing_always_crash")
    blind_declaration: Whole = of("reaction.reaction_blind_declaration")
    reaction_shots: Whole = of("reaction.reaction_shots")
    reactors_per_point: Whole = of("reaction.reactors_per_point")
    extra_step: Whole = of("combat.s_extra_step")
    damage_first: Whole = of("combat.result_order", by=lambda order: int(order[0] == "damage"))


class Special(Record):
    """Parameters of sections 12.3 to 12.6 and 12.10 of the rules document."""

    stealth_is_activation: Whole = of("stealth.stealth_entry_is_activation")
    uncommanded_move: Whole = of("drone.uncommanded_move")
    drone_least_level: Whole = of("drone.drone_min_level")
    drone_sustain_mp: Whole = of("drone.drone_sustain_mp")
    drone_damage_level: Whole = of("drone.drone_damage_level")
    drone_shock_crashes: Whole = of("drone.drone_shock_crashes")
    shocked_drone_jams: Whole = of("drone.shocked_drone_jams")
    ecm_range: Whole = of("drone.ecm_range")
    ecm_affects_all: Whole = of("drone.ecm_affects", when="all")
    sentry_forbidden: PerTerrain
    bomb_always_slag: Whole = of("blast.bomb_centre", when="always_slag")
    bomb_building_up_to: Whole = of("blast.bomb_building_up_to")
    bomb_bunker_up_to: Whole = of("blast.bomb_bunker_up_to")
    mine_trigger_radius: Whole = of("blast.mine_trigger_radius")
    mines_anywhere: Whole = of("blast.mine_area", when="anywhere")
    detonates_each_step: Whole = of("blast.detonation_windows", when="each_step")
    detonates_before_attack: Whole = of("blast.detonation_windows", when="before_attack")
    detonates_at_end: Whole = of("blast.detonation_windows", when="end_of_activation")
    marine_morale: Whole = of("special.marine_morale_mod")
    hides_in: PerTerrain
    hidden_lifted_range: Whole = of("hidden.hidden_lifted_range")
    blocks_edge: PerTerrain


PerSide = Annotated[list[int], Column("i8", 2)]
PerSquad = Annotated[list[int], Column("i8", 8)]
PerSoldier = Annotated[list[int], Column("i4", 120)]
PerCouple = Annotated[list[int], Column("i8", 14400, bits=64)]
PerMine = Annotated[list[int], Column("i4", 160)]
PerCondition = Annotated[list[int], Column("i4", 24)]
PerConditionCards = Annotated[list[int], Column("i8", 24)]
PerEnding = Annotated[list[int], Column("i4", 6)]
PerGoal = Annotated[list[int], Column("i4", 256)]
PerWave = Annotated[list[int], Column("i4", 16)]
PerDot = Annotated[list[int], Column("i4", 21504)]
PerWay = Annotated[list[int], Column("i4", 129024)]
PerWeight = Annotated[list[int], Column("i8", 76)]
PerDotNow = Annotated[list[int], Column("i1", 21504)]
PerPair = Annotated[list[int], Column("i1", 231200256)]
