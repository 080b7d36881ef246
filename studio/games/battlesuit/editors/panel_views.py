"""What the panel editor shows beside the panel itself: its colours and signs, and what the engine says."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from engine.games.battlesuit.maps.joins import Join, joins
from exporters.drawing.svg import symbol_data
from exporters.games.battlesuit.look.icons import TERRAIN_SIGNS
from exporters.games.battlesuit.look.look import TERRAINS, level_ink
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM
from schemas.models.battlesuit.lattice import COLUMNS, ROWS
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Terrain
from schemas.packs.packs import Pack
from studio.editors.strokes import UNKNOWN
from studio.games.battlesuit.editors.panel_pictures import LAYERS, PanelPictures

FIRST_DOT = "B-03"
LATTICE = {"grid": "hexagonal", "columns": COLUMNS, "rows": len(ROWS), "column_mm": COLUMN_MM, "row_mm": ROW_MM}
LEVELS_LEGEND = [
    {"sign": ".", "name": "Level 0"},
    *({"sign": str(level), "name": f"Level {level}", "ground": level_ink(level).hex} for level in range(1, 10)),
]
TOOLS = ["badge", "compass", "sight"]
"""The tools for what only panels have."""


def panel_document(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a panel as the editor holds it: whole rows of signs, badges and compass, whatever the document says."""
    pictures = PanelPictures(data)
    hills = data.get("hills")
    badges = [hill if isinstance(hill, Mapping) else {} for hill in (hills if isinstance(hills, list) else ())]
    return {
        "lattice": LATTICE,
        "pictures": {layer: pictures.shown(layer) for layer in LAYERS},
        "hills": [{"badge_at": str(hill.get("badge_at", "")), "name": str(hill.get("name", ""))} for hill in badges],
        "compass_at": str(data.get("compass_at", FIRST_DOT)),
    }


def panel_look(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a panel is called, the signs of its layers with their colours, and the tools for it."""
    legend = [_swatch(sign, terrain) for sign, terrain in PanelPictures(data).legend.items()]
    layers = [
        {"name": "terrain", "title": "Terrain", "shows": "ground", "legend": legend},
        {"name": "levels", "title": "Levels", "shows": "levels", "legend": LEVELS_LEGEND},
    ]
    return {"what": "map panel", "title": f"Panel {data.get('letter', '')}", "layers": layers, "tools": TOOLS}


def _swatch(sign: str, terrain: str) -> dict[str, str]:
    look = TERRAINS.get(Terrain(terrain)) if terrain in [*Terrain] else None
    drawn = {} if look is None else {"dot": look.dot.hex, "mark": look.sign.hex, "ground": look.ground.hex}
    picture = {"icon": symbol_data(TERRAIN_SIGNS[Terrain(terrain)])} if look is not None else {}
    return {"sign": sign, "name": terrain.replace("_", " "), **drawn, **picture}


def drawn_panel(data: Mapping[str, Any]) -> MapPanel | None:
    """Return what can be read of a panel as a sound one, for the engine to judge; None when its letter is none.

    Badges are left out, and dots without a sign count as clear ground at Level 0.
    """
    pictures = PanelPictures(data)
    rows: dict[str, Any] = {
        layer: {row: text.replace(UNKNOWN, pictures.ground(layer)) for row, text in pictures.shown(layer).items()}
        for layer in LAYERS
    }
    kept = {"letter": data.get("letter"), "legend": pictures.legend, **rows}
    try:
        return MapPanel.model_validate({"kind": "map_panel", "id": "drawn", "title": "Drawn", **kept})
    except ValidationError:
        return None


def rules_of(pack: Pack | None) -> Rules:
    """Return the rules a pack is played by; those of the rulebook while it cannot be used."""
    rules = pack.rules if pack is not None else None
    return rules if isinstance(rules, Rules) else DEFAULT_RULES


DEFAULT_RULES = Rules(kind="rules", id="default", title="Default")


def other_panels(pack: Pack | None, own_id: str) -> tuple[MapPanel, ...]:
    """Return the sound panels of a pack but one, by id."""
    found = pack.of_kind("map_panel") if pack is not None else ()
    return tuple(one.model for one in found if isinstance(one.model, MapPanel) and one.id != own_id)


def panel_joins(panel: MapPanel, others: Sequence[MapPanel], rules: Rules) -> tuple[Join, ...]:
    """Return every way in which the other panels may lie against a panel."""
    return tuple(joins(panel, others, rules.map.panel_rotations))


def differing_dots(found: Sequence[Join]) -> dict[str, str]:
    """Return what is wrong with each dot of the edge that some other panel shows otherwise. Rule: BS.MAP.1."""
    told: dict[str, list[str]] = {}
    for join in found:
        for own, other in join.differing:
            turned = ", turned," if join.rotation else ""
            words = (
                f"{own.name} is {own.terrain} at level {own.level}; {other.name} of {join.other}{turned} is "
                f"{other.terrain} at level {other.level}"
            )
            told.setdefault(own.name, []).append(words)
    return {name: _first_of(words) for name, words in sorted(told.items())}


def _first_of(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{words[0]}; and so at {len(words) - 1} more joins"


def join_table(found: Sequence[Join], names: Mapping[str, str]) -> list[dict[str, str]]:
    """Return a row for each other panel, by its name: on each side how many dots differ, as it lies and turned."""
    table: dict[str, dict[str, str]] = {}
    for join in found:
        count = len(join.differing)
        row = table.setdefault(join.other, {"Panel": names.get(join.other, join.other)})
        words = "joins" if not count else f"{count} differ" + (" turned" if join.rotation else "")
        side = join.edge.value.capitalize()
        row[side] = words if row.get(side, "joins") == "joins" else f"{row[side]}, {words}" if count else row[side]
    return list(table.values())
