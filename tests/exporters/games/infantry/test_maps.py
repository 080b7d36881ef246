"""Dot maps on paper: every dot at its place, and what lies on it seen."""

import pathlib

import pytest

from engine.games.infantry.ground import terrain_on
from exporters.drawing.display_list import Path, Text, strings, walk
from exporters.games.infantry.look import AREAS
from exporters.games.infantry.maps.lattice import PITCH_MM, MapFrame, links, standing, survey_of
from exporters.games.infantry.maps.works import WORKS
from exporters.games.infantry.wording.terms import terrain_rows
from exporters.imposition.pieces import Piece
from exporters.imposition.seams import picture_of
from exporters.imposition.sheets import PAPERS, Setup
from exporters.imposition.tiling import tiling
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.words import Terrain
from schemas.packs.packs import Pack
from tests.exporters.games.infantry.printing import pack_with, rules
from tests.exporters.games.printing import job_of, product, row_of, words_on
from tests.exporters.placed import placed


@pytest.fixture(scope="module")
def posters(infantry: Pack) -> dict[str, Piece]:
    """The maps at pitch of the shipped pack."""
    return product("posters", job_of(infantry))


def test_every_terrain_can_be_seen() -> None:
    """Each covers its ground or is drawn upon it; standard ground is bare."""
    assert {*AREAS} | {*WORKS} == {*Terrain} - {Terrain.STANDARD}
    assert not {*AREAS} & {*WORKS}


def test_dots_lie_at_pitch_and_can_be_named(infantry: Pack, posters: dict[str, Piece]) -> None:
    """Half an inch from dot to dot, column 0 and row 0 in the south-west; a counter that is let go snaps to one."""
    [spots] = [{spot.name: spot.at_mm for spot in posters["dot_map_poster/millford"].spots}]
    x0, y0 = spots["column 0, row 0"]
    x1, y1 = spots["column 39, row 55"]

    assert len(spots) == 40 * 56
    assert (x1 - x0, y0 - y1) == pytest.approx((39 * PITCH_MM, 55 * PITCH_MM))
    drawn = {
        (round(segment[1], 3), round(segment[2], 3))
        for item in walk(posters["dot_map_poster/millford"].front.items)
        if isinstance(item, Path)
        for segment in item.segments
        if segment[0] == "M"
    }
    model = infantry.named("dot_map", "millford", DotMap)
    assert model is not None
    closed = (Terrain.BUILDING, Terrain.HIGH_WALL, Terrain.TREE, Terrain.VEHICLE)
    stood = [
        (column, row)
        for column in range(40)
        for row in range(56)
        if terrain_on(model, (column, row), infantry) not in closed
    ]
    at = {(round(x, 3), round(y, 3)) for x, y in (spots[f"column {column}, row {row}"] for column, row in stood)}
    assert at <= drawn


def test_columns_rows_and_levels_are_written(posters: dict[str, Piece]) -> None:
    """Numbers on all four sides; beside each raised dot its level, as in the picture of the levels (IN.TER.3)."""
    texts = strings(posters["dot_map_poster/karst_hill"].front)
    levels = pathlib.Path("content/infantry/maps/karst_hill.yaml").read_text("utf-8").partition("levels: |")[2]
    levels = levels.partition("tunnels: |")[0]

    for number in (4, 20, 35):
        assert texts.count(str(number)) == 4, number
    for level in "123":
        assert texts.count(level) == levels.count(level) + 4


def test_structures_are_named_with_what_a_dot_withstands(infantry: Pack, posters: dict[str, Piece]) -> None:
    """A mill is of medium toughness, 40; without breaches nobody needs to know (IN.BRC.4, IN.BRC.5)."""
    plain = product("posters", job_of(infantry, rules(options={"breaching": False})))

    assert "Mill \N{MIDDLE DOT} 40" in strings(posters["dot_map_poster/millford"].front)
    assert "Bunker \N{MIDDLE DOT} 140" in strings(posters["dot_map_poster/karst_hill"].front)
    assert "Mill" in strings(plain["dot_map_poster/millford"].front)


def test_a_structure_is_named_once_in_each_place(infantry: Pack) -> None:
    """Doors and windows do not part a building; trees stand by themselves."""
    model = infantry.named("dot_map", "millford", DotMap)
    assert model is not None
    found = [structure.id for structure, _ in standing(model, infantry)]

    assert found.count("mill") == found.count("stone_house") == found.count("yard_wall") == 1


def test_a_wall_goes_on_aslant_only_where_no_straight_way_leads() -> None:
    """An L of three dots has two joints, not three; two dots aslant are joined (IN.GAP.20)."""
    corner = frozenset(((0, 0), (1, 0), (1, 1)))
    aslant = frozenset(((0, 0), (1, 1)))

    assert len([*links(corner, corner)]) == 4
    assert len([*links(aslant, aslant)]) == 2


def test_maps_come_in_tiles_of_which_no_text_is_cut(posters: dict[str, Piece]) -> None:
    """On A4 and on Letter alike, with the tiling of all large pictures."""
    for piece in posters.values():
        for paper in ("a4", "letter"):
            tiled = tiling(Setup(PAPERS[paper]), picture_of(piece.front, blocks=False))
            assert tiled.texts_cut == 0
            assert tiled.count <= 12


def test_the_page_of_a_map_says_what_its_ground_costs(infantry: Pack) -> None:
    """Rough ground 3 AP, swamp 4 and +1 a dot; only terrain that is on the map (IN.TER.2, IN.TER.5)."""
    made = product("maps", job_of(infantry))
    karst, millford = made["dot_map/karst_hill"].front, made["dot_map/millford"].front

    assert row_of(karst, "Rough", 2) == ["3", "\N{EN DASH}"]
    assert row_of(karst, "Swamp", 2) == ["4", "+1 a dot"]
    assert row_of(karst, "Contour", 1) == ["3"]
    assert row_of(karst, "Tunnel", 1) == ["2 in, out; 4 along"] or "Tunnel 2 in, out;" in words_on(karst)
    assert "Deep water" not in strings(karst)
    assert "Tunnel" not in strings(millford)
    assert row_of(millford, "Stone house", 2) == ["Building", "Heavy, 90"]


def test_terrain_of_a_rule_that_is_off_is_plain(infantry: Pack) -> None:
    """Without advanced terrain swamp costs what any dot costs, and hides nobody (IN.GEN.1)."""
    off = {kind: (ap, fire) for kind, ap, fire in terrain_rows(rules(options={"advanced_terrain": False}), "")}

    assert off[Terrain.SWAMP] == off[Terrain.STANDARD] == ("1", "\N{EN DASH}")
    page = product("maps", job_of(infantry, rules(options={"advanced_terrain": False})))["dot_map/karst_hill"].front
    assert "Contour" not in strings(page)


def test_a_map_of_any_size_is_printed(tmp_path: pathlib.Path) -> None:
    """From 6 by 6 dots to 80 by 80, with a name of forty characters on a wall at its edge; nothing leaves it."""
    wall = "kind: structure\nid: long_wall\nname: A Name of Forty Characters For The Wall\nterrain: high_wall\n"
    small = "\n".join(["L....."] * 6)
    large = "\n".join(["." * 80] * 80)
    documents = {
        name: f"kind: dot_map\nid: {name}\ntitle: {name.title()}\nstructures: {{L: long_wall}}\nground: |\n"
        + "".join(f"  {line}\n" for line in picture.split("\n"))
        for name, picture in (("tiny", small), ("vast", large))
    }
    job = job_of(pack_with(tmp_path / "mine", wall=wall, **documents))
    made = product("posters", job)
    tiny = made["dot_map_poster/tiny"].front

    assert MapFrame(0, 0, PITCH_MM, 80, 80).board.width == pytest.approx(1016)
    assert made["dot_map_poster/vast"].front.width_mm > 1016
    for item, matrix in placed(tiny):
        if isinstance(item, Text):
            assert 0 <= matrix[4] + item.x <= tiny.width_mm
    assert {"dot_map/tiny", "dot_map/vast"} <= {*product("maps", job)}


def test_a_survey_without_a_pack_has_the_ground_of_the_legend(infantry: Pack) -> None:
    """Where nobody defined a structure its dots are standard."""
    model = infantry.named("dot_map", "millford", DotMap)
    assert model is not None

    assert survey_of(model, None).of(Terrain.BUILDING) == frozenset()
    assert len(survey_of(model, infantry).of(Terrain.BUILDING)) > 40
