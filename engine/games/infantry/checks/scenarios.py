"""The checks of scenarios and of their dot maps."""

from collections.abc import Iterator
from itertools import product

from engine.checking.check import check, mistake
from engine.checking.legality import cheaper, too_dear
from engine.games.infantry.ground import may_stand, reach_of, reached, spots_of, terrain_on, tunnels_of
from engine.games.infantry.points import over_budget, squad_points
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Squad
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario, Side, Zone
from schemas.models.infantry.words import Seat, Terrain
from schemas.packs.packs import Pack

OPTION_OF = {
    Terrain.ROUGH: "advanced_terrain",
    Terrain.SWAMP: "advanced_terrain",
    Terrain.SHALLOW_WATER: "water",
    Terrain.DEEP_WATER: "water",
    Terrain.BARBED_WIRE: "barbed_wire",
    Terrain.TRENCH: "trench_tunnel",
}
"""The options that terrain belongs to. Rule: IN.GEN.1."""

AXES = ("columns", "rows")


@check("tunnel-broken", "IN.TUN.4")
def tunnel_broken(dot_map: DotMap) -> Iterator[Finding]:
    """The dots of a tunnel do not adjoin.

    All dots of a tunnel bear one letter, and each has a neighbour of that letter.
    """
    for letter, spots in tunnels_of(dot_map).items():
        within = reached(spots)
        beyond = [spot for spot in spots if spot not in within]
        if beyond:
            column, row = beyond[0]
            message = f"the dot of tunnel {letter} in column {column} of row {row} does not adjoin the others"
            hint = "draw the dots between, or give it a letter of its own"
            yield mistake(("tunnels", dot_map.line_of(row)), message, hint)


@check("tunnel-without-mouth", "IN.TUN.1", severity=Severity.WARNING)
def tunnel_without_mouth(dot_map: DotMap) -> Iterator[Finding]:
    """A tunnel has no way in.

    A capital letter in `tunnels` is a dot where one goes into the tunnel of that letter, and out.
    """
    for letter, spots in tunnels_of(dot_map).items():
        if not any(spots.values()):
            _, row = next(iter(spots))
            message = f"nobody gets into tunnel {letter}"
            hint = f"write {letter.upper()} where one goes in and out"
            yield mistake(("tunnels", dot_map.line_of(row)), message, hint)


@check("tunnel-mouth-blocked", "IN.TUN.1")
def mouth_blocked(dot_map: DotMap, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A tunnel leads into an obstacle.

    Where one goes into a tunnel somebody can stand: no wall, building, tree or deep water is there.
    Rules: IN.TUN.1, IN.GAP.45.
    """
    for letter, spots in tunnels_of(dot_map).items():
        for (column, row), is_mouth in spots.items():
            terrain = terrain_on(dot_map, (column, row), pack)
            if is_mouth and not may_stand(terrain, rules):
                message = f"one goes into tunnel {letter} in column {column} of row {row}, where there is {terrain}"
                hint = f"write {letter} there, or change the ground above it"
                yield mistake(("tunnels", dot_map.line_of(row)), message, hint)


@check("structure-not-on-map", "IN.BRC.4", severity=Severity.WARNING)
def structure_not_on_map(dot_map: DotMap) -> Iterator[Finding]:
    """A structure is named and not drawn.

    Each sign of `structures` stands somewhere in `ground`.
    """
    for sign, name in dot_map.structures.items():
        if not any(sign in line for line in dot_map.lines):
            message = f"{sign} stands for {name}, and nowhere on the map"
            at, fix = ("structures", sign), (Fix(("structures", sign), None),)
            hint = "draw it, or take the sign out"
            yield mistake(at, message, hint, at_key=True, fix=fix)


@check("map-needs-option", "IN.GEN.1", severity=Severity.WARNING)
def map_needs_option(dot_map: DotMap, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A map has terrain of an option that is off.

    Rough ground and swamp belong to `options.advanced_terrain`, wire to `barbed_wire`, trenches and tunnels to
    `trench_tunnel`, water to `water`. With the option off such dots are ground like any other.
    """
    missing = {option for option in OPTION_OF.values() if not getattr(rules.options, option)}
    for line in range(dot_map.rows):
        for column in range(dot_map.columns) if missing else ():
            terrain = terrain_on(dot_map, (column, dot_map.line_of(line)), pack)
            option = OPTION_OF.get(terrain, "")
            if option in missing:
                message = f"{terrain} belongs to the option {option}, which is off: it is ground like any other"
                hint = f"switch options.{option} on"
                yield mistake(("ground", line), message, hint)
                missing.discard(option)
    if dot_map.tunnels is not None and not rules.options.trench_tunnel and "trench_tunnel" in missing:
        message = "tunnels belong to the option trench_tunnel, which is off: nobody gets in"
        yield mistake(("tunnels",), message, "switch options.trench_tunnel on")


def sides_of(scenario: Scenario) -> Iterator[tuple[str, Side]]:
    """Yield both sides with their names."""
    yield from ((seat.value, getattr(scenario, seat.value)) for seat in Seat)


def zones_of(scenario: Scenario) -> Iterator[tuple[tuple[str | int, ...], Zone]]:
    """Yield where both sides deploy and where their objectives lie, each with its place in the document."""
    for name, side in sides_of(scenario):
        yield (name, "deploys"), side.deploys
        yield from (((name, "objectives", at, "zone"), each.zone) for at, each in enumerate(side.objectives))


def map_of(scenario: Scenario, pack: Pack) -> DotMap | None:
    """Return the map of a scenario; None if nobody drew it."""
    return pack.named("dot_map", scenario.dot_map, DotMap)


def squads_of(side: Side, pack: Pack) -> tuple[Squad, ...]:
    """Return the squads of a side that the pack has."""
    found = (pack.named("squad", name, Squad) for name in side.squads)
    return tuple(squad for squad in found if squad is not None)


@check("zone-min-above-max", "IN.HOUSE.10")
def zone_crossed(scenario: Scenario) -> Iterator[Finding]:
    """A zone ends before it begins.

    `columns` and `rows` of a zone name the first and the last, the smaller number first.
    Rules: IN.HOUSE.10, IN.HOUSE.11.
    """
    for (place, zone), axis in product(zones_of(scenario), AXES):
        reach: tuple[int, int] | None = getattr(zone, axis)
        if reach is not None and reach[0] > reach[1]:
            at, turned = (*place, axis), [reach[1], reach[0]]
            message = f"the first of the {axis} is {reach[0]}, beyond the last, {reach[1]}"
            fix = (Fix(at, turned),)
            yield mistake(at, message, f"make it {turned}", fix=fix)


@check("zone-off-map", "IN.HOUSE.10")
def zone_off_map(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A zone lies off the map.

    The columns and rows of where a side deploys, and of where its objectives lie, are on the map; they are counted
    from 0, west and south first.
    Rules: IN.HOUSE.10, IN.HOUSE.11.
    """
    dot_map = map_of(scenario, pack)
    if dot_map is None:
        return
    lasts = dict(zip(AXES, (dot_map.columns - 1, dot_map.rows - 1), strict=True))
    for (place, zone), axis in product(zones_of(scenario), AXES):
        reach: tuple[int, int] | None = getattr(zone, axis)
        if reach is not None and max(reach) > lasts[axis]:
            message = f"{dot_map.title} has the {axis} 0 to {lasts[axis]}; {max(reach)} is none of them"
            moved = moved_back(reach, lasts[axis])
            fix = (Fix((*place, axis), moved),)
            at = (*place, axis, 1 if reach[1] > lasts[axis] else 0)
            yield mistake(at, message, f"make {axis} {moved}", fix=fix)


def moved_back(reach: tuple[int, int], last: int) -> list[int]:
    """Return a first and a last that are on the map: as they are but cut off, or moved if all of it is beyond."""
    if min(reach) <= last:
        return [min(each, last) for each in reach]
    return sorted(max(0, last - (max(reach) - each)) for each in reach)


def is_sound(zone: Zone, dot_map: DotMap) -> bool:
    """Return whether a zone has its first before its last on both axes, and lies on the map."""
    lasts = (dot_map.columns - 1, dot_map.rows - 1)
    return all(first <= last <= most for (first, last), most in zip(reach_of(zone, dot_map), lasts, strict=True))


@check("zone-too-small", "IN.HOUSE.10")
def zone_too_small(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """There is no room for all troopers of a side.

    A zone has a dot for each trooper; walls, buildings, trees and deep water do not count, for nobody stands there.
    Rules: IN.HOUSE.10, IN.GAP.39.
    """
    dot_map = map_of(scenario, pack)
    for name, side in sides_of(scenario) if dot_map is not None else ():
        assert dot_map is not None
        spots = spots_of(side.deploys, dot_map)
        room = sum(may_stand(terrain_on(dot_map, spot, pack), rules) for spot in spots) * rules.terrain.per_dot
        troopers = sum(len(squad.members) for squad in squads_of(side, pack))
        if room < troopers and is_sound(side.deploys, dot_map):
            message = f"there is room for {room} troopers in the zone, and side {name} has {troopers}"
            yield mistake((name, "deploys"), message, "make the zone larger")


@check("zones-overlap", "IN.HOUSE.10")
def zones_overlap(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """Both sides deploy in one place.

    The zones of the two sides have no dot in common.
    """
    dot_map = map_of(scenario, pack)
    if dot_map is None:
        return
    reaches = [reach_of(side.deploys, dot_map) for _name, side in sides_of(scenario)]
    both = [(max(one[0], other[0]), min(one[1], other[1])) for one, other in zip(*reaches, strict=True)]
    if all(first <= last for first, last in both):
        (west, _), (south, _) = both
        message = f"both sides may deploy in column {west} of row {south}"
        yield mistake(("b", "deploys"), message, "move one of the zones")


@check("squad-on-both-sides", "IN.HOUSE.9", severity=Severity.WARNING)
def squad_on_both_sides(scenario: Scenario) -> Iterator[Finding]:
    """A squad fights on both sides.

    Its counters are printed once and in one colour, so nobody could tell the sides apart; in a log their troopers are
    told apart by the letters of the sides.
    """
    for at, name in enumerate(scenario.b.squads):
        if name in scenario.a.squads:
            hint = "name another squad, or a copy of it with an id and a colour of its own"
            yield mistake(("b", "squads", at), f"{name} fights on both sides", hint)


@check("side-over-points", "IN.HOUSE.8")
def side_over_points(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A side costs more than its budget.

    The squads of a side cost `budget` PV at most together, or `points.budget` of the rules document where the scenario
    says nothing. With `points.budget_of: squad` each of them has so much of its own.
    Rules: IN.HOUSE.8, IN.GAP.58.
    """
    for name, side in sides_of(scenario):
        squads = squads_of(side, pack)
        if rules.points.budget_of == "side":
            yield from _over_points(scenario, f"side {name}", (name, "squads"), squads, pack)
        else:
            for squad in squads:
                yield from _over_points(scenario, squad.name, (name, "squads"), (squad,), pack)


def _over_points(
    scenario: Scenario, who: str, at: tuple[str, str], squads: tuple[Squad, ...], pack: Pack
) -> Iterator[Finding]:
    rules = pack.rules
    assert isinstance(rules, Rules)
    budget = scenario.budget or rules.points.budget
    prices = {squad.id: squad_points(squad, pack, rules) for squad in squads}
    total = sum(prices[squad.id] for squad in squads)
    told_of_the_squad = scenario.budget is None and len(squads) == 1
    if over_budget(total, budget) and not told_of_the_squad:
        hint = f"raise budget to {total}, or {cheaper('squads', total - budget, 'PV', prices)}"
        yield mistake(at, too_dear(who, total, budget, "PV"), hint)
