"""The grid of dots: distance, and the dots of a line of fire."""

from engine.games.infantry.kernel.numbers.records import Line


def dots_apart(column: int, row: int, other_column: int, other_row: int) -> int:
    """Return the distance of two dots; a diagonal step is a step. Rule: IN.GAP.20."""
    return max(abs(other_column - column), abs(other_row - row))


def towards(here: int, there: int) -> int:
    """Return the step from one column or row to another: 1, 0 or -1."""
    if here == there:
        return 0
    return 1 if there > here else -1


def walk_line(line: Line, column: int, row: int, other_column: int, other_row: int) -> None:
    """Fill a line with its dots, the first left out and the last one in; a tie steps diagonally. Rule: IN.GAP.20."""
    across: int = abs(other_column - column)
    down: int = abs(other_row - row)
    error: int = across - down
    line.count = 0
    while column != other_column or row != other_row:
        twice: int = 2 * error
        if twice >= -down:
            error -= down
            column += towards(column, other_column)
        if twice <= across:
            error += across
            row += towards(row, other_row)
        line.column[line.count] = column
        line.row[line.count] = row
        line.count += 1
