"""Distances, compared by their squares so that none is rounded before it is judged."""

from math import sqrt


def distance_squared(ax: int, ay: int, bx: int, by: int) -> int:
    """Return the squared distance of two points, in square mils."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)


def is_nearer(ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """Return whether two points are nearer to each other than so far."""
    return reach > 0 and distance_squared(ax, ay, bx, by) < reach * reach


def whole_root(square: int) -> int:
    """Return the square root of a number below 2**52, rounded down."""
    return int(sqrt(float(square)))


def rounded_up(amount: int, step: int) -> int:
    """Return how many whole steps hold an amount."""
    return -((-amount) // step)


def room_mil(x: int, y: int, width: int, depth: int) -> int:
    """Return the radius of the largest circle around a point that lies on the table; below 0 if it is off it."""
    return min(min(x, width - x), min(y, depth - y))
