"""Plane geometry in whole mils (1/1000 inch): distances, sides, segments and outlines.

Frame: origin at the south-west corner, x east, y north. Outlines run counter-clockwise. Side
tests are exact; lengths are floats. Sixteen directions are whole-number vectors of length 1000, so that no machine
rounds them its own way. The places of a square grid are numbered row by row from the south-west corner; the edges of
the table belong to it.
"""

from math import sqrt

DIRECTIONS = 16


def distance_mil(ax: int, ay: int, bx: int, by: int) -> int:
    """Return the distance of two points, rounded to the nearest mil."""
    dx: int = bx - ax
    dy: int = by - ay
    return int(sqrt(float(dx * dx + dy * dy)) + 0.5)


def is_as_near(ax: int, ay: int, bx: int, by: int, limit: int) -> bool:
    """Return whether the distance of two points, rounded to the nearest mil, is at most `limit`; without a root."""
    dx: int = bx - ax
    dy: int = by - ay
    return dx * dx + dy * dy <= limit * limit + limit


def segment_distance_mil(ax: int, ay: int, bx: int, by: int, px: int, py: int) -> int:
    """Return the distance of point p from the segment a-b, rounded to the nearest mil."""
    dx: int = bx - ax
    dy: int = by - ay
    along: int = (px - ax) * dx + (py - ay) * dy
    length_squared: int = dx * dx + dy * dy
    if along <= 0 or length_squared == 0:
        return distance_mil(ax, ay, px, py)
    if along >= length_squared:
        return distance_mil(bx, by, px, py)
    across: int = dx * (py - ay) - dy * (px - ax)
    return int(float(abs(across)) / sqrt(float(length_squared)) + 0.5)


def segment_misses(ax: int, ay: int, bx: int, by: int, px: int, py: int, radius: int) -> bool:
    """Return whether the segment a-b stays out of the circle round p, without a square root."""
    dx: int = bx - ax
    dy: int = by - ay
    along: int = (px - ax) * dx + (py - ay) * dy
    length_squared: int = dx * dx + dy * dy
    if along <= 0:
        return (px - ax) * (px - ax) + (py - ay) * (py - ay) > radius * radius
    if along >= length_squared:
        return (px - bx) * (px - bx) + (py - by) * (py - by) > radius * radius
    across: float = float(dx * (py - ay) - dy * (px - ax))
    return across * across > float(radius * radius) * float(length_squared)


def toward(origin: int, goal: int, part_mil: int, whole_mil: int) -> int:
    """Return the coordinate `part_mil` of `whole_mil` on the way from origin to goal."""
    if whole_mil == 0:
        return origin
    shift: float = float((goal - origin) * part_mil) / float(whole_mil)
    if shift < 0.0:
        return origin - int(0.5 - shift)
    return origin + int(shift + 0.5)


def circle_crossing_mil(cx: int, cy: int, radius: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Return the length of the segment a-b inside a circle, rounded to the nearest mil."""
    dx: int = bx - ax
    dy: int = by - ay
    length_squared: int = dx * dx + dy * dy
    if length_squared == 0:
        return 0
    length: float = sqrt(float(length_squared))
    across: float = float(dx * (cy - ay) - dy * (cx - ax)) / length
    spare: float = float(radius) * float(radius) - across * across
    if spare <= 0.0:
        return 0
    middle: float = float((cx - ax) * dx + (cy - ay) * dy) / length
    half: float = sqrt(spare)
    start: float = max(0.0, middle - half)
    end: float = min(length, middle + half)
    if end <= start:
        return 0
    return int(end - start + 0.5)


def compass_x(direction: int) -> int:
    """Return the eastward part of direction 0 (east) to 15, counter-clockwise."""
    turned: int = direction % DIRECTIONS
    if turned > 8:
        turned = DIRECTIONS - turned
    if turned > 4:
        return -eighth(8 - turned)
    return eighth(turned)


def compass_y(direction: int) -> int:
    """Return the northward part of direction 0 (east) to 15, counter-clockwise."""
    return compass_x(direction + 12)


def compass_direction(dx: int, dy: int) -> int:
    """Return the direction, 0 (east) to 15, that is nearest to that of a vector: half a step is 11.25 degrees."""
    across: int = abs(dx)
    up: int = abs(dy)
    steps: int = int(up * 1000 > across * 199) + int(up * 1000 > across * 668)
    steps += int(up * 668 > across * 1000) + int(up * 199 > across * 1000)
    turned: int = steps if dx >= 0 else DIRECTIONS // 2 - steps
    return turned if dy >= 0 else (DIRECTIONS - turned) % DIRECTIONS


def eighth(step: int) -> int:
    """Return 1000 times the cosine of 0 to 4 sixteenths of a turn."""
    if step == 0:
        return 1000
    if step == 1:
        return 924
    if step == 2:
        return 707
    if step == 3:
        return 383
    return 0


def grid_places(width: int, depth: int, step: int) -> int:
    """Return how many places a table has that are `step` apart, in the unit of its width and depth."""
    return (width // step + 1) * (depth // step + 1)


def grid_x(place: int, width: int, step: int) -> int:
    """Return how far east a place lies."""
    return place % (width // step + 1) * step


def grid_y(place: int, width: int, step: int) -> int:
    """Return how far north a place lies."""
    return place // (width // step + 1) * step
