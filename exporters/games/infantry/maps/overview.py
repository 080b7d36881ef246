"""A dot map in small: its ground, works and frame, and swatches of its terrain."""

from collections.abc import Iterator
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import polyline
from exporters.games.infantry.look.look import PINE, RULE
from exporters.games.infantry.look.survey import frame_steps
from exporters.games.infantry.look.terrain import AREAS, GROUND
from exporters.games.infantry.maps.dots import discs
from exporters.games.infantry.maps.ground import covering, ground
from exporters.games.infantry.maps.lattice import MapFrame
from exporters.games.infantry.maps.lettering import NUMBER_MM, draw_coordinates
from exporters.games.infantry.maps.survey import Survey
from exporters.games.infantry.maps.works import WORKS, works
from exporters.text.fitting import Composition
from schemas.models.infantry.words import Terrain

BAND_MM: Final = 1.4
AROUND_MM: Final = BAND_MM + NUMBER_MM + 0.4
"""What the frame and its numbers take on each side."""

EVERY: Final = 5
DOT_SHARE: Final = 0.06
LEAST_PITCH_MM: Final = 1.8
"""Where dots are nearer to one another than this, they are left out."""


def draw_overview(made: Composition, survey: Survey, box: Box) -> MapFrame:
    """Draw a map as large as it fits into a box with its frame; return where it lies."""
    frame = MapFrame.within(box.inset(AROUND_MM), survey.dot_map)
    board = frame.board
    items = (*ground(survey, frame), *works(survey, frame), *_dots(frame))
    made.draw(Group(items, clip=Rect(board.x, board.y, board.width, board.height)))
    step = EVERY * frame.pitch_mm
    made.draw(*frame_steps(board, BAND_MM, (step, step), PINE))
    draw_coordinates(made, frame, BAND_MM + 0.2, EVERY)
    return frame


def _dots(frame: MapFrame) -> Iterator[Item]:
    if frame.pitch_mm >= LEAST_PITCH_MM:
        yield discs(tuple(frame.point(spot) for spot in frame.spots()), frame.pitch_mm * DOT_SHARE, PINE)


def swatch(kind: Terrain, box: Box) -> Iterator[Item]:
    """Yield two dots of a terrain side by side."""
    frame = MapFrame(box.x, box.y + (box.height - box.width / 2) / 2, box.width / 2, 2, 1)
    board, spots = frame.board, frozenset(frame.spots())
    whole = Rect(board.x, board.y, board.width, board.height)
    inside = list[Item]((Rect(board.x, board.y, board.width, board.height, fill=GROUND),))
    if kind in AREAS:
        inside += covering(kind, spots, frozenset(), frame)
    elif kind in WORKS:
        inside += WORKS[kind](spots, spots, frame)
    yield Group(tuple(inside), clip=whole)
    yield Dots(tuple(frame.point(spot) for spot in sorted(spots)), frame.pitch_mm * 0.12, WHITE)
    yield Dots(tuple(frame.point(spot) for spot in sorted(spots)), frame.pitch_mm * 0.075, PINE)
    yield Rect(board.x, board.y, board.width, board.height, stroke=Stroke(RULE, 0.2))


def line_swatch(ink: Ink, box: Box, dash_mm: tuple[float, ...] = ()) -> Path:
    """Return a line as it is drawn on maps: a contour, or a tunnel."""
    y = box.centre[1]
    return Path(polyline((box.x, y), (box.right, y)), None, Stroke(ink, 0.4 if not dash_mm else 1.0, dash_mm))
