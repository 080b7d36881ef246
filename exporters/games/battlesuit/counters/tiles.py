"""Terrain tiles: the hexagon of a dot, as on the panels, to lay on a point whose terrain has changed. Rule: BS.TER.20.

A tile covers its dot's hexagon and nothing else. In play rubble and slag come about; what a scenario lays besides is on
the backs.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.battlesuit.maps.lattice import Point as Dot
from exporters.components.base import Drawn, Job, piece_by_rules
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Path, Stroke
from exporters.drawing.shapes import polygon, shift
from exporters.games.battlesuit.counters.chits import bled, finished
from exporters.games.battlesuit.look.look import DOT_NAME, STEEL, TERRAINS
from exporters.games.battlesuit.panels.dots import terrain_dots
from exporters.games.battlesuit.panels.growth import growth
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM, corner_place, hexagon, place
from exporters.games.battlesuit.rulings import rules_of
from exporters.games.battlesuit.words import pieces as words
from exporters.games.battlesuit.words.charts import TERRAINS as TERRAIN_NAMES
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
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
    shared, setting = rules_of(job.setting).pieces.shared, job.setting
    counts = {Terrain.RUBBLE: shared.rubble_tiles, Terrain.SLAG: shared.slag_tiles}
    for terrain, (first, second) in BEHIND.items():
        half = counts[terrain] // 2
        for back, count in ((first, counts[terrain] - half), (second, half)):
            if count:
                key = f"tile/{terrain.value}_{back.value}"
                piece = piece_by_rules(job, key, tile(terrain, setting), tile(back, setting))
                yield replace(piece, copies=count, shape="hexagon")


def tile(terrain: Terrain, setting: Setting) -> Drawn:
    """Return a tile: its ground, what grows on it and leaves room for a name, and its dot."""
    look = TERRAINS[terrain]
    made = Composition(language=setting.language)
    made.draw(Path(polygon(*(corner_place(corner) for corner in hexagon(DOT))), look.ground, Stroke(STEEL, LINE_MM)))
    made.draw(growth(terrain, DOT, DOT_NAME.scaled(setting.type_scale)), *terrain_dots(terrain, (place(DOT),)))
    x, y = place(DOT)
    moved = Group(tuple(made.items), shift(TILE.centre[0] - x, TILE.centre[1] - y))
    return finished(
        f"tile_{terrain.value}",
        said(words.TILE, setting.language, terrain=said(TERRAIN_NAMES[terrain], setting.language)),
        TILE,
        Composition([bled(TILE, look.growth), moved], language=setting.language),
    )
