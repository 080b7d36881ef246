"""Terrain of a board from above: each kind by a pattern that is known without its colour. Rule: SV.HOUSE.7."""

from dataclasses import dataclass
from typing import Final

from exporters.components.frames import TableFrame
from exporters.drawing import terrain_patterns as patterns
from exporters.drawing.display_list import Path, Point, Stroke
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import polygon, polyline
from exporters.drawing.terrain_patterns import Pattern
from exporters.games.survive.look.look import NIGHT
from exporters.games.survive.words import pieces
from exporters.text.fitting import Composition
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.survive.place import ControlZone, TerrainPiece
from schemas.models.survive.rules.board import TerrainKind


@dataclass(frozen=True)
class TerrainLook:
    """How a kind of terrain looks: its ground, its pattern and that one's ink, and the pattern in words."""

    ground: Ink
    ink: Ink
    pattern: Pattern
    words: str


def _ink(red: int, green: int, blue: int, cmyk: tuple[int, int, int, int]) -> Ink:
    return Ink(rgb=(red, green, blue), cmyk=cmyk)


SLATE: Final = _ink(78, 86, 96, (26, 14, 4, 60))
MOSS: Final = _ink(74, 110, 52, (56, 20, 96, 34))
RUST: Final = _ink(130, 82, 40, (18, 56, 86, 36))
TARMAC: Final = _ink(226, 227, 230, (3, 2, 0, 9))
LOOKS: Final = {
    "building": TerrainLook(_ink(206, 208, 212, (6, 4, 2, 16)), SLATE, patterns.hatched, pieces.SLANTED),
    "wall": TerrainLook(_ink(122, 128, 136, (20, 12, 6, 44)), NIGHT, patterns.cross_hatched, pieces.CROSSED),
    "barricade": TerrainLook(_ink(236, 214, 186, (2, 14, 26, 4)), RUST, patterns.thinly_hatched, pieces.WIDELY_SLANTED),
    "scrub": TerrainLook(_ink(216, 228, 196, (14, 4, 26, 4)), MOSS, patterns.bushes, pieces.DOTS),
    "bunker_slit": TerrainLook(_ink(222, 216, 204, (4, 6, 12, 10)), RUST, patterns.zigzag, pieces.BOLTS),
}
"""One for each kind of the shipped rules."""

AUTHORS_OWN: Final = TerrainLook(_ink(226, 222, 212, (4, 4, 10, 8)), SLATE, patterns.rubble, pieces.STONES)


def look_of(kind: str) -> TerrainLook:
    """Return the look of a kind of terrain; all of an author's own share one."""
    return LOOKS.get(kind, AUTHORS_OWN)


def does(kind: TerrainKind, language: str = "") -> str:
    """Return in words of a language what a kind of terrain does. Rule: SV.HOUSE.7."""
    return said(pieces.DOES[kind.blocks, bool(kind.cover)], language, cover=signed(kind.cover))


def draw_roads(made: Composition, zone: ControlZone, frame: TableFrame) -> None:
    """Draw the roads of a board, which lie below everything else."""
    for road in zone.roads:
        line = polyline(*(frame.point(*point) for point in road.line_in))
        made.draw(Path(line, None, Stroke(TARMAC, road.width_in * frame.mm_per_in)))


def draw_terrain(made: Composition, zone: ControlZone, frame: TableFrame, pitch_mm: float) -> None:
    """Draw the terrain of a board, in its order."""
    for piece in zone.features:
        draw_piece(made, piece, frame, pitch_mm)


def draw_piece(made: Composition, piece: TerrainPiece, frame: TableFrame, pitch_mm: float) -> None:
    """Draw a piece of terrain: its ground, its pattern and its edge."""
    look, outline = look_of(piece.type), outline_on(piece, frame)
    made.draw(Path(polygon(*outline), look.ground), *look.pattern(outline, look.ink, pitch_mm * 0.7))
    made.draw(Path(polygon(*outline), None, Stroke(look.ink, pitch_mm * 0.14)))


def outline_on(piece: TerrainPiece, frame: TableFrame) -> tuple[Point, ...]:
    """Return the outline of a piece on the paper."""
    return tuple(frame.point(*corner) for corner in piece.outline_in)
