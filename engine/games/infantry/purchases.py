"""What squads spend PV on, purchase by purchase, and prices put in force. Rule: IN.HOUSE.8."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, cast

from engine.experiments.tuning.tunable import PricedCard
from engine.games.infantry.kit import Kit, carried, cells_of
from schemas.diagnostics.diagnostics import Location
from schemas.kinds import RULES
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Experience
from schemas.packs.packs import Loaded, Pack

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


def bought_by(trooper: Trooper, kit: Kit) -> Counter[str]:
    """Return how many of each purchase a trooper is, carries and wears, but for extra ammunition."""
    counts = Counter(name for name, _ in carried(trooper) if kit.weapon(name) is not None)
    counts[trooper_of(trooper.experience)] += 1
    counts[ARMOR_CELL] += len(cells_of(trooper, kit.armor))
    counts[SNEAK_SUIT] += int(trooper.sneak_suit)
    counts[LEADERSHIP] += trooper.leadership
    return counts


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
