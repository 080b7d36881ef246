"""Boards: a control zone in its inches, with each kind of terrain.

Terrain of a board from above: each kind by a pattern that is known without its colour. Rule: SV.HOUSE.7.
A board on paper, at any scale: the rings around the spire, control units, corners and directions of the pulse. The
board is in inches from its south-west corner; the paper in millimetres, north up. Rules: SV.CTL.1, SV.GAP.8.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from engine.games.survive.rules.numbers import direction_deg
from engine.games.survive.rules.places import Post, Ring, distance_in, posts, red_line, towards
from exporters.components.frames import TableFrame, draw_dashes
from exporters.components.framing import SideLook
from exporters.drawing import terrain_patterns as patterns
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Path, Point, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import circle, icon, polygon, polyline
from exporters.drawing.terrain_patterns import Pattern
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.games.survive import wording
from exporters.games.survive.chips import dotted, ring, slashed
from exporters.games.survive.look import (
    CONTROL,
    CONTROL_TYPES,
    CONTROLS,
    GROUND,
    NIGHT,
    PAPER,
    QUIET,
    ZONES,
)
from exporters.games.survive.wording import SHORT_ZONES
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.survive.place import ControlZone, TerrainPiece
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import TerrainKind
from schemas.models.survive.words import Corner, Zone

LABEL: Final = TextStyle(Face.NUMERAL, 8, 6, NIGHT, align="centre", valign="middle")
LEAST_PT: Final = 6.0
LABEL_DIRECTIONS_DEG: Final = (180, 155, 205, 130, 230, 105, 255, 80, 280, 0)
CLEAR_IN: Final = 1.6
LEAST_SIGN_MM: Final = 1.3
"""Radius of the smallest base that has a sign."""

NOTCH_SHARE: Final = 0.42
"""How far the point that shows a heading stands out, as a share of the base's radius."""


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
    "building": TerrainLook(_ink(206, 208, 212, (6, 4, 2, 16)), SLATE, patterns.hatched, wording.SLANTED),
    "wall": TerrainLook(_ink(122, 128, 136, (20, 12, 6, 44)), NIGHT, patterns.cross_hatched, wording.CROSSED),
    "barricade": TerrainLook(
        _ink(236, 214, 186, (2, 14, 26, 4)), RUST, patterns.thinly_hatched, wording.WIDELY_SLANTED
    ),
    "scrub": TerrainLook(_ink(216, 228, 196, (14, 4, 26, 4)), MOSS, patterns.bushes, wording.DOTS),
    "bunker_slit": TerrainLook(_ink(222, 216, 204, (4, 6, 12, 10)), RUST, patterns.zigzag, wording.BOLTS),
}
"""One for each kind of the shipped rules."""

AUTHORS_OWN: Final = TerrainLook(_ink(226, 222, 212, (4, 4, 10, 8)), SLATE, patterns.rubble, wording.STONES)


def look_of(kind: str) -> TerrainLook:
    """Return the look of a kind of terrain; all of an author's own share one."""
    return LOOKS.get(kind, AUTHORS_OWN)


def kinds_on(zone: ControlZone, rules: Rules) -> tuple[str, ...]:
    """Return the kinds of terrain on a board, in the order of the rules."""
    return tuple(name for name in rules.terrain.kinds if any(piece.type == name for piece in zone.features))


def does(kind: TerrainKind, language: str = "") -> str:
    """Return in words of a language what a kind of terrain does. Rule: SV.HOUSE.7."""
    return said(wording.DOES[kind.blocks, bool(kind.cover)], language, cover=signed(kind.cover))


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
    made.draw(*ground_of(piece.type, outline_on(piece, frame), pitch_mm))


def ground_of(kind: str, outline: tuple[Point, ...], pitch_mm: float) -> Iterator[Item]:
    """Yield an outline filled as a kind of terrain is."""
    look = look_of(kind)
    yield Path(polygon(*outline), look.ground)
    yield from look.pattern(outline, look.ink, pitch_mm * 0.7)
    yield Path(polygon(*outline), None, Stroke(look.ink, pitch_mm * 0.14))


def outline_on(piece: TerrainPiece, frame: TableFrame) -> tuple[Point, ...]:
    """Return the outline of a piece on the paper."""
    return tuple(frame.point(*corner) for corner in piece.outline_in)


@dataclass(frozen=True)
class BoardFrame(TableFrame):
    """A board with the pitch of its patterns, which lines and labels go with."""

    pitch_mm: float

    @classmethod
    def within(cls, box: Box, zone: ControlZone, pitch_mm: float) -> "BoardFrame":
        """Return the frame of a board, as large as a box has room for, in its middle."""
        scale = min(box.width / zone.width_in, box.height / zone.depth_in)
        x = box.x + (box.width - zone.width_in * scale) / 2
        return cls(x, box.y, zone.width_in, zone.depth_in, scale, pitch_mm)

    @property
    def label_pt(self) -> float:
        """Size of labels."""
        return max(LEAST_PT, self.pitch_mm * 3.0)


@dataclass(frozen=True)
class Base:
    """A base on a board: its place in inches, where it looks, and its look."""

    at_in: Point
    facing_deg: float
    look: SideLook


def draw_board(made: Composition, zone: ControlZone, rules: Rules, frame: BoardFrame, grid_in: int = 0) -> None:
    """Draw the board: ground, roads, both zones, terrain, starting corners, the spire and the control units.

    With a pitch there are dashed lines too, below whatever is read.
    """
    board = frame.board
    ground = Composition(type_scale=made.type_scale, language=made.language)
    ground.draw(Rect(board.x, board.y, board.width, board.height, fill=GROUND))
    draw_roads(ground, zone, frame)
    _zones(ground, zone, rules, frame)
    draw_terrain(ground, zone, frame, frame.pitch_mm)
    if grid_in:
        draw_dashes(ground, frame, grid_in, QUIET)
    for number, corner in enumerate(zone.corners, start=1):
        _corner(ground, corner, number, rules, frame)
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    _directions(made, zone, rules, frame)
    _labels(made, zone, rules, frame)
    for unit in posts(zone, rules):
        draw_unit(made, unit, rules, frame)
    _spire(made, zone, rules, frame)


def _zones(made: Composition, zone: ControlZone, rules: Rules, frame: BoardFrame) -> None:
    middle = frame.point(*zone.spire_in)
    inner, outer = zone.inner_in * frame.mm_per_in, zone.outer_in * frame.mm_per_in
    icz, ocz = ZONES[Zone.ICZ], ZONES[Zone.OCZ]
    made.draw(Path(circle(*middle, outer), ocz.ground), *slashed(middle, (inner, outer), frame.pitch_mm * 1.4, ocz.ink))
    made.draw(Path(circle(*middle, inner), icz.ground), *dotted(middle, inner, frame.pitch_mm, icz.ink))
    made.draw(ring(middle, inner, Stroke(icz.ink, frame.pitch_mm * 0.25)))
    made.draw(ring(middle, outer, Stroke(ocz.ink, frame.pitch_mm * 0.25)))
    line = outer if red_line(rules) is Ring.OUTER else inner
    made.draw(ring(middle, line - frame.pitch_mm * 0.5, Stroke(ocz.ink, frame.pitch_mm * 0.25)))


def _corner(made: Composition, corner: Corner, number: int, rules: Rules, frame: BoardFrame) -> None:
    """Draw where a Mob is set up, and the number of its player. Rule: SV.GAP.41."""
    west, south = "west" in corner.value, "south" in corner.value
    x, y = frame.point(0 if west else frame.width_in, 0 if south else frame.depth_in)
    reach = rules.mob.deploy_in * frame.mm_per_in
    made.draw(ring((x, y), reach, Stroke(NIGHT, frame.pitch_mm * 0.16, (frame.pitch_mm * 0.7, frame.pitch_mm * 0.5))))
    side = frame.pitch_mm * 2.4
    gap = frame.pitch_mm * 0.7
    plate = Box(x + gap if west else x - gap - side, y - gap - side if south else y + gap, side, side)
    made.draw(Rect(plate.x, plate.y, plate.width, plate.height, side * 0.2, fill=NIGHT))
    size_pt = max(LEAST_PT, side / MM_PER_PT * 0.6)
    made.write(str(number), plate, LABEL._replace(fill=WHITE, size_pt=size_pt, min_pt=min(size_pt, LEAST_PT)))


def _directions(made: Composition, zone: ControlZone, rules: Rules, frame: BoardFrame) -> None:
    """Draw a mark for each face of the pulse die around the outer ring. Rule: SV.GAP.20."""
    middle = frame.point(*zone.spire_in)
    outer, pitch = zone.outer_in * frame.mm_per_in, frame.pitch_mm
    for roll in range(1, rules.dice.sides + 1):
        away = radians(direction_deg(roll, rules))
        across, up = sin(away), -cos(away)
        ends = tuple((middle[0] + across * far, middle[1] + up * far) for far in (outer, outer + pitch))
        made.draw(Path(polyline(*ends), None, Stroke(NIGHT, pitch * 0.2)))
        far = outer + pitch + frame.label_pt * MM_PER_PT * 0.75
        x, y = middle[0] + across * far, middle[1] + up * far
        _plate(made, (x, y), frame.label_pt * MM_PER_PT)
        _plain(made, str(roll), (x, y), frame, NIGHT)


def _labels(made: Composition, zone: ControlZone, rules: Rules, frame: BoardFrame) -> None:
    """Write the names of both zones on plates, each in the first direction where nothing stands."""
    standing = posts(zone, rules)
    for name, away in ((Zone.ICZ, zone.inner_in * 0.8), (Zone.OCZ, (zone.inner_in + zone.outer_in) / 2)):
        places = tuple(towards(zone.spire_in, angle, away) for angle in LABEL_DIRECTIONS_DEG)
        free = (place for place in places if all(distance_in(place, unit.at_in) > CLEAR_IN for unit in standing))
        at = frame.point(*next(free, places[0]))
        height = frame.label_pt * MM_PER_PT
        made.draw(
            Rect(at[0] - height * 1.3, at[1] - height * 0.7, height * 2.6, height * 1.4, height * 0.3, fill=PAPER)
        )
        _plain(made, said(SHORT_ZONES[name], made.language), at, frame, ZONES[name].ink)


def _plate(made: Composition, at: Point, height: float) -> None:
    """Draw the ground under a number, over any line that runs through it."""
    made.draw(Rect(at[0] - height * 0.6, at[1] - height * 0.45, height * 1.2, height * 0.9, fill=GROUND))


def _plain(made: Composition, text: str, at: Point, frame: BoardFrame, ink: Ink) -> None:
    """Write a short label about a place."""
    size = frame.label_pt
    box = Box(at[0] - size, at[1] - size * 0.3, 2 * size, size * 0.6)
    made.write(text, box, LABEL._replace(fill=ink, size_pt=size, min_pt=min(size, LEAST_PT)))


def draw_unit(made: Composition, unit: Post, rules: Rules, frame: BoardFrame) -> None:
    """Draw the base of a control unit at its place, with its sign and a point that shows where it looks."""
    look = SideLook("", CONTROLS.ink, WHITE, CONTROL_TYPES[unit.type])
    draw_base(made, Base(unit.at_in, unit.facing_deg, look), rules, frame)


def draw_base(made: Composition, base: Base, rules: Rules, frame: BoardFrame, larger: float = 1.0) -> None:
    """Draw a base at its place on the board, so many times its size, with its sign and a point where it looks."""
    look = base.look
    x, y = frame.point(*base.at_in)
    radius = rules.base.diameter_in / 2 * frame.mm_per_in * larger
    away = radians(base.facing_deg)
    across, up = sin(away), -cos(away)
    tip = radius * (1 + NOTCH_SHARE)
    half = radius * 0.62
    foot = (x + across * radius * 0.75, y + up * radius * 0.75)
    point = polygon(
        (x + across * tip, y + up * tip),
        (foot[0] - up * half, foot[1] + across * half),
        (foot[0] + up * half, foot[1] - across * half),
    )
    made.draw(Path(point, look.ink), Path(circle(x, y, radius), look.ink, Stroke(look.on, radius * 0.1)))
    if radius >= LEAST_SIGN_MM:
        sign = Box(x - radius * 0.66, y - radius * 0.66, radius * 1.32, radius * 1.32)
        made.draw(icon(look.sign, sign, look.on))


def _spire(made: Composition, zone: ControlZone, rules: Rules, frame: BoardFrame) -> None:
    x, y = frame.point(*zone.spire_in)
    radius = rules.base.spire_in / 2 * frame.mm_per_in
    made.draw(Path(circle(x, y, radius), NIGHT, Stroke(WHITE, radius * 0.1)))
    made.draw(icon(CONTROL, Box(x - radius * 0.7, y - radius * 0.75, radius * 1.4, radius * 1.4), WHITE))
