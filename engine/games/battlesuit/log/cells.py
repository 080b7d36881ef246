"""The cells that rows of several subjects have."""

from typing import Any, Final

from engine.battles.events import NUMBER, Cell, one_of
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.names import Cast

SIDE: Final[Cell[Any]] = Cell(lambda value, _: SIDES[value] if value >= 0 else None, one_of(SIDES) | None)
POINT: Final = Cell[Cast](lambda value, cast: cast.point(value), str)
LEFT: Final[dict[str, Cell[Any]]] = {"at": POINT, "level": NUMBER, "left": NUMBER}
"""Where a step ends, and the movement points that are left."""
