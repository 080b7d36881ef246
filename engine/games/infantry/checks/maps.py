"""The checks of dot maps."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.checking.runs import alone
from engine.games.infantry.checks.runs import in_pack
from engine.games.infantry.ground import may_stand, reached, terrain_on, tunnels_of
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Terrain
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


def tunnel_broken(dot_map: DotMap) -> Iterator[Finding]:
    """The dots of a tunnel adjoin. Rule: IN.TUN.4."""
    for letter, spots in tunnels_of(dot_map).items():
        within = reached(spots)
        beyond = [spot for spot in spots if spot not in within]
        if beyond:
            column, row = beyond[0]
            message = f"the dot of tunnel {letter} in column {column} of row {row} does not adjoin the others"
            hint = "draw the dots between, or give it a letter of its own"
            yield Finding("tunnel-broken", ("tunnels", dot_map.line_of(row)), message, hint, "IN.TUN.4")


def tunnel_without_mouth(dot_map: DotMap) -> Iterator[Finding]:
    """One goes into a tunnel and out of it somewhere. Rule: IN.TUN.1."""
    for letter, spots in tunnels_of(dot_map).items():
        if not any(spots.values()):
            _, row = next(iter(spots))
            message = f"nobody gets into tunnel {letter}"
            hint = f"write {letter.upper()} where one goes in and out"
            yield Finding("tunnel-without-mouth", ("tunnels", dot_map.line_of(row)), message, hint, "IN.TUN.1")


def mouth_blocked(dot_map: DotMap, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Somebody can stand where one goes into a tunnel. Rules: IN.TUN.1, IN.GAP.45."""
    for letter, spots in tunnels_of(dot_map).items():
        for (column, row), is_mouth in spots.items():
            terrain = terrain_on(dot_map, (column, row), pack)
            if is_mouth and not may_stand(terrain, rules):
                message = f"one goes into tunnel {letter} in column {column} of row {row}, where there is {terrain}"
                hint = f"write {letter} there, or change the ground above it"
                yield Finding("tunnel-mouth-blocked", ("tunnels", dot_map.line_of(row)), message, hint, "IN.TUN.1")


def structure_not_on_map(dot_map: DotMap) -> Iterator[Finding]:
    """A sign for a structure stands on the map. Rule: IN.BRC.4."""
    for sign, name in dot_map.structures.items():
        if not any(sign in line for line in dot_map.lines):
            message = f"{sign} stands for {name}, and nowhere on the map"
            at, fix = ("structures", sign), (Fix(("structures", sign), None),)
            hint = "draw it, or take the sign out"
            yield Finding("structure-not-on-map", at, message, hint, "IN.BRC.4", at_key=True, fix=fix)


def map_needs_option(dot_map: DotMap, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Terrain of an option that is off is ground like any other. Rule: IN.GEN.1."""
    missing = {option for option in OPTION_OF.values() if not getattr(rules.options, option)}
    for line in range(dot_map.rows):
        for column in range(dot_map.columns) if missing else ():
            terrain = terrain_on(dot_map, (column, dot_map.line_of(line)), pack)
            option = OPTION_OF.get(terrain, "")
            if option in missing:
                message = f"{terrain} belongs to the option {option}, which is off: it is ground like any other"
                hint = f"switch options.{option} on"
                yield Finding("map-needs-option", ("ground", line), message, hint, "IN.GEN.1")
                missing.discard(option)
    if dot_map.tunnels is not None and not rules.options.trench_tunnel and "trench_tunnel" in missing:
        message = "tunnels belong to the option trench_tunnel, which is off: nobody gets in"
        yield Finding("map-needs-option", ("tunnels",), message, "switch options.trench_tunnel on", "IN.GEN.1")


MAP_CHECKS = (
    Check(
        code="tunnel-broken",
        kind="dot_map",
        rule="IN.TUN.4",
        title="The dots of a tunnel do not adjoin",
        explanation="All dots of a tunnel bear one letter, and each has a neighbour of that letter.",
        run=alone(DotMap, tunnel_broken),
    ),
    Check(
        code="tunnel-without-mouth",
        kind="dot_map",
        rule="IN.TUN.1",
        title="A tunnel has no way in",
        explanation="A capital letter in `tunnels` is a dot where one goes into the tunnel of that letter, and out.",
        run=alone(DotMap, tunnel_without_mouth),
        severity=Severity.WARNING,
    ),
    Check(
        code="tunnel-mouth-blocked",
        kind="dot_map",
        rule="IN.TUN.1",
        title="A tunnel leads into an obstacle",
        explanation="Where one goes into a tunnel somebody can stand: no wall, building, tree or deep water is there.",
        run=in_pack(DotMap, mouth_blocked),
    ),
    Check(
        code="structure-not-on-map",
        kind="dot_map",
        rule="IN.BRC.4",
        title="A structure is named and not drawn",
        explanation="Each sign of `structures` stands somewhere in `ground`.",
        run=alone(DotMap, structure_not_on_map),
        severity=Severity.WARNING,
    ),
    Check(
        code="map-needs-option",
        kind="dot_map",
        rule="IN.GEN.1",
        title="A map has terrain of an option that is off",
        explanation=(
            "Rough ground and swamp belong to `options.advanced_terrain`, wire to `barbed_wire`, trenches and tunnels "
            "to `trench_tunnel`, water to `water`. With the option off such dots are ground like any other."
        ),
        run=in_pack(DotMap, map_needs_option),
        severity=Severity.WARNING,
    ),
)
