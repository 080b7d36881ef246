"""The records that the arithmetic of infantry reads. A dot is a column from the west and a row from the south.

Column lengths are written out where a type is declared: 30 cells of a card, 8 rings, 6 types of weapons, 4 levels of
experience, 15 kinds of steps, 6 kinds of toughness, 24 troopers, 100 dots of a line, 19 by 19 dots of an area.
"""

from typing import Annotated

from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.codes import Miss
from engine.kernel.packing import of
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

    cells: Whole = of("card.cells")
    ap_row: PerCell = of("card.ap_row")
    armor_by_cells: Whole = of("options.body_armor")
    armor_hits: Whole = of("armor.hits_per_cell")
    armor_stops_bludgeoning: Whole = of("armor.stops_bludgeoning")
    experience_first: Whole = of("action_points.order", when="experience_first")
    movement_cap: Whole = of("action_points.movement_cap")
    experience_ap: PerExperience
    step_ap: PerStep
    costs_added: Whole = of("terrain.combined", when="sum")
    swim_most_weapons: Whole = of("water.most_weapons")
    swim_counts_primary: Whole = of("water.counted", when="primary")
    swim_counts_secondary: Whole = of("water.counted", when="secondary")
    swim_counts_mounted: Whole = of("water.mounted_counts")
    swim_with_crewed: Whole = of("water.crewed")
    swim_and_fire: Whole = of("water.may_fire")
    wire_dice: Whole = of("wire.damage_dice")
    wire_from: Whole = of("wire.entangled_from")
    tunnel_seen_into: Whole = of("sight.tunnel_from_outside")
    fire_enter: Whole = of("fire.enter_damage")
    fire_end: Whole = of("fire.end_damage")
    fire_both: Whole = of("fire.both")
    fire_turns: Whole = of("fire.turns")
    fire_on_water: Whole = of("fire.on_water")
    base: PerType
    always_misses: Whole = of("target.always_misses")
    always_hits: Whole = of("target.always_hits")
    long_range: Whole = of("target.long_range")
    prone: Whole = of("target.prone")
    trench_is_prone: Whole = of("tunnels.trench_prone", needs="options.trench_tunnel")
    low_cover: Whole = of("target.low_cover")
    light_vegetation: Whole = of("target.light_vegetation")
    heavy_vegetation: Whole = of("target.heavy_vegetation")
    swamp: Whole = of("target.swamp", needs="options.advanced_terrain")
    fire: Whole = of("target.fire", needs="options.incendiary")
    smoke: Whole = of("target.smoke", needs="options.smoke")
    wide_arc: Whole = of("target.wide_arc")
    entangled: Whole = of("target.entangled", needs="options.barbed_wire")
    tunnel: Whole = of("target.tunnel", needs="options.trench_tunnel")
    tunnel_ranged_only: Whole = of("tunnels.combat_scope", when="ranged")
    swimming: Whole = of("target.swimming", needs="options.water")
    movement_fire: Whole = of("target.movement_fire")
    sneak_suit: Whole = of("target.sneak_suit", needs="options.sneak_suits")
    sneak_suit_stacks: Whole = of("target.sneak_suit_stacks")
    large: Whole = of("target.large", needs="options.large_targets")
    throw_dots: Whole = of("thrown.dots_per_ap")
    throw_most_ap: Whole = of("thrown.most_ap")
    movement_fire_ap: Whole = of("movement_fire.ap")
    movement_fire_own_ap: Whole = of("movement_fire.explosives_own_cost")
    movement_fire_any: Whole = of("movement_fire.active_only", when=False)
    movement_fire_crewed: Whole = of("movement_fire.crewed")
    narrow_cosine: Whole
    narrow_sine: Whole
    wide_cosine: Whole
    wide_sine: Whole
    crewed_cosine: Whole
    crewed_sine: Whole
    arc_limits: Whole = of("arcs.limits_inside")
    arc_own_dot: Whole = of("arcs.own_dot")
    single_attacks: Whole = of("arcs.single_attacks")
    burst_attacks: Whole = of("arcs.burst_attacks")
    crewed_attacks: Whole = of("crewed.attacks_per_arc", none=codes.NEVER)
    set_up_ap: Whole = of("crewed.set_up")
    break_down_ap: Whole = of("crewed.break_down")
    takeover_ap: Whole = of("crewed.takeover")
    takeover_set_up: Whole = of("crewed.takeover_needs_set_up")
    takeover_crew: Whole = of("crewed.takeover_needs_crew")
    takeover_any_side: Whole = of("crewed.takeover_by", when="any_side")
    all_adjacent_pay: Whole = of("crewed.participants", when="everybody_adjacent")
    scatter_least: Whole = of("scatter.least")
    scatter_most: Whole = of("scatter.most")
    incendiary_miss: Whole = of("scatter.incendiary_miss", codes=Miss)
    low_cover_types: Whole
    blocked_by_line: Whole = of("explosion.line", when="detonation")
    water_extra: Whole = of("water.extra_damage", needs="options.water")
    water_ring_more: Whole = of("water.rings", when="one_more")
    water_incendiary: Whole = of("water.incendiary")
    structure_types: Whole
    toughness: PerToughness
    breached_by_as_much: Whole = of("breaching.breached_by", when="as_much")
    smoke_radius: Whole = of("smoke.radius")
    smoke_grown: Whole = of("smoke.grown_radius")
    smoke_turns: Whole = of("smoke.turns")
    smoke_side_turns: Whole = of("smoke.counted_in", when="side_turns")
    smoke_on_wall: Whole = of("smoke.on_wall", when="smoke")
    morale: Whole = of("options.morale")
    morale_threshold: Whole = of("morale.threshold")
    morale_target: PerExperience
    morale_per_dead: Whole = of("morale.per_extra_dead")
    morale_naturals: Whole = of("morale.naturals")


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
