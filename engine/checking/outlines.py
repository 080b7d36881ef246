"""What is asked of the outline of a piece of terrain, whatever the game. Lengths are inches.

The geometry library takes longer to load than most packs to check, so it is asked only where a glance settles nothing.
"""

from importlib import import_module
from typing import Any

from engine.checking.glance import Point, outline_in2, surely_apart, surely_simple

LEAST_AREA_IN2 = 0.01
"""Ground of less than that is none."""

Outline = tuple[Point, ...]


def shapes() -> Any:
    """Return the module that asks shapely."""
    return import_module("engine.checking.shapes")


def is_flat(outline: Outline) -> bool:
    """Return whether all corners lie on one line, so that the piece covers nothing."""
    if surely_simple(outline) and outline_in2(outline) >= LEAST_AREA_IN2:
        return False
    return bool(shapes().hull_in2(outline) < LEAST_AREA_IN2)


def crossing(outline: Outline) -> str:
    """Return where an outline crosses or touches itself; "" if it does not, or covers nothing anyway."""
    if surely_simple(outline) or is_flat(outline):
        return ""
    return str(shapes().crossing(outline))


def shared_in2(one: Outline, other: Outline) -> float:
    """Return the ground that two outlines share, in square inches."""
    return 0.0 if surely_apart(one, other) else float(shapes().shared_in2(one, other))


def overhang(outline: Outline, width_in: float, depth_in: float) -> str:
    """Return how far a piece sticks out over a table, edge by edge: `0.5 in in the east`; "" if it does not."""
    xs, ys = zip(*outline, strict=True)
    sides = {"north": max(ys) - depth_in, "east": max(xs) - width_in, "south": -min(ys), "west": -min(xs)}
    return " and ".join(f"{inches:g} in in the {side}" for side, inches in sides.items() if inches > 0)
