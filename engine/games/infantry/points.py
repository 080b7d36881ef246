"""Point values, PV for short: of troopers, of squads, of weapons; prices put in force; and whether squads are legal.

Rule: IN.HOUSE.8.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.experiments.tuning.tunable import PricedCard
from engine.games.infantry.kit import Kit, carried, cells_of, kit_of
from schemas.diagnostics.diagnostics import Location, Severity
from schemas.kinds import RULES
from schemas.models.infantry.people import Squad, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Mode
from schemas.packs.packs import Loaded, Pack

HUNDRED = 100

ARMOR_CELL: Final = "armour cell"
SNEAK_SUIT: Final = "sneak suit"
LEADERSHIP: Final = "level of leadership"
BODY: Final = "hit points"
"""What the PV of the cheapest trooper go to: the cells of its card."""

NUMBERS: Final[Mapping[str, tuple[str, str]]] = {
    ARMOR_CELL: ("armor_cell", "armour"),
    SNEAK_SUIT: ("sneak_suit", "sneak suits"),
    LEADERSHIP: ("leadership", "leadership"),
}
"""Purchases that the rules document prices: where it does, and what the points are spent on."""


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


def trooper_of(experience: Experience) -> str:
    """Return what a trooper with nothing is called as a purchase; ids of documents have no blanks."""
    return f"{experience} trooper"


def purchases(pack: Pack) -> tuple[PricedCard, ...]:
    """Return what squads of a pack buy: weapons, troopers by experience, armour, suits, leadership; by name.

    Extra ammunition is none: its PV are a share of its weapon's. What is free is none either.
    """
    found = (*_weapons(pack), *_numbers(pack))
    return tuple(sorted((card for card in found if card.price > 0), key=lambda card: card.id))


def _weapons(pack: Pack) -> Iterator[PricedCard]:
    for loaded in pack.of_kind("weapon"):
        weapon = cast("Weapon", loaded.model)
        own, spent = loaded.pack_id == pack.manifest.id, ((f"{weapon.type} weapons", weapon.point_value),)
        yield PricedCard(loaded.id, loaded.kind, weapon.point_value, ("point_value",), own, spent)


def _numbers(pack: Pack) -> Iterator[PricedCard]:
    costs = cast("Rules", pack.rules).points
    cheapest = min(costs.trooper.values())
    for experience, price in costs.trooper.items():
        spent = ((BODY, cheapest), ("experience", price - cheapest))
        yield _of_rules(pack, trooper_of(experience), price, ("points", "trooper", experience.value), spent)
    for name, (number, on) in NUMBERS.items():
        price = cast("int", getattr(costs, number))
        yield _of_rules(pack, name, price, ("points", number), ((on, price),))


def _of_rules(pack: Pack, name: str, price: int, place: Location, spent: tuple[tuple[str, int], ...]) -> PricedCard:
    """Return a purchase that the rules document prices; it is the pack's own if that says so itself."""
    own = next((loaded for loaded in pack.documents if loaded.kind == RULES), None)
    written = own is not None and _says(own.data, place)
    return PricedCard(name, RULES, price, place, written, spent, own.id if own is not None else "")


def _says(data: Any, place: Location) -> bool:
    for step in place:
        if not isinstance(data, Mapping) or step not in data:
            return False
        data = data[step]
    return True


def at_prices(pack: Pack, prices: Mapping[str, int]) -> Pack:
    """Return a pack in which purchases have other prices, which are its own then."""
    rules = cast("Rules", pack.rules)
    troopers = {level: prices.get(trooper_of(level), price) for level, price in rules.points.trooper.items()}
    numbers = {number: prices[name] for name, (number, _) in NUMBERS.items() if name in prices}
    points = rules.points.model_copy(update={"trooper": troopers, **numbers})
    changed = {
        loaded.id: _priced(pack, loaded, prices[loaded.id]) for loaded in pack.of_kind("weapon") if loaded.id in prices
    }
    kept = tuple(each for each in pack.documents if each.kind != "weapon" or each.id not in changed)
    return replace(pack, rules=rules.model_copy(update={"points": points}), documents=(*kept, *changed.values()))


def _priced(pack: Pack, loaded: Loaded, price: int) -> Loaded:
    model = loaded.model.model_copy(update={"point_value": price})
    return replace(loaded, model=model, pack_id=pack.manifest.id)


def squads(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each squad: its troopers, their PV, the budget, and the verdict over them and their cards."""
    for loaded in pack.of_kind("squad"):
        if isinstance(loaded.model, Squad) and isinstance(pack.rules, Rules):
            members = Counter(trooper.name for trooper in members_of(loaded.model, pack))
            names = ", ".join(name if count == 1 else f"{count} {name}" for name, count in members.items())
            points, budget = squad_points(loaded.model, pack, pack.rules), pack.rules.points.budget
            cards = [pack.find("trooper", name) for name in dict.fromkeys(loaded.model.members)]
            verdict = "yes" if all(is_sound(each, pack) for each in (loaded, *cards)) else "no"
            yield (loaded.model.name, names, str(points), str(budget), verdict)


def is_sound(loaded: Loaded | None, pack: Pack) -> bool:
    """Return whether a document is there and has no error; a warning is none."""
    findings = document_findings(loaded, pack) if loaded is not None else ()
    return loaded is not None and all(finding.severity is not Severity.ERROR for finding in findings)


SQUADS = LegalityTable("Are its squads legal?", ("squad", "troopers", "PV", "budget", "legal"), squads)
