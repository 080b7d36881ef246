"""The records of the arithmetic. Column lengths: 2 kinds of check with 8 rows each, 24 characters of two squads."""

from typing import Annotated

from engine.games.maneuvers.kernel.numbers import codes
from engine.kernel.packing import of
from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerRow = Annotated[list[int], Column("i8", 16)]
PerPerson = Annotated[list[int], Column("i8", 24)]


class Numbers(Record):
    """The rules document as whole numbers; words are those of `codes`, yes and no are 1 and 0.

    A table of checks is 8 rows, Fallout first: the least score of each, from the best, and its outcome.
    """

    action_sides: Whole = of("dice.action")
    initiative_sides: Whole = of("dice.initiative")
    points_sides: Whole = of("dice.points")
    check_sides: Whole = of("dice.check")
    advantage_once: Whole = of("advantage.stacking", when="once")
    total_floor: Whole = of("total.floor", none=-codes.BOUNDLESS)
    edge_needed: Whole = of("total.edge_needed")
    points_floor: Whole = of("total.points_floor")
    order_by_action_value: Whole = of("order.ties", when="action_value")
    order_turn_runs_on: Whole = of("order.alternation", when="running")
    order_each_round: Whole = of("order.each_round")
    opposes_after_lost_action: Whole = of("opposing.after_lost_action")
    against_target_alone: Whole = of("opposing.against", when="target")
    hidden_disadvantage: Whole = of("hiding.disadvantage")
    hiding_ends_by_moving: Whole = of("hiding.ends_by_moving")
    exposed_advantage: Whole = of("hiding.exposed_advantage")
    exposure_waives: Whole = of("hiding.exposure_waives")
    exposure_ends_by_moving: Whole = of("hiding.exposure_ends_by_moving")
    exposure_ends_by_use: Whole = of("hiding.exposure_ends_by_use")
    snipe_needs_ready: Whole = of("hiding.snipe_needs_ready")
    flags_masked: Whole = of("hiding.masked")
    observer_until_next_action: Whole = of("observing.observer_until", when="next_action")
    flag_until_fight_end: Whole = of("observing.flag_until", when="fight_end")
    flag_advantage: Whole = of("observing.flag_advantage")
    extra_effect_only: Whole = of("observing.extra", when="effect_only")
    escape_points: Whole = of("escape.points")
    escape_takes_action: Whole = of("escape.takes_action")
    lasting_ends_after: Whole = of("lasting.ends", when="end")
    lost_action_counts: Whole = of("lasting.lost_action_counts")
    aid_stacks: Whole = of("lasting.aid_stacks")
    casualty_times: Whole = of("damage.casualty_times")
    tier_replaces: Whole = of("damage.tier_replaces")
    late_from_round: Whole = of("late.from_round")
    late_casualty_at_most: Whole = of("late.casualty_at_most")
    late_opposing_fails: Whole = of("late.opposing_fails")
    late_tie_fails: Whole = of("late.tie_fails")
    late_total_before_effect: Whole = of("late.total_at", when="before_effect")
    concede_edge: Whole = of("end.concede_edge", none=codes.BOUNDLESS)
    concede_from_round: Whole = of("end.concede_from_round")
    rounds_most: Whole = of("end.rounds")
    victory_by_harm: Whole = of("end.victory_by", when="harm")
    harm_fallout: Whole = of("end.harm_points.fallout")
    harm_casualty: Whole = of("end.harm_points.casualty")
    harm_dead: Whole = of("end.harm_points.dead")
    harm_left: Whole = of("end.harm_points.left")
    clear_edge: Whole = of("end.clear_edge")
    decisive_edge: Whole = of("end.decisive_edge")
    row_least: PerRow
    row_outcome: PerRow
    first_check_stands: Whole = of("check.several", when="first")
    escaped_are_checked: Whole = of("check.escaped_too")


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
