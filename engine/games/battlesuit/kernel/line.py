"""What a line meets, step by step from one dot to another.

A line of D steps goes a steps in one direction and b in the next one round, a + b = D. Its dots lie on levels: level s
holds the dots that are i steps in the first and s - i in the second direction, and the line cuts it at i = a * s / D.
A meta-hex reaches one step to either side of its dot along the level, so the open meta-hexes that the line crosses
there are those of the two dots next to the cut, or of the one it goes through.

Rules: BS.LOS.2 to BS.LOS.4, BS.HEX.1, BS.HEX.2, BS.TER.15, BS.TER.16.
"""

from engine.games.battlesuit.kernel.codes import (
    BELOW_BOTH,
    BELOW_HIGHER,
    BOTH_SIDES,
    CORNER,
    LEVEL_WITH_HIGHER,
    MOST_OBSTACLES,
    THROUGH,
)
from engine.games.battlesuit.kernel.ground import cell_of, steps_between
from engine.games.battlesuit.kernel.records import Watch
from engine.games.battlesuit.kernel.shadow import blind_count, rule_for


def is_shut(watch: Watch) -> bool:
    """Return whether the line of the glance is shut; list what it meets if asked to. Rules: BS.LOS.28, BS.LOS.29."""
    dx: int = watch.glance.bx - watch.glance.ax
    dy: int = watch.glance.by - watch.glance.ay
    steps: int = steps_between(watch.glance.ax, watch.glance.ay, watch.glance.bx, watch.glance.by)
    watch.glance.count = 0
    if steps <= 1:
        return False
    set_heights(watch)
    east: int = 1 if dx > 0 else -1
    south: int = 1 if dy > 0 else -1
    if abs(dy) <= abs(dx):
        return is_shut_along(watch, steps, (abs(dx) - dy) // 2, east, -1, east, 1)
    return is_shut_along(watch, steps, (abs(dy) - abs(dx)) // 2, 0, 2 * south, east, south)


def set_heights(watch: Watch) -> None:
    """Say which end of the line is the higher one; of two at one level the first."""
    a_is_higher: bool = watch.glance.a_level >= watch.glance.b_level
    watch.glance.higher_x = watch.glance.ax if a_is_higher else watch.glance.bx
    watch.glance.higher_y = watch.glance.ay if a_is_higher else watch.glance.by
    watch.glance.lower_x = watch.glance.bx if a_is_higher else watch.glance.ax
    watch.glance.lower_y = watch.glance.by if a_is_higher else watch.glance.ay
    watch.glance.higher_level = max(watch.glance.a_level, watch.glance.b_level)
    watch.glance.lower_level = min(watch.glance.a_level, watch.glance.b_level)
    watch.glance.lower_base = watch.ground.base[cell_of(watch, watch.glance.lower_x, watch.glance.lower_y)]


def is_shut_along(watch: Watch, steps: int, first: int, ux: int, uy: int, vx: int, vy: int) -> bool:
    """Return whether a line of `first` steps (ux, uy) and the rest (vx, vy) is blocked."""
    shut: bool = is_shut_at_ends(watch)
    if (first == 0 and is_shut_beside(watch, steps, vx, vy, ux, uy)) or (
        first == steps and is_shut_beside(watch, steps, ux, uy, vx, vy)
    ):
        shut = True
    rest: int = 0
    x: int = watch.glance.ax
    y: int = watch.glance.ay
    for _ in range(1, steps):
        if shut and not watch.glance.keep:
            return True
        rest += first
        if rest >= steps:
            rest -= steps
            x += ux
            y += uy
        else:
            x += vx
            y += vy
        if is_met(watch, x, y):
            shut = True
        if rest > 0:
            if is_met(watch, x + ux - vx, y + uy - vy):
                shut = True
        elif watch.ruling.corner_blocks and 0 < first < steps and is_shut_at_corners(watch, x, y, ux - vx, uy - vy):
            shut = True
    return shut


def is_shut_at_ends(watch: Watch) -> bool:
    """Return whether the meta-hexes of the two soldiers block, where the rules let them. Rule: BS.GAP.29."""
    if not watch.ruling.own_blocks:
        return False
    at_a: bool = is_met(watch, watch.glance.ax, watch.glance.ay)
    at_b: bool = is_met(watch, watch.glance.bx, watch.glance.by)
    return at_a or at_b


def is_met(watch: Watch, x: int, y: int) -> bool:
    """Return whether the obstacle of a dot, whose meta-hex the line crosses, blocks it."""
    at: int = cell_of(watch, x, y)
    if watch.ground.top[at] <= 0:
        return False
    return judge(watch, x, y, x, y, THROUGH, watch.ground.top[at], watch.ground.base[at])


def is_shut_at_corners(watch: Watch, x: int, y: int, wx: int, wy: int) -> bool:
    """Return whether a meta-hex that the line touches at a dot, one step (wx, wy) to either side, blocks it.

    Rule: BS.GAP.31.
    """
    shut: bool = False
    for side in range(-1, 2, 2):
        at: int = cell_of(watch, x + side * wx, y + side * wy)
        if watch.ground.top[at] > 0 and judge(
            watch,
            x + side * wx,
            y + side * wy,
            x + side * wx,
            y + side * wy,
            CORNER,
            watch.ground.top[at],
            watch.ground.base[at],
        ):
            shut = True
    return shut


def is_shut_beside(watch: Watch, steps: int, ux: int, uy: int, vx: int, vy: int) -> bool:
    """Return whether a line of steps (ux, uy) runs between two obstacles that block it. Rules: BS.LOS.4, BS.GAP.28.

    The dots on both sides of a step are those next to both its ends: one on the side of (vx, vy), one opposite.
    """
    shut: bool = False
    for step in range(steps):
        x: int = watch.glance.ax + step * ux
        y: int = watch.glance.ay + step * uy
        one: int = cell_of(watch, x + vx, y + vy)
        two: int = cell_of(watch, x + ux - vx, y + uy - vy)
        if watch.ground.edge[one] and watch.ground.edge[two]:
            lower: int = one if watch.ground.top[one] <= watch.ground.top[two] else two
            if watch.ground.top[lower] > 0 and judge(
                watch,
                x + vx,
                y + vy,
                x + ux - vx,
                y + uy - vy,
                BOTH_SIDES,
                watch.ground.top[lower],
                watch.ground.base[lower],
            ):
                shut = True
    return shut


def judge(watch: Watch, x: int, y: int, other_x: int, other_y: int, how: int, top: int, base: int) -> bool:
    """Return whether an obstacle blocks the line; lists it if asked to. Rules: BS.LOS.5 to BS.LOS.15."""
    rule: int = rule_for(watch.glance.higher_level, watch.glance.lower_level, top)
    if rule == BELOW_BOTH and not watch.glance.keep:
        return False
    n: int = 0
    m: int = 0
    blind: int = 0
    blocks: bool = rule != BELOW_BOTH
    if rule == LEVEL_WITH_HIGHER or rule == BELOW_HIGHER:
        n = steps_between(watch.glance.higher_x, watch.glance.higher_y, x, y)
        m = steps_between(watch.glance.lower_x, watch.glance.lower_y, x, y)
        stands_on: int = base if watch.ruling.above_base else watch.glance.lower_base
        height: int = max(0, watch.glance.lower_level - stands_on)
        blind = blind_count(watch.ruling, watch.glance.higher_level - top, n, height)
        blocks = m <= blind
    if watch.glance.keep:
        keep(watch, x, y, other_x, other_y, how, top)
        keep_verdict(watch, rule, n, m, blind, blocks)
    return blocks


def keep(watch: Watch, x: int, y: int, other_x: int, other_y: int, how: int, top: int) -> None:
    """List an obstacle."""
    at: int = watch.glance.count
    if at >= MOST_OBSTACLES:
        return
    watch.glance.x[at] = x
    watch.glance.y[at] = y
    watch.glance.other_x[at] = other_x
    watch.glance.other_y[at] = other_y
    watch.glance.how[at] = how
    watch.glance.top[at] = top


def keep_verdict(watch: Watch, rule: int, n: int, m: int, blind: int, blocks: bool) -> None:
    """List what the obstacle just listed does to the line."""
    at: int = watch.glance.count
    if at >= MOST_OBSTACLES:
        return
    watch.glance.rule[at] = rule
    watch.glance.n[at] = n
    watch.glance.m[at] = m
    watch.glance.blind[at] = blind
    watch.glance.blocks[at] = 1 if blocks else 0
    watch.glance.count = at + 1
