"""The map at true size, to be laid on the table and played on: tiled onto sheets, or printed as a poster."""

from collections.abc import Iterator
from typing import Final, cast

from exporters.components.base import Drawn
from exporters.components.seven_seconds.areas import map_areas
from exporters.components.seven_seconds.look import QUIET, STEEL
from exporters.components.seven_seconds.map_frame import MapFrame, draw_label, draw_terrain, middle_of, type_of
from exporters.components.seven_seconds.measures import MM_PER_IN
from exporters.components.seven_seconds.rulings import rules_of
from exporters.composition import Composition
from exporters.drawing import Drawing, Group, Path, Rect, Stroke
from exporters.jobs import Job
from exporters.pieces import Piece
from exporters.shapes import Outline, polyline
from exporters.words import seven_seconds_map as words
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap

PITCH_MM: Final = 9.0
LABEL_PT: Final = 20.0
GRID_IN: Final = 6
CROSS_MM: Final = 4.0


def map_posters(job: Job) -> Iterator[Piece]:
    """Yield the poster of each map."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("terrain_map"):
        model = cast("TerrainMap", document.model)
        drawn = map_poster(model, rules)
        key = f"map_poster/{document.id}"
        job.note(document, drawn.findings, key)
        yield Piece(drawn.drawing, None, key, areas=map_areas(model, rules, _frame(model)))


def map_poster(model: TerrainMap, rules: Rules) -> Drawn:
    """Return a map in which an inch is an inch: terrain with its effects, crosses every six inches, a ruled edge."""
    frame = _frame(model)
    board = frame.board
    ground = Composition()
    draw_terrain(ground, model, rules, frame)
    made = Composition()
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    made.draw(Path(_crosses(frame), None, Stroke(QUIET, 0.3)), *_edge(frame))
    for feature in model.features:
        kind = rules.terrain.types.get(type_of(feature, rules))
        draw_label(made, (words.type_title(feature.type), *words.effects(kind)), middle_of(feature, frame), frame)
    title = f"{model.title} (poster)"
    return Drawn(Drawing(f"poster_{model.id}", title, board.width, board.height, tuple(made.items)), ())


def _frame(model: TerrainMap) -> MapFrame:
    return MapFrame(0, 0, model.depth_in, model.width_in, MM_PER_IN, PITCH_MM, LABEL_PT)


def _crosses(frame: MapFrame) -> Outline:
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


def _edge(frame: MapFrame) -> tuple[Path | Rect, ...]:
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
    frame_line = Rect(0.25, 0.25, board.width - 0.5, board.height - 0.5, stroke=Stroke(STEEL, 0.5))
    return (Path(segments, None, Stroke(STEEL, 0.35)), frame_line)
