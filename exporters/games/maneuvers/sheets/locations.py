"""The map of a fight: its locations on a page, each linked with the next, with room for tokens. Rule: MN.GAP.7."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from exporters.components.base import Drawn, PrintJob
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.icons import FILE
from exporters.games.maneuvers.look.look import KRAFT, MANEUVERS, MANILA, PAPER, QUIET, SEPIA
from exporters.games.maneuvers.look.pages import TOP_MM, area_of, folder, page, play_line
from exporters.games.maneuvers.sheets.fight import Team, teams_of
from exporters.games.maneuvers.wording import pieces
from exporters.games.maneuvers.wording import pieces as words
from exporters.games.maneuvers.wording.terms import GAME, plain
from exporters.games.maneuvers.wording.terms import PAGE as PAGE_OF_GAME
from exporters.imposition.pieces import Area, Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.fight import Fight

COLUMNS: Final = 2
GAP_MM: Final = 14.0
TAB_MM: Final = 8.0
ROW_MOST_MM: Final = 78.0
NAME: Final = TextStyle(Face.TITLE, 11, 7, SEPIA, valign="middle", leading=1.0)
NUMBER: Final = TextStyle(Face.NUMERAL, 26, 14, KRAFT, align="right", valign="bottom", leading=1.0)
START: Final = TextStyle(Face.LABEL, 8, 6, QUIET, valign="middle", leading=1.05)


def locations(job: PrintJob) -> Iterator[Piece]:
    """Yield the map of each fight."""
    for document in job.pack.of_kind("fight"):
        if isinstance(document.model, Fight):
            key = f"locations/{document.id}"
            drawn = locations_page(document.model, job.setting)
            job.note(document, drawn.findings, key)
            yield Piece(drawn.drawing, None, key, areas=_areas(document.model))


def locations_page(fight: Fight, setting: Setting) -> Drawn:
    """Return the map of a fight: the locations go to and fro down the page."""
    language = setting.language
    caption = said(PAGE_OF_GAME, language, game=said(GAME, language), page=said(words.MAP, language))
    texts = (caption, fight.title, said(words.MAP_ASIDE, language))
    made = page(texts, language, (("title",), ()), FILE)
    places = _places(len(fight.locations))
    for one, other in pairwise(places):
        _link(made, one, other)
    teams = teams_of(fight, setting)
    for at, (name, box) in enumerate(zip(fight.locations, places, strict=True)):
        _location(made, at, name, tuple(team for team in teams if team.side.location == at), box)
    return as_page(f"locations_{fight.id}", said(words.MAP_NAMED, language, title=fight.title), made)


def _places(count: int) -> tuple[Box, ...]:
    """Return a box for each location: two in a row, each second row from right to left."""
    body = Box(0, TOP_MM + 2, PAGE.width, PAGE.height - TOP_MM - 2)
    lines = -(-count // COLUMNS)
    height = min(ROW_MOST_MM, (body.height + GAP_MM) / lines) - GAP_MM * (0.7 if lines > 4 else 1.0)
    step = min(ROW_MOST_MM, (body.height + GAP_MM) / lines)
    width = (body.width - GAP_MM) / COLUMNS
    found = []
    for at in range(count):
        row, column = divmod(at, COLUMNS)
        along = column if row % 2 == 0 else COLUMNS - 1 - column
        found.append(Box(body.x + along * (width + GAP_MM), body.y + row * step, width, height))
    return tuple(found)


def _areas(fight: Fight) -> tuple[Area, ...]:
    """Return each location as an area with its number and its name."""
    places = enumerate(zip(fight.locations, _places(len(fight.locations)), strict=True), start=1)
    return tuple(area_of(f"{number} {name}", box) for number, (name, box) in places)


def _link(made: Composition, one: Box, other: Box) -> None:
    """Draw the way from a location to the next, which may be gone both ways."""
    middle = one.centre[1]
    if one.y == other.y:
        near, far = (one.right, other.x) if one.x < other.x else (other.right, one.x)
        ends = ((near + 1, middle), (far - 1, middle))
    else:
        ends = ((one.centre[0], one.bottom + 1), (one.centre[0], other.y - 1))
    made.draw(*play_line(*ends, MANEUVERS.ink), *play_line(ends[1], ends[0], MANEUVERS.ink))


def _location(made: Composition, at: int, name: str, starting: tuple[Team, ...], box: Box) -> None:
    """Draw a folder with the name on its tab, room for tokens, and who begins there."""
    tab, body = box.cut_top(TAB_MM)
    made.draw(folder(body, Box(tab.x, tab.y, tab.width * 0.78, tab.height), MANILA))
    made.draw(Rect(body.x + 1.4, body.y, body.width - 2.8, body.height - 1.4, 0.8, PAPER, Stroke(KRAFT, 0.25)))
    made.write(name, Box(tab.x + 3, tab.y, tab.width * 0.78 - 9, tab.height), NAME, ("locations", at))
    made.write(str(at + 1), Box(body.x, body.y, body.width - 4, body.height - 3), NUMBER)
    for row, team in zip(_rows(body, len(starting)), starting, strict=True):
        mark, text = row.cut_left(7)
        made.draw(Rect(mark.x, mark.y, 5.4, 5.4, 0.8, fill=team.look.ink))
        made.draw(icon(team.look.sign, Box(mark.x + 1.1, mark.y + 1.1, 3.2, 3.2), team.look.on))
        starts = said(pieces.STARTS, made.language, squad=team.look.name, total=plain(team.total))
        made.write(starts, Box(text.x, text.y, text.width - 16, 5.4), START)


def _rows(body: Box, count: int) -> tuple[Box, ...]:
    return tuple(Box(body.x + 3.4, body.bottom - 8.4 - 6.4 * at, body.width - 6, 5.4) for at in range(count))
