"""`map_panel` and `battle_map`: the lattice of dots, panels of it, and maps laid out of panels."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from schemas.base import Breach, Document, Part, Words, reference, refuse
from schemas.diagnostics.diagnostics import Location
from schemas.models.battlesuit.words import Terrain, Work

ROWS = "ABCDEFGHIJKLMNOPQR"
COLUMNS = 35
HALF_TURN = 180

DOT_PATTERN = r"^[A-R]-(0[1-9]|[12][0-9]|3[0-5])$"
POINT_PATTERN = r"^[A-Z]-[A-R]-(0[1-9]|[12][0-9]|3[0-5])$"


def has_dot(row: str, column: int) -> bool:
    """Return whether there is a dot at `row` and `column` (counted from 1); even columns have none in row R."""
    return row != ROWS[-1] or column % 2 == 1


def dot_name(row: str, column: int) -> str:
    """Return the name of a dot on its panel, such as `H-11`."""
    return f"{row}-{column:02}"


def dots() -> Iterator[tuple[str, int]]:
    """Yield row and column of the 613 dots of a panel, row by row from the north-west."""
    yield from ((row, column) for row in ROWS for column in range(1, COLUMNS + 1) if has_dot(row, column))


def _there(name: str) -> str:
    row, column = name.split("-")[-2:]
    if not has_dot(row, int(column)):
        raise ValueError("even columns end with row Q; there is no dot of that name")
    return name


DotName = Annotated[str, Field(pattern=DOT_PATTERN, examples=["H-11"]), AfterValidator(_there)]
"""A dot of one panel: row, then column with two digits."""

PointName = Annotated[str, Field(pattern=POINT_PATTERN, examples=["A-H-11"]), AfterValidator(_there)]
"""A point of a map: letter of the panel, row, column, as printed on the panel."""


NO_DOT = " "
GROUND = "."
LEVELS = ".123456789"
"""The signs of the levels 0 to 9 in the picture of the levels."""

LEGEND = {
    ".": Terrain.CLEAR,
    "w": Terrain.WOODS,
    "b": Terrain.BUILDING,
    "m": Terrain.MARSH,
    "s": Terrain.SLAG,
    "~": Terrain.WATER,
    "r": Terrain.RUBBLE,
}

RowLetter = Annotated[str, Field(pattern="^[A-R]$")]
Sign = Annotated[str, Field(pattern=r"^[^\s\d]$")]
TerrainSign = Annotated[Terrain, Field(strict=False)]
Picture = Annotated[dict[RowLetter, str], Field()]


class Hill(Part):
    """A hill mass: where its yellow badge is printed, and its name. Rules: BS.TER.12, BS.TER.13."""

    badge_at: DotName = Field(description="Dot under the badge with the level.", examples=["M-09"])
    name: Words = Field(default="", max_length=40, description="Name of the hill; none when left out.")


class MapPanel(Document):
    """A panel of 35 columns and 18 rows of dots, each with a terrain and a level. Rules: BS.MAP.7, BS.MAP.14."""

    kind: Literal["map_panel"] = Field(description="Always `map_panel`.")
    letter: str = Field(
        pattern="^[A-Z]$", description="Letter of the panel, the first part of the names of its dots.", examples=["A"]
    )
    title: Words = Field(min_length=1, max_length=60, description="Name of the place.", examples=["Ashen Ridge"])
    description: Words = Field(default="", max_length=600, description="What the place is like; flavour only.")
    legend: dict[Sign, TerrainSign] = Field(
        default=LEGEND, description="Which sign stands for which terrain in the picture of the terrain."
    )
    terrain: Picture = Field(
        description="Terrain of each dot: a text of 35 signs for each row A to R. Even columns lie half a step lower, "
        "and have a blank in row R."
    )
    levels: Picture = Field(description="Level of each dot, written like the terrain: `.` for Level 0, else a digit.")
    hills: Annotated[tuple[Hill, ...], Field(strict=False, max_length=40)] = Field(
        default=(), description="The hill masses with their badges."
    )
    compass_at: DotName = Field(
        default="B-03", description="Dot round which the compass and the panel's letter are printed."
    )

    @model_validator(mode="after")
    def _pictures_hold(self) -> Self:
        """Refuse pictures that are no panel, and badges on level ground."""
        known = {"terrain": "".join(self.legend), "levels": LEVELS}
        refuse(breach for name, signs in known.items() for breach in _wrong(name, getattr(self, name), signs))
        refuse(self._flat_hills())
        return self

    def _flat_hills(self) -> Iterator[Breach]:
        for number, hill in enumerate(self.hills):
            row, column = hill.badge_at.split("-")
            if self.level(row, int(column)) == 0:
                yield ("hills", number, "badge_at"), "a badge stands on a hill; this dot is at Level 0"

    def terrain_at(self, row: str, column: int) -> Terrain:
        """Return the terrain of a dot; columns are counted from 1."""
        return self.legend[self.terrain[row][column - 1]]

    def level(self, row: str, column: int) -> int:
        """Return the ground level of a dot; columns are counted from 1."""
        return LEVELS.index(self.levels[row][column - 1])

    def dots(self) -> Iterator[tuple[str, Terrain, int]]:
        """Yield name, terrain and level of every dot, row by row from the north-west."""
        for row, column in dots():
            yield dot_name(row, column), self.terrain_at(row, column), self.level(row, column)


def _wrong(name: str, rows: Mapping[str, str], signs: str) -> Iterator[Breach]:
    """Yield what keeps `rows` from being the picture of a panel drawn with `signs`."""
    missing = [row for row in ROWS if row not in rows]
    if missing:
        yield (name,), f"a panel has the rows A to R; {', '.join(missing)} not there"
    elif list(rows) != list(ROWS):
        yield (name,), "the rows stand in the order A to R, as on the panel"
    for row, text in rows.items():
        yield from _wrong_row((name, row), row, text, signs)


def _wrong_row(at: Location, row: str, text: str, signs: str) -> Iterator[Breach]:
    if len(text) != COLUMNS:
        fix = f"add {COLUMNS - len(text)}" if len(text) < COLUMNS else f"take {len(text) - COLUMNS} out"
        yield at, f"a row has {COLUMNS} columns; row {row} has {len(text)}: {fix}"
        return
    for column, sign in enumerate(text, start=1):
        if not has_dot(row, column) and sign != NO_DOT:
            yield at, f"column {column:02} has no dot in row {row}: even columns end with row Q; leave it blank"
            return
        if has_dot(row, column) and sign not in signs:
            yield at, f"dot {dot_name(row, column)} is {sign!r}; the signs are {' '.join(signs)}"
            return


def _half_turn(degrees: int) -> int:
    if degrees % HALF_TURN:
        raise ValueError("a panel is turned by 0 or 180 degrees; a quarter turn would put long edges to short ones")
    return degrees


Rotation = Annotated[int, Field(ge=0, le=HALF_TURN), AfterValidator(_half_turn)]


class PlacedPanel(Part):
    """A panel in the grid, such as `{panel: panel_a, rotation: 180}`."""

    panel: Annotated[str, reference("map_panel")] = Field(description="Id of the panel.", examples=["panel_a"])
    rotation: Rotation = Field(default=0, description="Degrees it is turned: 0 or 180.", examples=[180])


PanelRow = Annotated[tuple[PlacedPanel, ...], Field(strict=False, min_length=1, max_length=6)]


class Tile(Part):
    """A hexagonal tile that changes a point from the beginning. Rule: BS.TER.20."""

    at: PointName = Field(description="Point it lies on.", examples=["A-H-11"])
    terrain: Terrain = Field(description="Terrain of the point from then on.", examples=["rubble"], strict=False)


class WorkMarker(Part):
    """A bunker, an improved position or a bridge. Rules: BS.TER.10, BS.TER.18, BS.TER.19."""

    at: PointName = Field(description="Point it is on.", examples=["A-H-11"])
    work: Work = Field(description="What is built there.", examples=["bunker"], strict=False)


class BattleMap(Document):
    """A battlefield of one panel or more; the first row is the north, the first of a row the west."""

    kind: Literal["battle_map"] = Field(description="Always `battle_map`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the battlefield.", examples=["Four Ridges"])
    description: Words = Field(default="", max_length=600, description="What the place is like; flavour only.")
    layout: Annotated[tuple[PanelRow, ...], Field(strict=False, min_length=1, max_length=6)] = Field(
        description="Rows of panels from north to south, each from west to east."
    )
    tiles: Annotated[tuple[Tile, ...], Field(strict=False, max_length=60)] = Field(
        default=(), description="Terrain tiles laid before the battle."
    )
    works: Annotated[tuple[WorkMarker, ...], Field(strict=False, max_length=60)] = Field(
        default=(), description="Bunkers, improved positions and bridges."
    )

    @model_validator(mode="after")
    def _panels_fit(self) -> Self:
        """Refuse a grid with a hole, and a panel that lies twice."""
        refuse([*self._holes(), *self._twice()])
        return self

    def _holes(self) -> Iterator[Breach]:
        wide = max(len(row) for row in self.layout)
        for number, row in enumerate(self.layout):
            if len(row) < wide:
                words = f"this row has {len(row)} of {wide} panels; a map is a rectangle without holes"
                yield ("layout", number), words

    def _twice(self) -> Iterator[Breach]:
        seen: set[str] = set()
        for number, row in enumerate(self.layout):
            for place, placed in enumerate(row):
                if placed.panel in seen:
                    yield ("layout", number, place, "panel"), "each panel is there once; take another"
                seen.add(placed.panel)
