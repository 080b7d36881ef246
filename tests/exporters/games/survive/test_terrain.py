"""Terrain to cut out: as large as on the board, named, in parts where a sheet is too small for it."""

import pytest

from engine.games.survive.rules.places import Post, posts
from exporters.drawing.display_list import Path, strings
from exporters.games.survive.boards.map_page import CUT, cut_out, cut_outs, map_page, parts_of
from exporters.games.survive.products import PRODUCTS
from exporters.games.survive.wording import measured
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.text.lines import TypeScale
from schemas.models.survive.place import ControlZone, TerrainPiece
from schemas.models.survive.words import ControlType
from schemas.packs.packs import Pack
from tests.exporters.games.printing import job_of, product
from tests.exporters.games.survive.test_cards import rules
from tests.exporters.placed import corners, placed, words

INCH = 25.4


def zone_of(pack: Pack, name: str) -> ControlZone:
    document = pack.find("control_zone", name)
    assert document is not None
    assert isinstance(document.model, ControlZone)
    return document.model


def test_every_piece_of_every_board_is_there_with_its_name(survive: Pack) -> None:
    """Twenty of Interchange Zero, fourteen of Market of Wires, ten of Pump Station Nine; each says where it belongs."""
    made = product("terrain", job_of(survive))

    assert len(made) == 20 + 14 + 10
    assert strings(made["terrain/pump_station_nine_west_reeds"].front) == (
        "West reeds",
        "West reeds \N{MIDDLE DOT} scrub \N{MIDDLE DOT} Pump Station Nine",
    )


def test_the_line_to_cut_along_is_the_outline_at_true_size(survive: Pack) -> None:
    """The valve house is 4 by 3 inches: its corners lie 101.6 and 76.2 mm apart."""
    front = product("terrain", job_of(survive))["terrain/pump_station_nine_valve_house"].front
    [cut] = [(item, matrix) for item, matrix in placed(front) if isinstance(item, Path) and item.stroke == CUT]
    xs, ys = zip(*corners(*cut), strict=True)

    assert [max(xs) - min(xs), max(ys) - min(ys)] == pytest.approx([4 * INCH, 3 * INCH])


def test_a_piece_larger_than_a_sheet_comes_in_parts_that_meet(survive: Pack) -> None:
    """An L of 20 by 12 inches, arms 2 in wide: columns of 6 2/3, rows of 6; the two parts in its hollow are none."""
    outline = ((0, 0), (20, 0), (20, 2), (2, 2), (2, 12), (0, 12))
    terrain = TerrainPiece(id="long_wall", type="wall", outline_in=outline)
    parts = parts_of(terrain)
    zone = with_terrain(zone_of(survive, "interchange_zero"), terrain)

    assert [(round(part.box.x, 3), round(part.box.y, 3)) for part in parts] == [(0, 0), (6.667, 0), (13.333, 0), (0, 6)]
    drawn = cut_out(zone, parts[3], TypeScale())
    assert drawn.drawing.width_mm == pytest.approx(20 / 3 * INCH + 4)
    assert any("part 4 of 4" in one for one in strings(drawn.drawing))


def with_terrain(zone: ControlZone, *terrain: TerrainPiece) -> ControlZone:
    return zone.model_copy(update={"features": terrain})


def test_places_of_units_can_be_measured(survive: Pack) -> None:
    """By the compass and the stick: the Prime CU of Interchange Zero stands an inch out on the last of ten rays.

    What no direction leads to is told in degrees: 3 in east and 4 in north of the spire are 5 in at 36.9 degrees.
    Rules: SV.HOUSE.2, SV.GAP.20.
    """
    zone, ruled = zone_of(survive, "interchange_zero"), rules()
    standing = [measured(unit, zone.spire_in, ruled) for unit in posts(zone, ruled)]

    assert standing[:3] == ["10 at 1 in, looks 2", "1 at 3 in, looks 5", "9 at 3 in, looks 2"]
    assert [standing[at] for at in (5, 8)] == ["6 at 9.5 in, looks 2", "3 at 9.5 in, looks 2"]
    odd = Post(ControlType.CU, (33, 28), 100)
    assert measured(odd, zone.spire_in, ruled) == "36.9\N{DEGREE SIGN} at 5 in, looks 100\N{DEGREE SIGN}"
    assert "10 at 1 in, looks 2" in words(map_page(zone, job_of(survive).setting).drawing)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_all_of_it_goes_on_sheets(survive: Pack, paper: str) -> None:
    """Nothing is left out, and nothing is said against it."""
    made = export_pack(survive, PrintOrder(only=("terrain",), paper=paper))

    assert made.diagnostics == ()
    assert not PRODUCTS["terrain"].by_default
    assert sum(1 for _ in cut_outs(job_of(survive))) == 44
