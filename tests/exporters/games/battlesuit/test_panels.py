"""Map-point sheets of Battlesuit: what is printed is what the engine plays on. Measures: BS.COMP.COORD, BS.COMP.DOT."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.games.battlesuit.maps.battlefield import Chart, Field, chart_of, laid_out, layout_of
from engine.games.battlesuit.maps.battlefield import field_of as engine_field
from engine.games.battlesuit.maps.layouts import Layout, Panel
from engine.games.battlesuit.maps.sight import sight_ground, sight_table
from exporters.components.base import PrintJob
from exporters.drawing.display_list import Dots, Drawing, Group, Rect, Text
from exporters.drawing.display_list import Path as Outline
from exporters.drawing.inks import Ink, luminance
from exporters.faces.metrics import CAP_HEIGHT_EM, text_width_mm
from exporters.games.battlesuit.look import DOT_NAME, LEVEL, PLACE_NAME, level_ink
from exporters.games.battlesuit.look import TERRAINS as TERRAIN_LOOKS
from exporters.games.battlesuit.panels.panel import map_panel
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import PAPERS, Setup
from exporters.kit.theming import pieces_of
from exporters.layout.settings import LARGE_PRINT
from exporters.pdf.writer import to_pdf
from exporters.systems import products_of
from exporters.text.lines import TextStyle
from schemas.models.battlesuit.maps import BattleMap, MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack, read_packs
from tests.exporters.painted import Painted, painted
from tests.exporters.placed import at, placed

COLUMN_MM = 25.4 / 2
ROW_MM = 25.4 * 11 / 17
WIDTH_MM, HEIGHT_MM = 17 * 25.4, 11 * 25.4
LETTERS = "ABCDEFGHIJ"
NEAR_MM = 0.01


@pytest.fixture(scope="module")
def battlesuit() -> Pack:
    """The shipped pack."""
    [pack] = read_packs([Path("content/battlesuit")]).packs
    return pack


@pytest.fixture(scope="module")
def panels(battlesuit: Pack) -> dict[str, MapPanel]:
    """The panels of the pack by their letters."""
    models = (loaded.model for loaded in battlesuit.of_kind("map_panel"))
    return {model.letter: model for model in models if isinstance(model, MapPanel)}


@pytest.fixture(scope="module")
def sheets(battlesuit: Pack, panels: dict[str, MapPanel]) -> dict[str, Drawing]:
    """Their sheets, on which everything fits."""
    drawn = {letter: map_panel(model, PrintJob.of(battlesuit).setting) for letter, model in panels.items()}
    assert all(made.findings == () for made in drawn.values())
    return {letter: made.drawing for letter, made in drawn.items()}


def colour_name(colour: tuple[float, ...]) -> str:
    """What a person calls the colour of a dot."""
    red, green, blue = colour if len(colour) == 3 else colour * 3
    if max(red, green, blue) - min(red, green, blue) < 0.05:
        return "black" if red < 0.2 else "gray"
    if red > green and red > blue:
        return "red"
    if green > blue:
        return "green"
    return "light blue" if green > 0.5 else "blue"


TERRAINS = {"green": "woods", "black": "building", "light blue": "marsh", "red": "slag", "blue": "water",
            "gray": "rubble"}  # fmt: skip
"""Colours of dots. Rule: BS.COMP.DOT."""


def name_of(x: float, y: float) -> str:
    """The name of the dot at a place: columns half an inch apart, rows 11/17 inch, even columns half a row lower."""
    column = round(x / COLUMN_MM) + 1
    row = y / ROW_MM - (0.5 if column % 2 == 0 else 0.0)
    assert abs(x - (column - 1) * COLUMN_MM) < NEAR_MM
    assert abs(row - round(row)) * ROW_MM < NEAR_MM
    return f"{'ABCDEFGHIJKLMNOPQR'[round(row)]}-{column:02}"


def discs(path: Painted, least_mm: float, most_mm: float) -> list[tuple[float, float]]:
    """The middles of the round parts of a path, by their radius."""
    found = []
    for part in path.parts:
        across, down = [x for x, _ in part], [y for _, y in part]
        wide, high = max(across) - min(across), max(down) - min(down)
        if abs(wide - high) < 1e-2 and least_mm < wide / 2 < most_mm and len(part) >= 20:
            found.append(((max(across) + min(across)) / 2, (max(down) + min(down)) / 2))
    return found


def recovered(data: bytes) -> dict[str, tuple[str, int]]:
    """Terrain and level of every dot as a reader of the sheet sees them: by colours of dots, and by contours."""
    paths = painted(data)
    dots: dict[str, tuple[float, float, str]] = {}
    for path in paths:
        if path.fill and path.fill != (1.0, 1.0, 1.0):
            for x, y in discs(path, 1.8, 2.1):
                assert name_of(x, y) not in dots
                dots[name_of(x, y)] = (x, y, TERRAINS[colour_name(path.fill)])
        elif path.line and not path.fill:
            dots |= {name_of(x, y): (x, y, "clear") for x, y in discs(path, 1.0, 1.2)}
    contours = [path for path in paths if path.line and not path.fill and path.width == pytest.approx(0.5, abs=1e-3)]
    return {name: (terrain, sum(contour.holds(x, y) for contour in contours)) for name, (x, y, terrain) in dots.items()}


@pytest.fixture(scope="module")
def read_back(sheets: dict[str, Drawing]) -> Callable[[str], dict[str, tuple[str, int]]]:
    """The dots of a panel by its letter, read from its sheet once."""
    return cache(lambda letter: recovered(to_pdf([sheets[letter]])))


@pytest.mark.parametrize("letter", LETTERS)
def test_the_map_is_read_back_from_the_print(
    panels: dict[str, MapPanel], read_back: Callable[[str], dict[str, tuple[str, int]]], letter: str
) -> None:
    """Dots, terrain and levels that the lines and colours of the PDF show are those of the document, all 613."""
    said = {name: (terrain.value, level) for name, terrain, level in panels[letter].dots()}

    assert len(read_back(letter)) == 613
    assert read_back(letter) == said


def chart_of_pack(pack: Pack) -> Chart:
    """The terrain effects chart of a pack of Battlesuit."""
    assert isinstance(pack.rules, Rules)
    return chart_of(pack.rules.terrain)


def engines_own(panel: MapPanel, chart: Chart) -> Field:
    """A panel by itself, as the engine plays on it."""
    fields = {"kind": "battle_map", "id": "alone", "title": "Alone", "layout": [[{"panel": panel.id}]]}
    return engine_field(BattleMap.model_validate(fields), {panel.id: panel}, chart)


def as_printed(layout: Layout, dots: Mapping[str, dict[str, tuple[str, int]]], chart: Chart) -> Field:
    """A map of panels by their letters, with what was read from their sheets."""
    named = {f"{letter}-{name}": what for letter, found in dots.items() for name, what in found.items()}
    terrain = {name: kind for name, (kind, _) in named.items()}
    return laid_out(layout, terrain, {name: level for name, (_, level) in named.items()}, chart)


@pytest.mark.parametrize("letter", [*(pytest.param(letter, marks=pytest.mark.prove) for letter in LETTERS[:-1]), "J"])
def test_lines_of_sight_on_the_print_are_those_of_the_engine(
    battlesuit: Pack,
    panels: dict[str, MapPanel],
    read_back: Callable[[str], dict[str, tuple[str, int]]],
    letter: str,
) -> None:
    """All 187,578 pairs of dots of a panel see each other or not, alike; J has hills, woods and buildings."""
    chart = chart_of_pack(battlesuit)
    assert isinstance(battlesuit.rules, Rules)
    printed = as_printed(Layout(((Panel(letter),),)), {letter: read_back(letter)}, chart)
    own = engines_own(panels[letter], chart)

    tables = [sight_table(sight_ground(field, chart, battlesuit.rules.los)) for field in (own, printed)]

    assert (printed.terrain, printed.ground) == (own.terrain, own.ground)
    assert len(tables[0].seen) == 613 * 612 // 2
    assert tables[0].seen == tables[1].seen


def test_panels_laid_out_as_printed_are_the_engines_maps(
    battlesuit: Pack, panels: dict[str, MapPanel], read_back: Callable[[str], dict[str, tuple[str, int]]]
) -> None:
    """On each of the nine shipped maps, half turns and common edges included, tiles and works taken off."""
    chart = chart_of_pack(battlesuit)
    by_id = {panel.id: panel for panel in panels.values()}
    maps = [loaded.model for loaded in battlesuit.of_kind("battle_map")]
    bare = [model.model_copy(update={"tiles": (), "works": ()}) for model in maps if isinstance(model, BattleMap)]

    for model in bare:
        on_it = {placed.panel: by_id[placed.panel] for row in model.layout for placed in row}
        own = engine_field(model, on_it, chart)
        printed = as_printed(
            layout_of(model, on_it), {panel.letter: read_back(panel.letter) for panel in on_it.values()}, chart
        )
        assert (printed.terrain, printed.ground) == (own.terrain, own.ground)
    assert len(bare) == 9


def test_a_sheet_is_17_by_11_inches_and_halves_the_dots_of_its_edge(sheets: dict[str, Drawing]) -> None:
    """68 dots have their middle on the edge, where everything is cut off (BS.COMP.COORD)."""
    drawing = sheets["A"]

    [board] = [group.clip for group in drawing.items if isinstance(group, Group)]
    edge = 0
    for item, matrix in placed(drawing):
        for middle in _middles(item) if isinstance(item, Outline | Dots) else ():
            x, y = at(matrix, *middle)
            edge += min(x, y, WIDTH_MM - x, HEIGHT_MM - y) < 1e-6
    assert (drawing.width_mm, drawing.height_mm) == pytest.approx((431.8, 279.4))
    assert board == Rect(0, 0, WIDTH_MM, HEIGHT_MM)
    assert edge == 68


def _middles(item: Outline | Dots) -> list[tuple[float, float]]:
    """The middles of the dots that an item draws: of discs, and of rings a little over a millimetre in radius."""
    if isinstance(item, Dots):
        return list(item.centres) if item.radius < 2 else []
    tops = [segment for segment in item.segments if segment[0] == "M"]
    return [(top[1], top[2] + 1.1) for top in tops] if item.stroke and item.stroke.width_mm == 0.3 else []


@pytest.mark.parametrize("letter", LETTERS)
def test_every_dot_has_its_name_printed_once(
    panels: dict[str, MapPanel], sheets: dict[str, Drawing], letter: str
) -> None:
    """613 names, A-01 to R-35; even columns have no row R."""
    names = [item.string for item, _ in placed(sheets[letter]) if isinstance(item, Text)]

    expected = {name for name, _, _ in panels[letter].dots()}
    printed = [name for name in names if name in expected]
    assert len(printed) == 613
    assert {*printed} == expected


def seams(drawing: Drawing, paper: str) -> set[tuple[str, float]]:
    """Where the tiles of a picture are cut on a paper, in the frame of the picture, as the sheets say."""
    found = set()
    for made in impose((Piece(drawing),), Setup(PAPERS[paper]), "poster"):
        [tile] = made.front.placed
        for line in made.front.lines:
            if line.kind in {"trim", "glue"}:
                upright = line.start[0] == line.end[0]
                found.add(("x", line.start[0] - tile.trim.x) if upright else ("y", line.start[1] - tile.trim.y))
    return {(way, round(where, 3)) for way, where in found}


@pytest.mark.parametrize(("paper", "tiles"), [("a4", 3), ("letter", 4), ("a3", 2), ("tabloid", 2)])
def test_no_seam_and_no_edge_cuts_a_number_or_a_name(sheets: dict[str, Drawing], paper: str, tiles: int) -> None:
    """Every text lies whole on one side of each line along which tiles are cut, and on the panel."""
    lines = seams(sheets["A"], paper)

    cut = [text for drawing in sheets.values() for text in map(box_of, texts(drawing)) if is_cut(text, lines)]

    assert len(impose((Piece(sheets["A"]),), Setup(PAPERS[paper]), "poster")) == tiles
    assert cut == []


def test_a_sheet_is_whole_on_tabloid_paper_that_is_printed_to_the_edge(sheets: dict[str, Drawing]) -> None:
    """17 by 11 inches is the paper itself; a printer that leaves a margin needs two sheets."""
    [whole] = impose((Piece(sheets["A"]),), Setup(PAPERS["tabloid"], margin_mm=0), "poster")

    assert (whole.front.placed[0].trim.x, whole.front.placed[0].trim.y) == pytest.approx((0, 0))


def test_no_seam_cuts_large_print(battlesuit: Pack) -> None:
    """Larger names find their place as well."""
    job = PrintJob.of(battlesuit, LARGE_PRINT)
    pieces = pieces_of(products_of("battlesuit")["panels"], job)
    drawing = next(piece.front for piece in pieces if piece.key == "map_panel/panel_d")

    lines = {line for paper in PAPERS for line in seams(drawing, paper)}

    assert job.diagnostics == set()
    assert min(text.size_pt for text in texts(drawing)) >= 8
    assert [text for text in map(box_of, texts(drawing)) if is_cut(text, lines)] == []


def texts(drawing: Drawing) -> list[Text]:
    return [item for item, _ in placed(drawing) if isinstance(item, Text)]


Extent = tuple[str, float, float, float, float]


def box_of(text: Text) -> Extent:
    """A text with the left, upper, right and lower end of its capitals."""
    width = text_width_mm(text.string, text.face, text.size_pt, text.tracking_pt)
    rise = text.size_pt * 25.4 / 72 * CAP_HEIGHT_EM
    return (text.string, text.x, text.baseline - rise, text.x + width, text.baseline)


def is_cut(text: Extent, lines: set[tuple[str, float]]) -> bool:
    _, left, top, right, bottom = text
    inside = left > 0.3 and top > 0.3 and right < WIDTH_MM - 0.3 and bottom < HEIGHT_MM - 0.3
    return not inside or any(left < at < right if way == "x" else top < at < bottom for way, at in lines)


def test_nothing_grows_on_a_name(sheets: dict[str, Drawing]) -> None:
    """F-18 of panel A stands beside its dot, off the seam of Letter sheets: no crack of the slag runs through it."""
    points = [
        at(matrix, float(segment[1]), float(segment[2]))
        for item, matrix in placed(sheets["A"])
        if isinstance(item, Outline) and item.stroke and item.stroke.cap == "round"
        for segment in item.segments
        if len(segment) == 3
    ]
    names = [box_of(text) for text in texts(sheets["A"]) if text.string in {"F-18", "G-18", "F-01", "G-01"}]

    assert points
    assert len(names) == 4
    assert not [
        (name, x, y) for name, left, top, right, bottom in names for x, y in points
        if left < x < right and top < y < bottom
    ]  # fmt: skip


def test_another_pitch_in_the_rules_is_said(battlesuit: Pack) -> None:
    """Panels of all packs join, so columns stay 1/2 inch apart (BS.GAP.12); 2/4 is the same, 3/4 is not."""
    for column, found in (("2/4", set()), ("3/4", {"pitch-not-printed"})):
        own = Rules.model_validate(
            {"kind": "rules", "id": "rules", "title": "Rules", "map": {"print_pitch_inch": {"column": column}}}
        )
        job = PrintJob.of(replace(battlesuit, rules=own))
        pieces_of(products_of("battlesuit")["panels"], job)

        assert {diagnostic.code for diagnostic in job.diagnostics} == found


@pytest.mark.parametrize("style", [DOT_NAME, LEVEL, PLACE_NAME], ids=["dot", "level", "hill"])
def test_what_is_small_can_be_read_on_every_ground(style: TextStyle) -> None:
    """At least 4.5 to 1, as WCAG 2.2 asks of small type: on each terrain, and on the brown of each level up to 9."""
    ink = style.fill
    assert isinstance(ink, Ink)
    grounds = [each.ground for each in TERRAIN_LOOKS.values()] + [level_ink(level) for level in range(1, 10)]

    assert min((luminance(ground) + 0.05) / (luminance(ink) + 0.05) for ground in grounds) >= 4.5
