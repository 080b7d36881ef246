"""The records of SURVIVE. Distances are mils (1/1000 inch), the origin is the south-west corner, x east, y north.

Directions are unit vectors in millionths. Column lengths are written out where a type is declared: faces 0 to 20 of a
die, 10 by 10 cells of the printed grid, 5 kinds of control unit, 3 zones, 256 places.
"""

from typing import Annotated

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

    die_sides: Whole
    base_mil: Whole
    direction_x: PerFace
    direction_y: PerFace
    about_faces: Whole
    front_cosine: Whole
    front_sine: Whole
    rear_cosine: Whole
    rear_sine: Whole
    rear_boundary: Whole
    campaign: Whole
    turns_per_player: Whole
    formula: Whole
    least_number: Whole
    most_number: Whole
    campaign_bonus: Whole
    modifier_before_formula: Whole
    shots: Whole
    charge_shots: Whole
    hold_shots: Whole
    blink_may_shoot: Whole
    run_modifier: Whole
    charge_modifier: Whole
    dazed_modifier: Whole
    dazed_range_ppm: Whole
    move_mil: Whole
    stamina_mil: Whole
    charge_mil: Whole
    dazed_mil: Whole
    follow_on_ppm: Whole
    double_team_mil: Whole
    double_team_same_kind: Whole
    mob_run_mil: Whole
    mob_run_chain: Whole
    blink_to_centre: Whole
    effect_by_grid: Whole
    overkill: Whole
    grid: PerCell
    dazed_toughness: Whole
    toughness_floor: Whole
    effect_kills_dazed: Whole
    red_faces: PerZone
    first_fatality_red: Whole
    red_fires_at_each: Whole
    red_cosine: Whole
    red_sine: Whole
    red_mil: Whole
    control_move_mil: PerControl
    control_charge_mil: PerControl
    control_ranged: PerControl
    control_close: PerControl
    disabled_acts: Whole
    red_line: Whole
    pulse_both_ways: Whole
    pulse_step_mil: Whole
    spire_mil: Whole
    deploy_mil: Whole
    figures_block: Whole
    initiative_lowest: Whole
    initiative_by_seat: Whole
    units_per_phase: Whole
    pulses_per_phase: Whole
    hold_interrupts: Whole
    hold_activates: Whole
    hold_after_jam: Whole
    charge_straight: Whole
    blink_single: Whole
    blink_in_contact: Whole
    estimate_error_mil: Whole
    tap_modifier: Whole
    tap_met_now: Whole
    tap_may_daze: Whole
    ammo_when: Whole
    control_ammo: Whole
    ammo_reroll: Whole
    dazed_clears: Whole
    scatter_ppm: Whole
    charge_grit: Whole
    grit_tie: Whole
    automatic_hits: Whole
    opening_complete: Whole
    reply_modifier: Whole
    run_flat: Whole
    run_step: Whole
    strikes_most: Whole
    fist_power: Whole
    fist_difficulty: Whole
    dazed_survivor_wins: Whole
    miss_limit: Whole
    miss_scope: Whole
    run_begins_by_strike: Whole
    mob_order: PerRole
    first_fatality_any: Whole
    red_counts_for_mob: Whole
    control_ranged_power: PerControl
    control_range_mil: PerControl
    control_close_power: PerControl
    control_grit: PerControl
    control_toughness: PerControl
    blink_out_relocates: Whole
    control_shoots_only: Whole
    disabled_modifier: Whole
    hack_charges: Whole
    pickup_by_activation: Whole
    drop_on_daze: Whole
    judged_after_recovery: Whole
    measured_to_spire: Whole
    nobody_active_draws: Whole
    all_dead_draws: Whole
    tie_draws: Whole
    soulchips_count: Whole


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


class Question(Record):
    """What an entry is asked, and what it answers; which of both, the entry says."""

    power: Whole
    toughness: Whole
    dazed: Whole
    control: Whole
    skill: Whole
    difficulty: Whole
    modifier: Whole
    kind: Whole
    corner: Whole
    action: Whole
    other_action: Whole
    weapon_type: Whole
    hands: Whole
    wanted: Whole
    range_mil: Whole
    ammo: Whole
    weight: Whole
    stamina: Whole
    players: Whole
    zone: Whole
    first: Whole
    roll: Whole
    other_roll: Whole
    x_mil: Whole
    y_mil: Whole
    facing_x: Whole
    facing_y: Whole
    answer: Annotated[list[int], Column("i8", 8)]


class Inquiry(Record):
    """Everything the kernel works on, by reference and nothing else."""

    numbers: Numbers
    board: Board
    places: Places
    question: Question
