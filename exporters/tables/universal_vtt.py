"""Maps for virtual tables: a picture, its grid and what stops sight, as a file of the format Universal VTT (.uvtt).

The format is one of JSON: lengths in squares of the grid from the upper left corner of the picture, x right and y down,
the picture in base64.
"""

import json
from base64 import b64encode
from collections.abc import Iterator
from typing import Any, Final

from exporters.drawing.display_list import Drawing, Point, Rect
from exporters.faces.fonts import MM_PER_IN
from exporters.imposition.pieces import MapGround, Wall
from exporters.kit.runs import Artifact
from exporters.tables.supplies import Supply
from exporters.tables.tokens import Kind, Shot, part, png

JSON: Final = "application/json"
FORMAT: Final = 0.3
DIGITS: Final = 4
DAYLIGHT: Final = "ffffffff"
"""Alpha, red, green and blue of the light that is everywhere."""


def universal_vtt_files(supply: Supply) -> Iterator[Artifact]:
    """Yield a file for each board that has a square grid: `<map>.uvtt`."""
    boards = {token.key: (token, token.ground) for token in supply.of(Kind.BOARD)}
    found = {key: (token, ground) for key, (token, ground) in boards.items() if ground is not None}
    sizes = {key: _square_px(ground, supply.dpi_of(token.front)) for key, (token, ground) in found.items()}
    shots = (_shot(token.front, ground, sizes[key]) for key, (token, ground) in found.items())
    for (key, (_, ground)), picture in zip(found.items(), supply.taken(shots), strict=True):
        text = json.dumps(_document(ground, sizes[key], png(picture)), indent=1)
        yield Artifact(f"{key.replace('/', '-')}.uvtt", JSON, f"{text}\n".encode())


def _square_px(ground: MapGround, dpi: float) -> int:
    """Return the whole pixels of a square of the grid: about as many as asked for."""
    return max(1, int(ground.pitch_mm / MM_PER_IN * dpi))


def _shot(board: Drawing, ground: MapGround, square_px: int) -> Shot:
    box = ground.box_mm
    across, down = _size(ground)
    return Shot(
        part(board, Rect(box.x, box.y, box.width, box.height)), round(across * square_px), round(down * square_px)
    )


def _size(ground: MapGround) -> Point:
    """Return how many squares of the grid a map has across and down."""
    return ground.box_mm.width / ground.pitch_mm, ground.box_mm.height / ground.pitch_mm


def _document(ground: MapGround, square_px: int, picture: bytes) -> dict[str, Any]:
    across, down = _size(ground)
    return {
        "format": FORMAT,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": _point(across, down),
            "pixels_per_grid": square_px,
        },
        "line_of_sight": [_outline(wall, ground) for wall in ground.walls if not wall.seen_into],
        "objects_line_of_sight": [_outline(wall, ground) for wall in ground.walls if wall.seen_into],
        "portals": [],
        "environment": {"baked_lighting": False, "ambient_light": DAYLIGHT},
        "lights": [],
        "image": b64encode(picture).decode("ascii"),
    }


def _outline(wall: Wall, ground: MapGround) -> list[dict[str, float]]:
    """Return the corners of a wall in squares of the grid, the first one again at the end."""
    box = ground.box_mm
    corners = (*wall.outline_mm, wall.outline_mm[0])
    return [_point((x - box.x) / ground.pitch_mm, (y - box.y) / ground.pitch_mm) for x, y in corners]


def _point(x: float, y: float) -> dict[str, float]:
    return {"x": round(x, DIGITS), "y": round(y, DIGITS)}
