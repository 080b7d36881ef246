"""Maps for virtual tables, read back as those programs read them."""

import base64
import json
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from exporters.kit.export import Export
from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import TableOrder
from schemas.systems import SystemName
from tests.exporters.printed import shipped_pack

DPI = 36
OTHER = 48
KEYS = {
    "format",
    "resolution",
    "line_of_sight",
    "objects_line_of_sight",
    "portals",
    "environment",
    "lights",
    "image",
}
"""What the format consists of."""


def made(system: SystemName, dpi: int = DPI) -> Export:
    return export_table(shipped_pack(system), TABLES["uvtt"], TableOrder(dpi=dpi))


def read(export: Export, name: str) -> dict[str, Any]:
    [data] = [one.data for one in export.artifacts if one.name == name]
    found: dict[str, Any] = json.loads(data)
    return found


def picture(document: dict[str, Any]) -> Image.Image:
    return Image.open(BytesIO(base64.b64decode(document["image"], validate=True)))


def corners(outline: list[dict[str, float]]) -> list[tuple[float, float]]:
    return [(point["x"], point["y"]) for point in outline]


@pytest.fixture(scope="module")
def square() -> dict[str, Any]:
    return read(made("seven_seconds"), "map_poster-meridian_square.uvtt")


def test_a_map_is_a_picture_with_its_grid(square: dict[str, Any]) -> None:
    """Meridian Square is 36 by 36 inches: a square is an inch, and a picture of 36 pixels a square fits it exactly."""
    assert {*square} == KEYS
    assert square["resolution"] == {
        "map_origin": {"x": 0, "y": 0},
        "map_size": {"x": 36.0, "y": 36.0},
        "pixels_per_grid": DPI,
    }
    assert picture(square).size == (36 * DPI, 36 * DPI)


def test_what_is_seen_into_stops_sight_behind_it(square: dict[str, Any]) -> None:
    """The four large buildings: one sees who stands within, and nobody beyond (7S.GAP.84); y runs down from the north.

    The tram depot lies from 28 to 34 in east and 5 to 9 in north: 27 to 31 from the upper edge.
    """
    outlines = [corners(one) for one in square["objects_line_of_sight"]]

    assert square["line_of_sight"] == []
    assert len(outlines) == 4
    assert [(28, 31), (34, 31), (34, 27), (28, 27), (28, 31)] in outlines
    assert all(one[0] == one[-1] for one in outlines)


def test_walls_of_survive_are_shut() -> None:
    """Nobody goes into buildings and walls (SV.HOUSE.7): the Market of Wires has four and two."""
    board = read(made("survive"), "zone_poster-market_of_wires.uvtt")

    assert len(board["line_of_sight"]) == 6
    assert board["objects_line_of_sight"] == []


def test_a_dot_of_infantry_is_a_square_and_the_frame_is_cut_off() -> None:
    """Millford has 40 by 56 dots; what has no way through is a square of its own, here a tree of the north bank.

    The picture begins where the first column does: its first pixels are ground, not the white of the margin.
    """
    board = read(made("infantry", OTHER), "dot_map_poster-millford.uvtt")
    across, down = board["resolution"]["map_size"]["x"], board["resolution"]["map_size"]["y"]
    pixels = board["resolution"]["pixels_per_grid"]

    assert (across, down) == (40, 56)
    assert picture(board).size == (40 * pixels, 56 * pixels)
    assert all(len(one) == 5 for one in board["line_of_sight"])
    assert all(float(side).is_integer() for one in board["line_of_sight"] for at in corners(one) for side in at)
    assert picture(board).getpixel((1, 1)) != (255, 255, 255)


def test_who_has_no_such_map_is_told() -> None:
    """Fights of maneuvers have locations and no grid, panels of Battlesuit have hexagons."""
    export = made("maneuvers")

    assert export.artifacts == ()
    assert export.left_out == ("Virtual tables (Universal VTT) has no use for any piece of this pack",)
