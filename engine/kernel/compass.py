"""Sixteen directions as whole-number vectors of length 1000, so that no machine rounds them its own way."""

DIRECTIONS = 16


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
