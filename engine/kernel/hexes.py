"""A lattice of hexes in doubled coordinates: a column is 1 in x, a row 2 in y; both are even, or both odd."""


def hex_steps(ax: int, ay: int, bx: int, by: int) -> int:
    """Return the least number of steps from one dot to another."""
    across: int = abs(bx - ax)
    return max(across, (across + abs(by - ay)) // 2)
