"""Terrain tiles: the hexagon of a dot, as on the panels, to lay on a point whose terrain has changed. Rule: BS.TER.20.

A tile covers its dot's hexagon and nothing else. In play rubble and slag come about; what a scenario lays besides is on
the backs.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.battlesuit.lattice import Point as Dot
from exporters.components.base import Drawn, piece_by_rules
from exporters.components.battlesuit.chits import bled, finished
from exporters.components.battlesuit.dots import terrain_dots
from exporters.components.battlesuit.growth import growth
from exporters.components.battlesuit.lattice import COLUMN_MM, ROW_MM, corner_place, hexagon, place
from exporters.components.battlesuit.look import STEEL, TERRAINS
from exporters.components.battlesuit.rulings import rules_of
from exporters.composition import Composition
from exporters.drawing import Group, Path, Stroke
from exporters.jobs import Job
from exporters.layouts import Box
from exporters.matrices import shift
from exporters.pieces import Piece
from exporters.shapes import polygon
from exporters.words import battlesuit_pieces as words
from exporters.words.battlesuit_charts import TERRAINS as TERRAIN_NAMES
from schemas.models.battlesuit.words import Terrain

TILE: Final = Box(0, 0, COLUMN_MM * 4 / 3, ROW_MM)
DOT: Final = Dot(2, 2)
LINE_MM: Final = 0.3
BEHIND: Final = {
    Terrain.RUBBLE: (Terrain.WOODS, Terrain.BUILDING),
    Terrain.SLAG: (Terrain.MARSH, Terrain.WATER),
}
"""What is on the backs of the tiles of rubble and slag: half of them each."""


def tiles(job: Job) -> Iterator[Piece]:
    """Yield the tiles of rubble and slag; a kind of which there is none is left out."""
    shared = rules_of(job.setting).pieces.shared
    counts = {Terrain.RUBBLE: shared.rubble_tiles, Terrain.SLAG: shared.slag_tiles}
    for terrain, (first, second) in BEHIND.items():
        half = counts[terrain] // 2
        for back, count in ((first, counts[terrain] - half), (second, half)):
            if count:
                key = f"tile/{terrain.value}_{back.value}"
                yield replace(piece_by_rules(job, key, tile(terrain), tile(back)), copies=count, shape="hexagon")


def tile(terrain: Terrain) -> Drawn:
    """Return a tile: its ground, what grows on it, and its dot."""
    look = TERRAINS[terrain]
    made = Composition()
    made.draw(Path(polygon(*(corner_place(corner) for corner in hexagon(DOT))), look.ground, Stroke(STEEL, LINE_MM)))
    made.draw(growth(terrain, DOT), *terrain_dots(terrain, (place(DOT),)))
    x, y = place(DOT)
    moved = Group(tuple(made.items), shift(TILE.centre[0] - x, TILE.centre[1] - y))
    return finished(
        f"tile_{terrain.value}",
        words.TILE.format(terrain=TERRAIN_NAMES[terrain]),
        TILE,
        Composition([bled(TILE, look.growth), moved]),
    )
