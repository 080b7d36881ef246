"""The pictures of a dot map, ground, levels and tunnels, and how they look in the editor.

A faulty picture is shown as far as it can be read, and a stroke writes only the lines it touches. Lines are counted
from the north, as they are written; rows from the south, as the rules count them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from engine.games.infantry.ground import Spot
from schemas.models.infantry.dot_map import LARGEST, LEGEND, LEVELS, NOTHING, SMALLEST, Structure, lines_of
from schemas.models.infantry.words import Terrain
from schemas.packs.packs import Pack
from studio.editors.deeds import UNKNOWN, level_words

Layer = Literal["ground", "levels", "tunnels"]
LAYERS: tuple[Layer, ...] = ("ground", "levels", "tunnels")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
Colours = tuple[str, str, str]
WHITE: Final = "#FFFFFF"
BLACK: Final = "#101010"
TERRAINS: Final[Mapping[Terrain, Colours]] = {
    Terrain.ROUGH: ("#E6DDCB", "#776A53", WHITE),
    Terrain.SWAMP: ("#D5E4D2", "#3B6F64", WHITE),
    Terrain.SHALLOW_WATER: ("#D3E8F4", "#A5CDE6", BLACK),
    Terrain.DEEP_WATER: ("#9CC6E4", "#245F8F", WHITE),
    Terrain.BARBED_WIRE: ("", "#2E2E2B", WHITE),
    Terrain.TRENCH: ("#D9C4A0", "#6B4A2A", WHITE),
    Terrain.LIGHT_VEGETATION: ("#DDEBC6", "#9CC27A", BLACK),
    Terrain.HEAVY_VEGETATION: ("#B5D3A0", "#2F6B33", WHITE),
    Terrain.LOW_WALL: ("", "#7D7D76", WHITE),
    Terrain.HIGH_WALL: ("#B9B2A6", "#3A3A36", WHITE),
    Terrain.BUILDING: ("#B9B2A6", "#3A3A36", WHITE),
    Terrain.TREE: ("#DDEBC6", "#5C4326", WHITE),
    Terrain.VEHICLE: ("#D6D3CE", "#59616B", WHITE),
}
"""Ground ("" for that of the level), disc and sign of each terrain that is not standard."""

LEVEL_GROUNDS: Final = (
    *("", "#F0E0BC", "#ECD8B2", "#E8D0A8", "#E3C89E"),
    *("#DFC094", "#DBB88A", "#D7B080", "#D2A876", "#CEA06C"),
)
"""The ground of each level: the higher, the browner."""

TUNNEL: Final = "#7A2E6B"
PALE_TUNNEL: Final = "#E9D3E4"
PITCH_MM = 12.7
"""Half an inch from dot to dot, as printed."""

LEVELS_LEGEND = [
    {"sign": str(level) if level else NOTHING, "name": f"Level {level}", "ground": ground}
    for level, ground in enumerate(LEVEL_GROUNDS)
]
Swatch = dict[str, str]


@dataclass(frozen=True)
class MapPictures:
    """What a `dot_map` document says of its dots, whatever it says."""

    data: Mapping[str, Any]

    @cached_property
    def legend(self) -> dict[str, str]:
        """The terrains by their signs, those of the document or else the usual ones; not those of structures."""
        found = _by_sign(self.data.get("legend"))
        usual = {sign: terrain.value for sign, terrain in LEGEND.items()}
        return {sign: name for sign, name in (found or usual).items() if sign not in self.structures}

    @cached_property
    def structures(self) -> dict[str, str]:
        """The ids of structures by their signs."""
        return _by_sign(self.data.get("structures"))

    @cached_property
    def columns(self) -> int:
        """How many dots most lines have, as far as a map may have as many."""
        lengths = Counter(map(len, self._first_lines))
        return _within(lengths.most_common(1)[0][0] if lengths else SMALLEST)

    @cached_property
    def rows(self) -> int:
        """How many lines there are, as far as a map may have as many."""
        return _within(len(self._first_lines))

    @property
    def _first_lines(self) -> Sequence[str]:
        return next((lines for layer in LAYERS if (lines := self.lines(layer))), ())

    def signs(self, layer: Layer) -> str:
        """The signs that may stand in a picture."""
        known = {"ground": "".join((*self.legend, *self.structures)), "levels": LEVELS}
        return known.get(layer, NOTHING + LETTERS + LETTERS.upper())

    def plain(self, layer: Layer) -> str:
        """The sign of a dot of which nothing special is said: standard terrain, level 0, no tunnel."""
        if layer != "ground" or NOTHING in self.legend:
            return NOTHING
        return next((sign for sign, terrain in self.legend.items() if terrain == Terrain.STANDARD), NOTHING)

    def called(self, layer: Layer, sign: str) -> str:
        """What a sign of a picture stands for."""
        if layer == "levels":
            return level_words(sign)
        if layer == "tunnels":
            return tunnel_words(sign)
        return self.structures.get(sign, self.legend.get(sign, sign)).replace("_", " ")

    def lines(self, layer: Layer) -> list[str]:
        """Return the lines of a picture as they are written; none where there is no picture."""
        found = self.data.get(layer)
        return list(lines_of(found)) if isinstance(found, str) and found else []

    def shown(self, layer: Layer) -> dict[str, str]:
        """Return every line by its number from the north, `UNKNOWN` for what cannot be read; all plain without one."""
        lines, signs = self.lines(layer), self.signs(layer)
        missing = UNKNOWN if lines or layer == "ground" else self.plain(layer)
        texts = [*lines, *[""] * (self.rows - len(lines))]
        return {str(at): self._shown(texts[at], signs, missing) for at in range(self.rows)}

    def _shown(self, text: str, signs: str, missing: str) -> str:
        padded = text.ljust(self.columns, missing)[: self.columns]
        return "".join(sign if sign in signs else UNKNOWN for sign in padded)

    def painted(self, layer: Layer, dots: Mapping[Spot, str]) -> str:
        """Return a picture with other signs on some dots; lines without them stay as they are written."""
        lines, plain = self.lines(layer), self.plain(layer)
        for (column, row), sign in dots.items():
            at = self.rows - 1 - row
            lines += [plain * self.columns] * (self._least(lines, at) - len(lines))
            text = lines[at].ljust(self.columns, plain)
            lines[at] = text[:column] + sign + text[column + 1 :]
        return self.as_text(layer, lines)

    def _least(self, lines: Sequence[str], at: int) -> int:
        """Return how many lines a picture has to have that is written to; a new one has all of them."""
        return self.rows if not lines else max(len(lines), at + 1)

    def mirrored(self, layer: Layer, *, across: bool, down: bool) -> str:
        """Return a picture with east and west changed over (`across`), north and south (`down`), or both."""
        plain = self.plain(layer)
        lines = [text.replace(UNKNOWN, plain) for text in self.shown(layer).values()]
        turned = [text[::-1] for text in lines] if across else lines
        return self.as_text(layer, turned[::-1] if down else turned)

    def as_text(self, layer: Layer, lines: Sequence[str]) -> str:
        """Return lines as the text of a picture, which ends as the one that is written ends."""
        found = self.data.get(layer)
        cut = isinstance(found, str) and found and not found.endswith("\n")
        return "\n".join(lines) + ("" if cut else "\n")


def tunnel_words(sign: str) -> str:
    """Return what a sign of a tunnel stands for."""
    if sign == NOTHING:
        return "no tunnel"
    return f"way into tunnel {sign.lower()}" if sign.isupper() else f"tunnel {sign}"


def _by_sign(found: Any) -> dict[str, str]:
    """Return what stands for what, as far as it can be read."""
    if not isinstance(found, Mapping):
        return {}
    return {sign: str(name) for sign, name in found.items() if isinstance(sign, str) and len(sign) == 1}


def _within(count: int) -> int:
    return min(max(count, SMALLEST), LARGEST)


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
