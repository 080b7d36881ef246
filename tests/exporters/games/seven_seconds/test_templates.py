"""Templates and the ruler in the sizes of the rules, read out of their drawings."""

from math import hypot

import pytest

from exporters.drawing.display_list import Drawing, Path, Rect, Text, strings
from exporters.games.seven_seconds.pieces.ruler import SCALE_MM, band_rows
from exporters.games.seven_seconds.pieces.templates import MOST_RINGS, blast_rings
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack
from tests.exporters.games.printing import product
from tests.exporters.kit.kits import job_of, rules
from tests.exporters.placed import at, corners, extents, placed, words
from tests.exporters.vectors import lines_and_clips

INCH = 25.4


def test_templates_are_as_large_as_the_rules_say(seven_seconds: Pack) -> None:
    """Smoke 5 in (radius 63.5 mm), craters 3 in; a jamming field 3 in from the edge of a base of 1 in: 7 in across."""
    made = product("templates", job_of(seven_seconds))
    sizes = {key: round(piece.front.width_mm, 3) for key, piece in made.items() if piece.shape == "circle"}

    assert sizes == {
        "template/smoke": 127.0,
        "template/crater": 76.2,
        "template/jamming_field": 177.8,
    }
    assert {key: made[key].copies for key in sizes} == {
        "template/smoke": 12,
        "template/crater": 12,
        "template/jamming_field": 1,
    }
    assert (-1.5, -1.5, 130.0, 130.0) in extents(made["template/smoke"].front)


def test_homebrew_sizes_reach_the_templates(seven_seconds: Pack) -> None:
    """Smoke of 3 in radius, craters of 4 in, fields of 2 in about bases of 2 in."""
    under = rules(
        flamer={"radius_in": 3}, smoke={"cover": "heavy"}, crater={"diameter_in": 4}, jammer={"radius_in": 2},
        base={"diameter_in": 2},
    )  # fmt: skip
    made = product("templates", job_of(seven_seconds, under))

    assert made["template/smoke"].front.width_mm == pytest.approx(6 * INCH)
    assert "6 in across · heavy cover" in strings(made["template/smoke"].front)
    assert made["template/crater"].front.width_mm == pytest.approx(4 * INCH)
    assert made["template/jamming_field"].front.width_mm == pytest.approx(6 * INCH)
    assert "reaches 2 in from its base" in words(made["template/jamming_field"].front)


def test_small_templates_have_their_name_only(seven_seconds: Pack) -> None:
    """A crater of an inch has no room for more."""
    made = product("templates", job_of(seven_seconds, rules(crater={"diameter_in": 1})))

    assert strings(made["template/crater"].front) == ("CRATER",)


def test_the_blast_has_a_ring_for_each_inch_of_nuclear(seven_seconds: Pack) -> None:
    """Stats go up to 5 as ruled; arcs lie whole inches from the corner."""
    front = product("templates", job_of(seven_seconds))["template/blast"].front
    corner = (0.0, front.height_mm)
    radii = {
        round(hypot(x - corner[0], y - corner[1]) / INCH, 4)
        for item, matrix in placed(front)
        if isinstance(item, Path)
        for x, y in corners(item, matrix)
    }

    assert radii == {0.0, 1.0, 2.0, 3.0, 4.0, 5.0}


def test_the_blast_grows_with_the_stats_as_far_as_paper_goes() -> None:
    """A maximum of 6 and a suit's +1 make 7; more does not fit on a page."""
    mods = {"assault": {"nuclear": 1}}

    assert blast_rings(rules(faction={"stat_max": 6}, unit_mods=mods)) == 7
    assert blast_rings(rules(faction={"stat_max": 10})) == MOST_RINGS


def test_the_field_of_fire_has_the_angle_of_the_rules(seven_seconds: Pack) -> None:
    """180 degrees as ruled; 90 under rules of an author's own is a narrower template."""
    ruled = product("templates", job_of(seven_seconds))["template/firing_arc"].front
    narrow = product("templates", job_of(seven_seconds, rules(arc={"trooper_deg": 90})))["template/firing_arc"].front

    assert "180°" in strings(ruled)
    assert "90°" in strings(narrow)
    lines = {item.segments[0] for item, _ in placed(narrow) if isinstance(item, Path)}
    assert lines != {item.segments[0] for item, _ in placed(ruled) if isinstance(item, Path)}


def inch_marks(strip: Drawing) -> list[float]:
    """Distances of the long marks from the strip's foot, in millimetres: strips stand upright, an inch is upwards."""
    found = []
    for item, matrix in placed(strip):
        if isinstance(item, Path) and item.stroke is not None and item.stroke.width_mm == 0.35 and item.fill is None:
            (x1, y1), (x2, y2) = corners(item, matrix)
            if y1 == y2 and min(x1, x2) == -1.5:
                found.append(round(strip.height_mm - y1, 4))
    return sorted(found)


def test_inches_of_the_ruler_are_exact(seven_seconds: Pack) -> None:
    """Four strips of nine inches: marks at 0, 25.4, 50.8 ... 228.6 mm."""
    strips = product("ruler", job_of(seven_seconds))

    assert len(strips) == 4
    for piece in strips.values():
        assert inch_marks(piece.front) == pytest.approx([25.4 * inch for inch in range(10)])
    numbers = [int(text) for piece in strips.values() for text in strings(piece.front) if text.isdigit()]
    assert {*range(1, 37)} <= {*numbers}


def test_bands_start_where_the_rules_say(seven_seconds: Pack) -> None:
    """6 and 12 in: on the second strip, 9 to 18 in, lines at 12 for both and none elsewhere."""
    second = product("ruler", job_of(seven_seconds))["ruler/strip_2"].front
    bands = [
        [at(matrix, item.x, item.y), at(matrix, item.x + item.width, item.y)]
        for item, matrix in placed(second)
        if isinstance(item, Rect) and at(matrix, item.x, item.y)[0] >= SCALE_MM
    ]
    ends = {round(9 + (second.height_mm - y) / INCH, 3) for band in bands for _, y in band}

    assert ends == {9.0, 12.0, 18.0}


def test_the_ruler_names_who_counts_in_which_bands() -> None:
    """As ruled: tactical rifles and scouts' sensors 12 in, all else 6 in. Rules: 7S.RNG.4 to 7S.RNG.6."""
    rows = band_rows(rules())

    assert [(row.width_in, row.users) for row in rows] == [
        (6.0, "Rifles: all but Tactical · Target: all but Scout"),
        (12.0, "Rifles: Tactical · Target: Scout"),
    ]


def test_homebrew_bands_reach_the_ruler(seven_seconds: Pack) -> None:
    """Plasma in 8 in bands (7S.GAP.4) is a third row; at half scale every band is half as wide (7S.GAP.16)."""
    plasma = band_rows(rules(range={"plasma_band_in": 8}))
    half = band_rows(rules(scale={"half": True, "figure_mm": 15}))
    strip = product("ruler", job_of(seven_seconds, rules(range={"plasma_band_in": 8})))["ruler/strip_1"].front

    assert [(row.width_in, row.users) for row in plasma][1] == (8.0, "Rifles: Assault")
    assert [row.width_in for row in half] == [3.0, 6.0]
    assert "8 in bands · Rifles: Assault" in words(strip)


def test_strips_are_glued_on_tabs_and_the_last_has_none(seven_seconds: Pack) -> None:
    """9 in and a tab of 12 mm; they fit on A4 and on Letter with margins of 6.35 mm."""
    heights = [piece.front.height_mm for piece in product("ruler", job_of(seven_seconds)).values()]

    assert heights == pytest.approx([240.6, 240.6, 240.6, 228.6])
    assert max(heights) <= 279.4 - 2 * 6.35
    tabs = [piece.front for piece in product("ruler", job_of(seven_seconds)).values()]
    glue = [sum("glue" in item.string for item, _ in placed(tab) if isinstance(item, Text)) for tab in tabs]
    assert glue == [1, 1, 1, 0]


def test_inches_of_the_ruler_are_exact_in_the_finished_file(seven_seconds: Pack) -> None:
    """Read back from the PDF: on every strip ten long marks, 25.4 mm apart within a hundredth."""
    [artifact] = export_pack(seven_seconds, PrintOrder(only=("ruler",))).artifacts
    strokes, _ = lines_and_clips(artifact.data, 0)
    starts: dict[float, list[float]] = {}
    for stroke in strokes:
        if stroke.width == pytest.approx(0.35, abs=1e-3) and abs(stroke.x2 - stroke.x1) == pytest.approx(6.7, abs=1e-3):
            starts.setdefault(round(min(stroke.x1, stroke.x2), 1), []).append(stroke.y1)

    assert len(starts) == 4
    for heights in starts.values():
        lowest = max(heights)
        assert sorted(lowest - y for y in heights) == pytest.approx([25.4 * inch for inch in range(10)], abs=0.01)
