"""What a referee reads before a battle: the rules, the map, who is there with what, and where they begin."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from schemas.base import Document
from schemas.models.infantry.dot_map import DotMap, Structure
from schemas.models.infantry.people import Armor, Squad, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Objective, Scenario, Side
from schemas.models.infantry.scenario import Zone as Area
from schemas.models.infantry.words import Experience
from schemas.packs.packs import Pack

SIDES = ("a", "b")
OTHER = {"a": "b", "b": "a"}
Zone = tuple[int, int, int, int]
D = TypeVar("D", bound=Document)


@dataclass(frozen=True)
class Carried:
    """What a trooper carries in a section: the section (or `mounted`), the weapon, its rounds (None without end)."""

    section: str
    weapon: Weapon
    rounds: int | None


@dataclass(frozen=True)
class Person:
    """A trooper of a battle, as the documents have it."""

    name: str
    side: str
    squad: int
    leads: bool
    card: Trooper
    experience: Experience
    armor: Armor | None
    carried: tuple[Carried, ...]
    value: int


@dataclass(frozen=True)
class Brief:
    """A battle's documents. Zones are first and last column, first and last row."""

    rules: Rules
    dots: DotMap
    structures: Mapping[str, Structure]
    people: Mapping[str, Person]
    zones: Mapping[str, Zone]
    set_up: Mapping[str, bool]
    first: str | None
    turns: int
    budget: int
    objectives: Mapping[str, tuple[Objective, ...]]


def brief(header: Mapping[str, Any], pack: Pack) -> Brief:
    """Return what the header of a log names, out of the pack."""
    rules = pack.rules
    assert isinstance(rules, Rules)
    scenario = named(pack, "scenario", header["scenario"], Scenario) if header["scenario"] else None
    dots = named(pack, "dot_map", scenario.dot_map if scenario else header["map"], DotMap)
    sides = {side: getattr(scenario, side) if scenario else None for side in SIDES}
    return Brief(
        rules,
        dots,
        {name: named(pack, "structure", name, Structure) for name in dots.structures.values()},
        {each.name: each for side in SIDES for each in people(header[side], side, sides[side], pack, rules)},
        {side: zone(sides[side], dots, rules, side) for side in SIDES},
        {side: _stands(sides[side], rules) for side in SIDES},
        scenario.first.value if scenario and scenario.first else "a" if rules.turn.first == "a" else None,
        (scenario and scenario.turns) or rules.scenario.turns,
        (scenario and scenario.budget) or rules.points.budget,
        {name: side.objectives if side else () for name, side in sides.items()},
    )


def zone(side: Side | None, dots: DotMap, rules: Rules, seat: str) -> Zone:
    """Return where a side deploys: at its own short edge where no scenario says. Rule: IN.HOUSE.10."""
    if side is None:
        depth = min(rules.scenario.deploy_rows, dots.rows)
        first = 0 if seat == "a" else dots.rows - depth
        return 0, dots.columns - 1, first, first + depth - 1
    return limits(side.deploys, dots)


def limits(of: Area, dots: DotMap) -> Zone:
    """Return the first and last column and the first and last row of an area of the map, all where it says nothing."""
    columns = of.columns or (0, dots.columns - 1)
    rows = of.rows or (0, dots.rows - 1)
    return (*columns, *rows)


def _stands(side: Side | None, rules: Rules) -> bool:
    """Return whether crewed weapons of a side begin set up. Rule: IN.HOUSE.10."""
    return side.set_up if side is not None and "set_up" in side.model_fields_set else rules.scenario.set_up


def people(told: Mapping[str, Any], seat: str, side: Side | None, pack: Pack, rules: Rules) -> Iterator[Person]:
    """Yield the troopers of a side, in the order of their squads; the log has their names."""
    squads = [named(pack, "squad", name, Squad) for name in (side.squads if side else told["force"].split("+"))]
    members = [(at, squad, member) for at, squad in enumerate(squads) for member in squad.members]
    led: set[int] = set()
    for name, (at, squad, member) in zip(told["troopers"], members, strict=True):
        card = named(pack, "trooper", member, Trooper)
        leads = member == squad.leader and at not in led
        led |= {at} if leads else set()
        carried = tuple(_carried(card, pack, rules))
        armor = named(pack, "armor", card.armor, Armor) if card.armor else None
        experience = card.experience if rules.options.experience else Experience.REGULAR
        value = worth(card, carried, armor, rules)
        yield Person(name, seat, at, leads, card, experience, armor, carried, value)


def _carried(card: Trooper, pack: Pack, rules: Rules) -> Iterator[Carried]:
    """Yield what a trooper carries. Rules: IN.EXP.2, IN.EXP.10, IN.GAP.46."""
    for section in ("primary", "secondary", "mounted", "other"):
        if name := getattr(card, section):
            weapon = named(pack, "weapon", name, Weapon)
            times = rules.extra_ammunition.times if name in card.extra_ammunition else 1
            yield Carried(section, weapon, weapon.ammo and weapon.ammo * times)
    for name, count in card.grenades.items():
        if count:
            yield Carried("grenades", named(pack, "weapon", name, Weapon), count)
    if card.melee:
        yield Carried("melee", named(pack, "weapon", card.melee, Weapon), None)


def worth(card: Trooper, carried: Sequence[Carried], armor: Armor | None, rules: Rules) -> int:
    """Return the PV of a trooper: grenades count once a kind. Rule: IN.HOUSE.8."""
    points = rules.points
    value = points.trooper[card.experience] + sum(each.weapon.point_value for each in carried)
    value += points.armor_cell * (armor.coverage if armor else 0) + points.leadership * card.leadership
    value += points.sneak_suit * card.sneak_suit
    for name in card.extra_ammunition:
        loaded = next((each.weapon.point_value for each in carried if each.weapon.id == name), 0)
        value += -(-loaded * points.extra_ammunition_percent // 100)
    return value


def named(pack: Pack, kind: str, name: str, model: type[D]) -> D:
    """Return a document that has to be there."""
    found = pack.named(kind, name, model)
    assert found is not None, (kind, name)
    return found
