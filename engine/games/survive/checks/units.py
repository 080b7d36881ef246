"""Checks of units and of their weapons."""

from collections.abc import Iterator, Mapping

from engine.checking.check import check, mistake
from engine.games.survive.rules.movement import arsenal_of, load_of, move_rates, weight_of
from engine.games.survive.rules.shots import card_numbers
from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.wording import counted
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import Span
from schemas.models.survive.words import Stat, WeaponType
from schemas.packs.packs import Pack


def outside(name: str, value: int, span: Span) -> Iterator[Finding]:
    """Yield the finding on a value outside its limits, at the field `name`; limits that are crossed hold nothing."""
    if span.least <= span.most and not span.least <= value <= span.most:
        message = f"{name} is {value}; it goes from {span.least} to {span.most}"
        change = f"lower it to {span.most}" if value > span.most else f"raise it to {span.least}"
        yield mistake((name,), message, change)


VALUES = ("power", "difficulty", "weight", "ammo")
NEEDED = {WeaponType.RANGED: ("ammo", "range_in"), WeaponType.GRENADE: ("ammo", "range_in", "blast_in")}
PLACED = {**NEEDED, WeaponType.CLOSE: ()}
SPECIAL = ("ammo", "range_in", "blast_in")


@check("weapon-value-out-of-range", "SV.GAP.4")
def value_out_of_range(weapon: Weapon, rules: Rules) -> Iterator[Finding]:
    """A value of a weapon is lower or higher than it may be.

    Power, Difficulty, weight and ammo lie within `limits` of the rules document: 1 to 10, and 0 to 8 for the weight.
    Rules: SV.GAP.4, SV.AMM.1.
    """
    for name in VALUES:
        value: int | None = getattr(weapon, name)
        if value is not None:
            yield from outside(name, value, getattr(rules.limits, name))


@check("weapon-lacks-value", "SV.GAP.4")
def lacks_value(weapon: Weapon) -> Iterator[Finding]:
    """A weapon lacks a value that its type needs.

    Guns and grenades need `ammo` and `range_in`, and a grenade a `blast_in`.
    Rules: SV.AMM.1, SV.SHT.2, SV.GAP.30.
    """
    for name in NEEDED.get(weapon.type, ()):
        if getattr(weapon, name) is None:
            message = f"a {weapon.type} weapon needs {name}"
            yield mistake(("type",), message, f"add {name}")


@check("weapon-value-misplaced", "SV.GAP.4")
def value_misplaced(weapon: Weapon) -> Iterator[Finding]:
    """A weapon has a value that its type knows nothing of.

    A close-combat weapon has neither `ammo` nor `range_in`, and only a grenade has a `blast_in`.
    Rules: SV.GAP.4, SV.GAP.30.
    """
    for name in SPECIAL:
        if getattr(weapon, name) is not None and name not in PLACED[weapon.type]:
            message = f"a {weapon.type} weapon has no {name}"
            yield mistake((name,), message, f"take {name} out")


@check("two-handed-grenade", "SV.DAZ.3")
def two_handed_grenade(weapon: Weapon) -> Iterator[Finding]:
    """A grenade takes two hands.

    A grenade is thrown with one hand, as a Dazed unit may do.
    """
    if weapon.type is WeaponType.GRENADE and weapon.hands != 1:
        yield mistake(("hands",), "a grenade is thrown with one hand", "use hands: 1")


Arsenal = Mapping[str, Weapon]


def _carried(unit: Unit, pack: Pack) -> Arsenal:
    return arsenal_of(pack, unit.weapons)


@check("unit-stat-out-of-range", "SV.GAP.7")
def stat_out_of_range(unit: Unit, rules: Rules) -> Iterator[Finding]:
    """A stat of a unit is lower or higher than it may be.

    Each stat lies within `limits` of the rules document: Stamina from 1 to 6, Grit and Toughness from 1 to 10, the two
    skills from 1 to 9.
    """
    for stat in Stat:
        yield from outside(stat, unit.value(stat), getattr(rules.limits, stat.value))


@check("unit-overweight", "SV.GAP.35", arsenal=_carried)
def overweight(unit: Unit, arsenal: Arsenal, rules: Rules) -> Iterator[Finding]:
    """A unit carries too much.

    All weapons of a unit weigh at most `limits.total_weight` together, 8 as ruled. Each point of weight takes an inch
    off its Move. The hint names the lightest weapon that is enough to leave out.
    Rules: SV.GAP.35, SV.MOV.1.
    """
    weight, most = weight_of(load_of(unit.weapons, arsenal).weapons), rules.limits.total_weight
    if weight > most:
        left_out = cheapest_to_leave(unit, arsenal, weight - most)
        rates = move_rates(weight, unit.stamina, rules)
        message = f"its weapons weigh {weight} of {most}; it would move {max(0.0, rates.move_in):g} inches"
        hint = f"leave out the {unit.weapons[left_out]}, which weighs {arsenal[unit.weapons[left_out]].weight}"
        yield mistake(("weapons", left_out), message, hint)


def cheapest_to_leave(unit: Unit, arsenal: Arsenal, too_much: int) -> int:
    """Return the place of the lightest weapon that is heavy enough to leave out, else of the heaviest."""
    weights = {place: arsenal[name].weight for place, name in enumerate(unit.weapons) if name in arsenal}
    enough = {place: weight for place, weight in weights.items() if weight >= too_much}
    if enough:
        return min(enough, key=lambda place: (enough[place], -place))
    return max(weights, key=lambda place: (weights[place], place))


@check("to-hit-mismatch", "SV.SHT.5", arsenal=_carried)
def to_hit_mismatch(unit: Unit, arsenal: Arsenal, rules: Rules) -> Iterator[Finding]:
    """A printed to-hit number is not that of the rules.

    The number is the skill, less what the Difficulty of the weapon is above it (SV.HOUSE.1); close-combat weapons use
    Combat, all others Shooting. Leave `to_hit` out, and the numbers are worked out.
    Rules: SV.SHT.5, SV.FCH.5, SV.HOUSE.1.
    """
    numbers = card_numbers(unit, [name for name in unit.to_hit if name in arsenal], arsenal, rules)
    for name, printed in unit.to_hit.items():
        if name in numbers and printed != numbers[name]:
            message = f"the card says {printed} for the {name}, the rules {numbers[name]}"
            yield mistake(("to_hit", name), message, f"print {numbers[name]}")


@check("to-hit-without-weapon", "SV.SHT.5")
def to_hit_without_weapon(unit: Unit) -> Iterator[Finding]:
    """A to-hit number for a weapon that is not carried.

    `to_hit` names weapons that stand in `weapons` too.
    """
    for name in unit.to_hit:
        if name not in unit.weapons:
            message = f"the card has a number for the {name}, which the unit does not carry"
            hint = f"take {name} out, or add it to weapons"
            yield mistake(("to_hit", name), message, hint)


@check("mob-size", "SV.GAP.41")
def mob_size(mob: Mob, rules: Rules) -> Iterator[Finding]:
    """A Mob has too few or too many units.

    A Mob has `mob.size` units, 5 as ruled.
    """
    size, asked = len(mob.units), rules.mob.size
    if size != asked:
        change = f"add {asked - size}" if size < asked else f"take {size - asked} out"
        yield mistake(("units",), f"the Mob has {counted(size, 'unit')}; a Mob has {asked}", change)
