"""The terrain of the boards at true size, to be cut out and laid on a bare table: each piece with its name.

A piece that is larger than a sheet comes in parts that are laid edge to edge. Rules: SV.HOUSE.7, SV.GAP.25.
"""

from collections.abc import Iterator
from math import ceil
from typing import Final, cast

from engine.checking.outlines import shared_in2
from exporters.components.base import Drawn
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Drawing, Group, Path, Point, Rect, Stroke, Text
from exporters.drawing.inks import BLACK
from exporters.drawing.scanlines import spans
from exporters.drawing.shapes import polygon
from exporters.games.survive.boards.board import BoardFrame
from exporters.games.survive.boards.terrain import draw_piece, outline_on
from exporters.games.survive.look.look import MM_PER_IN, NIGHT, PAPER, QUIET
from exporters.games.survive.words import pieces as words
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.text.metrics import text_width_mm
from exporters.themes.type_scale import TypeScale
from schemas.models.survive.place import ControlZone, TerrainPiece

MOST_IN: Final = (7.0, 9.0)
"""The largest part, east to west and south to north: with its margins it goes on every sheet."""

LEAST_IN2: Final = 0.01
MARGIN_MM: Final = 2.0
CAPTION_MM: Final = 4.5
LEAST_WIDTH_MM: Final = 46.0
LEAST_HEIGHT_MM: Final = 6.0
"""Of a piece that has its name on it."""
PITCH_MM: Final = 9.0
CUT: Final = Stroke(BLACK, 0.25, (2.4, 1.2))
NAME: Final = TextStyle(Face.LABEL, 9, 6, NIGHT, align="centre", valign="middle")
CAPTION: Final = TextStyle(Face.TEXT, 6.5, 6, QUIET, align="centre", valign="middle")


def cut_outs(job: Job) -> Iterator[Piece]:
    """Yield the terrain of each board, piece by piece, those that are too large in parts."""
    for document in job.pack.of_kind("control_zone"):
        zone = cast("ControlZone", document.model)
        for terrain in zone.features:
            parts = tuple(parts_of(terrain))
            for number, part in enumerate(parts, start=1):
                title = _title(terrain, number, len(parts))
                drawn = cut_out(zone, terrain, part, title, job.setting.type_scale)
                key = f"terrain/{document.id}_{terrain.id}" + (f"_{number}" if len(parts) > 1 else "")
                job.note(document, drawn.findings, key)
                yield Piece(drawn.drawing, None, key)


def parts_of(terrain: TerrainPiece) -> Iterator[Box]:
    """Yield the parts of a piece that hold some of it, in inches, each as large as the others: by rows from the south.

    The box of a part begins in its south-west corner.
    """
    xs, ys = zip(*terrain.outline_in, strict=True)
    west, south, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    across, up = max(ceil(wide / MOST_IN[0]), 1), max(ceil(high / MOST_IN[1]), 1)
    width, height = wide / across, high / up
    for row in range(up):
        for column in range(across):
            part = Box(west + column * width, south + row * height, width, height)
            if across * up == 1 or shared_in2(terrain.outline_in, _corners(part)) >= LEAST_IN2:
                yield part


def cut_out(zone: ControlZone, terrain: TerrainPiece, part: Box, title: str, type_scale: TypeScale) -> Drawn:
    """Return a part of a piece at true size with a dashed line to cut along, and below it where it belongs."""
    inner = Box(0, 0, part.width * MM_PER_IN, part.height * MM_PER_IN)
    width = max(inner.width + 2 * MARGIN_MM, LEAST_WIDTH_MM)
    height = inner.height + 2 * MARGIN_MM + CAPTION_MM
    left = (width - inner.width) / 2
    frame = _frame(zone, part, (left, MARGIN_MM))
    made = Composition(type_scale=type_scale)
    made.draw(Rect(0, 0, width, height, fill=PAPER))
    shape = Composition(type_scale=type_scale)
    draw_piece(shape, terrain, frame, PITCH_MM)
    outline = outline_on(terrain, frame)
    _name(shape, outline, (MARGIN_MM, MARGIN_MM + inner.height), terrain)
    shape.draw(Path(polygon(*outline), None, CUT))
    window = Rect(left, MARGIN_MM, inner.width, inner.height)
    whole = len(tuple(parts_of(terrain))) == 1
    made.draw(*shape.items) if whole else made.draw(Group(tuple(shape.items), clip=window), _window(window))
    caption = words.CUT_OUT.format(piece=title, kind=terrain.type.replace("_", " "), zone=zone.title)
    made.write_if_room(caption, Box(1, height - CAPTION_MM, width - 2, CAPTION_MM), CAPTION)
    drawing = Drawing(f"terrain_{zone.id}_{terrain.id}", title, width, height, tuple(made.items))
    return Drawn(drawing, tuple(made.findings))


def _title(terrain: TerrainPiece, number: int, parts: int) -> str:
    name = terrain.id.replace("_", " ").capitalize()
    return words.PART.format(piece=name, number=number, parts=parts) if parts > 1 else name


def _frame(zone: ControlZone, part: Box, at_mm: Point) -> BoardFrame:
    """Return the frame in which the north-west corner of a part lies at a place of its drawing."""
    x = at_mm[0] - part.x * MM_PER_IN
    y = at_mm[1] - (zone.depth_in - part.y - part.height) * MM_PER_IN
    return BoardFrame(x, y, zone.width_in, zone.depth_in, MM_PER_IN, PITCH_MM)


def _window(window: Rect) -> Path:
    """Return the line round a part, along which it meets the others."""
    return Path(polygon(*_corners(Box(window.x, window.y, window.width, window.height))), None, CUT)


def _name(made: Composition, outline: tuple[Point, ...], shown: tuple[float, float], terrain: TerrainPiece) -> None:
    """Write the name of a piece on it, half way up, where it is widest there; a narrow one has it below only."""
    level = sum(shown) / 2
    found = spans(outline, level)
    if not found:
        return
    left, right = max(found, key=lambda part: part[1] - part[0])
    name = terrain.id.replace("_", " ").capitalize()
    fitted = made.fit(name, Box(left + 2, level - 2.2, max(right - left - 4, 0.1), 4.4), NAME)
    wide = max(
        (text_width_mm(run.string, run.face, run.size_pt) for run in fitted.items if isinstance(run, Text)), default=0
    )
    if wide and not fitted.findings and shown[1] - shown[0] > LEAST_HEIGHT_MM:
        made.draw(Rect((left + right - wide) / 2 - 1.2, level - 2.2, wide + 2.4, 4.4, 1, PAPER), *fitted.items)


def _corners(part: Box) -> tuple[Point, ...]:
    return ((part.x, part.y), (part.right, part.y), (part.right, part.bottom), (part.x, part.bottom))
