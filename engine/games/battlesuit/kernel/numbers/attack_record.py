"""The records of attacks and checks: the cards of soldiers, and a question each with room for its answer."""

from typing import Annotated

from engine.games.battlesuit.kernel.rules_record import Whole
from engine.kernel.records import Column, Record

PerCard = Annotated[list[int], Column("i8", 48)]
PerCardBox = Annotated[list[int], Column("i8", 240)]
PerPart = Annotated[list[int], Column("i8", 24)]


class Cards(Record):
    """The cards by number; those without damage boxes have their values in the first of five. Bit n is ability n."""

    unit_class: PerCard
    abilities: PerCard
    attenuation_points: PerCard
    attack: PerCardBox
    shield: PerCardBox
    move: PerCardBox
    build_value: PerCard


class Attack(Record):
    """An attack of a soldier, a bomb or a mine on a soldier, and what comes of it.

    Soldiers are the numbers of their cards, with their hits. `range_points` is the distance in map points, `cover` the
    terrain of a target on the ground, `stealth_box` the box of its marker, `turned` how many points the attacker
    turned. `explosion` is the kind of what goes off. Everything else that is asked is 1 if it is so.
    """

    attacker: Whole
    attacker_hits: Whole
    target: Whole
    target_hits: Whole
    range_points: Whole
    cover: Whole
    improved: Whole
    painted: Whole
    painted_more: Whole
    reaction: Whole
    higher_ground: Whole
    below: Whole
    shaken: Whole
    indirect: Whole
    spillover: Whole
    rapid: Whole
    after_paint: Whole
    out_of_command: Whole
    stealth_box: Whole
    boosted: Whole
    jammed: Whole
    marine_attacks: Whole
    marine_defends: Whole
    improved_detection: Whole
    squad_half_lost: Whole
    turned: Whole
    explosion: Whole
    die: Whole
    made: Whole
    parts: PerPart
    strength: Whole
    modified_die: Whole
    result: Whole
    harm: Whole
    hits: Whole


class MoraleCheck(Record):
    """A roll on one of the morale tables, its total and its result."""

    table: Whole
    die: Whole
    modifier: Whole
    total: Whole
    result: Whole


class Aim(Record):
    """How a soldier that faces a direction stands to a target, and whether another soldier is hit by spillover."""

    x: Whole
    y: Whole
    faces: Whole
    target_x: Whole
    target_y: Whole
    turns: Whole
    other_x: Whole
    other_y: Whole
    spilled_on: Whole
