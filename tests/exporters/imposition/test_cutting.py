"""What a cutting machine is told: one closed path a piece at its true place, and its folds."""

from io import BytesIO
from math import dist
from xml.etree import ElementTree as ET

import pikepdf
import pytest

from exporters.drawing.display_list import Drawing, Path, Point
from exporters.imposition.cutting import CREASE, CUT, cut_lines, to_dxf
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece, Shape, SheetStyle
from exporters.imposition.profiles import PROFILES
from exporters.imposition.sheets import PAPERS, CutKind, Setup
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.preflight import preflight
from musterpress import api
from schemas.packs.packs import Pack

SVG = "{http://www.w3.org/2000/svg}"


def piece(width_mm: float, height_mm: float, shape: Shape = "rectangle", folds_mm: tuple[float, ...] = ()) -> Piece:
    return Piece(Drawing("probe", "Probe", width_mm, height_mm, ()), shape=shape, folds_mm=folds_mm)


def paths(one: Piece, copies: int = 1) -> tuple[list[Path], list[Path]]:
    """The cuts and the creases of the only sheet."""
    style: SheetStyle = "cards" if one.shape == "rectangle" else "counters"
    [sheet] = impose([one] * copies, Setup(PAPERS["a4"]), style)
    drawing = cut_lines(sheet, "Probe")
    assert {drawing.width_mm, drawing.height_mm} == {210, 297}
    found = [item for item in drawing.items if isinstance(item, Path)]
    assert len(found) == len(drawing.items)
    return [one for one in found if one.stroke == CUT], [one for one in found if one.stroke == CREASE]


def ends(path: Path) -> list[Point]:
    return [(float(step[-2]), float(step[-1])) for step in path.segments if step[0] != "Z"]


def test_a_path_closes_round_each_card() -> None:
    """Nine poker cards lie edge to edge in the middle: from 9.75 mm and 15.15 mm on."""
    cuts, creases = paths(piece(63.5, 88.9), 9)

    assert creases == []
    assert len(cuts) == 9
    assert all(path.segments[-1][0] == "Z" for path in cuts)
    assert ends(cuts[0]) == [
        pytest.approx((9.75, 15.15)),
        pytest.approx((73.25, 15.15)),
        pytest.approx((73.25, 104.05)),
        pytest.approx((9.75, 104.05)),
    ]


def test_a_circle_and_a_hexagon_are_cut_along_their_outline() -> None:
    """A circle has four arcs; a hexagon's level sides are half as long as it is wide."""
    [[ring], _] = paths(piece(40, 40, "circle"))
    [[hexagon], _] = paths(piece(40, 34, "hexagon"))
    corners = ends(hexagon)

    assert [step[0] for step in ring.segments] == ["M", "C", "C", "C", "C", "Z"]
    assert max(x for x, _ in ends(ring)) - min(x for x, _ in ends(ring)) == pytest.approx(40)
    assert len(corners) == 6
    top = sorted(x for x, y in corners if y == min(y for _, y in corners))
    assert top[1] - top[0] == pytest.approx(20)
    assert max(x for x, _ in corners) - min(x for x, _ in corners) == pytest.approx(40)


def test_folds_are_creased_from_side_to_side() -> None:
    """At their heights from the upper edge, before the cuts let the piece go."""
    cuts, creases = paths(piece(20, 100, folds_mm=(25.0, 75.0)))
    [(left, top), (right, _), *_] = ends(cuts[0])

    assert [ends(one) for one in creases] == [
        [pytest.approx((left, top + 25)), pytest.approx((right, top + 25))],
        [pytest.approx((left, top + 75)), pytest.approx((right, top + 75))],
    ]


def test_a_file_for_each_sheet_lies_beside_the_pdf(seven_seconds: Pack) -> None:
    """42 cards of 7 Seconds take five sheets; a drawing of millimetres on a page of the paper, with no words on it."""
    order = PrintOrder(only=("cards", "reference"), cut="svg")
    files = {one.name: one.data for one in export_pack(seven_seconds, order).artifacts}
    svg = ET.fromstring(files["cards-cut-05.svg"])  # noqa: S314 - ours

    assert {*files} == {"cards.pdf", "reference.pdf", *(f"cards-cut-{at:02d}.svg" for at in range(1, 6))}
    assert (svg.get("width"), svg.get("height"), svg.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    assert len(svg.findall(f"{SVG}path")) == 42 - 4 * 9
    assert svg.findall(f"{SVG}text") == []


def test_who_cuts_for_others_gets_none(seven_seconds: Pack) -> None:
    """A shop that takes one card a page cuts by its boxes; pages and books are not cut out."""
    made = export_pack(seven_seconds, PrintOrder(only=("cards",), profile="shop", cut="svg"))

    assert [one.name for one in made.artifacts] == ["cards.pdf"]


def entities(dxf: str) -> list[list[tuple[int, str]]]:
    """The entities of a DXF, each with its codes and values."""
    lines = dxf.splitlines()
    pairs = [(int(code), value) for code, value in zip(lines[::2], lines[1::2], strict=True)]
    starts = [at for at, pair in enumerate(pairs) if pair[0] == 0]
    return [pairs[start:end] for start, end in zip(starts, [*starts[1:], len(pairs)], strict=True)]


def test_a_dxf_says_the_same_from_the_lower_left_corner() -> None:
    """A card of 60 by 80 mm with a fold 20 mm from its top: y runs up from the foot of the sheet.

    Layers tell cuts from creases; cuts are closed, and their corners are told once.
    """
    [sheet] = impose([piece(60, 80, folds_mm=(20.0,))], Setup(PAPERS["a4"]), "cards")
    found = entities(to_dxf(cut_lines(sheet, "Probe")))
    heads = [dict(one) for one in found if one[0][1] == "POLYLINE"]
    corners = [(one[8], float(one[10]), float(one[20])) for one in map(dict, found) if one[0] == "VERTEX"]
    box = sheet.front.placed[0].trim
    left, top = box.x, sheet.paper.height_mm - box.y

    assert [(head[8], head[70]) for head in heads] == [("Crease", "0"), ("CutContour", "1")]
    assert [layer for layer, _, _ in corners] == ["Crease"] * 2 + ["CutContour"] * 4
    assert [(round(x - left, 3), round(y - top, 3)) for _, x, y in corners] == [
        (0, -20),
        (60, -20),
        (0, 0),
        (60, 0),
        (60, -80),
        (0, -80),
    ]
    assert found[-1] == [(0, "EOF")]


def test_a_circle_of_a_dxf_lies_on_its_radius() -> None:
    """To a hundredth of a millimetre at 60 mm, and no point comes twice."""
    [sheet] = impose([piece(120, 120, "circle")], Setup(PAPERS["a4"]), "counters")
    found = [dict(one) for one in entities(to_dxf(cut_lines(sheet, "Probe"))) if one[0][1] == "VERTEX"]
    points = [(float(one[10]), float(one[20])) for one in found]
    box = sheet.front.placed[0].trim
    middle = (box.centre[0], sheet.paper.height_mm - box.centre[1])

    assert len({*points}) == len(points) == 96
    assert all(abs(dist(point, middle) - 60) < 0.02 for point in points)


def plated_paths(page: pikepdf.Page, plate: str) -> list[list[str]]:
    """The operators of each path that is stroked on a plate of its own; it must overprint."""
    spaces = dict(page.Resources.ColorSpace.items())
    [name] = [key for key, space in spaces.items() if str(space[1]) == f"/{plate}"]
    found, steps, chosen, over = [], list[str](), "", False
    for step in pikepdf.parse_content_stream(page):
        operator = str(step.operator)
        if operator in {"CS", "K", "RG", "G"}:
            chosen = str(step.operands[0])
        elif operator == "gs":
            over = bool(page.Resources.ExtGState[str(step.operands[0])].OP)
        elif operator in {"m", "l", "c", "h"}:
            steps = [operator] if operator == "m" else [*steps, operator]
        elif operator == "S" and chosen == name:
            assert over
            found.append(steps)
    return found


def test_a_press_gets_one_closed_path_a_piece_on_a_plate_of_its_own(seven_seconds: Pack) -> None:
    """Round counters have four arcs, others three lines and the way back; standees are creased thrice."""
    order = PrintOrder(only=("counters", "standees"), profile="shop", cut="plates")
    files = {one.name: one.data for one in export_pack(seven_seconds, order).artifacts}
    with pikepdf.open(BytesIO(files["counters.pdf"])) as counters, pikepdf.open(BytesIO(files["standees.pdf"])) as cut:
        round_ones = plated_paths(counters.pages[0], "CutContour")
        figures = plated_paths(cut.pages[0], "CutContour")
        folds = plated_paths(cut.pages[0], "Crease")

    assert {tuple(path) for path in round_ones} == {("m", "c", "c", "c", "c", "h"), ("m", "l", "l", "l", "h")}
    assert figures == [["m", "l", "l", "l", "h"]] * len(figures)
    assert folds == [["m", "l"]] * 3 * len(figures)
    assert all(not preflight(data, PROFILES["shop"]) for data in files.values())


@pytest.mark.parametrize("profile", ["shop", "shop_marks"])
def test_a_card_of_its_own_has_its_path_on_its_front_alone(profile: str, seven_seconds: Pack) -> None:
    """A page each, its back after it: the path is the edge of the trimmed card; crop marks would be a plate too."""
    order = PrintOrder(only=("missions",), profile=profile, cut="plates")
    [file] = export_pack(seven_seconds, order).artifacts
    with pikepdf.open(BytesIO(file.data)) as cards:
        assert plated_paths(cards.pages[0], "CutContour") == [["m", "l", "l", "l", "h"]]
        assert b"CS" not in cards.pages[1].Contents.read_bytes()


@pytest.mark.parametrize(("cut", "outlines"), [("", True), ("plates", False)])
def test_plates_stand_in_place_of_marks(cut: CutKind, outlines: bool) -> None:
    """Neither crop marks nor outlines of circles are printed beside them."""
    setup = PrintOrder(profile="shop_marks", cut=cut).setup

    assert (setup.marks, setup.outlines) == (outlines, outlines)
    [sheet] = impose([piece(40, 40, "circle")], setup, "counters")
    assert bool(sheet.front.circles) is outlines
    assert bool(sheet.front.lines) is False


def test_a_home_printer_has_no_plates() -> None:
    """It would print them."""
    with pytest.raises(ValueError, match="plates"):
        api.export(api.load("seven_seconds"), "cards", cut="plates")
