"""The lattice of a panel: rows, columns and the names of dots. Rules: BS.MAP.7, BS.MAP.8, BS.GAP.10, BS.GAP.11.

Odd columns have dots in the rows A to R; even columns have A to Q, each half a step lower than the same row of an
odd column.
"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import AfterValidator, Field

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
