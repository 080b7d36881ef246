"""What is done in the layout editor, one step each: panels are placed, turned, exchanged and taken away."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from schemas.edits.edits import Delete, Edit, Insert, Set
from schemas.edits.patch import Refused
from schemas.models.battlesuit.lattice import HALF_TURN
from schemas.models.battlesuit.words import Edge
from studio.core.history import Focus
from studio.core.session import Session
from studio.editors.deeds import Step, StrictDeed, do
from studio.games.battlesuit.editors.layout_grid import MOST, Cell, Grid, grid_of, lies, name_of, place_of
from studio.games.battlesuit.editors.layout_laying import Lay

Place = Annotated[int, Field(ge=0, lt=MOST)]
PanelId = Annotated[str, Field(min_length=1, max_length=80)]
GONE = "no panel lies there any more"


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
