"""The records of SURVIVE. Distances are mils (1/1000 inch), the origin is the south-west corner, x east, y north.

Directions are unit vectors in millionths. Column lengths are written out where a type is declared: faces 0 to 20 of a
die, 10 by 10 cells of the printed grid, 5 kinds of control unit, 3 zones, 256 places.
"""

from typing import Annotated

from engine.games.survive.kernel.codes import AmmoRoll, ContactSide, Formula, GritTie, MissScope, MobRole, Ring
from engine.kernel.packing import of
from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerFace = Annotated[list[int], Column("i8", 21)]
PerCell = Annotated[list[int], Column("i8", 100)]
PerControl = Annotated[list[int], Column("i8", 5)]
PerZone = Annotated[list[int], Column("i8", 3)]
PerRole = Annotated[list[int], Column("i8", 3)]
PerPlace = Annotated[list[int], Column("i8", 256)]


class Numbers(Record):
    """The rules document as whole numbers; words are those of `codes`, yes and no are 1 and 0, what is never is -1.

    Faces are bits. `grid` holds effects by Power from 1, in each by Toughness from 1. An arc is the cosine and the
    sine of half its width.
    """

    die_sides: Whole = of("dice.sides")
    base_mil: Whole = of("base.diameter_in")
    direction_x: PerFace
    direction_y: PerFace
    about_faces: Whole
    front_cosine: Whole
    front_sine: Whole
    rear_cosine: Whole
    rear_sine: Whole
    rear_boundary: Whole = of("arc.rear_boundary", codes=ContactSide)
    campaign: Whole = of("game.mode", when="campaign")
    turns_per_player: Whole = of("game.turns_per_player")
    formula: Whole = of("to_hit.formula", codes=Formula)
    least_number: Whole = of("to_hit.least")
    most_number: Whole = of("to_hit.most")
    campaign_bonus: Whole = of("to_hit.campaign_bonus")
    modifier_before_formula: Whole = of("to_hit.modifier_stage", when="before_formula")
    shots: Whole = of("shooting.shots")
    charge_shots: Whole = of("shooting.charge_shots")
    hold_shots: Whole = of("hold.shots")
    blink_may_shoot: Whole = of("blink.may_shoot")
    run_modifier: Whole = of("shooting.run_modifier")
    charge_modifier: Whole = of("shooting.charge_modifier")
    dazed_modifier: Whole = of("shooting.dazed_modifier")
    dazed_range_ppm: Whole = of("grenade.dazed_range_share")
    move_mil: Whole = of("movement.base_in")
    stamina_mil: Whole = of("movement.stamina_in")
    charge_mil: Whole = of("movement.charge_in")
    dazed_mil: Whole = of("movement.dazed_in")
    follow_on_ppm: Whole = of("movement.follow_on_share")
    double_team_mil: Whole = of("team.double_team_in")
    double_team_same_kind: Whole = of("team.double_team_same_kind")
    mob_run_mil: Whole = of("team.mob_run_in")
    mob_run_chain: Whole = of("team.mob_run_coherency", when="chain")
    blink_to_centre: Whole = of("blink.cell", when="centre")
    effect_by_grid: Whole = of("effect.method", when="grid")
    overkill: Whole = of("effect.overkill")
    grid: PerCell
    dazed_toughness: Whole = of("dazed.toughness_modifier")
    toughness_floor: Whole = of("dazed.toughness_floor")
    effect_kills_dazed: Whole = of("dazed.effect_kills")
    red_faces: PerZone
    first_fatality_red: Whole = of("red.first_fatality")
    red_fires_at_each: Whole = of("red.fire", when="each")
    red_cosine: Whole
    red_sine: Whole
    red_mil: Whole = of("red.range_in")
    control_move_mil: PerControl
    control_charge_mil: PerControl
    control_ranged: PerControl
    control_close: PerControl
    disabled_acts: Whole = of("control.disabled", when="limited")
    red_line: Whole = of("control.red_line", codes={"icz_outer": Ring.INNER, "ocz_outer": Ring.OUTER})
    pulse_both_ways: Whole = of("pulse.geometry", when="line")
    pulse_step_mil: Whole
    spire_mil: Whole = of("base.spire_in")
    deploy_mil: Whole = of("mob.deploy_in")
    figures_block: Whole = of("terrain.figures_block")
    initiative_lowest: Whole = of("turn.initiative", when="lowest")
    initiative_by_seat: Whole = of("turn.initiative_tie", when="seating")
    units_per_phase: Whole = of("turn.units_per_phase")
    pulses_per_phase: Whole = of("turn.pulses_per_phase")
    hold_interrupts: Whole = of("hold.interrupt")
    hold_activates: Whole = of("hold.counts_as_activated")
    hold_after_jam: Whole = of("hold.second_shot_after_jam")
    charge_straight: Whole = of("movement.charge_straight")
    blink_single: Whole = of("blink.single_unit")
    blink_in_contact: Whole = of("blink.in_enemy_contact")
    estimate_error_mil: Whole = of("shooting.estimate_error_in")
    tap_modifier: Whole = of("double_tap.second_modifier")
    tap_met_now: Whole = of("double_tap.sum_toughness", when="current")
    tap_may_daze: Whole = of("double_tap.sum_may_daze")
    ammo_when: Whole = of("ammo.roll_when", codes=AmmoRoll)
    control_ammo: Whole = of("ammo.control_units")
    ammo_reroll: Whole = of("ammo.reroll_in_recovery")
    dazed_clears: Whole = of("ammo.dazed_clears", when="activation_roll")
    scatter_ppm: Whole = of("grenade.scatter_share")
    charge_grit: Whole = of("combat.charge_grit")
    grit_tie: Whole = of("combat.grit_tie", codes=GritTie)
    automatic_hits: Whole = of("combat.automatic_strike", when="hit")
    opening_complete: Whole = of("combat.opening_complete")
    reply_modifier: Whole = of("combat.dazed_reply_modifier")
    run_flat: Whole = of("combat.run_bonus", when="flat")
    run_step: Whole = of("combat.run_step")
    strikes_most: Whole = of("combat.strikes_most")
    fist_power: Whole = of("combat.unarmed.power")
    fist_difficulty: Whole = of("combat.unarmed.difficulty")
    dazed_survivor_wins: Whole = of("combat.dazed_survivor_wins")
    miss_limit: Whole = of("mobbing.miss_limit")
    miss_scope: Whole = of("mobbing.miss_scope", codes=MissScope)
    run_begins_by_strike: Whole = of("mobbing.run_begins", when="first_strike")
    mob_order: PerRole = of("mobbing.order", codes=MobRole)
    first_fatality_any: Whole = of("red.first_fatality_scope", when="all_units")
    red_counts_for_mob: Whole = of("red.counts_for_mob")
    control_ranged_power: PerControl
    control_range_mil: PerControl
    control_close_power: PerControl
    control_grit: PerControl
    control_toughness: PerControl
    blink_out_relocates: Whole = of("control.blink_out", when="relocate")
    control_shoots_only: Whole = of("control.action", when="shoot_only")
    disabled_modifier: Whole = of("control.disabled_modifier")
    hack_charges: Whole = of("control.hack_contact_is_charge")
    pickup_by_activation: Whole = of("keychip.pickup", when="activation")
    drop_on_daze: Whole = of("keychip.drop_on_daze")
    judged_after_recovery: Whole = of("victory.last_turn_test", when="after_recovery")
    measured_to_spire: Whole = of("victory.last_turn_measure", when="spire")
    nobody_active_draws: Whole = of("victory.nobody_active", when="draw")
    all_dead_draws: Whole = of("victory.all_dead", when="draw")
    tie_draws: Whole = of("victory.tie", when="draw")
    soulchips_count: Whole = of("campaign.rewards", when="record_only")


class Board(Record):
    """The table, the spire and the radii of the two rings around it. Rule: SV.CTL.1."""

    width_mil: Whole
    depth_mil: Whole
    spire_x_mil: Whole
    spire_y_mil: Whole
    inner_mil: Whole
    outer_mil: Whole


class Places(Record):
    """Points that a question is about; `chosen` holds the numbers of those that answer it, in their order."""

    count: Whole
    x_mil: PerPlace
    y_mil: PerPlace
    chosen: PerPlace
