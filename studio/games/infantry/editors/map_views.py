"""What the editor of dot maps is given: the pictures of a map, and how their signs look."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from schemas.models.infantry.dot_map import NOTHING, Structure
from schemas.models.infantry.words import Terrain
from schemas.packs.packs import Pack
from studio.games.infantry.editors.map_looks import LEVELS, PALE_TUNNEL, TERRAINS, TUNNEL, WHITE
from studio.games.infantry.editors.map_pictures import LAYERS, LETTERS, MapPictures, tunnel_words

PITCH_MM = 12.7
"""Half an inch from dot to dot, as printed."""
LEVELS_LEGEND = [
    {"sign": str(level) if level else NOTHING, "name": f"Level {level}", "ground": ground}
    for level, ground in enumerate(LEVELS)
]

Swatch = dict[str, str]


def map_document(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a map as the editor holds it: whole lines of signs for each picture, whatever the document says."""
    pictures = MapPictures(data)
    size = {"columns": pictures.columns, "rows": pictures.rows}
    return {
        "lattice": {"grid": "square", **size, "column_mm": PITCH_MM, "row_mm": PITCH_MM},
        "pictures": {layer: pictures.shown(layer) for layer in LAYERS},
        "hills": [],
        "compass_at": "",
    }


def map_look(data: Mapping[str, Any], pack: Pack | None) -> dict[str, Any]:
    """Return what a map is called, and the signs of its layers with their colours."""
    pictures = MapPictures(data)
    layers = [
        {"name": "ground", "title": "Ground", "shows": "ground", "legend": [*_ground(pictures, pack)]},
        {"name": "levels", "title": "Levels", "shows": "levels", "legend": LEVELS_LEGEND},
        {"name": "tunnels", "title": "Tunnels", "shows": "letters", "legend": [*_tunnels(pictures)]},
    ]
    return {"what": "dot map", "title": str(data.get("title", "")), "layers": layers, "tools": []}


def _ground(pictures: MapPictures, pack: Pack | None) -> Iterator[Swatch]:
    yield from (_swatch(sign, name.replace("_", " "), name) for sign, name in pictures.legend.items())
    for sign, name in pictures.structures.items():
        structure = pack.named("structure", name, Structure) if pack is not None else None
        title, terrain = (structure.name, structure.terrain.value) if structure is not None else (name, "building")
        yield _swatch(sign, title, terrain)


def _swatch(sign: str, name: str, terrain: str) -> Swatch:
    if terrain == Terrain.STANDARD:
        return {"sign": sign, "name": name}
    ground, dot, mark = TERRAINS.get(Terrain(terrain), ("", "", "")) if terrain in [*Terrain] else ("", "", "")
    return {"sign": sign, "name": name, "ground": ground, "dot": dot or WHITE, "mark": mark or "#B00020"}


def _tunnels(pictures: MapPictures) -> Iterator[Swatch]:
    """Yield the letters of the tunnels there are, and of one more."""
    used = {sign.lower() for line in pictures.lines("tunnels") for sign in line} & {*LETTERS}
    free = next((letter for letter in LETTERS if letter not in used), "")
    yield {"sign": NOTHING, "name": "no tunnel"}
    for letter in [*sorted(used), *free]:
        yield {"sign": letter, "name": tunnel_words(letter), "dot": PALE_TUNNEL, "mark": TUNNEL}
        way = letter.upper()
        yield {"sign": way, "name": tunnel_words(way), "dot": TUNNEL, "mark": WHITE}


def structure_counts(data: Mapping[str, Any]) -> dict[str, int]:
    """Return on how many dots each sign for a structure stands."""
    pictures = MapPictures(data)
    signs = Counter("".join(pictures.lines("ground")))
    return {sign: signs[sign] for sign in pictures.structures}
