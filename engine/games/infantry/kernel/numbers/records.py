"""The records that the arithmetic of infantry reads. A dot is a column from the west and a row from the south.

Column lengths are written out where a type is declared: 30 cells of a card, 8 rings, 6 types of weapons, 4 levels of
experience, 15 kinds of steps, 6 kinds of toughness, 24 troopers, 100 dots of a line, 19 by 19 dots of an area.
"""

from typing import Annotated

from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerCell = Annotated[list[int], Column("i8", 30)]
PerRing = Annotated[list[int], Column("i8", 8)]
PerType = Annotated[list[int], Column("i8", 6)]
PerExperience = Annotated[list[int], Column("i8", 4)]
PerStep = Annotated[list[int], Column("i8", 15)]
PerToughness = Annotated[list[int], Column("i8", 6)]
PerTrooper = Annotated[list[int], Column("i8", 24)]
PerDot = Annotated[list[int], Column("i8", 100)]
PerPlace = Annotated[list[int], Column("i8", 361)]


class Numbers(Record):
    """The rules document as whole numbers; words are those of `codes`, yes and no are 1 and 0, what never is -1.

    Types of weapons are bits. An arc is the cosine and the sine of half its width, in millionths.
    """

    cells: Whole
    ap_row: PerCell
    armor_by_cells: Whole
    armor_hits: Whole
    armor_stops_bludgeoning: Whole
    experience_first: Whole
    movement_cap: Whole
    experience_ap: PerExperience
    step_ap: PerStep
    costs_added: Whole
    swim_most_weapons: Whole
    swim_counts_primary: Whole
    swim_counts_secondary: Whole
    swim_counts_mounted: Whole
    swim_with_crewed: Whole
    swim_and_fire: Whole
    wire_dice: Whole
    wire_from: Whole
    tunnel_seen_into: Whole
    fire_enter: Whole
    fire_end: Whole
    fire_both: Whole
    fire_turns: Whole
    fire_on_water: Whole
    base: PerType
    always_misses: Whole
    always_hits: Whole
    long_range: Whole
    prone: Whole
    trench_is_prone: Whole
    low_cover: Whole
    light_vegetation: Whole
    heavy_vegetation: Whole
    swamp: Whole
    fire: Whole
    smoke: Whole
    wide_arc: Whole
    entangled: Whole
    tunnel: Whole
    tunnel_ranged_only: Whole
    swimming: Whole
    movement_fire: Whole
    sneak_suit: Whole
    sneak_suit_stacks: Whole
    large: Whole
    throw_dots: Whole
    throw_most_ap: Whole
    movement_fire_ap: Whole
    movement_fire_own_ap: Whole
    movement_fire_any: Whole
    movement_fire_crewed: Whole
    narrow_cosine: Whole
    narrow_sine: Whole
    wide_cosine: Whole
    wide_sine: Whole
    crewed_cosine: Whole
    crewed_sine: Whole
    arc_limits: Whole
    arc_own_dot: Whole
    single_attacks: Whole
    burst_attacks: Whole
    crewed_attacks: Whole
    set_up_ap: Whole
    break_down_ap: Whole
    takeover_ap: Whole
    takeover_set_up: Whole
    takeover_crew: Whole
    takeover_any_side: Whole
    all_adjacent_pay: Whole
    scatter_least: Whole
    scatter_most: Whole
    incendiary_miss: Whole
    low_cover_types: Whole
    blocked_by_line: Whole
    water_extra: Whole
    water_ring_more: Whole
    water_incendiary: Whole
    structure_types: Whole
    toughness: PerToughness
    breached_by_as_much: Whole
    smoke_radius: Whole
    smoke_grown: Whole
    smoke_turns: Whole
    smoke_side_turns: Whole
    smoke_on_wall: Whole
    morale: Whole
    morale_threshold: Whole
    morale_target: PerExperience
    morale_per_dead: Whole
    morale_naturals: Whole


class Arms(Record):
    """A weapon; what it has no figure for is -1. `ring` holds its damage outwards, `rings` how many figures."""

    type: Whole
    filling: Whole
    ap: Whole
    ammo: Whole
    short_dots: Whole
    long_dots: Whole
    mode: Whole
    crew: Whole
    rings: Whole
    ring: PerRing


class Conditions(Record):
    """What an attack is made under: counts of dots in the line of fire, and flags."""

    smoke_dots: Whole
    light_dots: Whole
    heavy_dots: Whole
    swamp_dots: Whole
    fire_dots: Whole
    prone: Whole
    trench: Whole
    low_cover: Whole
    entangled: Whole
    tunnel: Whole
    swimming: Whole
    sneak_suit: Whole
    large: Whole
    moving: Whole
    wide: Whole


class Marks(Record):
    """The marks on a card: on each HP cell, and how many hits each cell of armour has; -1 where there is none."""

    hp: PerCell
    armor: PerCell


class Crew(Record):
    """Those who stand by when a weapon is set up, in order; `chosen` marks who takes part."""

    count: Whole
    column: PerTrooper
    row: PerTrooper
    ap: PerTrooper
    chosen: PerTrooper


class Line(Record):
    """The dots of a line of fire, from the one after the attacker's to the target's."""

    count: Whole
    column: PerDot
    row: PerDot


class Area(Record):
    """The dots around one, 9 to each side, row by row: what is an obstacle, and what smoke has filled."""

    wall: PerPlace
    filled: PerPlace
