"""What the layout editor shows: panels as they are printed, and how those that lie side by side join."""

from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image

from engine.games.battlesuit.maps.layouts import OPPOSITE, differing, shown_edge
from exporters.games.battlesuit.panels.panel import map_panel
from exporters.layout.settings import Setting
from exporters.pdf.raster import page_pngs
from exporters.pdf.writer import to_pdf
from schemas.models.battlesuit.maps import HALF_TURN, MapPanel
from schemas.models.battlesuit.words import Edge
from schemas.packs.packs import Pack
from studio.games.battlesuit.editors.layouts import Grid, grid_of
from studio.games.battlesuit.editors.panel_views import DEFAULT_RULES

PICTURE_DPI = 36
COLOURS = 48
MOST_KEPT = 64
NEIGHBOURS = ((Edge.EAST, 0, 1), (Edge.SOUTH, 1, 0))

Panels = Mapping[str, MapPanel]


def panels_here(pack: Pack | None) -> dict[str, MapPanel]:
    """Return the sound panels of a pack by their id."""
    found = pack.of_kind("map_panel") if pack is not None else ()
    return {one.id: one.model for one in found if isinstance(one.model, MapPanel)}


def layout_document(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a map as the editor holds it, as far as it can be read."""
    return {
        "layout": [[_cell(cell) for cell in row] for row in grid_of(data)],
        "tiles": list(_laid(data.get("tiles"), "terrain")),
        "works": list(_laid(data.get("works"), "work")),
    }


def _cell(cell: Mapping[str, Any]) -> dict[str, Any]:
    return {"panel": str(cell.get("panel", "")), "rotation": HALF_TURN if cell.get("rotation") == HALF_TURN else 0}


def _laid(found: Any, name: str) -> Iterator[dict[str, str]]:
    for one in found if isinstance(found, list) else ():
        if isinstance(one, dict):
            yield {"at": str(one.get("at", "")), "what": str(one.get(name, ""))}


def layout_seams(data: Mapping[str, Any], panels: Panels) -> list[dict[str, Any]]:
    """Return every side between two panels of a map: where it is, and in words what differs there. Rule: BS.GAP.122."""
    grid = grid_of(data)
    return [
        seam
        for row, cells in enumerate(grid)
        for column in range(len(cells))
        for seam in _seams(grid, row, column, panels)
    ]


def _seams(grid: Grid, row: int, column: int, panels: Panels) -> Iterator[dict[str, Any]]:
    for edge, down, across in NEIGHBOURS:
        there = grid[row + down] if row + down < len(grid) else []
        if column + across < len(there):
            own, other = grid[row][column], there[column + across]
            yield {"row": row, "column": column, "edge": edge.value, **_seam(own, other, edge, panels)}


def _seam(own: Mapping[str, Any], other: Mapping[str, Any], edge: Edge, panels: Panels) -> dict[str, Any]:
    one, two = (panels.get(str(cell.get("panel"))) for cell in (own, other))
    if one is None or two is None:
        return {"differing": 0, "words": "one of these panels cannot be read"}
    shown = shown_edge(one, edge, own.get("rotation", 0)), shown_edge(two, OPPOSITE[edge], other.get("rotation", 0))
    pairs = differing(*shown)
    if not pairs:
        return {"differing": 0, "words": f"{one.letter} and {two.letter} join"}
    first, second = pairs[0]
    more = f", and {len(pairs) - 1} more dots differ" if len(pairs) > 1 else ""
    words = (
        f"{one.letter}-{first.name} is {first.terrain} at level {first.level}, "
        f"{two.letter}-{second.name} is {second.terrain} at level {second.level}{more}"
    )
    return {"differing": len(pairs), "words": words}


def panel_cards(panels: Panels, shown: Grid) -> list[dict[str, str]]:
    """Return the panels by letter; those that lie on the map with their picture."""
    lying = {str(cell.get("panel")) for row in shown for cell in row}
    ordered = sorted(panels.items(), key=lambda item: (item[1].letter, item[0]))
    pictures = {name: panel_picture(panel) if name in lying else "" for name, panel in ordered}
    return [
        {"id": name, "letter": panel.letter, "title": panel.title, "picture": pictures[name]} for name, panel in ordered
    ]


def panel_picture(panel: MapPanel) -> str:
    """Return a small picture of a panel as it is printed, as a `data:` address."""
    return _picture(panel.model_dump_json())


@lru_cache(maxsize=MOST_KEPT)
def _picture(document: str) -> str:
    drawing = map_panel(MapPanel.model_validate_json(document), Setting(DEFAULT_RULES)).drawing
    [page] = page_pngs(to_pdf([drawing]), PICTURE_DPI)
    out = BytesIO()
    with Image.open(BytesIO(page)) as picture:
        picture.quantize(COLOURS).save(out, "PNG")
    return f"data:image/png;base64,{b64encode(out.getvalue()).decode()}"
