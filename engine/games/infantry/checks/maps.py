"""The checks of dot maps."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
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


MAP_CHECKS = (
    tunnel_broken,
    tunnel_without_mouth,
    mouth_blocked,
    structure_not_on_map,
    map_needs_option,
)
