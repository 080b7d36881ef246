"""Matrices of the display list: shift, scale, turn, and both after one another."""

from math import cos, radians, sin

from exporters.drawing.display_list import Matrix, Point


def shift(x_mm: float, y_mm: float) -> Matrix:
    """Return the matrix that moves by (x, y)."""
    return (1.0, 0.0, 0.0, 1.0, x_mm, y_mm)


def scale(factor: float, x_mm: float = 0.0, y_mm: float = 0.0) -> Matrix:
    """Return the matrix that scales about the origin and then moves it to (x, y)."""
    return (factor, 0.0, 0.0, factor, x_mm, y_mm)


def turn(angle_deg: float, x_mm: float = 0.0, y_mm: float = 0.0) -> Matrix:
    """Return the matrix that turns clockwise about the origin and then moves it to (x, y)."""
    cosine, sine = round(cos(radians(angle_deg)), 12), round(sin(radians(angle_deg)), 12)
    return (cosine, sine, -sine, cosine, x_mm, y_mm)


def after(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the matrix that does `inner` first and `outer` then."""
    a, b, c, d, e, f = inner
    x, y = moved(outer, (e, f))
    return (
        outer[0] * a + outer[2] * b,
        outer[1] * a + outer[3] * b,
        outer[0] * c + outer[2] * d,
        outer[1] * c + outer[3] * d,
        x,
        y,
    )


def moved(matrix: Matrix, point: Point) -> Point:
    """Return where the matrix puts a point."""
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)
