"""Tiles of terrain, and bases, to lay on the map.

Bases of half an inch to play with figures: one for each letter, round or square, and markers beside drones. Rules:
BS.FIG.3, BS.FIG.8.
Terrain tiles: the hexagon of a dot, as on the panels, to lay on a point whose terrain has changed. Rule: BS.TER.20. A
tile covers its dot's hexagon and nothing else. In play rubble and slag come about; what a scenario lays besides is on
the backs.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from engine.games.battlesuit.maps.panels import Point as Dot
from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon, polygon, shift
from exporters.faces.fonts import Face
from exporters.games.battlesuit.counters.chits import MARKER, bled, disc, finished, plate
from exporters.games.battlesuit.look import DOT_NAME, DRONE, IRON, STEEL, TERRAINS, letter_of, rules_of
from exporters.games.battlesuit.pages import SIDES, SideLook
from exporters.games.battlesuit.panels.ground import growth, terrain_dots
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM, corner_place, hexagon, place
from exporters.games.battlesuit.wording import pieces as words
from exporters.games.battlesuit.wording.terms import TERRAINS as TERRAIN_NAMES
from exporters.imposition.pieces import Piece, Shape
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.words import Terrain

LETTER: Final = TextStyle(Face.TITLE, 18, 9, WHITE, align="centre", valign="middle", leading=1.0)
NUMBER: Final = TextStyle(Face.NUMERAL, 15, 8, WHITE, align="centre", valign="middle", leading=1.0)
BAR_UNDER: Final = "69"

NAMES: Final[dict[Shape, str]] = {"circle": "base", "rectangle": "square_base"}

GROUNDS: Final[dict[Shape, Callable[[Ink, Stroke, Setting], Composition]]] = {"circle": disc, "rectangle": plate}

TILE: Final = Box(0, 0, COLUMN_MM * 4 / 3, ROW_MM)
DOT: Final = Dot(2, 2)
LINE_MM: Final = 0.3
BEHIND: Final = {
    Terrain.RUBBLE: (Terrain.WOODS, Terrain.BUILDING),
    Terrain.SLAG: (Terrain.MARSH, Terrain.WATER),
}
"""What is on the backs of the tiles of rubble and slag: half of them each."""


def round_bases(job: PrintJob) -> Iterator[Piece]:
    """Yield a round base for each letter of each side, and a marker for each drone."""
    yield from _bases(job, "circle")


def square_bases(job: PrintJob) -> Iterator[Piece]:
    """Yield the same on square bases."""
    yield from _bases(job, "rectangle")


def _bases(job: PrintJob, shape: Shape) -> Iterator[Piece]:
    counts, setting = rules_of(job.setting).pieces.per_side, job.setting
    name = NAMES[shape]
    for side in SIDES.values():
        for at in range(counts.armored):
            letter = letter_of(at)
            drawn = base(side, letter, shape, setting)
            yield replace(piece_by_rules(job, f"{name}/{side.key}_{letter.lower()}", drawn), shape=shape)
        for number in range(1, counts.drones + 1):
            drawn = drone_marker(side, number, shape, setting)
            yield replace(piece_by_rules(job, f"{name}/drone_{side.key}_{number}", drawn), shape=shape)


def base(side: SideLook, letter: str, shape: Shape, setting: Setting) -> Drawn:
    """Return the base of an armoured soldier. Rule: BS.FIG.3."""
    made = GROUNDS[shape](side.ink, Stroke(WHITE, 0.3), setting)
    made.write(letter, Box(1.5, 1.0, MARKER.width - 3, 7.6), LETTER)
    made.draw(icon(side.sign, Box(0, 8.6, MARKER.width, 2.5), WHITE))
    return _of_side(f"base_{side.key}_{letter.lower()}", said(words.BASE, setting.language, letter=letter), side, made)


def drone_marker(side: SideLook, number: int, shape: Shape, setting: Setting) -> Drawn:
    """Return the marker that lies beside a drone. Rule: BS.FIG.8."""
    made = GROUNDS[shape](IRON, Stroke(side.ink, 1.0), setting)
    box = Box(2.2, 2.4, MARKER.width - 4.4, 5.6)
    mark, rest = box.cut_left(4.0)
    made.draw(icon(DRONE, mark, WHITE))
    made.write(str(number), rest, NUMBER)
    if str(number) in BAR_UNDER:
        made.draw(Rect(rest.x + 0.7, box.bottom - 0.2, rest.width - 1.4, 0.45, fill=WHITE))
    made.draw(icon(side.sign, Box(0, 8.4, MARKER.width, 2.1), WHITE))
    return _of_side(
        f"drone_marker_{side.key}_{number}", said(words.DRONE_MARKER, setting.language, number=number), side, made
    )


def _of_side(name: str, piece: str, side: SideLook, made: Composition) -> Drawn:
    owner = said(side.word, made.language)
    return finished(name, said(words.BELONGS, made.language, piece=piece, side=owner), MARKER, made)


def tiles(job: PrintJob) -> Iterator[Piece]:
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
