"""The board at true size, to be laid on the table and played on: tiled onto sheets, or printed as a poster."""

from collections.abc import Iterator
from typing import Final, cast

from exporters.components.base import Drawn
from exporters.components.survive.board import BoardFrame, draw_board
from exporters.components.survive.look import MM_PER_IN, NIGHT, QUIET
from exporters.components.survive.rulings import rules_of
from exporters.composition import Composition
from exporters.drawing import Drawing, Path, Rect, Stroke
from exporters.jobs import Job
from exporters.pieces import Area, Piece
from exporters.shapes import Outline, around, polyline
from exporters.words.survive import ZONES
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone

PITCH_MM: Final = 9.0
GRID_IN: Final = 6
CROSS_MM: Final = 4.0
AREA_CORNERS: Final = 36


def map_posters(job: Job) -> Iterator[Piece]:
    """Yield the poster of each board."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("control_zone"):
        model = cast("ControlZone", document.model)
        drawn = map_poster(model, rules)
        key = f"zone_poster/{document.id}"
        job.note(document, drawn.findings, key)
        yield Piece(drawn.drawing, None, key, areas=zone_areas(model))


def map_poster(zone: ControlZone, rules: Rules) -> Drawn:
    """Return a board on which an inch is an inch: zones, places, crosses every six inches, a ruled edge."""
    frame = _frame(zone)
    board = frame.board
    made = Composition()
    draw_board(made, zone, rules, frame)
    made.draw(Path(_crosses(frame), None, Stroke(QUIET, 0.3)), *_edge(frame))
    drawing = Drawing(f"zone_poster_{zone.id}", f"{zone.title} (poster)", board.width, board.height, tuple(made.items))
    return Drawn(drawing, tuple(made.findings))


def zone_areas(zone: ControlZone) -> tuple[Area, ...]:
    """Return the two zones as areas that a digital table can name, the inner one first."""
    middle = _frame(zone).point(*zone.spire_in)
    radii = ((Zone.ICZ, zone.inner_in), (Zone.OCZ, zone.outer_in))
    return tuple(Area(ZONES[name], around(*middle, AREA_CORNERS, radius * MM_PER_IN)) for name, radius in radii)


def _frame(zone: ControlZone) -> BoardFrame:
    return BoardFrame(0, 0, zone.width_in, zone.depth_in, MM_PER_IN, PITCH_MM)


def _crosses(frame: BoardFrame) -> Outline:
    """Return small crosses on the grid."""
    places = (
        frame.point(x, y)
        for x in range(GRID_IN, int(frame.width_in), GRID_IN)
        for y in range(GRID_IN, int(frame.depth_in), GRID_IN)
    )
    return tuple(
        segment
        for x, y in places
        for line in (polyline((x - CROSS_MM, y), (x + CROSS_MM, y)), polyline((x, y - CROSS_MM), (x, y + CROSS_MM)))
        for segment in line
    )


def _edge(frame: BoardFrame) -> tuple[Path | Rect, ...]:
    """Return inch marks along all four edges, and the edge itself."""
    board = frame.board
    marks: list[Outline] = []
    for inch in range(1, int(frame.width_in) + 1):
        x, length = inch * MM_PER_IN, 6.0 if inch % GRID_IN == 0 else 3.0
        marks += [polyline((x, 0), (x, length)), polyline((x, board.bottom), (x, board.bottom - length))]
    for inch in range(1, int(frame.depth_in) + 1):
        y, length = board.bottom - inch * MM_PER_IN, 6.0 if inch % GRID_IN == 0 else 3.0
        marks += [polyline((0, y), (length, y)), polyline((board.right, y), (board.right - length, y))]
    segments = tuple(segment for mark in marks for segment in mark)
    frame_line = Rect(0.25, 0.25, board.width - 0.5, board.height - 0.5, stroke=Stroke(NIGHT, 0.5))
    return (Path(segments, None, Stroke(NIGHT, 0.35)), frame_line)
