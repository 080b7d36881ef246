"""What panels and maps must be to be played on. Rules: BS.MAP.2, BS.MAP.7, BS.TER.10, BS.GAP.13, BS.GAP.122."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.battlesuit.maps.battlefield import chart_of, conflicts, field_of, layout_in, layout_of, panels_of
from engine.games.battlesuit.maps.layouts import may_be_turned, repeated
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.models.battlesuit.maps import COLUMNS, ROWS, BattleMap, MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Terrain, Work
from schemas.packs.packs import Pack

KNOWN_PANEL, KNOWN_ROW, KNOWN_COLUMN = "A", "H", 11
"""The one dot of the printed panels that the rules tell of: woods."""
COMPASS_ROWS, COMPASS_COLUMNS = ROWS[1:-2], range(2, COLUMNS)
"""Where the compass, not quite an inch across, has room round its dot."""


@check("duplicate-panel-letter", "BS.MAP.2")
def letter_twice(battle_map: BattleMap, pack: Pack) -> Iterator[Finding]:
    """Two panels of a map with the same letter.

    A point is named by the letter of its panel, so the panels of a map have different letters, whatever their ids.
    Rules: BS.MAP.2, BS.MAP.7.
    """
    panels = panels_of(battle_map, pack) or {}
    places = [*_places(battle_map)]
    letters = [panels[name].letter if name in panels else name for _, name in places]
    for number in repeated(letters):
        at, name = places[number]
        first = places[letters.index(letters[number])][1]
        yield mistake(
            at,
            f"panel {name!r} bears the letter {letters[number]}, as panel {first!r} of this map does",
            "take a panel with another letter",
        )


@check("barred-rotation", "BS.GAP.13")
def barred_rotation(battle_map: BattleMap, rules: Rules) -> Iterator[Finding]:
    """A panel turned as the rules do not allow.

    `map.panel_rotations` of the rules lists by how many degrees panels may be turned.
    """
    allowed = rules.map.panel_rotations
    for i, row in enumerate(battle_map.layout):
        for j, placed in enumerate(row):
            if not may_be_turned(int(placed.rotation), rules.map):
                turns = " or ".join(map(str, allowed))
                yield mistake(
                    ("layout", i, j, "rotation") if placed.rotation else ("layout", i, j),
                    f"panel {placed.panel!r} is turned by {int(placed.rotation)} degrees; these rules allow {turns}",
                    f"turn it by {allowed[0]}, or allow more in map.panel_rotations",
                )


@check("edge-conflict", "BS.GAP.122", severity=Severity.WARNING)
def edge_conflict(battle_map: BattleMap, pack: Pack) -> Iterator[Finding]:
    """Two panels that do not agree where they meet.

    A half-dot at the edge of two panels is one point. Where they show different terrain or levels, the stronger
    obstacle and the higher level count, which players overlook easily.
    """
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
        yield mistake(places[letter], message + more, hint)


@check("laid-off-map", "BS.MAP.7")
def off_map(battle_map: BattleMap, pack: Pack) -> Iterator[Finding]:
    """A tile or a work that lies beside the map.

    Tiles, bunkers, improved positions and bridges lie on points of panels that belong to the map.
    """
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
            yield mistake(at, message, f"name a point of panel {letters}")


@check("duplicate-tile", "BS.TER.20", severity=Severity.WARNING)
def laid_twice(battle_map: BattleMap, pack: Pack) -> Iterator[Finding]:
    """Two tiles or two works on one point.

    A tile replaces the terrain of its point, and a work stands there by itself; two of a kind on one point are seldom
    meant.
    Rules: BS.TER.18 to BS.TER.20, BS.MAP.8.
    """
    layout = layout_in(battle_map, pack)
    for name, laid in (("tiles", battle_map.tiles), ("works", battle_map.works)):
        points = [layout.point(each.at) or each.at if layout else each.at for each in laid]
        for i, point in enumerate(points):
            if point in points[:i]:
                message = f"{laid[i].at} has one of the {name} already"
                yield mistake((name, i, "at"), message, "take one out")


@check("dry-bridge", "BS.TER.10", severity=Severity.WARNING)
def dry_bridge(battle_map: BattleMap, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A bridge without water.

    Bridges lead soldiers over water; on other ground a bridge changes its terrain to no purpose.
    """
    panels = panels_of(battle_map, pack)
    bridges = [(i, marker.at) for i, marker in enumerate(battle_map.works) if marker.work is Work.BRIDGE]
    if panels is None or not bridges or any(off_map(battle_map, pack)):
        return
    without = battle_map.model_copy(update={"works": ()})
    field = field_of(without, panels, chart_of(rules.terrain))
    for i, name in bridges:
        point = field.layout.point(name)
        if point is not None and field.terrain_at(point) != Terrain.WATER.value:
            yield mistake(
                ("works", i, "at"),
                f"{name} is {field.terrain_at(point)}; a bridge there leads over nothing",
                "move it to a point of water, or leave it out",
            )


@check("known-dot-changed", "BS.GAP.121", severity=Severity.WARNING)
def known_dot_changed(panel: MapPanel) -> Iterator[Finding]:
    """A panel A without the woods at A-H-11.

    The rules mention one dot of the printed panels by name: A-H-11, woods. A panel A that shows something else there
    contradicts that example.
    """
    if panel.letter == KNOWN_PANEL and panel.terrain_at(KNOWN_ROW, KNOWN_COLUMN) is not Terrain.WOODS:
        yield mistake(
            ("terrain", KNOWN_ROW),
            f"A-H-11 is woods in the rules' own example; here it is {panel.terrain_at(KNOWN_ROW, KNOWN_COLUMN).value}",
            "draw woods in column 11 of row H, or give the panel another letter",
        )


@check("compass-at-edge", "BS.MAP.14", severity=Severity.WARNING)
def compass_at_edge(panel: MapPanel) -> Iterator[Finding]:
    """A compass that the edge of the panel cuts.

    The compass and the letter of a panel are printed round the dot that `compass_at` names, and the name of the panel
    below them; next to the edge there is no room for them.
    """
    row, column = panel.compass_at.split("-")
    if row not in COMPASS_ROWS or int(column) not in COMPASS_COLUMNS:
        yield mistake(
            ("compass_at",),
            f"the edge of the panel would cut the compass at {panel.compass_at}",
            f"take a dot of the rows {COMPASS_ROWS[0]} to {COMPASS_ROWS[-1]} and the columns 02 to {COLUMNS - 1}",
        )


@check("panel-form-not-laid", "BS.GAP.11")
def form_not_laid(rules: Rules) -> Iterator[Finding]:
    """A form of panels that cannot be laid.

    `map.lattice` and `map.last_row` record other readings of the printed text. Maps can be drawn and joined in one form
    only: staggered columns, rows A to R.
    Rules: BS.GAP.10, BS.GAP.11.
    """
    if rules.map.lattice != "column_staggered":
        message = "numbered in double width, row R of a panel would not meet row A of the next; maps cannot be laid so"
        yield mistake(("map", "lattice"), message, "make it column_staggered")
    if rules.map.last_row != ROWS[-1]:
        message = "panels are drawn with the rows A to R; there is no way to write down one that ends sooner"
        yield mistake(("map", "last_row"), message, "make it R", rule="BS.GAP.10")


def _places(battle_map: BattleMap) -> Iterator[tuple[Location, str]]:
    for i, row in enumerate(battle_map.layout):
        for j, placed in enumerate(row):
            yield ("layout", i, j, "panel"), placed.panel


def _is_ambiguous(battle_map: BattleMap, pack: Pack) -> bool:
    panels = panels_of(battle_map, pack) or {}
    letters = [panel.letter for panel in panels.values()]
    return len({*letters}) < len(letters)
