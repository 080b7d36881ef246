"""What a scenario asks for and whether anybody is there for it: options, types, targets, detachments, hiding places.

Rules: BS.OPT.1, BS.SCN.4, BS.SCN.6, BS.SCN.7, BS.REI.1, BS.HID.1, BS.HID.3.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.checking.check import check, mistake
from engine.games.battlesuit.checks.maps import off_map
from engine.games.battlesuit.legality.forces import Entry, entries
from engine.games.battlesuit.legality.scenarios import forces_of, map_of, may_hide_in, points_in, surroundings
from engine.games.battlesuit.maps.battlefield import Field, chart_of, field_of, panels_of
from engine.games.battlesuit.maps.layouts import points_from_edge
from engine.games.battlesuit.maps.panels import Point
from engine.games.battlesuit.rules.numbers import can, is_drone
from schemas.diagnostics.diagnostics import Finding, Fix, Location, Severity
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Destruction, Exit, Fate, Scenario, Settled, Survival
from schemas.models.battlesuit.setup import Deployment, Detached, Force, Soldiers, Squad, Units
from schemas.models.battlesuit.special_rules import (
    Detection,
    Marines,
    Minefield,
    OptionInPlay,
    SoldierTarget,
    StealthTypes,
    TallBuilding,
    Target,
    UnitTarget,
)
from schemas.models.battlesuit.words import Ability, OptionalRule, Side, Work
from schemas.packs.packs import Pack

KINDS = ("soldiers", "units")
"""What a force and its detachments list."""

CLAUSES: Mapping[OptionalRule, type] = {
    OptionalRule.IMPROVED_DETECTION: Detection,
    OptionalRule.MARINES: Marines,
    OptionalRule.MINES: Minefield,
    OptionalRule.MULTI_LEVEL_BUILDINGS: TallBuilding,
}
"""The special rule without which an optional rule changes nothing."""


@check("special-for-nobody", "BS.OPT.1", severity=Severity.WARNING)
def for_nobody(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Something allowed or scored that nobody is there for.

    Players read an optional rule because the scenario lists it: drones without a drone, mines without mines, hidden
    set-up where nobody hides are one thing less to read. Types of soldiers that special rules and victory conditions
    name are those of the force.
    """
    forces = forces_of(scenario, pack)
    if len(forces) < len(Side):
        return
    lines = [line for force in forces.values() for line in entries(force, pack)]
    for i, special in enumerate(scenario.special_rules):
        if isinstance(special, OptionInPlay) and not _used(special.rule, scenario, lines, rules):
            message = f"the optional rule {special.rule.value} is in play, and nobody here uses it"
            yield mistake(("special_rules", i, "rule"), message, "take it out")
    for at, side, kind, name in _types_named(scenario):
        if name not in _types_of(forces[side], kind):
            message = f"{side.value} has no {name} in its force"
            yield mistake(at, message, "name a type that is there", rule="BS.SCN.4")


def _used(option: OptionalRule, scenario: Scenario, lines: list[Entry], rules: Rules) -> bool:
    if option in CLAUSES:
        return any(isinstance(rule, CLAUSES[option]) for rule in scenario.special_rules)
    users: Mapping[OptionalRule, Callable[[], bool]] = {
        OptionalRule.DRONES: lambda: any(is_drone(line.card) for line in lines),
        OptionalRule.HIDDEN_SET_UP: lambda: _hides(scenario),
        OptionalRule.STEALTH: lambda: _steals(scenario, lines, rules),
    }
    return users[option]() if option in users else True


def _hides(scenario: Scenario) -> bool:
    return any(isinstance(placing, Deployment) and placing.hidden for _, _, placing in scenario.setup.placings())


def _steals(scenario: Scenario, lines: list[Entry], rules: Rules) -> bool:
    more = any(isinstance(rule, StealthTypes) for rule in scenario.special_rules)
    types = rules.stealth.stealth_types
    return more or any(can(line.card, Ability.STEALTH) or line.card.id in types for line in lines)


Named = tuple[Location, Side, str, str]
"""Where a type is named, whose force has to have it, whether it is of soldiers or units, and the type."""


def _types_named(scenario: Scenario) -> Iterator[Named]:
    for i, special in enumerate(scenario.special_rules):
        at: Location = ("special_rules", i)
        if isinstance(special, Marines | StealthTypes):
            yield from (((*at, "cards", j), special.side, "soldiers", name) for j, name in enumerate(special.cards))
        if isinstance(special, SoldierTarget):
            yield (*at, "soldier"), special.side, "soldiers", special.soldier
        if isinstance(special, UnitTarget):
            yield (*at, "unit"), special.side, "units", special.unit
    for i, condition in enumerate(scenario.victory):
        if isinstance(condition, Destruction | Exit | Survival):
            side = condition.side.enemy if isinstance(condition, Destruction) else condition.side
            for kind, names in (("soldiers", condition.soldiers), ("units", condition.units)):
                yield from ((("victory", i, kind, j), side, kind, name) for j, name in enumerate(names))


def _types_of(force: Force, kind: str) -> Counter[str]:
    """Return how many of each type of soldiers or of units a force has."""
    found: Counter[str] = Counter()
    for squad in force.squads:
        for line in squad.soldiers if kind == "soldiers" else squad.units:
            found[_id(line.card)] += line.count
    return found


def _id(reference: str) -> str:
    return reference.rpartition(":")[2]


@check("not-in-force", "BS.SCN.4")
def not_in_force(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A detachment of soldiers the force has not.

    Reinforcements and outposts are soldiers of the force of their side; each one is in one detachment only.
    Rules: BS.REI.1, BS.SCN.4.
    """
    forces = forces_of(scenario, pack)
    left = {(side, kind): _types_of(force, kind) for side, force in forces.items() for kind in KINDS}
    for at, side, kind, line in _detached(scenario):
        if (side, kind) in left:
            there, name = left[side, kind], _id(line.card)
            if line.count > there[name]:
                message = f"{line.count} {name} are detached, and the force of {side.value} has {there[name]} left"
                yield mistake(at, message, "name soldiers of the force")
            there[name] -= min(line.count, there[name])


def _detached(scenario: Scenario) -> Iterator[tuple[Location, Side, str, Soldiers | Units]]:
    for i, found in enumerate(scenario.setup.detachments):
        at: Location = ("setup", "detachments", i)
        yield from (((*at, "soldiers", j, "card"), found.side, "soldiers", one) for j, one in enumerate(found.soldiers))
        yield from (((*at, "units", j, "card"), found.side, "units", one) for j, one in enumerate(found.units))


@check("unknown-target", "BS.SCN.7")
def unknown_target(scenario: Scenario) -> Iterator[Finding]:
    """A target that nobody named.

    A condition or an early end about a target needs the special rule `target_soldier` or `target_unit` of the same
    name.
    """
    known = sorted({rule.name for rule in scenario.special_rules if isinstance(rule, Target)})
    hint = f"the targets are {', '.join(known)}" if known else "add a special rule `target_unit` or `target_soldier`"
    for at, target in _targets(scenario):
        if target not in known:
            yield mistake(at, f"no special rule names a target {target!r}", hint)


def _targets(scenario: Scenario) -> Iterator[tuple[Location, str]]:
    for i, condition in enumerate(scenario.victory):
        if isinstance(condition, Fate):
            yield ("victory", i, "target"), condition.target
    for i, ending in enumerate(scenario.ends_early):
        if isinstance(ending, Settled):
            yield ("ends_early", i, "target"), ending.target


@dataclass(frozen=True)
class Ambush:
    """Soldiers that set up hidden: where that is said, whose they are, where they may stand, and how many they are."""

    at: Location
    side: Side
    placing: Deployment
    soldiers: int


def ambushes(scenario: Scenario, pack: Pack) -> Iterator[Ambush]:
    """Yield all who set up hidden and whose force is there; a side goes without its detachments."""
    forces = forces_of(scenario, pack)
    for at, side, placing in scenario.setup.placings():
        if isinstance(placing, Deployment) and placing.hidden and side in forces:
            detached = _count(placing) if isinstance(placing, Detached) else _at_home(scenario, side, forces[side])
            yield Ambush(("setup", *at), side, placing, detached)


def _at_home(scenario: Scenario, side: Side, force: Force) -> int:
    away = sum(_count(found) for found in scenario.setup.detachments if found.side is side)
    return max(sum(map(_count, force.squads)) - away, 0)


def _count(who: Squad | Detached) -> int:
    return sum(line.count for line in who.soldiers) + sum(line.count for line in who.units)


@check("too-few-hiding-places", "BS.HID.3")
def too_few_places(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Hidden set-up without places to hide.

    Who deploys with `hidden: true` needs a point of `hidden.hidden_terrain` (woods, building, bunker, improved
    position) in the area for each soldier.
    """
    found = [*ambushes(scenario, pack)]
    battle_map = map_of(scenario, pack)
    panels = panels_of(battle_map, pack) if battle_map else None
    if not found or battle_map is None or panels is None or any(off_map(battle_map, pack)):
        return
    field = field_of(battle_map, panels, chart_of(rules.terrain))
    places = hiding_places(field, battle_map, rules)
    for ambush in found:
        yield from _short(ambush, field, places)


def hiding_places(field: Field, battle_map: BattleMap, rules: Rules) -> frozenset[Point]:
    """Return the points that may hide a soldier."""
    improved = {field.layout.point(marker.at) for marker in battle_map.works if marker.work is Work.IMPROVED_POSITION}
    hiding = improved if may_hide_in(Work.IMPROVED_POSITION.value, rules.hidden) else set()
    return frozenset(
        point for point in field.layout.names if point in hiding or may_hide_in(field.terrain_at(point), rules.hidden)
    )


def _short(ambush: Ambush, field: Field, places: frozenset[Point]) -> Iterator[Finding]:
    count = len(places & points_in(ambush.placing, field.layout))
    if count >= ambush.soldiers:
        return
    depth = _depth_enough(ambush, field, places)
    at = (*ambush.at, "depth_points" if depth else "hidden")
    yield mistake(
        at,
        f"of the points where {ambush.side.value} may stand {count} can hide someone, and {ambush.soldiers} set up "
        "hidden",
        f"make it {depth}" if depth else "lay improved positions there, or drop hidden set-up",
        fix=(Fix(at, depth),) if depth else (),
    )


def _depth_enough(ambush: Ambush, field: Field, places: frozenset[Point]) -> int | None:
    """Return how deep the strip has to be so that all of them find a place; None where no depth is enough."""
    edge = ambush.placing.edge
    if edge is None:
        return None
    near = places & surroundings(ambush.placing, field.layout)
    depths = sorted(points_from_edge(field.layout, point, edge) for point in places - near)
    needed = ambush.soldiers - len(near)
    return depths[needed - 1] if needed <= len(depths) else None
