"""Point values, PV for short: of troopers item by item, of squads, and of weapons by the formula. Rule: IN.HOUSE.8."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.infantry.kit import Kit, carried, cells_of, kit_of
from schemas.models.infantry.people import Squad, Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Mode
from schemas.packs.packs import Pack

HUNDRED = 100


@dataclass(frozen=True)
class Item:
    """Something that costs PV and that its trooper can do without."""

    words: str
    points: int


def points_of(trooper: Trooper, kit: Kit, rules: Rules) -> int:
    """Return the PV of a trooper. Rule: IN.HOUSE.8."""
    primary = kit.weapon(trooper.primary)
    bare = rules.points.trooper[trooper.experience] + (primary.point_value if primary else 0)
    return bare + sum(item.points for item in items_of(trooper, kit, rules))


def items_of(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Item]:
    """Yield what a trooper pays for besides itself and its primary weapon, in the order of its card."""
    costs = rules.points
    for name, (at, *_) in carried(trooper):
        weapon = kit.weapon(name)
        if weapon is not None and at != "primary":
            yield Item(f"its {weapon.name}", weapon.point_value)
    for name in trooper.extra_ammunition:
        weapon = kit.weapon(name)
        if weapon is not None:
            yield Item("its extra ammunition", rounded_up(weapon.point_value * costs.extra_ammunition_percent, HUNDRED))
    yield Item("its armour", costs.armor_cell * len(cells_of(trooper, kit.armor)))
    yield Item("its sneak suit", costs.sneak_suit * trooper.sneak_suit)
    yield Item("its leadership", costs.leadership * trooper.leadership)


def rounded_up(amount: int, divisor: int) -> int:
    """Return the least whole number that is not below amount / divisor."""
    return -(-amount // divisor)


def formula_points(damage: int, long_dots: int, mode: Mode, rules: Rules) -> int:
    """Return the PV of a weapon of direct fire by the formula, a half rounded up. Rule: IN.HOUSE.8."""
    formula = rules.points.formula
    percent = formula.burst_percent if mode is Mode.BURST else formula.single_percent
    whole = HUNDRED * formula.long_divisor
    worth = damage * (formula.base * formula.long_divisor + long_dots) * percent
    return (2 * worth + whole) // (2 * whole)


def members_of(squad: Squad, pack: Pack) -> tuple[Trooper, ...]:
    """Return the members of a squad that the pack has, in its order."""
    found = (pack.named("trooper", name, Trooper) for name in squad.members)
    return tuple(trooper for trooper in found if trooper is not None)


def squad_points(squad: Squad, pack: Pack, rules: Rules) -> int:
    """Return the PV of the members of a squad together."""
    prices = member_points(squad, pack, rules)
    return sum(prices[name] for name in squad.members if name in prices)


def member_points(squad: Squad, pack: Pack, rules: Rules) -> dict[str, int]:
    """Return the PV of each trooper that a squad names and the pack has, by that name, in the order of the squad."""
    found = ((name, pack.named("trooper", name, Trooper)) for name in dict.fromkeys(squad.members))
    return {name: points_of(one, kit_of(one, pack), rules) for name, one in found if one is not None}


def over_budget(total: int, budget: int) -> bool:
    """Return whether a force costs more than it may. Rule: IN.HOUSE.8."""
    return total > budget
