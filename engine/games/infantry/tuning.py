"""How packs of infantry are tuned: what purchases are worth, by squads bought by lot from point values.

Rules: IN.HOUSE.8, IN.GAP.34.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from engine.battles.orders import OrderError
from engine.experiments.tuning.tunable import Bought, Lot, Pair, Prices
from engine.games.infantry.kit import OPTION_OF, OPTION_OF_FILLING, SINGLE
from engine.games.infantry.points import ARMOR_CELL, LEADERSHIP, SNEAK_SUIT, at_prices, purchases, trooper_of
from schemas.models.infantry.people import Armor, Squad, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Filling, Section, WeaponType
from schemas.packs.packs import Loaded, Pack

LEVELS: Final = (1, 2)
"""Leadership that is paid for, above what a leader has for nothing, or it would not show. Rule: IN.MOR.5."""

LIMITS: Final = (1, 9999)
SHORT: Final = 2
"""So many troopers fewer than a squad has it may have by lot: else nothing tells what a trooper more is worth."""

SPREAD: Final = 3
"""Squads of unequal cost are bought for up to a third less than the budget."""

EMPTY_ONE_IN: Final = 5
"""Of so many fields one is left as it is by lot: without weapons less nothing tells what one more brings."""

FIRST: Final = ("experience", "primary")
"""Who somebody is and what they fight with comes before what else they carry and wear."""

TRIES: Final = 100
CHANGES: Final = 50
"""So many squads are tried, with so many changes each, for two that cost the same."""


@dataclass(frozen=True)
class Choice:
    """What a field of a trooper may hold, how many of which purchase that is, and what it costs."""

    value: Any
    thing: str = ""
    many: int = 0
    cost: int = 0


Made = dict[str, Choice]
"""A trooper in the making: what is chosen for each field of its document."""


class Offers:
    """What the fields of troopers may hold in a pack, at its prices; the first choice of each costs least."""

    def __init__(self, pack: Pack) -> None:
        self._rules = cast("Rules", pack.rules)
        self._prices = {card.id: card.price for card in purchases(pack)}
        self._weapons = {loaded.id: cast("Weapon", loaded.model) for loaded in pack.of_kind("weapon")}
        self._armor = [cast("Armor", loaded.model) for loaded in pack.of_kind("armor")]
        self.fields: Mapping[str, tuple[Choice, ...]] = dict(self._fields())
        free = self._rules.morale.leadership
        self.leadership = (Choice(0), *(self._choice(free + level, LEADERSHIP, free + level) for level in LEVELS))

    def _fields(self) -> Iterator[tuple[str, tuple[Choice, ...]]]:
        allowed = [weapon for weapon in self._weapons.values() if self._is_allowed(weapon)]
        options, nothing = self._rules.options, Choice(None)
        levels = self._rules.points.trooper if options.experience else (Experience.REGULAR,)
        people = (self._choice(level, trooper_of(level), 1) for level in levels)
        yield "experience", tuple(sorted(people, key=lambda choice: choice.cost))
        for field, section in SINGLE.items():
            yield field, (nothing, *(self._choice(each.id, each.id, 1) for each in allowed if each.section is section))
        yield "mounted", (nothing, *(self._choice(each.id, each.id, 1) for each in allowed if each.mountable))
        number = self._rules.sections.grenades
        thrown = (each.id for each in allowed if each.section is Section.GRENADES and number)
        yield "grenades", (Choice({}), *(self._choice({name: number}, name, 1) for name in thrown))
        armor = self._armor if options.body_armor else []
        yield "armor", (nothing, *(self._choice(each.id, ARMOR_CELL, each.coverage) for each in armor))
        suits = (self._choice(worn, SNEAK_SUIT, int(worn)) for worn in (False, True)[: 1 + options.sneak_suits])
        yield "sneak_suit", (*suits,)

    def _choice(self, value: Any, thing: str, many: int) -> Choice:
        return Choice(value, thing, many, self._prices.get(thing, 0) * many)

    def _is_allowed(self, weapon: Weapon) -> bool:
        """Return whether the rules have such weapons. Rule: IN.GEN.1."""
        option = OPTION_OF.get(weapon.type) or OPTION_OF_FILLING.get(weapon.filling or Filling.EXPLOSIVE)
        return option is None or bool(getattr(self._rules.options, option))

    def fits(self, made: Made) -> bool:
        """Return whether the sections of a trooper go together. Rules: IN.EXP.6, IN.EXP.7, IN.GAP.4."""
        primary, sections = self._weapons.get(made["primary"].value), self._rules.sections
        if made["mounted"].value is not None:
            taken = sections.mounted_takes.value
            filled = taken in SINGLE and taken != "primary" and made[taken].value is not None
            if primary is None or not primary.mount or filled:
                return False
        if primary is None or primary.type is not WeaponType.CREWED:
            return True
        beside = {section: made[field].value for field, section in SINGLE.items() if field != "primary"}
        beside[Section.GRENADES] = made["grenades"].value
        return all(section in sections.crewed_keeps for section, value in beside.items() if value)


def with_pairs(
    pack: Pack, prices: Mapping[str, int], numbers: Iterable[int], *, even: bool
) -> tuple[Pack, tuple[Pair, ...]]:
    """Return a pack with the prices in force, and a pair of squads by lot for each number, up to two troopers short.

    Raises:
        OrderError: the pack has no squad, its budget is too small, or two squads of equal cost are not found.
    """
    shop = _Shop(at_prices(pack, prices))
    pairs = tuple(shop.pair(number, even=even) for number in numbers)
    return replace(shop.pack, documents=(*shop.pack.documents, *shop.documents)), pairs


class _Shop:
    """What squads are bought from, and the documents of those that were bought."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.documents = pack, list[Loaded]()
        self._offers, self._rules = Offers(pack), cast("Rules", pack.rules)
        squads, troopers = pack.of_kind("squad"), pack.of_kind("trooper")
        if not squads or not troopers:
            raise OrderError(f"{pack.manifest.id} has no squad of troopers to buy the like of")
        most, size = self._rules.points.budget, self._rules.squad.size
        if (bare := size * self._offers.fields["experience"][0].cost) > most - most // SPREAD:
            raise OrderError(f"{size} troopers with nothing cost {bare} PV, too much of a budget of {most}")
        self._squad, self._trooper = squads[0], troopers[0]

    def pair(self, number: int, *, even: bool) -> Pair:
        """Return two squads bought by lot, of equal cost or each for a budget of its own."""
        lot = Lot(number, int(even))
        one, other = self._even(lot) if even else (self._filled(lot, self._budget(lot)) for _ in range(2))
        return self._bought(f"lot{number}a", one), self._bought(f"lot{number}b", other)

    def _budget(self, lot: Lot) -> int:
        """Return what a squad may cost, by lot."""
        most = self._rules.points.budget
        return most - lot.below(most // SPREAD + 1)

    def _even(self, lot: Lot) -> tuple[list[Made], list[Made]]:
        """Return two squads by lot that cost the same."""
        for _ in range(TRIES):
            one = self._filled(lot, self._budget(lot))
            other = self._filled(lot, _cost(one))
            if self._matched(lot, other, _cost(one)):
                return one, other
        raise OrderError(f"no two squads that cost the same were found in {self.pack.manifest.id}")

    def _filled(self, lot: Lot, budget: int) -> list[Made]:
        """Return troopers by lot who cost that much together at most; each of their fields is chosen once."""
        size = max(1, self._rules.squad.size - lot.below(SHORT + 1))
        squad = [{field: choices[0] for field, choices in self._offers.fields.items()} for _ in range(size)]
        squad[0]["leadership"] = self._offers.leadership[0]
        left = budget - _cost(squad)
        places = lot.some_of([*_places(squad)], sum(map(len, squad)))
        for at, field in sorted(places, key=lambda place: place[1] not in FIRST):
            if lot.below(EMPTY_ONE_IN):
                left -= self._change(lot, squad[at], field, left)
        return squad

    def _change(self, lot: Lot, made: Made, field: str, left: int) -> int:
        """Choose for a field by lot among what costs so much more at most; return how much more it costs."""
        before = made[field]
        most = before.cost + left
        choices = [choice for choice in self._choices(field) if choice.cost <= most and self._fits(made, field, choice)]
        if choices:
            made[field] = lot.one_of(choices)
        return made[field].cost - before.cost

    def _choices(self, field: str) -> tuple[Choice, ...]:
        return self._offers.leadership if field == "leadership" else self._offers.fields[field]

    def _fits(self, made: Made, field: str, choice: Choice) -> bool:
        return self._offers.fits({**made, field: choice})

    def _matched(self, lot: Lot, squad: list[Made], cost: int) -> bool:
        """Change a squad by lot until it costs so much; return whether it came to that."""
        for _ in range(CHANGES):
            if (wanted := cost - _cost(squad)) == 0:
                return True
            if ways := [*self._ways(squad, wanted)]:
                at, field, choice = lot.one_of(ways)
                squad[at][field] = choice
                return True
            at, field = lot.one_of([*_places(squad)])
            self._change(lot, squad[at], field, wanted)
        return False

    def _ways(self, squad: list[Made], wanted: int) -> Iterator[tuple[int, str, Choice]]:
        """Yield the single changes that make a squad so much dearer."""
        for at, field in _places(squad):
            made = squad[at]
            for choice in self._choices(field):
                if choice.cost - made[field].cost == wanted and self._fits(made, field, choice):
                    yield at, field, choice

    def _bought(self, name: str, squad: list[Made]) -> Bought:
        """Return a squad that was bought, and keep its documents."""
        members = tuple(f"{name}@{at}" for at in range(len(squad)))
        for member, made in zip(members, squad, strict=True):
            self.documents.append(self._loaded(self._trooper, member, self._model(member, made)))
        team = {"id": name, "name": name, "leader": members[0], "members": members}
        self.documents.append(self._loaded(self._squad, name, cast("Squad", self._squad.model).model_copy(update=team)))
        counts = Counter[str]()
        for choice in (choice for made in squad for choice in made.values() if choice.thing):
            counts[choice.thing] += choice.many
        return Bought(name, counts)

    def _model(self, name: str, made: Made) -> Trooper:
        values = {field: choice.value for field, choice in made.items()}
        return Trooper.model_construct(kind="trooper", id=name, name=name, role="trooper", **values)

    def _loaded(self, like: Loaded, name: str, model: Squad | Trooper) -> Loaded:
        return replace(like, id=name, model=model, pack_id=self.pack.manifest.id)


def _places(squad: list[Made]) -> Iterator[tuple[int, str]]:
    """Yield the fields of each trooper."""
    yield from ((at, field) for at, made in enumerate(squad) for field in made)


def _cost(squad: Iterable[Made]) -> int:
    return sum(choice.cost for made in squad for choice in made.values())


POINT_VALUES: Final = Prices(
    price="point value",
    limits=LIMITS,
    cards=purchases,
    with_pairs=with_pairs,
    outdated=("squad-over-points", "side-over-points"),
    unit=100,
    most_times=2,
    rounds=4,
    remarks=(
        f"Squads have up to {SHORT} troopers fewer than the rules say, or nothing would tell what a trooper is worth.",
        "Whoever destroys more PV wins (IN.HOUSE.9): what is dear gives the enemy more to win by, which counts.",
    ),
)
"""A point more is little in a squad of some 1,750, so what points bring is shown for a hundred of them.

What is fair moves with each point value that changes, since destroyed PV win: so one is doubled or halved at most
before all are weighed anew.
"""
