"""The two pictures of a map panel, terrain and levels, as they stand in a document, finished or not.

A faulty picture is shown as far as it can be read, and a stroke writes only the rows it touches.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from schemas.models.battlesuit.lattice import COLUMNS, ROWS, has_dot
from schemas.models.battlesuit.map_panel import GROUND, LEGEND, LEVELS, NO_DOT
from studio.editors.strokes import UNKNOWN, level_words

Layer = Literal["terrain", "levels"]
LAYERS: tuple[Layer, ...] = ("terrain", "levels")


@dataclass(frozen=True)
class PanelPictures:
    """What a `map_panel` document says of its dots, whatever it says."""

    data: Mapping[str, Any]

    @property
    def legend(self) -> dict[str, str]:
        """The terrains by their signs, those of the document or else the usual ones."""
        found = self.data.get("legend")
        usual: dict[str, str] = {sign: terrain.value for sign, terrain in LEGEND.items()}
        if not isinstance(found, Mapping):
            return usual
        return {sign: str(terrain) for sign, terrain in found.items() if isinstance(sign, str) and len(sign) == 1}

    def signs(self, layer: Layer) -> str:
        """The signs that may stand in a picture."""
        return "".join(self.legend) if layer == "terrain" else LEVELS

    def called(self, layer: Layer) -> Callable[[str], str]:
        """What names a sign of a picture."""
        return level_words if layer == "levels" else lambda sign: self.legend[sign].replace("_", " ")

    def ground(self, layer: Layer) -> str:
        """The sign of a dot of which nothing special is said: clear, Level 0."""
        if layer == "levels" or GROUND in self.legend:
            return GROUND
        return next((sign for sign, terrain in self.legend.items() if terrain == "clear"), GROUND)

    def written(self, layer: Layer) -> dict[str, Any]:
        """Return the rows of a picture as they are written; none where there is no picture."""
        found = self.data.get(layer)
        return dict(found) if isinstance(found, Mapping) else {}

    def shown(self, layer: Layer) -> dict[str, str]:
        """Return all 18 rows with 35 signs each: a blank where no dot is, `UNKNOWN` where none can be read."""
        written, signs = self.written(layer), self.signs(layer)
        return {row: _shown(row, written.get(row), signs) for row in ROWS}

    def painted(self, layer: Layer, dots: Mapping[str, str]) -> dict[str, Any]:
        """Return a picture with other signs on some dots, by their names; rows without them stay as written."""
        rows = self.written(layer)
        for row in ROWS:
            changes = {int(name[2:]): sign for name, sign in dots.items() if name[0] == row}
            if changes:
                rows[row] = _painted(row, rows.get(row), changes, self.ground(layer))
        return {name: rows[name] for name in (*ROWS, *rows) if name in rows}

    def mirrored(self, layer: Layer, *, across: bool, down: bool) -> dict[str, str]:
        """Return a picture with east and west changed over (`across`), north and south (`down`), or both."""
        shown, ground = self.shown(layer), self.ground(layer)
        return {
            row: "".join(_sign(shown, mirrored_dot(row, column, across=across, down=down), ground) for column in WIDTH)
            for row in ROWS
        }


WIDTH = range(1, COLUMNS + 1)


def mirrored_dot(row: str, column: int, *, across: bool, down: bool) -> tuple[str, int]:
    """Return row and column of a dot after a mirroring; the half-step of even columns goes with it."""
    last = len(ROWS) - 1 - (column % 2 == 0)
    number = ROWS.index(row)
    return ROWS[last - number] if down and number <= last else row, COLUMNS + 1 - column if across else column


def mirrored_name(name: str, *, across: bool, down: bool) -> str:
    """Return the name of a dot after a mirroring, such as `A-35` for `A-01`."""
    row, column = mirrored_dot(name[0], int(name[2:]), across=across, down=down)
    return f"{row}-{column:02}"


def _sign(shown: Mapping[str, str], dot: tuple[str, int], ground: str) -> str:
    sign = shown[dot[0]][dot[1] - 1]
    return ground if sign == UNKNOWN else sign


def _shown(row: str, text: Any, signs: str) -> str:
    padded = (text if isinstance(text, str) else "").ljust(COLUMNS, UNKNOWN)
    return "".join(_readable(row, column, padded[column - 1], signs) for column in WIDTH)


def _readable(row: str, column: int, sign: str, signs: str) -> str:
    if not has_dot(row, column):
        return NO_DOT
    return sign if sign in signs else UNKNOWN


def _painted(row: str, text: Any, changes: Mapping[int, str], ground: str) -> str:
    """Return a row with some signs changed; what is missing of it is filled up with plain ground."""
    signs = list(text if isinstance(text, str) else "")
    signs += [ground if has_dot(row, column) else NO_DOT for column in WIDTH[len(signs) :]]
    for column, sign in changes.items():
        signs[column - 1] = sign
    return "".join(signs)
