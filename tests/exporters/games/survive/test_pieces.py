"""Counters, bases, templates and boards of SURVIVE: as many and as large as the catalogue and the rules say."""

from math import cos, hypot, radians, sin

import pytest

from exporters.drawing.display_list import Drawing, Path, Text, strings
from exporters.games.survive.pieces.templates import arcs_of
from exporters.imposition.pieces import Piece
from exporters.imposition.profiles import PROFILES
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.preflight import preflight
from schemas.packs.packs import Pack
from tests.exporters.games.printing import job_of, product
from tests.exporters.games.survive.test_cards import rules
from tests.exporters.placed import at, corners, extents, placed, words

INCH = 25.4


@pytest.fixture(scope="module")
def counters(survive: Pack) -> dict[str, Piece]:
    return product("counters", job_of(survive))


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("jam", 28),
        ("dazed", 29),
        ("hold", 20),
        ("activated", 20),
        ("red", 20),
        ("soulchip", 20),
        ("keychip", 1),
        ("patrol", 9),
        ("slung", 16),
        ("first_down", 1),
        ("order_4", 1),
        ("corner_1", 1),
        ("corner_4", 1),
    ],
)
def test_there_are_as_many_counters_as_the_catalogue_says(counters: dict[str, Piece], name: str, count: int) -> None:
    """Four Mobs of five: 1 a unit; 1 + 4 + 1 + 2 + 1 control units; 7 + 8 + 8 + 5 guns and grenades.

    Two of them have the three runners of the Glass Dogs, three of the Night Shift and two of the Rust Saints.
    """
    assert counters[f"counter/{name}"].copies == count


def test_counts_follow_the_rules(survive: Pack) -> None:
    """Two players with Mobs of three: 6 units, 5 control units, two corners."""
    own = product("counters", job_of(survive, rules(mob={"size": 3}, game={"players_most": 2})))

    assert own["counter/hold"].copies == 6
    assert own["counter/dazed"].copies == 11
    assert own["counter/patrol"].copies == 5
    assert "counter/corner_2" in own
    assert "counter/corner_3" not in own


def test_a_dazed_machine_is_disabled(counters: dict[str, Piece]) -> None:
    """The other side of the counter. Rule: SV.EFF.2."""
    piece = counters["counter/dazed"]

    assert piece.back is not None
    assert (strings(piece.front), strings(piece.back)) == (("DAZED",), ("DISABLED",))


def test_bases_are_as_large_as_the_rules_say(survive: Pack) -> None:
    """An inch as ruled, 1.5 in under rules of an author's own; each unit has one of its own."""
    ruled, own = (
        product("tokens", job_of(survive, under)) for under in (None, rules(base={"diameter_in": 1.5, "spire_in": 2}))
    )

    assert ruled["token/glass_dogs_runner_2"].front.width_mm == pytest.approx(INCH)
    assert own["token/prime_cu"].front.width_mm == pytest.approx(1.5 * INCH)
    assert own["token/spire"].front.width_mm == pytest.approx(2 * INCH)
    assert sum(piece.copies for key, piece in ruled.items()) == 20 + 9 + 1
    assert strings(ruled["token/glass_dogs_runner_2"].front) == ("Runner 2",)


def test_the_fire_arc_is_in_true_size(survive: Pack) -> None:
    """A quarter of a circle, 5 in from the edge of a base of an inch, a line for each inch. Rules: SV.RED.3."""
    front = product("arc", job_of(survive))["arc/front"].front
    foot = (6 + INCH / 2, front.height_mm - 6 - INCH / 2)
    reaches = {
        round((hypot(x - foot[0], y - foot[1]) - INCH / 2) / INCH, 3)
        for item, matrix in placed(front)
        if isinstance(item, Path)
        for x, y in corners(item, matrix)
    }

    assert {float(inch) for inch in range(6)} <= reaches
    assert {*map(str, range(1, 6)), "90\N{DEGREE SIGN}"} <= {*strings(front)}


def test_the_range_stick_reaches_as_far_as_the_guns(survive: Pack) -> None:
    """13 in as ruled, as 7 and 6; each part is as long as it says. Rules: SV.SHT.3, SV.CTL.7."""
    made = product("arc", job_of(survive))
    first, second = (made[f"arc/stick_{number}"].front for number in (1, 2))

    assert [first.width_mm, second.width_mm] == pytest.approx([7 * INCH, 6 * INCH])
    assert [one for one in strings(first) if one.isdigit()] == [*map(str, range(8))]
    assert [one for one in strings(second) if one.isdigit()] == [*map(str, range(7, 14))]


def test_homebrew_arcs_are_other_templates(survive: Pack) -> None:
    """Front arcs of 120 degrees and Red ones of 60 that reach 15 in; control guns reach 13 in."""
    own = rules(arc={"front_deg": 120}, red={"arc_deg": 60, "range_in": 15})
    made = product("arc", job_of(survive, own))

    assert [(arc.key, arc.angle_deg, arc.reach_in) for arc in arcs_of(own)] == [("front", 120, 15), ("red", 60, 15)]
    assert "120\N{DEGREE SIGN}" in strings(made["arc/front"].front)
    lengths = [made[f"arc/stick_{number}"].front.width_mm for number in (1, 2, 3)]
    assert lengths == [pytest.approx(5 * INCH)] * 3


@pytest.mark.parametrize("degrees", [20, 90, 180, 360])
@pytest.mark.parametrize("reach_in", [2, 13, 36])
def test_every_arc_goes_on_a_sheet_in_one_piece(survive: Pack, degrees: float, reach_in: float) -> None:
    """No side is longer than 185 mm: A4 is 210 mm wide and Letter 216, with 12 mm at either edge; sticks as well."""
    own = rules(arc={"front_deg": degrees}, red={"arc_deg": degrees, "range_in": reach_in})

    for piece in product("arc", job_of(survive, own)).values():
        assert max(piece.front.width_mm, piece.front.height_mm) <= 185


def test_the_compass_points_where_the_die_does(survive: Pack) -> None:
    """Ten directions, 36 degrees apart, 1 up; eight of 45 under rules of an author's own. Rule: SV.GAP.20."""
    ruled = product("templates", job_of(survive))["template/pulse_compass"].front
    own = rules(dice={"sides": 8}, direction={"step_deg": 45, "about_on": [1, 2]})
    eight = product("templates", job_of(survive, own))["template/pulse_compass"].front

    assert where(ruled, "1") == pytest.approx((0, -1), abs=0.03)
    assert where(ruled, "4") == pytest.approx((sin(radians(108)), -cos(radians(108))), abs=0.03)
    assert where(eight, "3") == pytest.approx((1, 0), abs=0.03)
    assert "turns about on 1 or 2" in words(eight)


def where(drawing: Drawing, text: str) -> tuple[float, float]:
    """The direction of a number from the middle of a disc."""
    [(item, matrix)] = [
        (item, matrix) for item, matrix in placed(drawing) if isinstance(item, Text) and item.string == text
    ]
    assert isinstance(item, Text)
    wide, high = 0.6 * item.size_pt * 0.3528 * len(text), 0.69 * item.size_pt * 0.3528
    x, y = at(matrix, item.x + wide / 2, item.baseline - high / 2)
    across, down = x - drawing.width_mm / 2, y - drawing.height_mm / 2
    away = hypot(across, down)
    return across / away, down / away


def test_the_turn_track_has_a_cell_a_turn(survive: Pack) -> None:
    """Four players, four turns; two a player are eight. Rule: SV.GAM.1."""
    track = product("templates", job_of(survive))["template/turn_track"].front
    double = product("templates", job_of(survive, rules(game={"turns_per_player": 2})))["template/turn_track"].front

    assert [text for text in strings(track) if text.isdigit()] == [*"1234"]
    assert [text for text in strings(double) if text.isdigit()] == [*"12345678"]


@pytest.mark.parametrize(
    ("zone", "size_in", "spire_in", "rings_in"),
    [
        ("pump_station_nine", (36, 24), (18, 12), (4, 8)),
        ("market_of_wires", (48, 36), (24, 18), (5, 10)),
        ("interchange_zero", (60, 48), (30, 24), (6, 13)),
    ],
)
def test_a_poster_has_its_rings_in_true_size(
    survive: Pack, zone: str, size_in: tuple[int, int], spire_in: tuple[int, int], rings_in: tuple[int, int]
) -> None:
    """The house tables of the catalogue, an inch an inch: both circles about the spire."""
    front = product("posters", job_of(survive))[f"zone_poster/{zone}"].front
    middle = (spire_in[0] * INCH, (size_in[1] - spire_in[1]) * INCH)

    assert (front.width_mm, front.height_mm) == pytest.approx((size_in[0] * INCH, size_in[1] * INCH))
    for radius in (ring * INCH for ring in rings_in):
        circle = (middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
        assert tuple(round(side, 3) for side in circle) in extents(front)


def test_control_units_stand_where_the_board_says(survive: Pack) -> None:
    """Pump Station Nine: the Rip SAW at 23.71, 13.85 on a base of an inch, on the poster and on the page to scale."""
    poster = product("posters", job_of(survive))["zone_poster/pump_station_nine"].front
    x, y = 23.71 * INCH, (24 - 13.85) * INCH

    assert (round(x - INCH / 2, 3), round(y - INCH / 2, 3), INCH, INCH) in extents(poster)
    page = product("zones", job_of(survive))["control_zone/pump_station_nine"].front
    assert "1 Rip SAW 3 at 6 in, looks 9" in words(page)


def test_terrain_lies_where_the_board_says(survive: Pack) -> None:
    """The pump house from [8, 14] to [12, 17] on the table of 36 by 24, at true size; the key says what it does."""
    poster = product("posters", job_of(survive))["zone_poster/pump_station_nine"].front
    house = (8 * INCH, (24 - 17) * INCH, 4 * INCH, 3 * INCH)

    assert tuple(round(side, 3) for side in house) in extents(poster)
    page = words(product("zones", job_of(survive))["control_zone/pump_station_nine"].front)
    for fact in (
        "Building, stops sight and movement",
        "Barricade, \N{MINUS SIGN}1 to a shot across it",
        "Bunker slit, ",
    ):
        assert fact in page


def test_roads_lie_below_the_zones(survive: Pack) -> None:
    """Interchange Zero: four roads, each 2.5 inches wide, before the outer ring of 13 inches is drawn over them."""
    poster = product("posters", job_of(survive))["zone_poster/interchange_zero"].front
    order = [item for item, _ in placed(poster) if isinstance(item, Path)]
    roads = [at for at, path in enumerate(order) if path.stroke and path.stroke.width_mm == 2.5 * INCH]
    zones = [
        at for at, path in enumerate(order) if path.fill and len(path.segments) == len(order[roads[-1] + 1].segments)
    ]

    assert len(roads) == 4
    assert max(roads) < min(zones)


def test_the_page_has_both_rings_to_one_scale(survive: Pack) -> None:
    """Interchange Zero: circles of 6 and 13 in stand as 6 to 13, and so does the board of 60 by 48."""
    page = product("zones", job_of(survive))["control_zone/interchange_zero"].front
    scale = 184 / 60
    sizes = {(round(width, 2), round(height, 2)) for _, _, width, height in extents(page)}

    for width, height in ((60, 48), (12, 12), (26, 26)):
        assert (round(width * scale, 2), round(height * scale, 2)) in sizes


def test_no_line_crosses_the_name_of_a_zone(survive: Pack) -> None:
    """Dashed lines lie every six inches; what is read is drawn over them."""
    page = product("zones", job_of(survive))["control_zone/interchange_zero"].front
    order = [item for item, _ in placed(page)]
    dashes = [at for at, item in enumerate(order) if isinstance(item, Path) and item.stroke and item.stroke.dash_mm]
    names = [at for at, item in enumerate(order) if isinstance(item, Text) and item.string in {"ICZ", "OCZ"}]

    assert len(names) == 2
    assert max(dashes) < min(names)


def test_the_red_line_is_where_the_rules_have_it(survive: Pack) -> None:
    """The outer rim as ruled; the inner one by choice: the second line of the pair moves. Rule: SV.GAP.9."""
    outer, inner = (
        extents(product("posters", job_of(survive, under))["zone_poster/pump_station_nine"].front)
        for under in (None, rules(control={"red_line": "icz_outer"}))
    )
    pairs = [2 * (radius * INCH - 4.5) for radius in (8, 4)]

    assert [any(abs(width - pair) < 0.01 for _, _, width, _ in outer) for pair in pairs] == [True, False]
    assert [any(abs(width - pair) < 0.01 for _, _, width, _ in inner) for pair in pairs] == [False, True]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_whole_kit_is_sound(survive: Pack, paper: str) -> None:
    """Every piece is printed, nothing is left out, and the check of finished files finds nothing."""
    kit = export_pack(survive, PrintOrder(paper=paper))

    assert kit.diagnostics == ()
    assert kit.left_out == ()
    assert len(kit.artifacts) == 10
    for artifact in kit.artifacts:
        assert preflight(artifact.data, PROFILES["home"]) == ()


def test_the_same_pack_makes_the_same_bytes(survive: Pack) -> None:
    """Posters too."""
    order = PrintOrder(only=("cards", "counters", "posters"))

    assert export_pack(survive, order).artifacts == export_pack(survive, order).artifacts
