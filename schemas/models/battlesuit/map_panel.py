"""`map_panel`: one geomorphic panel, its dots written as a picture. Rules: BS.MAP.1 to BS.MAP.16, BS.GAP.121.

Contours are not written down: one runs between any two neighbouring dots of unequal level.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Document, Part, Words
from schemas.diagnostics.diagnostics import Location
from schemas.models.battlesuit.lattice import COLUMNS, ROWS, DotName, dot_name, dots, has_dot
from schemas.models.battlesuit.words import Terrain
from schemas.models.refusal import Breach, refuse

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
