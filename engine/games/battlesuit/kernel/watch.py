"""The two questions: one line with all it meets, and which later dots of the map a dot sees on the ground."""

from engine.games.battlesuit.kernel.ground import cell_of
from engine.games.battlesuit.kernel.line import is_shut
from engine.games.battlesuit.kernel.records import Watch


def look(watch: Watch) -> None:
    """Look along the line of the glance; the answer stands in it."""
    watch.glance.keep = 1
    watch.glance.visible = 0 if is_shut(watch) else 1


def sweep(watch: Watch) -> None:
    """Look from one dot at every later one, from ground to ground."""
    dot: int = watch.sweep.dot
    watch.glance.keep = 0
    watch.glance.ax = watch.ground.dot_x[dot]
    watch.glance.ay = watch.ground.dot_y[dot]
    watch.glance.a_level = watch.ground.base[cell_of(watch, watch.glance.ax, watch.glance.ay)]
    for other in range(dot + 1, watch.ground.dots):
        watch.glance.bx = watch.ground.dot_x[other]
        watch.glance.by = watch.ground.dot_y[other]
        watch.glance.b_level = watch.ground.base[cell_of(watch, watch.glance.bx, watch.glance.by)]
        watch.sweep.visible[other] = 0 if is_shut(watch) else 1
