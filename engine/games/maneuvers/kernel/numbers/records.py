"""The records of the arithmetic. Column lengths: 2 kinds of check with 8 rows each, 24 characters of two squads."""

from typing import Annotated

from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerRow = Annotated[list[int], Column("i8", 16)]
PerPerson = Annotated[list[int], Column("i8", 24)]


class Numbers(Record):
    """The rules document as whole numbers; words are those of `codes`, yes and no are 1 and 0.

    A table of checks is 8 rows, Fallout first: the least score of each, from the best, and its outcome.
    """

    action_sides: Whole
    initiative_sides: Whole
    points_sides: Whole
    check_sides: Whole
    advantage_once: Whole
    total_floor: Whole
    edge_needed: Whole
    points_floor: Whole
    order_by_action_value: Whole
    order_turn_runs_on: Whole
    order_each_round: Whole
    opposes_after_lost_action: Whole
    against_target_alone: Whole
    hidden_disadvantage: Whole
    hiding_ends_by_moving: Whole
    exposed_advantage: Whole
    exposure_waives: Whole
    exposure_ends_by_moving: Whole
    exposure_ends_by_use: Whole
    snipe_needs_ready: Whole
    flags_masked: Whole
    observer_until_next_action: Whole
    flag_until_fight_end: Whole
    flag_advantage: Whole
    extra_effect_only: Whole
    escape_points: Whole
    escape_takes_action: Whole
    lasting_ends_after: Whole
    lost_action_counts: Whole
    aid_stacks: Whole
    casualty_times: Whole
    tier_replaces: Whole
    late_from_round: Whole
    late_casualty_at_most: Whole
    late_opposing_fails: Whole
    late_tie_fails: Whole
    late_total_before_effect: Whole
    concede_edge: Whole
    concede_from_round: Whole
    rounds_most: Whole
    victory_by_harm: Whole
    harm_fallout: Whole
    harm_casualty: Whole
    harm_dead: Whole
    harm_left: Whole
    clear_edge: Whole
    decisive_edge: Whole
    row_least: PerRow
    row_outcome: PerRow
    first_check_stands: Whole
    escaped_are_checked: Whole


class Line(Record):
    """Characters in the order of action: what each rolled and is, and `place` by place who acts, by number.

    `rank` is the place of a character's id among all, `gone` marks who is out of the fight.
    """

    count: Whole
    result: PerPerson
    action_value: PerPerson
    squad: PerPerson
    rank: PerPerson
    gone: PerPerson
    place: PerPerson
