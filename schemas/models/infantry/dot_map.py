"""`dot_map` and `structure`: the ground in text that reads like the map, and what stands on it.

Columns are counted from the west, rows from the south, both from 0: the last line of a picture is row 0. Contours are
not written down: one runs between any two neighbouring dots of unequal level. Rules: IN.TER.3, IN.TUN.1, IN.BRC.4,
IN.GAP.20.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import PICTURE, Breach, Document, PicturePath, Words, reference, refuse
from schemas.models.infantry.words import STRUCTURES, Terrain, Toughness

NOTHING = "."
LEVELS = ".123456789"
"""The signs of the levels 0 to 9 in the picture of the levels."""

LEGEND = {
    ".": Terrain.STANDARD,
    "r": Terrain.ROUGH,
    "s": Terrain.SWAMP,
    "-": Terrain.SHALLOW_WATER,
    "~": Terrain.DEEP_WATER,
    "x": Terrain.BARBED_WIRE,
    "=": Terrain.TRENCH,
    ",": Terrain.LIGHT_VEGETATION,
    "%": Terrain.HEAVY_VEGETATION,
    "n": Terrain.LOW_WALL,
    "#": Terrain.HIGH_WALL,
    "B": Terrain.BUILDING,
    "T": Terrain.TREE,
}

Sign = Annotated[str, Field(pattern=r"^[^\s\d]$")]
TerrainSign = Annotated[Terrain, Field(strict=False)]
Picture = Annotated[str, Field(min_length=1, max_length=9000)]
SMALLEST, LARGEST = 6, 80
"""Fewest and most dots of a map along each edge."""


class Structure(Document):
    """Something that stands on dots of a map and can be breached. Rules: IN.LRG.1, IN.BRC.4, IN.GAP.43."""

    kind: Literal["structure"] = Field(description="Always `structure`.")
    name: Words = Field(min_length=1, max_length=40, description="What it is.", examples=["Pump house"])
    terrain: Terrain = Field(
        description="What its dots are: low_wall, high_wall, building, tree or vehicle.",
        examples=["building"],
        strict=False,
    )
    toughness: Toughness | None = Field(
        default=None, description="What a dot of it withstands; none: as the rules say (IN.BRC.4).", strict=False
    )
    note: Words = Field(default="", max_length=160, description="A line of colour; never changes the game.")
    picture: PicturePath = PICTURE

    @model_validator(mode="after")
    def _stands(self) -> Self:
        """Refuse a structure of what does not stand."""
        if self.terrain not in STRUCTURES:
            refuse([(("terrain",), f"a structure is one of {', '.join(STRUCTURES)}")])
        return self


class DotMap(Document):
    """A map of dots in rows and columns, each with eight neighbours. Rules: IN.TER.2, IN.TER.3, IN.GAP.20."""

    kind: Literal["dot_map"] = Field(description="Always `dot_map`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the place.", examples=["Millford"])
    description: Words = Field(default="", max_length=600, description="What the place is like; flavour only.")
    legend: dict[Sign, TerrainSign] = Field(
        default=LEGEND, description="Which sign stands for which terrain in the picture of the ground."
    )
    structures: dict[Sign, Annotated[str, reference("structure")]] = Field(
        default={},
        description="Which sign stands for which structure; what the legend says of a sign does not count then.",
        examples=[{"P": "pump_house"}],
    )
    ground: Picture = Field(
        description="The ground, north above: a line for each row, a sign for each dot; the last line is row 0.",
        examples=["..,,..\n..==..\n"],
    )
    levels: Picture | None = Field(
        default=None,
        description="Level of each dot, drawn like the ground: `.` for 0, else a digit; none: all flat (IN.TER.3).",
    )
    tunnels: Picture | None = Field(
        default=None,
        description="The tunnels, drawn like the ground: `.` for none, a letter for each dot of a tunnel, a capital "
        "where one goes in and out (IN.TUN.1).",
    )

    @model_validator(mode="after")
    def _pictures_hold(self) -> Self:
        """Refuse pictures that are no map."""
        refuse(self._wrong())
        return self

    def _wrong(self) -> Iterator[Breach]:
        signs = "".join(dict.fromkeys((*self.legend, *self.structures)))
        if len(self.lines) == 1 and " " in self.ground.strip():
            yield ("ground",), "the lines of a picture stand below a `|` behind its key: write `ground: |`"
            return
        columns = _usual_length(self.lines)
        yield from _wrong_size(columns, self.rows)
        yield from _wrong_lines("ground", self.lines, columns, signs)
        for name, known in (("levels", LEVELS), ("tunnels", None)):
            picture: str | None = getattr(self, name)
            if picture is not None:
                yield from _wrong_layer(name, lines_of(picture), self.rows)
                yield from _wrong_lines(name, lines_of(picture), columns, known)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines of the ground from the north, a sign for each dot."""
        return lines_of(self.ground)

    @cached_property
    def heights(self) -> tuple[str, ...]:
        """The lines of the levels from the north; none if all is flat."""
        return () if self.levels is None else lines_of(self.levels)

    @property
    def columns(self) -> int:
        """How many dots there are from west to east."""
        return len(self.lines[0])

    @property
    def rows(self) -> int:
        """How many dots there are from south to north."""
        return len(self.lines)

    def line_of(self, row: int) -> int:
        """Return the line of a picture that shows a row; the first line is 0 and shows the northernmost."""
        return self.rows - 1 - row

    def terrain_at(self, column: int, row: int) -> Terrain | None:
        """Return the terrain that the legend has for a dot; None where a structure stands."""
        sign = self.lines[self.line_of(row)][column]
        return None if sign in self.structures else self.legend[sign]

    def structure_at(self, column: int, row: int) -> str | None:
        """Return the name of the structure on a dot; None without one."""
        return self.structures.get(self.lines[self.line_of(row)][column])

    def level_at(self, column: int, row: int) -> int:
        """Return the level of a dot."""
        return LEVELS.index(self.heights[self.line_of(row)][column]) if self.heights else 0

    def tunnel_dots(self) -> Iterator[tuple[str, int, int]]:
        """Yield sign, column and row of every dot of a tunnel, line by line from the north."""
        for line, signs in enumerate(lines_of(self.tunnels) if self.tunnels else ()):
            yield from ((sign, column, self.line_of(line)) for column, sign in enumerate(signs) if sign != NOTHING)


def lines_of(picture: str) -> tuple[str, ...]:
    """Return the lines of a picture."""
    return tuple(picture.removesuffix("\n").split("\n"))


def _usual_length(lines: tuple[str, ...]) -> int:
    """Return the length that most lines have; among equals that of the first."""
    [(length, _)] = Counter(map(len, lines)).most_common(1)
    return length


def _wrong_size(columns: int, rows: int) -> Iterator[Breach]:
    for words, dots in (("columns", columns), ("rows", rows)):
        if not SMALLEST <= dots <= LARGEST:
            yield ("ground",), f"a map has {SMALLEST} to {LARGEST} {words}; this has {dots}"


def _wrong_layer(name: str, lines: tuple[str, ...], count: int) -> Iterator[Breach]:
    """Yield what keeps a layer from lying on the ground."""
    if len(lines) != count:
        yield (name,), f"the ground has {count} lines; here are {len(lines)}"


def _wrong_lines(name: str, lines: tuple[str, ...], columns: int, signs: str | None) -> Iterator[Breach]:
    """Yield what is wrong with the lines of a picture drawn with `signs`; None stands for letters."""
    for number, text in enumerate(lines):
        if "\t" in text:
            yield (name, number), f"a tab stands in line {number + 1}, and a picture has a sign for each dot: delete it"
        elif len(text) != columns:
            fix = f"add {columns - len(text)}" if len(text) < columns else f"take {len(text) - columns} out"
            yield (name, number), f"the lines have {columns} dots; line {number + 1} has {len(text)}: {fix}"
        else:
            yield from _wrong_sign((name, number), text, signs)


def _wrong_sign(at: tuple[str, int], text: str, signs: str | None) -> Iterator[Breach]:
    for column, sign in enumerate(text):
        known = sign in signs if signs is not None else sign == NOTHING or (sign.isascii() and sign.isalpha())
        if not known:
            there = " ".join(signs) if signs is not None else ". and the letters"
            yield at, f"the dot in column {column} of line {at[1] + 1} is {sign!r}; the signs are {there}"
            return
