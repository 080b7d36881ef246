"""Tables whose entries never fall along a row or down a column: which entries to change so that one is such a table."""

from collections import Counter
from collections.abc import Iterator, Sequence

Cell = tuple[int, int]
Grid = list[list[int]]

MOST = 1_000_000
"""Above every rank."""


def fixes(table: Sequence[Sequence[int]]) -> Iterator[tuple[Cell, int]]:
    """Yield row, column and a fitting rank of the entries to change, row by row; ranks are whole numbers from 0.

    A single entry that lies between its neighbours once it is changed is preferred to raising all that come after.
    """
    grid = [list(row) for row in table]
    while fitting := _fitting(grid):
        row, column = fitting
        least, most = _limits(grid, fitting)
        grid[row][column] = min(max(grid[row][column], least), most)
    for row, column in _cells(grid):
        grid[row][column] = max(grid[row][column], _limits(grid, (row, column))[0])
    changed = ((row, column) for row, column in _cells(grid) if grid[row][column] != table[row][column])
    yield from ((cell, grid[cell[0]][cell[1]]) for cell in changed)


def _cells(grid: Grid) -> Iterator[Cell]:
    yield from ((row, column) for row, entries in enumerate(grid) for column in range(len(entries)))


def _fitting(grid: Grid) -> Cell | None:
    """Return the entry that clashes with most neighbours, of those that can be made to fit; of equal ones the last."""
    clashes = Counter(cell for pair in _clashes(grid) for cell in pair)
    fitting = [cell for cell in clashes if _limits(grid, cell)[0] <= _limits(grid, cell)[1]]
    return max(fitting, key=lambda cell: (clashes[cell], cell), default=None)


def _clashes(grid: Grid) -> Iterator[tuple[Cell, Cell]]:
    for row, column in _cells(grid):
        for after in ((row, column + 1), (row + 1, column)):
            if _has(grid, after) and grid[after[0]][after[1]] < grid[row][column]:
                yield (row, column), after


def _limits(grid: Grid, cell: Cell) -> tuple[int, int]:
    """Return what an entry is at least and at most, by its neighbours."""
    row, column = cell
    before = [grid[r][c] for r, c in ((row, column - 1), (row - 1, column)) if _has(grid, (r, c))]
    after = [grid[r][c] for r, c in ((row, column + 1), (row + 1, column)) if _has(grid, (r, c))]
    return max(before, default=0), min(after, default=MOST)


def _has(grid: Grid, cell: Cell) -> bool:
    return 0 <= cell[0] < len(grid) and 0 <= cell[1] < len(grid[cell[0]])
