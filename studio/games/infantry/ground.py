"""The ground of a dot map for replays: cells of terrain in their printed ink, and strokes of what runs along dots."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from engine.games.infantry.ground import Spot
from engine.games.infantry.log.tabletop import Battleground
from engine.games.infantry.names import Limits
from exporters.games.infantry import look
from exporters.games.infantry.maps.lattice import MapFrame, Survey, survey_of
from exporters.games.infantry.maps.works import BUILT, HULL, LEAVES, MASONRY, parts
from schemas.models.infantry.words import Terrain
from studio.jobs.replay import Json, Place, cell

PITCH_IN: Final = 0.5

WORKS: Final = {
    Terrain.TRENCH: (look.TRENCH, 0.44, ()),
    Terrain.LOW_WALL: (look.WALL, 0.2, ()),
    Terrain.HIGH_WALL: (MASONRY, 0.4, ()),
    Terrain.BARBED_WIRE: (look.WIRE, 0.08, (0.12, 0.08)),
}
"""What runs along dots: ink, width as a share of the pitch, dashes in inches."""

STANDING: Final = {Terrain.TREE: LEAVES, Terrain.VEHICLE: HULL}
SMALL: Final = 0.7
"""How large what does not cover the ground is."""


@dataclass(frozen=True)
class MapGround:
    """A dot map in inches from its south-west corner, a cell of half an inch for each dot."""

    battleground: Battleground

    @cached_property
    def survey(self) -> Survey:
        """The map with the terrain of its dots."""
        return survey_of(self.battleground.dot_map, self.battleground.pack)

    @property
    def size_in(self) -> Place:
        """How far the map reaches east and north."""
        dot_map = self.battleground.dot_map
        return dot_map.columns * PITCH_IN, dot_map.rows * PITCH_IN

    def place(self, spot: Spot) -> Place:
        """Return where a dot lies."""
        return (spot[0] + 0.5) * PITCH_IN, (spot[1] + 0.5) * PITCH_IN

    def dots(self) -> Iterator[Place]:
        """Yield the dots, row by row from the south."""
        yield from (self.place(spot) for spot in self._frame.spots())

    def terrain(self) -> Iterator[Json]:
        """Yield the cells of raised dots, and over them those of terrain that covers the ground or stands on it."""
        for spot, kind in self.survey.terrain.items():
            level = self.survey.dot_map.level_at(*spot)
            name = f"{spot[0]}/{spot[1]}, level {level}"
            if level:
                yield cell(name, kind.value, look.level_ink(level).hex, self._outline(spot, 1))
            if kind in look.AREAS:
                yield cell(name, kind.value, look.AREAS[kind].ground.hex, self._outline(spot, SMALL if level else 1))
            elif kind in STANDING:
                yield cell(name, kind.value, STANDING[kind].hex, self._outline(spot, SMALL))

    def strokes(self) -> Iterator[Json]:
        """Yield trenches, walls, wire and tunnels as lines along their dots."""
        built = self.survey.of(*BUILT)
        for tunnel in self.survey.tunnels().values():
            yield self._stroke("tunnel", (look.TUNNEL.hex, 0.12, (0.15, 0.12)), frozenset(tunnel), frozenset(tunnel))
        for kind, (ink, width, dash) in WORKS.items():
            spots = self.survey.of(kind)
            if spots:
                joined = built if kind in BUILT else spots
                yield self._stroke(kind.value, (ink.hex, width, dash), spots, joined)

    def outline(self, kind: str, ink: str, limits: Limits) -> Json:
        """Return the outline of a zone: first and last column, first and last row."""
        west, east, south, north = (PITCH_IN * (each + at % 2) for at, each in enumerate(limits))
        corners = ((west, south), (east, south), (east, north), (west, north), (west, south))
        lines = [[*start, *end] for start, end in pairwise(corners)]
        return {"type": kind, "ink": ink, "width": 0.2 * PITCH_IN, "dash": [], "lines": lines}

    @cached_property
    def _frame(self) -> MapFrame:
        dot_map = self.battleground.dot_map
        return MapFrame(0, 0, PITCH_IN, dot_map.columns, dot_map.rows)

    def _stroke(
        self, kind: str, inks: tuple[str, float, tuple[float, ...]], spots: frozenset[Spot], joined: frozenset[Spot]
    ) -> Json:
        ink, width, dash = inks
        depth = self.size_in[1]
        lines = [[x1, depth - y1, x2, depth - y2] for (x1, y1), (x2, y2) in parts(spots, joined, self._frame)]
        return {"type": kind, "ink": ink, "width": width * PITCH_IN, "dash": [*dash], "lines": lines}

    def _outline(self, spot: Spot, size: float) -> Iterator[Place]:
        (x, y), half = self.place(spot), PITCH_IN * size / 2
        yield from ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
