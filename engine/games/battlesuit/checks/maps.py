"""What panels and maps must be to be played on. Rules: BS.MAP.2, BS.MAP.7, BS.TER.10, BS.GAP.13, BS.GAP.122."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.games.battlesuit.checks.runs import ruled
from engine.games.battlesuit.maps.battlefield import conflicts, field_of, layout_in, layout_of, panels_of
from engine.games.battlesuit.maps.ground import chart_of
from engine.games.battlesuit.maps.layouts import may_be_turned, repeated
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.models.battlesuit.battle_map import BattleMap
from schemas.models.battlesuit.lattice import COLUMNS, ROWS
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Terrain, Work
from schemas.packs.packs import Pack

KNOWN_PANEL, KNOWN_ROW, KNOWN_COLUMN = "A", "H", 11
"""The one dot of the printed panels that the rules tell of: woods."""
COMPASS_ROWS, COMPASS_COLUMNS = ROWS[1:-2], range(2, COLUMNS)
"""Where the compass, not quite an inch across, has room round its dot."""


def letter_twice(battle_map: BattleMap, pack: Pack, _: Rules) -> Iterator[Finding]:
    """Every panel of a map has a letter of its own, so that names of points are clear. Rules: BS.MAP.2, BS.MAP.7."""
    panels = panels_of(battle_map, pack) or {}
    places = [*_places(battle_map)]
    letters = [panels[name].letter if name in panels else name for _, name in places]
    for number in repeated(letters):
        at, name = places[number]
        first = places[letters.index(letters[number])][1]
        yield Finding(
            "duplicate-panel-letter",
            at,
            f"panel {name!r} bears the letter {letters[number]}, as panel {first!r} of this map does",
            "take a panel with another letter",
            "BS.MAP.2",
        )


def barred_rotation(battle_map: BattleMap, _: Pack, rules: Rules) -> Iterator[Finding]:
    """Panels are turned only as the rules allow. Rule: BS.GAP.13."""
    allowed = rules.map.panel_rotations
    for i, row in enumerate(battle_map.layout):
        for j, placed in enumerate(row):
            if not may_be_turned(int(placed.rotation), rules.map):
                turns = " or ".join(map(str, allowed))
                yield Finding(
                    "barred-rotation",
                    ("layout", i, j, "rotation") if placed.rotation else ("layout", i, j),
                    f"panel {placed.panel!r} is turned by {int(placed.rotation)} degrees; these rules allow {turns}",
                    f"turn it by {allowed[0]}, or allow more in map.panel_rotations",
                    "BS.GAP.13",
                )


def edge_conflict(battle_map: BattleMap, pack: Pack, _: Rules) -> Iterator[Finding]:
    """Where panels meet they show the same; if not, the stronger counts. Rule: BS.GAP.122."""
    panels = panels_of(battle_map, pack)
    if panels is None or _is_ambiguous(battle_map, pack):
        return
    places = {panels[name].letter: at for at, name in _places(battle_map)}
    found = [*conflicts(layout_of(battle_map, panels), panels)]
    for letter in sorted({conflict.names[1][0] for conflict in found}):
        own = [conflict for conflict in found if conflict.names[1][0] == letter]
        first = own[0]
        message = (
            f"{first.names[1]} is {first.terrains[1]} at level {first.levels[1]}, but {first.names[0]}, the same "
            f"point, is {first.terrains[0]} at level {first.levels[0]}; the stronger counts"
        )
        more = f"; {len(own) - 1} more points of panel {letter} differ" if len(own) > 1 else ""
        hint = f"draw {first.names[1]} as {first.terrains[0]} at level {first.levels[0]}, or lay another panel there"
        yield Finding("edge-conflict", places[letter], message + more, hint, "BS.GAP.122")


def off_map(battle_map: BattleMap, pack: Pack, _: Rules) -> Iterator[Finding]:
    """Tiles and works lie on points of the map. Rule: BS.MAP.7."""
    panels = panels_of(battle_map, pack)
    if panels is None:
        return
    layout = layout_of(battle_map, panels)
    laid: list[tuple[Location, str]] = [(("tiles", i, "at"), tile.at) for i, tile in enumerate(battle_map.tiles)]
    laid += [(("works", i, "at"), marker.at) for i, marker in enumerate(battle_map.works)]
    letters = ", ".join(sorted(panel.letter for panel in panels.values()))
    for at, name in laid:
        if layout.point(name) is None:
            message = f"{name} is on no panel of this map"
            yield Finding("laid-off-map", at, message, f"name a point of panel {letters}", "BS.MAP.7")


def laid_twice(battle_map: BattleMap, pack: Pack, _: Rules) -> Iterator[Finding]:
    """A point has one tile and one work at most, by whichever of its names. Rules: BS.TER.18 to BS.TER.20, BS.MAP.8."""
    layout = layout_in(battle_map, pack)
    for name, laid in (("tiles", battle_map.tiles), ("works", battle_map.works)):
        points = [layout.point(each.at) or each.at if layout else each.at for each in laid]
        for i, point in enumerate(points):
            if point in points[:i]:
                message = f"{laid[i].at} has one of the {name} already"
                yield Finding("duplicate-tile", (name, i, "at"), message, "take one out", "BS.TER.20")


def dry_bridge(battle_map: BattleMap, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A bridge leads over water. Rule: BS.TER.10."""
    panels = panels_of(battle_map, pack)
    bridges = [(i, marker.at) for i, marker in enumerate(battle_map.works) if marker.work is Work.BRIDGE]
    if panels is None or not bridges or any(off_map(battle_map, pack, rules)):
        return
    without = battle_map.model_copy(update={"works": ()})
    field = field_of(without, panels, chart_of(rules.terrain))
    for i, name in bridges:
        point = field.layout.point(name)
        if point is not None and field.terrain_at(point) != Terrain.WATER.value:
            yield Finding(
                "dry-bridge",
                ("works", i, "at"),
                f"{name} is {field.terrain_at(point)}; a bridge there leads over nothing",
                "move it to a point of water, or leave it out",
                "BS.TER.10",
            )


def known_dot_changed(panel: MapPanel, _: Pack, __: Rules) -> Iterator[Finding]:
    """A panel A keeps the dot that the rules tell of. Rule: BS.GAP.121."""
    if panel.letter == KNOWN_PANEL and panel.terrain_at(KNOWN_ROW, KNOWN_COLUMN) is not Terrain.WOODS:
        yield Finding(
            "known-dot-changed",
            ("terrain", KNOWN_ROW),
            f"A-H-11 is woods in the rules' own example; here it is {panel.terrain_at(KNOWN_ROW, KNOWN_COLUMN).value}",
            "draw woods in column 11 of row H, or give the panel another letter",
            "BS.GAP.121",
        )


def compass_at_edge(panel: MapPanel, _: Pack, __: Rules) -> Iterator[Finding]:
    """The compass is printed whole: its dot is not next to the panel's edge. Rule: BS.MAP.14."""
    row, column = panel.compass_at.split("-")
    if row not in COMPASS_ROWS or int(column) not in COMPASS_COLUMNS:
        yield Finding(
            "compass-at-edge",
            ("compass_at",),
            f"the edge of the panel would cut the compass at {panel.compass_at}",
            f"take a dot of the rows {COMPASS_ROWS[0]} to {COMPASS_ROWS[-1]} and the columns 02 to {COLUMNS - 1}",
            "BS.MAP.14",
        )


def form_not_laid(rules: Rules, _: Pack, __: Rules) -> Iterator[Finding]:
    """Panels have the form that documents can draw and panels can be joined in. Rules: BS.GAP.10, BS.GAP.11."""
    if rules.map.lattice != "column_staggered":
        message = "numbered in double width, row R of a panel would not meet row A of the next; maps cannot be laid so"
        yield Finding("panel-form-not-laid", ("map", "lattice"), message, "make it column_staggered", "BS.GAP.11")
    if rules.map.last_row != ROWS[-1]:
        message = "panels are drawn with the rows A to R; there is no way to write down one that ends sooner"
        yield Finding("panel-form-not-laid", ("map", "last_row"), message, "make it R", "BS.GAP.10")


def _places(battle_map: BattleMap) -> Iterator[tuple[Location, str]]:
    for i, row in enumerate(battle_map.layout):
        for j, placed in enumerate(row):
            yield ("layout", i, j, "panel"), placed.panel


def _is_ambiguous(battle_map: BattleMap, pack: Pack) -> bool:
    panels = panels_of(battle_map, pack) or {}
    letters = [panel.letter for panel in panels.values()]
    return len({*letters}) < len(letters)


MAP_CHECKS = (
    Check(
        code="panel-form-not-laid",
        kind="rules",
        rule="BS.GAP.11",
        title="A form of panels that cannot be laid",
        explanation="`map.lattice` and `map.last_row` record other readings of the printed text. Maps can be drawn and "
        "joined in one form only: staggered columns, rows A to R.",
        run=ruled(Rules, form_not_laid),
    ),
    Check(
        code="known-dot-changed",
        kind="map_panel",
        rule="BS.GAP.121",
        title="A panel A without the woods at A-H-11",
        explanation="The rules mention one dot of the printed panels by name: A-H-11, woods. A panel A that shows "
        "something else there contradicts that example.",
        run=ruled(MapPanel, known_dot_changed),
        severity=Severity.WARNING,
    ),
    Check(
        code="compass-at-edge",
        kind="map_panel",
        rule="BS.MAP.14",
        title="A compass that the edge of the panel cuts",
        explanation="The compass and the letter of a panel are printed round the dot that `compass_at` names, and the "
        "name of the panel below them; next to the edge there is no room for them.",
        run=ruled(MapPanel, compass_at_edge),
        severity=Severity.WARNING,
    ),
    Check(
        code="duplicate-panel-letter",
        kind="battle_map",
        rule="BS.MAP.2",
        title="Two panels of a map with the same letter",
        explanation="A point is named by the letter of its panel, so the panels of a map have different letters, "
        "whatever their ids.",
        run=ruled(BattleMap, letter_twice),
    ),
    Check(
        code="barred-rotation",
        kind="battle_map",
        rule="BS.GAP.13",
        title="A panel turned as the rules do not allow",
        explanation="`map.panel_rotations` of the rules lists by how many degrees panels may be turned.",
        run=ruled(BattleMap, barred_rotation),
    ),
    Check(
        code="edge-conflict",
        kind="battle_map",
        rule="BS.GAP.122",
        title="Two panels that do not agree where they meet",
        explanation="A half-dot at the edge of two panels is one point. Where they show different terrain or levels, "
        "the stronger obstacle and the higher level count, which players overlook easily.",
        run=ruled(BattleMap, edge_conflict),
        severity=Severity.WARNING,
    ),
    Check(
        code="laid-off-map",
        kind="battle_map",
        rule="BS.MAP.7",
        title="A tile or a work that lies beside the map",
        explanation="Tiles, bunkers, improved positions and bridges lie on points of panels that belong to the map.",
        run=ruled(BattleMap, off_map),
    ),
    Check(
        code="duplicate-tile",
        kind="battle_map",
        rule="BS.TER.20",
        title="Two tiles or two works on one point",
        explanation="A tile replaces the terrain of its point, and a work stands there by itself; two of a kind on one "
        "point are seldom meant.",
        run=ruled(BattleMap, laid_twice),
        severity=Severity.WARNING,
    ),
    Check(
        code="dry-bridge",
        kind="battle_map",
        rule="BS.TER.10",
        title="A bridge without water",
        explanation="Bridges lead soldiers over water; on other ground a bridge changes its terrain to no purpose.",
        run=ruled(BattleMap, dry_bridge),
        severity=Severity.WARNING,
    ),
)
