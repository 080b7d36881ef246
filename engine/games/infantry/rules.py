"""The rules of infantry as the numbers of its kernel, and what these answer for cards, checks and odds.

Records say themselves which parameter a column is of; here is what they do not: tables, arcs, and what several make
together. What belongs to an advanced rule that is off is packed as if it were not there. Rules: IN.GEN.1, IN.ARM.2 to
IN.ARM.6, IN.GAP.53.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import product
from math import cos, radians, sin
from typing import Final

from engine.games.infantry.kernel.codes import BEARING_DEG, BEARINGS
from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.codes import Step, WeaponKind
from engine.games.infantry.kernel.numbers.harm import lethal_that_kills, passes_morale
from engine.games.infantry.kernel.numbers.records import Arms, Numbers
from engine.games.infantry.kernel.numbers.steps import row_in_armor
from engine.games.infantry.kernel.numbers.targets import attack_hits
from engine.games.infantry.kernel.records import Rulings
from engine.games.infantry.kit import ap_cost_of, crew_of
from engine.kernel.packing import coded, once_a_document, pack_rules
from schemas.models.infantry.people import Armor, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Filling, Mode, Toughness, WeaponType

TYPE_CODES: Final = coded(WeaponType, WeaponKind)
EXPERIENCE_CODES: Final = coded(Experience, codes.Experience)
TOUGHNESS_CODES: Final = coded(Toughness, codes.Toughness)

FILLING_CODES: Final = coded(Filling, codes.Filling)
MODE_CODES: Final = coded(Mode, codes.Mode)


@once_a_document
def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    numbers = Numbers()
    pack_numbers(rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    pack_rules(rules, numbers)
    _tables(rules, numbers)
    _by_experience(rules, numbers)
    numbers.step_ap[:] = _steps(rules)
    numbers.narrow_sine, numbers.narrow_cosine = unit_vector(rules.arcs.narrow_deg / 2)
    numbers.wide_sine, numbers.wide_cosine = unit_vector(rules.arcs.wide_deg / 2)
    numbers.crewed_sine, numbers.crewed_cosine = unit_vector(rules.crewed.arc_deg / 2)


def rulings_of(rules: Rules) -> Rulings:
    """Return what a rules document says of the course of battles."""
    rulings = Rulings()
    pack_rules(rules, rulings)
    bearings = [unit_vector(bearing * BEARING_DEG) for bearing in range(BEARINGS)]
    rulings.compass_x[:], rulings.compass_y[:] = map(list, zip(*bearings, strict=True))
    return rulings


def unit_vector(bearing_deg: float) -> tuple[int, int]:
    """Return a bearing as a vector in millionths, east and north: 0 is north, 90 east."""
    turn = radians(bearing_deg)
    return round(sin(turn) * codes.UNIT), round(cos(turn) * codes.UNIT)


def bits(types: Iterable[WeaponType]) -> int:
    """Return types of weapons as bits."""
    return sum(1 << TYPE_CODES[kind] for kind in {*types})


def _tables(rules: Rules, numbers: Numbers) -> None:
    numbers.low_cover_types = bits(rules.explosion.low_cover_from)
    numbers.structure_types = bits(rules.large_targets.types)
    for kind, code in TYPE_CODES.items():
        numbers.base[code] = rules.target.base[kind]
    for name, code in TOUGHNESS_CODES.items():
        numbers.toughness[code] = rules.breaching.toughness[name]


def _by_experience(rules: Rules, numbers: Numbers) -> None:
    """Without the rule everybody is a regular."""
    is_played = rules.options.experience
    for experience, code in EXPERIENCE_CODES.items():
        numbers.experience_ap[code] = rules.action_points.bonus[experience] if is_played else 0
        numbers.morale_target[code] = rules.morale.target[experience if is_played else Experience.REGULAR]


def _steps(rules: Rules) -> list[int]:
    """Return the AP of each kind of step."""
    plain, terrain, tunnels = rules.actions.standard_dot, rules.terrain, rules.tunnels
    costs = {
        Step.STANDARD: (True, plain),
        Step.CRAWL: (True, rules.actions.crawl_dot),
        Step.CONTOUR: (rules.options.advanced_terrain, terrain.change_level),
        Step.ROUGH: (rules.options.advanced_terrain, terrain.rough),
        Step.SWAMP: (rules.options.advanced_terrain, terrain.swamp),
        Step.WIRE: (rules.options.barbed_wire, rules.wire.enter),
        Step.CLIMB: (rules.options.advanced_terrain, terrain.climb_wall),
        Step.TUNNEL_MOUTH: (rules.options.trench_tunnel, tunnels.tunnel),
        Step.IN_TUNNEL: (rules.options.trench_tunnel, plain * tunnels.crawl_times),
        Step.TRENCH_EDGE: (rules.options.trench_tunnel, tunnels.trench),
        Step.IN_TRENCH: (rules.options.trench_tunnel, tunnels.along_trench),
        Step.SHALLOW: (rules.options.water, rules.water.shallow),
        Step.SWIM: (rules.options.water, rules.water.swim),
        Step.DROP_PRONE: (True, rules.actions.drop_prone),
        Step.STAND_UP: (True, rules.actions.stand_up),
    }
    return [ap if is_played else 0 for _, (is_played, ap) in sorted(costs.items())]


def arms_of(weapon: Weapon, rules: Rules) -> Arms:
    """Return a weapon as numbers. Rules: IN.CRW.2, IN.EXP.1, IN.INC.1."""
    arms = Arms()
    pack_arms(weapon, rules, arms)
    return arms


def pack_arms(weapon: Weapon, rules: Rules, arms: Arms) -> None:
    """Fill `arms` from a weapon."""
    arms.type = TYPE_CODES[weapon.type]
    arms.filling = FILLING_CODES[weapon.filling] if weapon.filling else codes.Filling.NONE
    arms.ap, arms.ammo = figure(ap_cost_of(weapon, rules)), figure(weapon.ammo)
    arms.short_dots, arms.long_dots = figure(weapon.short_dots), figure(weapon.long_dots)
    arms.mode, arms.crew = MODE_CODES[weapon.mode or Mode.SINGLE], crew_of(weapon, rules)
    arms.rings = len(weapon.damage)
    for distance, points in enumerate(weapon.damage):
        arms.ring[distance] = points


def figure(value: int | None) -> int:
    """Return a figure of a card; -1 for none."""
    return codes.NEVER if value is None else value


SIDES = 6


class CellFlaw(StrEnum):
    """What is wrong with the cells that armour covers; each is the code of a check."""

    COUNT = "armor-cell-count"
    NOT_CONTIGUOUS = "armor-not-contiguous"
    OFF_CARD = "armor-off-card"


def cell_flaws(cells: Sequence[int], armor: Armor, rules: Rules) -> Iterator[CellFlaw]:
    """Yield what is wrong with the cells that armour is to cover. Rules: IN.ARM.2, IN.ARM.5, IN.GAP.53."""
    if len(cells) != armor.coverage:
        yield CellFlaw.COUNT
    if len({*cells}) < len(cells) or (rules.armor.contiguous and not adjoin(cells, rules)):
        yield CellFlaw.NOT_CONTIGUOUS
    if any(not 1 <= cell <= rules.card.cells for cell in cells):
        yield CellFlaw.OFF_CARD


def adjoin(cells: Sequence[int], rules: Rules) -> bool:
    """Return whether cells form a run without a gap, none of them named twice. Rules: IN.ARM.2, IN.GAP.53."""
    named = list(cells) if rules.armor.order_matters else sorted(cells)
    return named == list(range(min(cells), min(cells) + len(cells))) if cells else True


def ap_row(armor: Armor | None, rules: Rules) -> tuple[int, ...]:
    """Return the AP row of a card less what armour takes off, never below 0. Rules: IN.ARM.6, IN.GAP.36."""
    less = armor.ap_cost if armor is not None else 0
    return tuple(row_in_armor(numbers_of(rules), cell, less) for cell in range(rules.card.cells))


def lethal_to_kill(cells: int, rules: Rules) -> int:
    """Return how many points of lethal damage kill a trooper with so many cells of armour. Rule: IN.HOUSE.2."""
    return lethal_that_kills(numbers_of(rules), cells)


def chance_of(succeeds: Callable[[int], bool]) -> Fraction:
    """Return the chance that a total of two dice succeeds."""
    totals = [one + other for one, other in product(range(1, SIDES + 1), repeat=2)]
    return Fraction(sum(map(succeeds, totals)), len(totals))


def hit_chance(target: int | None, rules: Rules) -> Fraction:
    """Return the chance to hit with a target number, 0 without one. Rule: IN.HOUSE.3."""
    if target is None:
        return Fraction(0)
    return chance_of(lambda roll: attack_hits(numbers_of(rules), target, roll))


def morale_chance(target: int, rules: Rules) -> Fraction:
    """Return the chance to pass a morale check. Rules: IN.MOR.2, IN.GAP.35."""
    return chance_of(lambda roll: passes_morale(numbers_of(rules), target, roll))
