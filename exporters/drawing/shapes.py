"""Shapes: matrices, outlines, and signs in a box of 16 by 16."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, pi, radians, sin, tau
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Matrix, Path, Point, Segment, Shade, Stroke, Symbol, Use
from exporters.drawing.inks import CURRENT, Ink

Outline = tuple[Segment, ...]
CIRCLE_HANDLE = 0.5522847498
"""Length of a quarter circle's handles, as a share of the radius."""

ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Z": 0}

ICON_BOX = 16.0
PANELS_KEPT: Final = 1024
"""So many panels are kept: those of a layout come again on card after card."""


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


def polygon(*corners: Point) -> Outline:
    """Return a closed polygon."""
    first, *rest = corners
    return (("M", *first), *(("L", x, y) for x, y in rest), ("Z",))


def polyline(*points: Point) -> Outline:
    """Return an open line through the points."""
    return polygon(*points)[:-1]


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    """Return a rectangle."""
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def circle(x: float, y: float, radius: float) -> Outline:
    """Return a circle of four curves."""
    handle = radius * CIRCLE_HANDLE
    return (
        ("M", x, y - radius),
        ("C", x + handle, y - radius, x + radius, y - handle, x + radius, y),
        ("C", x + radius, y + handle, x + handle, y + radius, x, y + radius),
        ("C", x - handle, y + radius, x - radius, y + handle, x - radius, y),
        ("C", x - radius, y - handle, x - handle, y - radius, x, y - radius),
        ("Z",),
    )


def bar(start: Point, end: Point, width: float) -> Outline:
    """Return a straight bar between two points."""
    along, down = end[0] - start[0], end[1] - start[1]
    length = hypot(along, down)
    x, y = -down / length * width / 2, along / length * width / 2
    return polygon(
        (start[0] + x, start[1] + y), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y), (start[0] - x, start[1] - y)
    )


def ellipse(x: float, y: float, across: float, down: float) -> Outline:
    """Return an ellipse with its half widths."""
    a, b = across * CIRCLE_HANDLE, down * CIRCLE_HANDLE
    return (
        ("M", x, y - down),
        ("C", x + a, y - down, x + across, y - b, x + across, y),
        ("C", x + across, y + b, x + a, y + down, x, y + down),
        ("C", x - a, y + down, x - across, y + b, x - across, y),
        ("C", x - across, y - b, x - a, y - down, x, y - down),
        ("Z",),
    )


def around(x: float, y: float, count: int, radius: float, start_deg: float = -90.0) -> tuple[Point, ...]:
    """Return `count` points evenly round a centre, clockwise; the first one above it by default."""
    angles = (start_deg * pi / 180 + tau * at / count for at in range(count))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def star(x: float, y: float, points: int, radius: float, inner: float) -> Outline:
    """Return a star with its first point up."""
    outer = around(x, y, points, radius)
    between = around(x, y, points, inner, start_deg=-90.0 + 180.0 / points)
    return polygon(*(corner for pair in zip(outer, between, strict=True) for corner in pair))


def cog(x: float, y: float, teeth: int, radius: float, root: float) -> Outline:
    """Return a cogwheel without its hole."""
    step = 360.0 / teeth
    corners: list[Point] = []
    for at in range(teeth):
        for share, distance in ((-0.32, root), (-0.2, radius), (0.2, radius), (0.32, root)):
            corners.extend(around(x, y, 1, distance, start_deg=-90 + step * (at + share)))
    return polygon(*corners)


def sector(x: float, y: float, inner: float, outer: float, span_deg: tuple[float, float]) -> Outline:
    """Return a piece of a ring between two angles (0 is right, clockwise)."""
    start, end = (angle * pi / 180 for angle in span_deg)
    forward = _arc(x, y, outer, start, end)
    back = _arc(x, y, inner, end, start)
    first = (x + outer * cos(start), y + outer * sin(start))
    turn = (x + inner * cos(end), y + inner * sin(end))
    return (("M", *first), *forward, ("L", *turn), *back, ("Z",))


def _arc(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    """Return curves along a circle, at most a sixth of it each (angles in radians)."""
    count = max(int(abs(end - start) / (pi / 3) + 0.999), 1)
    step = (end - start) / count
    handle = 4 / 3 * sin(step / 4) / cos(step / 4) * radius
    curves: list[Segment] = []
    for at in range(count):
        a, b = start + at * step, start + (at + 1) * step
        curves.append(
            (
                "C",
                x + radius * cos(a) - handle * sin(a),
                y + radius * sin(a) + handle * cos(a),
                x + radius * cos(b) + handle * sin(b),
                y + radius * sin(b) - handle * cos(b),
                x + radius * cos(b),
                y + radius * sin(b),
            )
        )
    return tuple(curves)


def svg_path(data: str) -> Outline:
    """Return an outline written as SVG path data with absolute M, L, C and Z, apart by spaces.

    Raises:
        ValueError: another command, or a number missing.
    """
    return tuple(_segments(data.replace(",", " ").split()))


def _segments(words: list[str]) -> Iterator[Segment]:
    at = 0
    while at < len(words):
        command = words[at]
        if command not in ARGUMENTS or len(words) < at + 1 + ARGUMENTS[command]:
            raise ValueError(f"path data must be M, L, C or Z with their numbers, got {words[at:]!r}")
        yield _segment(command, tuple(float(word) for word in words[at + 1 : at + 1 + ARGUMENTS[command]]))
        at += 1 + ARGUMENTS[command]


def _segment(command: str, numbers: tuple[float, ...]) -> Segment:
    match command, numbers:
        case "M", (x, y):
            return ("M", x, y)
        case "L", (x, y):
            return ("L", x, y)
        case "C", (x1, y1, x2, y2, x, y):
            return ("C", x1, y1, x2, y2, x, y)
        case _:
            return ("Z",)


def shade_axis(shade: Shade) -> tuple[float, float, float, float]:
    """Return both ends of a gradient's axis: through the middle, as long as the rectangle reaches along it."""
    across, down = cos(radians(shade.angle_deg)), sin(radians(shade.angle_deg))
    reach = (abs(shade.width * across) + abs(shade.height * down)) / 2
    x, y = shade.x + shade.width / 2, shade.y + shade.height / 2
    return (x - across * reach, y - down * reach, x + across * reach, y + down * reach)


def icon_symbol(name: str, *outlines: Outline) -> Symbol:
    """Return an icon by its outlines; one inside another is a hole."""
    segments = tuple(segment for outline in outlines for segment in outline)
    return Symbol(f"icon-{name}", ICON_BOX, ICON_BOX, (Path(segments, CURRENT, evenodd=True),))


def icon(symbol: Symbol, box: Box, ink: Ink) -> Use:
    """Return the icon, as large as fits into the middle of the box."""
    side = min(box.width, box.height)
    square = box.square(side)
    return Use(symbol, scale(side / ICON_BOX, square.x, square.y), ink)


@lru_cache(maxsize=PANELS_KEPT)
def chamfered(box: Box, cut_mm: float, ink: Ink, corners: str = "br", stroke: Stroke | None = None) -> Path:
    """Return a panel with some corners cut off: any of tl, tr, br, bl, apart by spaces."""
    cut = {corner: cut_mm if corner in corners.split() else 0.0 for corner in ("tl", "tr", "br", "bl")}
    return Path(
        polygon(
            (box.x + cut["tl"], box.y),
            (box.right - cut["tr"], box.y),
            (box.right, box.y + cut["tr"]),
            (box.right, box.bottom - cut["br"]),
            (box.right - cut["br"], box.bottom),
            (box.x + cut["bl"], box.bottom),
            (box.x, box.bottom - cut["bl"]),
            (box.x, box.y + cut["tl"]),
        ),
        ink,
        stroke,
    )


def saltire(x: float, y: float, reach: float, arm: float) -> Outline:
    """Return a cross like the letter X that reaches so far to each side, with arms so far from point to side."""
    return polygon(
        (x, y - arm), (x + reach - arm, y - reach), (x + reach, y - reach + arm), (x + arm, y),
        (x + reach, y + reach - arm), (x + reach - arm, y + reach), (x, y + arm), (x - reach + arm, y + reach),
        (x - reach, y + reach - arm), (x - arm, y), (x - reach, y - reach + arm), (x - reach + arm, y - reach),
    )  # fmt: skip
