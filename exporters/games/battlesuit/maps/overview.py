"""A map in small: its panels as they lie, with hills, areas of terrain and one sign for each of them.

Areas and contours are the outlines of the panels; what grows on the ground and the names of dots are left out, so
that everything there is can be read. Rules: BS.SCN.3, BS.MAP.1, BS.MAP.2.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.battlesuit.maps.battlefield import Panels
from engine.games.battlesuit.maps.layouts import Layout
from engine.games.battlesuit.maps.panels import STEPS
from engine.games.battlesuit.maps.panels import Point as Dot
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Group, Item, Path, Point, Rect, Segment, Stroke, Symbol, Use
from exporters.drawing.shapes import after, polyline, scale, shift, turn
from exporters.games.battlesuit.look import CONTOUR, GRASS, GROUND, IRON, TERRAINS, level_ink
from exporters.games.battlesuit.panels.ground import level_of, region, terrain_of
from exporters.games.battlesuit.panels.lattice import BOARD, COLUMN_MM, ROW_MM, SHAPE, place
from exporters.text.fitting import Composition
from schemas.models.battlesuit.maps import HALF_TURN, MapPanel
from schemas.models.battlesuit.words import Terrain

CONTOUR_MM: Final = 0.3
AREA_MM: Final = 0.15
DOT_MM: Final = 0.2
LEAST_PITCH_MM: Final = 1.6
"""Dots that lie closer are left out."""

LEAST_SIGN_MM: Final = 2.4
MOST_SIGN_MM: Final = 4.4
SEAM_MM: Final = 0.25
FRAME_MM: Final = 0.5


@dataclass(frozen=True)
class MapFrame:
    """Where a map lies on the paper, and millimetres of paper for a millimetre of the panels."""

    board: Box
    layout: Layout
    scale: float

    @classmethod
    def within(cls, box: Box, layout: Layout) -> "MapFrame":
        """Return the frame of a map as large as a box has room for, at its top and in its middle."""
        width, height = layout.span.x * COLUMN_MM, layout.span.y2 / 2 * ROW_MM
        factor = min(box.width / width, box.height / height)
        left = box.x + (box.width - width * factor) / 2
        return cls(Box(left, box.y, width * factor, height * factor), layout, factor)

    @property
    def pitch_mm(self) -> float:
        """How far apart two columns of dots are."""
        return COLUMN_MM * self.scale

    @property
    def sign_mm(self) -> float:
        """How large signs are: in proportion to the map, but neither lost nor clumsy."""
        return min(max(self.pitch_mm * 0.72, LEAST_SIGN_MM), MOST_SIGN_MM)

    def point(self, dot: Dot) -> Point:
        """Return where a point of the map lies."""
        x, y = place(dot)
        return (self.board.x + x * self.scale, self.board.y + y * self.scale)

    def named(self, name: str) -> Point | None:
        """Return where a point lies by its name; None if it is not on the map."""
        dot = self.layout.point(name)
        return None if dot is None else self.point(dot)

    def on_panel(self, letter: str, dot: Dot) -> Point:
        """Return where a dot of a panel lies, as the panel is laid."""
        panel, corner = next((panel, corner) for panel, corner in self.layout.placed() if panel.letter == letter)
        laid = SHAPE.half_turned(dot) if panel.rotation == HALF_TURN else dot
        return self.point(corner.plus(laid))


def draw_ground(made: Composition, panels: Panels, frame: MapFrame, shown: Box | None = None) -> None:
    """Draw the panels as they lie, the seams between them, and the edge of the map; no panels but those `shown`."""
    models = {panel.letter: panel for panel in panels.values()}
    for panel, corner in frame.layout.placed():
        x, y = frame.point(corner)
        if shown is not None and not Box(x, y, BOARD.width * frame.scale, BOARD.height * frame.scale).meets(shown):
            continue
        symbol = _symbol(models[panel.letter], frame)
        laid = turn(180, BOARD.width, BOARD.height) if panel.rotation == HALF_TURN else shift(0, 0)
        made.draw(Use(symbol, after(scale(frame.scale, x, y), laid)))
    board = frame.board
    made.draw(Path(tuple(_seams(frame)), None, Stroke(IRON, SEAM_MM, (2.4, 1.2))))
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(IRON, FRAME_MM)))


def _seams(frame: MapFrame) -> Iterator[Segment]:
    rows, columns = len(frame.layout.rows), len(frame.layout.rows[0])
    board = frame.board
    for at in range(1, columns):
        x = board.x + board.width * at / columns
        yield from polyline((x, board.y), (x, board.bottom))
    for at in range(1, rows):
        y = board.y + board.height * at / rows
        yield from polyline((board.x, y), (board.right, y))


def _symbol(model: MapPanel, frame: MapFrame) -> Symbol:
    """Return a panel at true size, its lines as wide as they are to be on paper at the frame's scale."""
    name = f"overview-{model.id}-{frame.scale:.6f}"
    board = Rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height)
    return Symbol(name, BOARD.width, BOARD.height, (Group(tuple(_panel(model, frame)), clip=board),))


def _panel(model: MapPanel, frame: MapFrame) -> Iterator[Item]:
    dots = tuple(SHAPE.dots())
    raised = {dot: level_of(model, dot) for dot in dots}
    contours = tuple(region(dot for dot in dots if raised[dot] >= step) for step in range(1, max(raised.values()) + 1))
    yield Rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height, fill=GROUND)
    yield from (Path(outline, level_ink(step)) for step, outline in enumerate(contours, start=1))
    for terrain, look in TERRAINS.items():
        within = tuple(dot for dot in dots if terrain_of(model, dot) is terrain)
        if within:
            yield Path(region(within), look.ground, Stroke(look.growth, AREA_MM / frame.scale))
    yield from (Path(outline, None, Stroke(CONTOUR, CONTOUR_MM / frame.scale)) for outline in contours)
    if frame.pitch_mm >= LEAST_PITCH_MM:
        yield Dots(tuple(place(dot) for dot in dots), DOT_MM / frame.scale, GRASS)


def areas(model: MapPanel) -> Iterator[tuple[Terrain, tuple[Dot, ...]]]:
    """Yield each area of a panel but clear ground, with its dots, those nearest to its middle first."""
    left = {dot: terrain for dot in SHAPE.dots() if (terrain := terrain_of(model, dot)) in TERRAINS}
    while left:
        first = next(iter(left))
        terrain = left[first]
        area, edge = {first}, [first]
        while edge:
            around = (edge[-1].plus(step) for step in STEPS.values())
            found = [dot for dot in around if left.get(dot) is terrain and dot not in area]
            edge = [*edge[:-1], *found]
            area.update(found)
        left = {dot: kind for dot, kind in left.items() if dot not in area}
        yield terrain, _from_middle(area)


def _from_middle(area: set[Dot]) -> tuple[Dot, ...]:
    x, y2 = (sum(dot[axis] for dot in area) / len(area) for axis in (0, 1))
    return tuple(sorted(sorted(area), key=lambda dot: (dot.x - x) ** 2 + (dot.y2 / 2 - y2 / 2) ** 2))
