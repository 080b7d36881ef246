"""How panels join: which edges match, and strips to try it.

The catalogue of joins: which edges of the pack's panels meet. Rules: BS.MAP.1, BS.MAP.2, BS.GAP.13, BS.GAP.122.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import Ink
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look import GROUND, HEIGHTS, IRON, MOVE, TERRAINS, level_ink, rules_of
from exporters.games.battlesuit.maps import join_matrix
from exporters.games.battlesuit.pages import BAND_MM, COLUMNS, HEADER, LEAST_PT, Heading, page
from exporters.games.battlesuit.panels.ground import dot_sign
from exporters.games.battlesuit.wording import pieces as words
from exporters.games.battlesuit.wording.terms import GAME
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.maps import MapPanel
from schemas.models.battlesuit.words import Terrain

STRIP_MM: Final = 8.4
LEVEL_MM: Final = 3.2
CLASS_MM: Final = 18.0
TITLE_MM: Final = 6.5
LEVEL: Final = TextStyle(Face.NUMERAL, 8, 8, HEIGHTS, align="centre", valign="middle", leading=1.0)

A_BLOCK: Final = 10
GAP_MM: Final = 6.0
TOP_MM: Final = HEADER.height + BAND_MM + 3
LEGEND: Final = Box(0, TOP_MM, PAGE.width, 21)
MATRIX: Final = Box(0, LEGEND.bottom + 1, PAGE.width, 172)
STRIPS: Final = Box(0, MATRIX.bottom + 2, PAGE.width, PAGE.height - MATRIX.bottom - 2)
MORE_STRIPS: Final = Box(0, TOP_MM, PAGE.width, PAGE.height - TOP_MM)
LEGEND_MM: Final = 9.0
NOTE: Final = TextStyle(Face.TEXT, 8.5, LEAST_PT, IRON, valign="middle", leading=1.1)


def draw_strips(made: Composition, room: Box, title: str, classes: Sequence[join_matrix.EdgeClass]) -> None:
    """Draw a title and the strips below each other."""
    head, rest = room.cut_top(TITLE_MM)
    made.write(said(title, made.language), head, COLUMNS.title)
    made.draw(Rect(head.x, head.bottom - 0.6, head.width, 0.5, fill=COLUMNS.line))
    for known in classes:
        place, rest = rest.cut_top(CLASS_MM)
        strip, names = place.cut_top(STRIP_MM + 1.2)
        _draw_strip(made, Box(strip.x, strip.y + 0.6, strip.width, STRIP_MM), known)
        made.write(_names(known, made.language), names.inset(0, 0.6), COLUMNS.text)


def _draw_strip(made: Composition, strip: Box, known: join_matrix.EdgeClass) -> None:
    raised = any(level for _, level in known.shown)
    for cell, (terrain, level) in zip(strip.columns(len(known.shown)), known.shown, strict=True):
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=_ground(Terrain(terrain), level)))
        upper, lower = cell.cut_top(STRIP_MM - LEVEL_MM * raised)
        made.draw(*dot_sign(Terrain(terrain), *upper.centre))
        if level:
            made.write(str(level), lower, LEVEL)
    made.draw(Rect(strip.x, strip.y, strip.width, strip.height, stroke=Stroke(IRON, 0.3)))


def _ground(terrain: Terrain, level: int) -> Ink:
    """Return the ground of a half-dot: that of its terrain, or of its level."""
    if terrain is not Terrain.CLEAR:
        return TERRAINS[terrain].ground
    return level_ink(level) if level else GROUND


def _names(known: join_matrix.EdgeClass, language: str) -> str:
    parts = (
        said(
            words.READ[backwards],
            language,
            edge=words.edge_name(edge, language),
            panels=words.panel_names(letters, language),
        )
        for edge, backwards, letters in known.edges
    )
    return "; ".join(parts)


def join_pages(job: PrintJob) -> Iterator[Piece]:
    """Yield a page for each ten by ten panels, and further ones where edges show many things; none for one panel."""
    found = (loaded.model for loaded in job.pack.of_kind("map_panel"))
    panels = sorted(
        (model for model in found if isinstance(model, MapPanel)), key=lambda panel: (panel.letter, panel.id)
    )
    if len(panels) < 2:
        return
    ways = join_matrix.ways_of(panels, rules_of(job.setting))
    language = job.setting.language
    aside = words.meeting(sum(not way.differing for way in ways.values()) // 2, len(ways) // 2, language)
    pages = _pages(panels, ways, aside, language)
    for number, drawn in enumerate(pages, start=1):
        yield piece_by_rules(job, f"joins/{number}", drawn)


def _pages(
    panels: Sequence[MapPanel], ways: Mapping[join_matrix.Sides, join_matrix.Way], aside: str, language: str
) -> Iterator[Drawn]:
    kinds = (join_matrix.edge_classes(panels, join_matrix.LONG), join_matrix.edge_classes(panels, join_matrix.SHORT))
    room = int((STRIPS.height - TITLE_MM) / CLASS_MM)
    for number, block in enumerate(_blocks(panels)):
        made = _page(words.TITLE, aside, language)
        _legend(made, barred=not any(way.turned for way in ways.values()))
        join_matrix.draw_matrix(made, MATRIX, block, ways)
        if number == 0:
            _strips(made, STRIPS, [classes[:room] for classes in kinds])
        yield as_page(f"joins_{number + 1}", said(words.TITLE, language), made)
    yield from _more_pages([classes[room:] for classes in kinds], aside, language)


def _more_pages(kinds: Sequence[Sequence[join_matrix.EdgeClass]], aside: str, language: str) -> Iterator[Drawn]:
    """Yield pages of nothing but strips."""
    room = int((MORE_STRIPS.height - TITLE_MM) / CLASS_MM)
    for start in range(0, max(map(len, kinds)), room):
        made = _page(words.MORE_TITLE, aside, language)
        _strips(made, MORE_STRIPS, [classes[start : start + room] for classes in kinds])
        yield as_page(f"edges_{start // room + 1}", said(words.MORE_TITLE, language), made)


def _blocks(panels: Sequence[MapPanel]) -> Iterator[join_matrix.Block]:
    starts = range(0, len(panels), A_BLOCK)
    for row in starts:
        for column in starts:
            yield join_matrix.Block(panels[row : row + A_BLOCK], panels[column : column + A_BLOCK], row, column)


def _page(title: str, aside: str, language: str) -> Composition:
    caption = f"{GAME} \N{MIDDLE DOT} {said(words.MAP_PANELS, language)}"
    return page(Heading(caption, said(title, language), aside, MOVE), language)


def _strips(made: Composition, room: Box, kinds: Sequence[Sequence[join_matrix.EdgeClass]]) -> None:
    """Draw what shows along long edges on the left, and along short ones on the right."""
    titles = (words.ALONG_LONG, words.ALONG_SHORT)
    for box, title, classes in zip(room.columns(2, GAP_MM), titles, kinds, strict=True):
        if classes:
            draw_strips(made, box, title, classes)


def _legend(made: Composition, *, barred: bool) -> None:
    """Say what is above and below the diagonal, and what the marks mean."""
    left, right = LEGEND.columns(2, GAP_MM)
    rows = left.rows(3)
    for row, look, text in zip(
        rows, (join_matrix.LONG_LOOK, join_matrix.SHORT_LOOK), (words.LONG, words.SHORT), strict=False
    ):
        sign, note = row.cut_left(2 * LEGEND_MM)
        _edges(made, sign, look)
        made.write(said(text, made.language), note, NOTE)
    made.write(said(words.MARKS, made.language), rows[-1].cut_left(2 * LEGEND_MM)[1], NOTE)
    marks = (
        (join_matrix.Way(turned=False, differing=0), words.UPRIGHT),
        (None, words.BARRED) if barred else (join_matrix.Way(turned=True, differing=0), words.TURNED),
        (join_matrix.Way(turned=False, differing=int(words.SAMPLE)), words.DIFFERS),
    )
    for row, (way, text) in zip(right.rows(3), marks, strict=True):
        sign, note = row.cut_left(LEGEND_MM)
        join_matrix.draw_mark(made, sign, way, join_matrix.LONG_LOOK.ink)
        made.write(said(text, made.language), note, NOTE)


def _edges(made: Composition, box: Box, look: join_matrix.KindLook) -> None:
    for sign, edge in zip(box.inset(2, 0).columns(2), look.edges, strict=True):
        made.draw(*join_matrix.edge_sign(sign, edge, look.ink))
