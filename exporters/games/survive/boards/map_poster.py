"""The board at true size, to be laid on the table and played on: tiled onto sheets, or printed as a poster."""

from collections.abc import Iterator
from typing import Final, cast

from exporters.components.base import Drawn, Job
from exporters.components.true_size import grid_crosses, ruled_edge
from exporters.drawing.display_list import Drawing
from exporters.drawing.shapes import around
from exporters.games.survive.boards.board import BoardFrame, draw_board
from exporters.games.survive.look.look import MM_PER_IN, NIGHT, QUIET
from exporters.games.survive.rulings import rules_of
from exporters.games.survive.words.pieces import POSTER_NAMED
from exporters.games.survive.words.terms import ZONES
from exporters.imposition.pieces import Area, Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TypeScale
from schemas.catalogues.saying import said
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone

POSTER_PITCH_MM: Final = 9.0
AREA_CORNERS: Final = 36


def map_posters(job: Job) -> Iterator[Piece]:
    """Yield the poster of each board."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("control_zone"):
        model = cast("ControlZone", document.model)
        drawn = map_poster(model, rules, job.setting.type_scale, job.setting_of(document).language)
        key = f"zone_poster/{document.id}"
        job.note(document, drawn.findings, key)
        yield Piece(drawn.drawing, None, key, areas=zone_areas(model, job.setting_of(document).language))


def map_poster(zone: ControlZone, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a board on which an inch is an inch: zones, places, crosses every six inches, a ruled edge."""
    frame = _frame(zone)
    board = frame.board
    made = Composition(type_scale=type_scale, language=language)
    draw_board(made, zone, rules, frame)
    made.draw(grid_crosses(board, QUIET), *ruled_edge(board, NIGHT))
    title = said(POSTER_NAMED, language, title=zone.title)
    drawing = Drawing(f"zone_poster_{zone.id}", title, board.width, board.height, tuple(made.items))
    return Drawn(drawing, tuple(made.findings))


def zone_areas(zone: ControlZone, language: str) -> tuple[Area, ...]:
    """Return the two zones as areas that a digital table can name, the inner one first."""
    middle = _frame(zone).point(*zone.spire_in)
    radii = ((Zone.ICZ, zone.inner_in), (Zone.OCZ, zone.outer_in))
    return tuple(
        Area(said(ZONES[name], language), around(*middle, AREA_CORNERS, radius * MM_PER_IN)) for name, radius in radii
    )


def _frame(zone: ControlZone) -> BoardFrame:
    return BoardFrame(0, 0, zone.width_in, zone.depth_in, MM_PER_IN, POSTER_PITCH_MM)
