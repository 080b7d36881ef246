"""The rules document as the kernel's numbers: words become codes, yes and no 1 and 0, what is never is -1.

What belongs to an advanced rule that is off is packed as if it were not there. Rule: IN.GEN.1.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.records import Numbers
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Section, Toughness, WeaponType

TYPE_CODES: Final = {
    WeaponType.RANGED: codes.RANGED,
    WeaponType.CREWED: codes.CREWED,
    WeaponType.EXPLOSIVE: codes.EXPLOSIVE,
    WeaponType.INCENDIARY: codes.INCENDIARY,
    WeaponType.THROWN: codes.THROWN,
    WeaponType.MELEE: codes.MELEE,
}
EXPERIENCE_CODES: Final = {
    Experience.GREEN: codes.GREEN,
    Experience.REGULAR: codes.REGULAR,
    Experience.VETERAN: codes.VETERAN,
    Experience.ELITE: codes.ELITE,
}
TOUGHNESS_CODES: Final = {
    Toughness.TREE: codes.OF_TREE,
    Toughness.WALL: codes.OF_WALL,
    Toughness.LIGHT: codes.OF_LIGHT,
    Toughness.MEDIUM: codes.OF_MEDIUM,
    Toughness.HEAVY: codes.OF_HEAVY,
    Toughness.HARDENED: codes.OF_HARDENED,
}
MISS_CODES: Final = {
    "no_effect": codes.MISS_DOES_NOTHING,
    "lands_anyway": codes.MISS_LANDS,
    "scatters": codes.MISS_SCATTERS,
}


@dataclass(frozen=True, eq=False)
class _Same:
    """A rules document that is equal to itself alone: it holds dictionaries, and cannot be a key."""

    rules: Rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.rules is other.rules

    def __hash__(self) -> int:
        return id(self.rules)


def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    return _packed(_Same(rules))


@lru_cache(maxsize=16)
def _packed(same: _Same) -> Numbers:
    numbers = Numbers()
    pack_numbers(same.rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    _card(rules, numbers)
    _steps(rules, numbers)
    _hindrances(rules, numbers)
    _target(rules, numbers)
    _modifiers(rules, numbers)
    _moving_fire(rules, numbers)
    _arcs(rules, numbers)
    _crewed(rules, numbers)
    _blasts(rules, numbers)
    _structures(rules, numbers)
    _smoke(rules, numbers)
    _morale(rules, numbers)


def unit_vector(bearing_deg: float) -> tuple[int, int]:
    """Return a bearing as a vector in millionths, east and north: 0 is north, 90 east."""
    turn = radians(bearing_deg)
    return round(sin(turn) * codes.UNIT), round(cos(turn) * codes.UNIT)


def bits(types: Iterable[WeaponType]) -> int:
    """Return types of weapons as bits."""
    return sum(1 << TYPE_CODES[kind] for kind in sorted({*types}))


def _card(rules: Rules, numbers: Numbers) -> None:
    numbers.cells = rules.card.cells
    for cell, ap in enumerate(rules.card.ap_row):
        numbers.ap_row[cell] = ap
    numbers.armor_by_cells = int(rules.options.body_armor)
    numbers.armor_hits = rules.armor.hits_per_cell
    numbers.armor_stops_bludgeoning = int(rules.armor.stops_bludgeoning)
    numbers.experience_first = int(rules.action_points.order == "experience_first")
    numbers.movement_cap = rules.action_points.movement_cap
    for experience, code in EXPERIENCE_CODES.items():
        bonus = rules.action_points.bonus[experience]
        numbers.experience_ap[code] = bonus if rules.options.experience else 0


def _steps(rules: Rules, numbers: Numbers) -> None:
    plain, terrain, tunnels = rules.actions.standard_dot, rules.terrain, rules.tunnels
    costs = {
        codes.STANDARD: (True, plain),
        codes.CRAWL: (True, rules.actions.crawl_dot),
        codes.CONTOUR: (rules.options.advanced_terrain, terrain.change_level),
        codes.ROUGH: (rules.options.advanced_terrain, terrain.rough),
        codes.SWAMP: (rules.options.advanced_terrain, terrain.swamp),
        codes.WIRE: (rules.options.barbed_wire, rules.wire.enter),
        codes.CLIMB: (rules.options.advanced_terrain, terrain.climb_wall),
        codes.TUNNEL_MOUTH: (rules.options.trench_tunnel, tunnels.tunnel),
        codes.IN_TUNNEL: (rules.options.trench_tunnel, plain * tunnels.crawl_times),
        codes.TRENCH_EDGE: (rules.options.trench_tunnel, tunnels.trench),
        codes.IN_TRENCH: (rules.options.trench_tunnel, tunnels.along_trench),
        codes.SHALLOW: (rules.options.water, rules.water.shallow),
        codes.SWIM: (rules.options.water, rules.water.swim),
        codes.DROP_PRONE: (True, rules.actions.drop_prone),
        codes.STAND_UP: (True, rules.actions.stand_up),
    }
    for code, (is_played, ap) in costs.items():
        numbers.step_ap[code] = ap if is_played else 0
    numbers.costs_added = int(terrain.combined == "sum")


def _hindrances(rules: Rules, numbers: Numbers) -> None:
    numbers.swim_most_weapons = rules.water.most_weapons
    numbers.swim_counts_primary = int(Section.PRIMARY in rules.water.counted)
    numbers.swim_counts_secondary = int(Section.SECONDARY in rules.water.counted)
    numbers.swim_counts_mounted = int(rules.water.mounted_counts)
    numbers.swim_with_crewed = int(rules.water.crewed)
    numbers.swim_and_fire = int(rules.water.may_fire)
    numbers.wire_dice = rules.wire.damage_dice
    numbers.wire_from = rules.wire.entangled_from
    numbers.tunnel_seen_into = int(rules.sight.tunnel_from_outside)
    numbers.fire_enter = rules.fire.enter_damage
    numbers.fire_end = rules.fire.end_damage
    numbers.fire_both = int(rules.fire.both)
    numbers.fire_turns = rules.fire.turns
    numbers.fire_on_water = int(rules.fire.on_water)


def _target(rules: Rules, numbers: Numbers) -> None:
    for kind, code in TYPE_CODES.items():
        numbers.base[code] = rules.target.base[kind]
    numbers.always_misses = rules.target.always_misses
    numbers.always_hits = rules.target.always_hits
    numbers.throw_dots = rules.thrown.dots_per_ap
    numbers.throw_most_ap = rules.thrown.most_ap


def _modifiers(rules: Rules, numbers: Numbers) -> None:
    target, options = rules.target, rules.options
    numbers.long_range = target.long_range
    numbers.prone = target.prone
    numbers.trench_is_prone = int(rules.tunnels.trench_prone and options.trench_tunnel)
    numbers.low_cover = target.low_cover
    numbers.light_vegetation = target.light_vegetation
    numbers.heavy_vegetation = target.heavy_vegetation
    numbers.swamp = target.swamp if options.advanced_terrain else 0
    numbers.fire = target.fire if options.incendiary else 0
    numbers.smoke = target.smoke if options.smoke else 0
    numbers.wide_arc = target.wide_arc
    numbers.entangled = target.entangled if options.barbed_wire else 0
    numbers.tunnel = target.tunnel if options.trench_tunnel else 0
    numbers.tunnel_ranged_only = int(rules.tunnels.combat_scope == "ranged")
    numbers.swimming = target.swimming if options.water else 0
    numbers.movement_fire = target.movement_fire
    numbers.sneak_suit = target.sneak_suit if options.sneak_suits else 0
    numbers.sneak_suit_stacks = int(target.sneak_suit_stacks)
    numbers.large = target.large if options.large_targets else 0


def _moving_fire(rules: Rules, numbers: Numbers) -> None:
    numbers.movement_fire_ap = rules.movement_fire.ap
    numbers.movement_fire_own_ap = int(rules.movement_fire.explosives_own_cost)
    numbers.movement_fire_any = int(not rules.movement_fire.active_only)
    numbers.movement_fire_crewed = int(rules.movement_fire.crewed)


def _arcs(rules: Rules, numbers: Numbers) -> None:
    numbers.narrow_sine, numbers.narrow_cosine = unit_vector(rules.arcs.narrow_deg / 2)
    numbers.wide_sine, numbers.wide_cosine = unit_vector(rules.arcs.wide_deg / 2)
    numbers.crewed_sine, numbers.crewed_cosine = unit_vector(rules.crewed.arc_deg / 2)
    numbers.arc_limits = int(rules.arcs.limits_inside)
    numbers.arc_own_dot = int(rules.arcs.own_dot)
    numbers.single_attacks = rules.arcs.single_attacks
    numbers.burst_attacks = rules.arcs.burst_attacks


def _crewed(rules: Rules, numbers: Numbers) -> None:
    most = rules.crewed.attacks_per_arc
    numbers.crewed_attacks = codes.NEVER if most is None else most
    numbers.set_up_ap = rules.crewed.set_up
    numbers.break_down_ap = rules.crewed.break_down
    numbers.takeover_ap = rules.crewed.takeover
    numbers.takeover_set_up = int(rules.crewed.takeover_needs_set_up)
    numbers.takeover_crew = int(rules.crewed.takeover_needs_crew)
    numbers.takeover_any_side = int(rules.crewed.takeover_by == "any_side")
    numbers.all_adjacent_pay = int(rules.crewed.participants == "everybody_adjacent")


def _blasts(rules: Rules, numbers: Numbers) -> None:
    numbers.scatter_least = rules.scatter.least
    numbers.scatter_most = rules.scatter.most
    numbers.incendiary_miss = MISS_CODES[rules.scatter.incendiary_miss]
    numbers.low_cover_types = bits(rules.explosion.low_cover_from)
    numbers.blocked_by_line = int(rules.explosion.line == "detonation")
    numbers.water_extra = rules.water.extra_damage if rules.options.water else 0
    numbers.water_ring_more = int(rules.water.rings == "one_more")
    numbers.water_incendiary = int(rules.water.incendiary)


def _structures(rules: Rules, numbers: Numbers) -> None:
    numbers.structure_types = bits(rules.large_targets.types)
    for name, code in TOUGHNESS_CODES.items():
        numbers.toughness[code] = rules.breaching.toughness[name]
    numbers.breached_by_as_much = int(rules.breaching.breached_by == "as_much")


def _smoke(rules: Rules, numbers: Numbers) -> None:
    numbers.smoke_radius = rules.smoke.radius
    numbers.smoke_grown = rules.smoke.grown_radius
    numbers.smoke_turns = rules.smoke.turns
    numbers.smoke_side_turns = int(rules.smoke.counted_in == "side_turns")
    numbers.smoke_on_wall = int(rules.smoke.on_wall == "smoke")


def _morale(rules: Rules, numbers: Numbers) -> None:
    numbers.morale = int(rules.options.morale)
    numbers.morale_threshold = rules.morale.threshold
    for experience, code in EXPERIENCE_CODES.items():
        as_what = experience if rules.options.experience else Experience.REGULAR
        numbers.morale_target[code] = rules.morale.target[as_what]
    numbers.morale_per_dead = rules.morale.per_extra_dead
    numbers.morale_naturals = int(rules.morale.naturals)
