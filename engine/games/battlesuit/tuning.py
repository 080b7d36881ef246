"""How packs of Battlesuit are tuned: what soldiers are worth, by forces bought by lot from build points.

Rules: BS.DYO.1 to BS.DYO.21, BS.CARD.19.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from statistics import median_low
from typing import Final, cast

from engine.battles.orders import OrderError
from engine.experiments.tuning.tunable import Bought, Lot, Pair, PricedCard, Prices
from engine.games.battlesuit.legality.forces import tallies
from engine.games.battlesuit.rules.numbers import Card, can
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.setup import Force, Soldiers, Squad, Units
from schemas.models.battlesuit.words import Ability
from schemas.packs.packs import Loaded, Pack

KINDS: Final = ("soldier_card", "unit_card")
SPENT: Final = {"soldier_card": "soldiers", "unit_card": "units"}
"""What build points are spent on."""
LIMITS: Final = (1, 200)
SPREAD: Final = 5
"""Forces of unequal cost have up to a fifth more or less than the budget."""
TYPES: Final = 6
UNLIMITED: Final = 8
"""How many of a type without limit a force has at most: more of them would crowd out what is to be weighed."""
TRIES: Final = 2000
NO_FORCES: Final = 100
"""The budget where a pack has no forces."""


def cards(pack: Pack) -> tuple[PricedCard, ...]:
    """Return the cards of a pack that cost build points, by id."""
    found = (loaded for kind in KINDS for loaded in pack.of_kind(kind))
    priced = (
        PricedCard(
            loaded.id,
            loaded.kind,
            cast("Card", loaded.model).build_value,
            ("build_value",),
            own=loaded.pack_id == pack.manifest.id,
            spent=((SPENT[loaded.kind], cast("Card", loaded.model).build_value),),
        )
        for loaded in found
    )
    return tuple(sorted((card for card in priced if card.price > 0), key=lambda card: card.id))


def with_pairs(
    pack: Pack, prices: Mapping[str, int], numbers: Iterable[int], *, even: bool
) -> tuple[Pack, tuple[Pair, ...]]:
    """Return a pack with a pair of legal forces for each number: one squad with its commander, and others by lot.

    Raises:
        OrderError: the pack has no commander, or no such forces can be bought.
    """
    shop = _Shop(pack, prices)
    pairs = tuple(shop.pair(number, even=even) for number in numbers)
    forces = (shop.loaded(force) for pair in pairs for force in pair)
    return replace(pack, documents=(*pack.documents, *forces)), pairs


class _Shop:
    """What forces are bought from, at prices of one's own."""

    def __init__(self, pack: Pack, prices: Mapping[str, int]) -> None:
        self._pack, self._rules = pack, cast("Rules", pack.rules)
        models = {loaded.id: cast("Card", loaded.model) for kind in KINDS for loaded in pack.of_kind(kind)}
        self._prices = {name: prices.get(name, card.build_value) for name, card in models.items()}
        self._cards = models
        self._leaders = sorted(name for name, card in models.items() if can(card, Ability.LEADS))
        self._others = sorted(name for name in models if name not in self._leaders and self._prices[name] > 0)
        budgets = [cast("Force", loaded.model).budget for loaded in pack.of_kind("force")]
        self._budget = median_low(budgets) if budgets else NO_FORCES
        if not self._leaders:
            raise OrderError(f"{pack.manifest.id} has no soldier who leads, so no squad can be bought")

    def pair(self, number: int, *, even: bool) -> Pair:
        """Return two forces bought by lot, of equal cost or up to a fifth of the budget apart from it."""
        lot, reach = Lot(number, int(even)), self._budget // SPREAD
        costs = [self._budget + lot.below(2 * reach + 1) - reach for _ in range(2)]
        one, other = (self._bought(lot, costs[0 if even else at], f"lot{number}{'ab'[at]}") for at in range(2))
        return one, other

    def _bought(self, lot: Lot, cost: int, name: str) -> Bought:
        for _ in range(TRIES):
            counts = self._filled(lot, cost)
            if counts is not None and self._is_legal(counts):
                return Bought(name, counts)
        raise OrderError(f"no legal force of {cost} build points was found in {self._pack.manifest.id}")

    def _filled(self, lot: Lot, cost: int) -> dict[str, int] | None:
        """Return a commander and others of a few types that cost as much together; None if they do not come out."""
        leader = lot.one_of(self._leaders)
        types = lot.some_of(self._others, 2 + lot.below(TYPES - 1))
        counts, left = {leader: 1}, cost - self._prices[leader]
        while affordable := [name for name in types if self._prices[name] <= left and self._has_room(name, counts)]:
            name = lot.one_of(affordable)
            counts[name] = counts.get(name, 0) + 1
            left -= self._prices[name]
        return counts if left == 0 else None

    def _has_room(self, name: str, counts: Mapping[str, int]) -> bool:
        most = self._cards[name].most
        return counts.get(name, 0) < (UNLIMITED if most is None else most)

    def _is_legal(self, counts: Mapping[str, int]) -> bool:
        return not any(tally.too_many for tally in tallies(self._force(Bought("lot", counts)), self._pack, self._rules))

    def _force(self, bought: Bought) -> Force:
        lines = [(name, count, isinstance(self._cards[name], SoldierCard)) for name, count in bought.counts.items()]
        soldiers = tuple(Soldiers(card=name, count=count) for name, count, armoured in lines if armoured)
        units = tuple(Units(card=name, count=count) for name, count, armoured in lines if not armoured)
        squad = Squad(name="Squad", soldiers=soldiers, units=units)
        cost = sum(self._cards[name].build_value * count for name, count in bought.counts.items())
        return Force(kind="force", id=bought.id, title=bought.id, budget=cost, squads=(squad,))

    def loaded(self, bought: Bought) -> Loaded:
        """Return a force as a document of the pack."""
        model, like = self._force(bought), self._pack.of_kind(KINDS[0])[0]
        data, home = model.model_dump(mode="json"), self._pack.manifest.id
        return replace(like, kind="force", id=bought.id, model=model, data=data, pack_id=home)


BUILD_VALUES: Final = Prices(
    price="build value", limits=LIMITS, cards=cards, with_pairs=with_pairs, outdated=("force-over-budget",)
)
