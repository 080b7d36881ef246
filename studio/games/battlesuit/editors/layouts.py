"""The panels of a map as they lie, finished or not, and what is done to them, one step each.

Rules: BS.TER.10, BS.TER.18 to BS.TER.20.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from schemas.edits.edits import Delete, Edit, Insert, Set
from schemas.edits.patch import Refused
from schemas.models.battlesuit.maps import HALF_TURN, PointName
from schemas.models.battlesuit.words import Edge, Terrain, Work
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.deeds import Step, StrictDeed, do

MOST = 6
"""Rows of a map, and panels of a row."""

Cell = dict[str, Any]
Grid = list[list[Cell]]
Place = Annotated[int, Field(ge=0, lt=MOST)]
PanelId = Annotated[str, Field(min_length=1, max_length=80)]
GONE = "no panel lies there any more"


def grid_of(data: Mapping[str, Any]) -> Grid:
    """Return the rows of a map as far as they can be read: what is no panel is one without a name."""
    rows = data.get("layout")
    return [
        [cell if isinstance(cell, dict) else {"panel": ""} for cell in (row if isinstance(row, list) else ())]
        for row in (rows if isinstance(rows, list) else ())
    ]


def lies(grid: Grid, row: int, column: int) -> bool:
    """Return whether a panel lies in a place."""
    return row < len(grid) and column < len(grid[row])


def name_of(cell: Cell) -> str:
    """Return the id of the panel in a place."""
    return str(cell.get("panel", ""))


def place_of(grid: Grid, panel: str) -> tuple[int, int] | None:
    """Return row and column of a panel; None when it does not lie there."""
    found = ((i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if name_of(cell) == panel)
    return next(found, None)


class Lay(StrictDeed):
    """A tile or a work is laid on a point; neither clears it."""

    op: Literal["lay"]
    at: PointName
    tile: Annotated[Terrain, Field(strict=False)] | None = None
    work: Annotated[Work, Field(strict=False)] | None = None

    def step(self, data: Mapping[str, Any], _: Grid) -> Step | Refused:
        """Return what this does to a map."""
        if self.tile is not None:
            return _step(data, "tiles", {"at": self.at, "terrain": self.tile.value}, self.tile.value)
        if self.work is not None:
            return _step(data, "works", {"at": self.at, "work": self.work.value}, self.work.value)
        edits = [edit for key in ("works", "tiles") for edit in _cleared(data, key, self.at)]
        return Step(tuple(edits), (), f"Clear {self.at}") if edits else Refused(f"nothing lies on {self.at}")


def _step(data: Mapping[str, Any], key: str, new: Cell, what: str) -> Step:
    found = _laid(data, key)
    old = _numbers(found, new["at"])
    first: Edit = Set((key,), [new]) if key in data else Insert((key,), [new])
    edit = Insert((key, len(found)), new) if found else first
    label = f"Lay {what.replace('_', ' ')} on {new['at']}"
    return Step((Set((key, old[0]), new) if old else edit,), (key,), label)


def _cleared(data: Mapping[str, Any], key: str, at: str) -> list[Edit]:
    """Return the edits after which nothing lies on a point; a list that would be empty goes."""
    found = _laid(data, key)
    old = _numbers(found, at)
    if old and len(old) == len(found):
        return [Delete((key,))]
    return [Delete((key, number)) for number in reversed(old)]


def _laid(data: Mapping[str, Any], key: str) -> list[Any]:
    found = data.get(key)
    return found if isinstance(found, list) else []


def _numbers(found: list[Any], at: str) -> list[int]:
    return [number for number, one in enumerate(found) if isinstance(one, dict) and one.get("at") == at]


class Put(StrictDeed):
    """A panel is laid in a place, or behind the last one of a row; one that lies elsewhere changes places with it."""

    op: Literal["put"]
    row: Place
    column: Place
    panel: PanelId

    def step(self, data: Mapping[str, Any], grid: Grid) -> Step | Refused:
        """Return what this does to a map."""
        at = ("layout", self.row, self.column)
        elsewhere = place_of(grid, self.panel)
        if not lies(grid, self.row, self.column):
            return self._beside(data, grid) if elsewhere is None else Refused(f"{self.panel} lies on this map already")
        edits = [Set((*at, "panel"), self.panel)]
        if elsewhere is not None:
            edits.append(Set(("layout", *elsewhere, "panel"), name_of(grid[self.row][self.column])))
        return Step(tuple(edits), at, f"Lay {self.panel}")

    def _beside(self, data: Mapping[str, Any], grid: Grid) -> Step | Refused:
        """Return what laying it in an empty place does: at the end of a row, or as the first of a new one."""
        at, new = ("layout", self.row, self.column), {"panel": self.panel}
        if self.row < len(grid) and self.column == len(grid[self.row]):
            return Step((Insert(at, new),), at, f"Lay {self.panel}")
        if self.row == len(grid) and self.column == 0:
            return Step(_with_row(data, self.row, [new]), at, f"Lay {self.panel}")
        return Refused("a panel is laid beside another one")


class Turn(StrictDeed):
    """A panel is turned by half a turn. Rule: BS.GAP.13."""

    op: Literal["turn"]
    row: Place
    column: Place

    def step(self, _: Mapping[str, Any], grid: Grid) -> Step | Refused:
        """Return what this does to a map."""
        if not lies(grid, self.row, self.column):
            return Refused(GONE)
        cell = grid[self.row][self.column]
        at = ("layout", self.row, self.column, "rotation")
        label = f"Turn {name_of(cell)}"
        if cell.get("rotation"):
            return Step((Delete(at),), at[:3], label)
        edit = Set(at, HALF_TURN) if "rotation" in cell else Insert(at, HALF_TURN)
        return Step((edit,), at[:3], label)


class Exchange(StrictDeed):
    """Two panels change places, each as it is turned."""

    op: Literal["exchange"]
    row: Place
    column: Place
    other_row: Place
    other_column: Place

    def step(self, _: Mapping[str, Any], grid: Grid) -> Step | Refused:
        """Return what this does to a map."""
        if not lies(grid, self.row, self.column) or not lies(grid, self.other_row, self.other_column):
            return Refused(GONE)
        one, two = grid[self.row][self.column], grid[self.other_row][self.other_column]
        at, there = ("layout", self.row, self.column), ("layout", self.other_row, self.other_column)
        return Step((Set(at, two), Set(there, one)), there, f"Exchange {name_of(one)} and {name_of(two)}")


class Take(StrictDeed):
    """A panel is taken away; those east of it move up, and a row without panels goes."""

    op: Literal["take"]
    row: Place
    column: Place

    def step(self, _: Mapping[str, Any], grid: Grid) -> Step | Refused:
        """Return what this does to a map."""
        if not lies(grid, self.row, self.column):
            return Refused(GONE)
        if len(grid) == 1 and len(grid[0]) == 1:
            return Refused("a map has a panel at least; lay another one there instead")
        row = ("layout", self.row)
        at = row if len(grid[self.row]) == 1 else (*row, self.column)
        return Step((Delete(at),), row, f"Take {name_of(grid[self.row][self.column])} away")


class Grow(StrictDeed):
    """A row or a column of panels is added along an edge of the map."""

    op: Literal["grow"]
    edge: Annotated[Edge, Field(strict=False)]
    panels: Annotated[list[PanelId], Field(min_length=1, max_length=MOST)]

    def step(self, data: Mapping[str, Any], grid: Grid) -> Step | Refused:
        """Return what this does to a map."""
        twice = any(place_of(grid, panel) is not None for panel in self.panels)
        if twice or len({*self.panels}) < len(self.panels):
            return Refused("each panel is there once; there are too few others for a whole row")
        long = _is_row(self.edge)
        if not long and len(self.panels) != len(grid):
            return Refused(f"this map has {len(grid)} rows; a column takes as many panels")
        if (len(grid) if long else max(map(len, grid))) >= MOST:
            return Refused(f"a map is at most {MOST} panels long and {MOST} wide")
        edits = self._row(data, grid) if long else self._column(grid)
        return Step(edits, ("layout",), f"Add panels in the {self.edge.value}")

    def _row(self, data: Mapping[str, Any], grid: Grid) -> tuple[Edit, ...]:
        return _with_row(data, 0 if self.edge is Edge.NORTH else len(grid), [{"panel": one} for one in self.panels])

    def _column(self, grid: Grid) -> tuple[Edit, ...]:
        ends = [0 if self.edge is Edge.WEST else len(row) for row in grid]
        return tuple(
            Insert(("layout", row, end), {"panel": panel})
            for row, (end, panel) in enumerate(zip(ends, self.panels, strict=True))
        )


class Shrink(StrictDeed):
    """The row or column along an edge is taken away."""

    op: Literal["shrink"]
    edge: Annotated[Edge, Field(strict=False)]

    def step(self, _: Mapping[str, Any], grid: Grid) -> Step | Refused:
        """Return what this does to a map."""
        label = f"Take away the panels in the {self.edge.value}"
        if _is_row(self.edge):
            if len(grid) < 2:
                return Refused("this map has only one row")
            row = 0 if self.edge is Edge.NORTH else len(grid) - 1
            return Step((Delete(("layout", row)),), ("layout",), label)
        if any(len(row) < 2 for row in grid):
            return Refused("a row of this map has only one panel")
        ends = [0 if self.edge is Edge.WEST else len(row) - 1 for row in grid]
        return Step(tuple(Delete(("layout", row, end)) for row, end in enumerate(ends)), ("layout",), label)


AnyDeed = Put | Turn | Exchange | Take | Grow | Shrink | Lay
DEEDS: TypeAdapter[AnyDeed] = TypeAdapter(Annotated[AnyDeed, Field(discriminator="op")])


def apply(session: Session, focus: Focus, op: Mapping[str, Any]) -> str | None:
    """Do a deed that came from outside to a map of panels; return why not when it cannot be done.

    Raises:
        ValidationError: it is no deed.
    """
    return do(session, focus, lambda entry: layout_step(entry.data, op), "{step} on {title}")


def layout_step(data: Mapping[str, Any], op: Mapping[str, Any]) -> Step | Refused:
    """Return what an edit of the layout editor does to a document, or why it cannot be done.

    Raises:
        ValidationError: what came is no edit of this editor.
    """
    return DEEDS.validate_python(op).step(data, grid_of(data))


def _is_row(edge: Edge) -> bool:
    return edge in {Edge.NORTH, Edge.SOUTH}


def _with_row(data: Mapping[str, Any], row: int, cells: list[Cell]) -> tuple[Edit, ...]:
    """Return the edits that add a row of panels, to a map that may have none so far."""
    if isinstance(data.get("layout"), list) and data["layout"]:
        return (Insert(("layout", row), cells),)
    return (Set(("layout",), [cells]),) if "layout" in data else (Insert(("layout",), [cells]),)
