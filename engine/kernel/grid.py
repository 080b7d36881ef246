"""A square grid of places on a table, numbered row by row from the south-west corner; its edges belong to it."""


def grid_places(width: int, depth: int, step: int) -> int:
    """Return how many places a table has that are `step` apart, in the unit of its width and depth."""
    return (width // step + 1) * (depth // step + 1)


def grid_x(place: int, width: int, step: int) -> int:
    """Return how far east a place lies."""
    return place % (width // step + 1) * step


def grid_y(place: int, width: int, step: int) -> int:
    """Return how far north a place lies."""
    return place // (width // step + 1) * step
