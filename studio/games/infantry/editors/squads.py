"""Troopers, squads and the sides of a scenario in numbers: what each costs, has and may.

By the functions that judge them and that battles are fought with.

Rules: IN.ARM.6, IN.CRW.4, IN.EXP.10, IN.GAP.34, IN.GAP.36, IN.HOUSE.10, IN.HOUSE.8, IN.XPR.3.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from engine.games.infantry.checks.scenarios import map_of, sides_of, squads_of
from engine.games.infantry.ground import may_stand, spots_of, terrain_on
from engine.games.infantry.kernel.numbers.steps import movement_ap, turn_ap
from engine.games.infantry.kit import Kit, ap_cost_of, carried, cells_of, crew_of, kit_of, rounds_of
from engine.games.infantry.points import Item, items_of, members_of, points_of, squad_points
from engine.games.infantry.rules import EXPERIENCE_CODES, lethal_to_kill, numbers_of
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Squad, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario, Side
from schemas.packs.packs import Pack
from studio.core.entries import Entry

DOT = " \N{MIDDLE DOT} "
DASH = "\N{EN DASH}"
FARTHEST = 99
"""The last column or row that a zone can name."""


@dataclass(frozen=True)
class Carried:
    """A weapon on a card: what it is, where it is written, and its figures in words; "" for those it has not."""

    name: str
    section: str
    ap: str
    rounds: str
    range_dots: str
    damage: str
    crew: str


@dataclass(frozen=True)
class TrooperSum:
    """A trooper in numbers: PV in all and by item, AP by the first cell not crossed out, and what kills it.

    `armored` are the cells under armour, the leftmost is 1; `moving` what of the AP may go into movement.
    """

    points: int
    items: tuple[Item, ...]
    ap: tuple[int, ...]
    moving: tuple[int, ...]
    armored: tuple[int, ...]
    lethal: int
    weapons: tuple[Carried, ...]


def rules_of(pack: Pack) -> Rules:
    """Return the rules of a pack of infantry."""
    return cast("Rules", pack.rules)


def trooper_of(entry: Entry) -> Trooper | None:
    """Return the trooper of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Trooper) else None


def trooper_sum(pack: Pack | None, entry: Entry) -> TrooperSum | None:
    """Return a trooper in numbers; None while it cannot be counted."""
    trooper = trooper_of(entry)
    if pack is None or trooper is None:
        return None
    rules, kit = rules_of(pack), kit_of(trooper, pack)
    ap = ap_by_cell(trooper, kit, rules)
    cells = cells_of(trooper, kit.armor)
    return TrooperSum(
        points_of(trooper, kit, rules),
        tuple(_items(trooper, kit, rules)),
        ap,
        tuple(movement_ap(numbers_of(rules), each) for each in ap),
        cells,
        lethal_to_kill(len(cells), rules),
        tuple(_weapons(trooper, kit, rules)),
    )


def ap_by_cell(trooper: Trooper, kit: Kit, rules: Rules) -> tuple[int, ...]:
    """Return the AP of a trooper by the first cell not crossed out. Rules: IN.ARM.6, IN.GAP.36, IN.XPR.3."""
    numbers, less = numbers_of(rules), kit.armor.ap_cost if kit.armor is not None else 0
    experience = EXPERIENCE_CODES[trooper.experience]
    return tuple(turn_ap(numbers, cell, less, experience) for cell in range(rules.card.cells))


def _items(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Item]:
    """Yield everything that costs something, the trooper itself first."""
    yield Item(f"a {trooper.experience} trooper", rules.points.trooper[trooper.experience])
    primary = kit.weapon(trooper.primary)
    if primary is not None:
        yield Item(f"its {primary.name}", primary.point_value)
    yield from (item for item in items_of(trooper, kit, rules) if item.points)


def _weapons(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Carried]:
    for name, (section, *_) in carried(trooper):
        weapon = kit.weapon(name)
        if weapon is not None:
            count = trooper.grenades.get(name, 1) if section == "grenades" else 1
            yield _carried(weapon, str(section), count, rules, extra=kit.feeds(weapon))


def _carried(weapon: Weapon, section: str, count: int, rules: Rules, *, extra: bool) -> Carried:
    rounds, ap = rounds_of(weapon, rules, extra=extra), ap_cost_of(weapon, rules)
    ranges = [str(dots) for dots in (weapon.short_dots, weapon.long_dots) if dots is not None]
    return Carried(
        f"{count} {weapon.name}" if section == "grenades" else weapon.name,
        section,
        "" if ap is None else str(ap),
        "" if rounds is None else str(rounds),
        " / ".join(ranges),
        DASH.join(map(str, weapon.damage)),
        str(crew_of(weapon, rules) or ""),
    )


def weapon_names(pack: Pack | None, section: str = "", *, mountable: bool = False) -> dict[str, str]:
    """Return the weapons of a section by id, each with its name and PV, in the order of their names."""
    found = [one.model for one in pack.of_kind("weapon") if isinstance(one.model, Weapon)] if pack is not None else []
    fitting = [one for one in found if (one.mountable if mountable else one.section == section)]
    return {
        one.id: f"{one.name}{DOT}{one.point_value} PV" for one in sorted(fitting, key=lambda one: (one.name, one.id))
    }


def trooper_names(pack: Pack | None) -> dict[str, str]:
    """Return the troopers of a pack by id, each with its name, role and PV, in the order of their names."""
    if pack is None:
        return {}
    found = [one.model for one in pack.of_kind("trooper") if isinstance(one.model, Trooper)]
    ordered = sorted(found, key=lambda one: (one.name, one.id))
    points: Mapping[str, int] = {one.id: points_of(one, kit_of(one, pack), rules_of(pack)) for one in ordered}
    return {one.id: DOT.join((one.name, one.role, f"{points[one.id]} PV")) for one in ordered}


@dataclass(frozen=True)
class CrewNeed:
    """A crewed weapon of a squad: who carries it, and how many others set it up."""

    carrier: str
    weapon: str
    crew: int


@dataclass(frozen=True)
class SquadSum:
    """A squad in numbers: PV and budget, how many troopers there are and have to be, and its crewed weapons."""

    points: int
    budget: int
    members: int
    size: int
    crews: tuple[CrewNeed, ...]


def squad_sum(pack: Pack | None, entry: Entry) -> SquadSum | None:
    """Return a squad in numbers; None while it cannot be counted."""
    squad = entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(squad, Squad):
        return None
    rules = rules_of(pack)
    points = squad_points(squad, pack, rules)
    return SquadSum(points, rules.points.budget, len(squad.members), rules.squad.size, tuple(_crews(squad, pack)))


def _crews(squad: Squad, pack: Pack) -> Iterator[CrewNeed]:
    for trooper in members_of(squad, pack):
        primary = kit_of(trooper, pack).weapon(trooper.primary)
        crew = crew_of(primary, rules_of(pack)) if primary is not None else 0
        if primary is not None and crew:
            yield CrewNeed(trooper.name, primary.name, crew)


@dataclass(frozen=True)
class SideFacts:
    """A side: its PV and what they may be, its troopers, and for how many there is room; None without a map."""

    points: int
    budget: int
    troopers: int
    room: int | None


def scenario_of(entry: Entry) -> Scenario | None:
    """Return the scenario of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Scenario) else None


def side_facts(pack: Pack | None, entry: Entry) -> dict[str, SideFacts]:
    """Return what is to be said of each side by its name; nothing while the scenario cannot be counted."""
    scenario = scenario_of(entry)
    if pack is None or scenario is None:
        return {}
    dot_map, budget = map_of(scenario, pack), scenario.budget or rules_of(pack).points.budget
    return {name: _facts(side, pack, dot_map, budget) for name, side in sides_of(scenario)}


def _facts(side: Side, pack: Pack, dot_map: DotMap | None, budget: int) -> SideFacts:
    squads = squads_of(side, pack)
    points = sum(squad_points(squad, pack, rules_of(pack)) for squad in squads)
    room = None if dot_map is None else room_in(side, pack, dot_map)
    return SideFacts(points, budget, sum(len(squad.members) for squad in squads), room)


def room_in(side: Side, pack: Pack, dot_map: DotMap) -> int:
    """Return how many troopers can be set down where a side deploys. Rules: IN.HOUSE.10, IN.GAP.39."""
    rules = rules_of(pack)
    spots = (may_stand(terrain_on(dot_map, spot, pack), rules) for spot in spots_of(side.deploys, dot_map))
    return sum(spots) * rules.terrain.per_dot


def last_dots(pack: Pack | None, entry: Entry) -> dict[str, int]:
    """Return the last column and row of the map that a scenario names, or of the customary one."""
    name = entry.value(("dot_map",))
    found = pack.named("dot_map", name, DotMap) if pack is not None and isinstance(name, str) else None
    if found is not None:
        return {"columns": found.columns - 1, "rows": found.rows - 1}
    usual = rules_of(pack).scenario if pack is not None else None
    return {"columns": usual.columns - 1, "rows": usual.rows - 1} if usual is not None else {"columns": 39, "rows": 55}


def reach_at(entry: Entry, side: str, axis: str, last: int) -> tuple[int, int]:
    """Return the first and the last of a zone's columns or rows, in this order; all of them where it says nothing."""
    found: Any = entry.value((side, "deploys", axis))
    sound = (
        isinstance(found, list) and len(found) == 2 and all(type(one) is int and 0 <= one <= FARTHEST for one in found)
    )
    return (min(found), max(found)) if sound else (0, last)
