"""Maps on a page and at true size, and the patterns of terrain. Rules: 7S.GEN.13, 7S.AD.2, 7S.AD.8, 7S.TERR.1."""

from collections.abc import Sequence
from math import cos, sin, tau
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Polygon, contains_xy

from exporters.drawing.display_list import Drawing, Path, Rect, strings
from exporters.drawing.regions import lines, marks
from exporters.games.seven_seconds.maps.map_frame import LOOKS
from exporters.games.seven_seconds.maps.map_page import map_page, map_poster, zones
from exporters.layout.settings import Setting
from exporters.text.lines import AS_DESIGNED
from schemas.models.seven_seconds.rules.terrain import TYPES
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack
from tests.exporters.games.printing import product
from tests.exporters.kit.kits import job_of, rules
from tests.exporters.placed import corners, extents, placed, words

INCH = 25.4
SQUARE = ((0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0))


def table(*features: tuple[str, Sequence[Sequence[float]]], width_in: float = 36, depth_in: float = 36) -> TerrainMap:
    """A table with some terrain on it."""
    listed = [{"id": f"piece_{n}", "type": name, "outline_in": outline} for n, (name, outline) in enumerate(features)]
    return TerrainMap.model_validate(
        {"kind": "terrain_map", "id": "probe", "title": "Probe", "width_in": width_in, "depth_in": depth_in,
         "features": listed}
    )  # fmt: skip


def page(model: TerrainMap) -> Drawing:
    drawn = map_page(model, Setting(rules()))
    assert drawn.findings == ()
    return drawn.drawing


def test_the_poster_of_a_36_inch_table_is_914_mm_wide(seven_seconds: Pack) -> None:
    """36 x 25.4 mm, each way, without bleed."""
    posters = product("posters", job_of(seven_seconds))

    assert len(posters) == 3
    for piece in posters.values():
        assert (piece.front.width_mm, piece.front.height_mm) == pytest.approx((914.4, 914.4))
        assert piece.front.bleed_mm == 0


def test_terrain_lies_on_the_poster_where_it_lies_on_the_table() -> None:
    """(4, 30) in from the south-west corner of a table of 48 x 36 is 101.6 mm from the left, 152.4 from the top."""
    outline = [[4, 30], [8, 30], [8, 26], [4, 26]]
    poster = map_poster(table(("river", outline), width_in=48), rules(), AS_DESIGNED).drawing

    assert poster.width_mm == pytest.approx(48 * INCH)
    assert any(
        corners(item, matrix) == [(101.6, 152.4), (203.2, 152.4), (203.2, 254.0), (101.6, 254.0)]
        for item, matrix in placed(poster)
        if isinstance(item, Path) and item.fill == LOOKS["river"].ink
    )


def test_the_page_is_to_scale() -> None:
    """A table of 48 x 24 fills 172 mm across: 86 down, and a square foot of it is a square of 43 mm."""
    drawing = page(table(("woods", [[0, 0], [12, 0], [12, 12], [0, 12]]), width_in=48, depth_in=24))

    assert (6.0, 26.0, 172.0, 86.0) in extents(drawing)
    assert (6.0, 69.0, 43.0, 43.0) in extents(drawing)


def test_the_page_names_every_terrain_type_and_what_it_does(seven_seconds: Pack) -> None:
    """Bush is light cover for all, hindering for drones alone; rubble is rocky ground by another name (7S.GAP.82)."""
    maps = product("maps", job_of(seven_seconds))
    text = words(maps["terrain_map/meridian_square"].front)

    assert "Bush Troopers: light cover; Drones: light cover, hindering" in text
    assert "Rubble Troopers: light cover, hindering; Drones: light cover" in text
    assert "Large building blocks sight" in text


def test_zones_are_those_of_the_rules() -> None:
    """36 in: the defender's half 18 in, the attacker's objectives 9 in, the attacker 6 in deep. Rule: 7S.AD.10."""
    ruled = {(zone.title, zone.low_in, zone.high_in) for zone in zones(36, rules())}
    own = {(zone.title, zone.low_in, zone.high_in) for zone in zones(48, rules(setup={"attacker_depth_in": 8}))}

    assert ruled == {("Defender, 18 in", 18, 36), ("Attacker's objectives, 9 in", 27, 36), ("Attacker, 6 in", 0, 6)}
    assert ("Attacker, 8 in", 0, 8) in own
    assert ("Defender, 24 in", 24, 48) in own


def test_every_terrain_type_has_a_pattern_of_its_own() -> None:
    """The second sign beside the colour."""
    drawn = {name: LOOKS[name].patterned(SQUARE, 3.0) for name in TYPES}

    assert all(drawn.values())
    assert len({*drawn.values()}) == len(TYPES)


def test_terrain_of_an_authors_own_is_drawn_and_labelled() -> None:
    """A type that the rules do not even have is dotted; one they have says what it does."""
    types = {"lava_field": {"troopers": {"movement": "impassable"}, "drones": {"cover": "light"}}}
    model = table(("lava_field", [[4, 4], [12, 4], [12, 12]]), ("nowhere", [[20, 4], [28, 4], [28, 12]]))
    drawing = map_page(model, Setting(rules(terrain={"types": types}))).drawing

    assert "Lava field Troopers: impassable; Drones: light cover" in words(drawing)
    assert strings(drawing).count("Nowhere") == 2


def test_forty_kinds_of_terrain_are_reported_and_not_lost_in_silence() -> None:
    """The legend cannot hold the words of all."""
    square = [[1, 1], [2, 1], [2, 2]]
    drawn = map_page(table(*((f"kind_{n}", square) for n in range(40))), Setting(rules()))

    assert {finding.code for finding in drawn.findings} <= {"text-overflow"}
    assert all(f"Kind {n}" in strings(drawn.drawing) for n in range(40)) or drawn.findings


def test_a_map_without_terrain_is_a_map() -> None:
    """Bare ground, a grid and zones."""
    drawing = page(table())

    assert "Defender, 18 in" in strings(drawing)
    assert cast("Rect", placed(drawing)[0][0]).width == drawing.width_mm


@given(st.lists(st.floats(5, 60), min_size=3, max_size=12), st.floats(3, 20))
@settings(deadline=None, max_examples=60)
def test_marks_lie_inside_the_outline(reaches: list[float], pitch: float) -> None:
    """Shapely agrees, for any outline that a point inside sees whole."""
    angles = (tau * n / len(reaches) for n in range(len(reaches)))
    outline = tuple((60 + r * cos(angle), 60 + r * sin(angle)) for r, angle in zip(reaches, angles, strict=True))

    found = marks(outline, pitch, pitch * 0.3)

    area = Polygon(outline).buffer(1e-6)
    assert contains_xy(area, [x for x, _ in found], [y for _, y in found]).all()


def test_lines_are_cut_off_at_the_outline() -> None:
    """A square of 10 with a notch: one part above the notch, two beside it."""
    notched = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (7.0, 10.0), (7.0, 5.0), (3.0, 5.0), (3.0, 10.0), (0.0, 10.0))

    found = list(lines(notched, 4.0))

    assert found == [(0.0, (0.0, 10.0)), (4.0, (0.0, 10.0)), (8.0, (0.0, 3.0)), (8.0, (7.0, 10.0))]
