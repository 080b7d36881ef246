"""Lines of sight: how a line meets obstacles, and what it is shut by.

Rules: BS.LOS.5 to BS.LOS.15, BS.LOS.2 to BS.LOS.4, BS.HEX.1, BS.HEX.2, BS.TER.15, BS.TER.16.

A line of D steps goes a steps in one direction and b in the next one round, a + b = D. Its dots lie on levels: level
s holds the dots that are i steps in the first and s - i in the second direction, and the line cuts it at i = a * s /
D. A meta-hex reaches one step to either side of its dot along the level, so the open meta-hexes that the line crosses
there are those of the two dots next to the cut, or of the one it goes through.
"""

from engine.games.battlesuit.kernel.codes import MARGIN, MOST_HALVINGS, MOST_OBSTACLES, Meets, SightRule
from engine.games.battlesuit.kernel.setup_records import Ruling, Sight
from engine.kernel.hexes import hex_steps


def cell_of(sight: Sight, x: int, y: int) -> int:
    """Return the cell of a point of the map, or of one at most two steps beside it."""
    return (x + MARGIN) * sight.ground.stride + y + MARGIN


def base_at(sight: Sight, x: int, y: int) -> int:
    """Return the level of the ground of a point."""
    return sight.ground.base[cell_of(sight, x, y)]


def rule_for(higher: int, lower: int, top: int) -> int:
    """Return the number of the subsection of section 6 that decides."""
    if top <= lower:
        return SightRule.BELOW_BOTH
    if top > higher:
        return SightRule.ABOVE_BOTH
    return SightRule.LEVEL_WITH_HIGHER if top == higher else SightRule.BELOW_HIGHER


def blind_count(ruling: Ruling, above_top: int, n: int, lower_height: int) -> int:
    """Return the blind points behind an obstacle. Rules: BS.LOS.7, BS.LOS.11 to BS.LOS.15, BS.GAP.25, BS.GAP.27.

    Halved once for each level of the higher soldier above the top and rounded half up, or lessened by one a level;
    then less the height of the lower soldier, and at least the minimum.
    """
    halvings: int = min(above_top, MOST_HALVINGS)
    count: int = n - above_top
    if not ruling.deducts:
        count = (2 * n + (1 << halvings)) >> (halvings + 1)
    return max(ruling.minimum, count - lower_height)


def is_shut(sight: Sight) -> bool:
    """Return whether the line of the glance is shut; list what it meets if asked to. Rules: BS.LOS.28, BS.LOS.29."""
    dx: int = sight.glance.bx - sight.glance.ax
    dy: int = sight.glance.by - sight.glance.ay
    steps: int = hex_steps(sight.glance.ax, sight.glance.ay, sight.glance.bx, sight.glance.by)
    sight.glance.count = 0
    if steps <= 1:
        return False
    set_heights(sight)
    east: int = 1 if dx > 0 else -1
    south: int = 1 if dy > 0 else -1
    if abs(dy) <= abs(dx):
        return is_shut_along(sight, steps, (abs(dx) - dy) // 2, east, -1, east, 1)
    return is_shut_along(sight, steps, (abs(dy) - abs(dx)) // 2, 0, 2 * south, east, south)


def set_heights(sight: Sight) -> None:
    """Say which end of the line is the higher one; of two at one level the first."""
    a_is_higher: bool = sight.glance.a_level >= sight.glance.b_level
    sight.glance.higher_x = sight.glance.ax if a_is_higher else sight.glance.bx
    sight.glance.higher_y = sight.glance.ay if a_is_higher else sight.glance.by
    sight.glance.lower_x = sight.glance.bx if a_is_higher else sight.glance.ax
    sight.glance.lower_y = sight.glance.by if a_is_higher else sight.glance.ay
    sight.glance.higher_level = max(sight.glance.a_level, sight.glance.b_level)
    sight.glance.lower_level = min(sight.glance.a_level, sight.glance.b_level)
    sight.glance.lower_base = sight.ground.base[cell_of(sight, sight.glance.lower_x, sight.glance.lower_y)]


def is_shut_along(sight: Sight, steps: int, first: int, ux: int, uy: int, vx: int, vy: int) -> bool:
    """Return whether a line of `first` steps (ux, uy) and the rest (vx, vy) is blocked."""
    shut: bool = is_shut_at_ends(sight)
    if (first == 0 and is_shut_beside(sight, steps, vx, vy, ux, uy)) or (
        first == steps and is_shut_beside(sight, steps, ux, uy, vx, vy)
    ):
        shut = True
    rest: int = 0
    x: int = sight.glance.ax
    y: int = sight.glance.ay
    for _ in range(1, steps):
        if shut and not sight.glance.keep:
            return True
        rest += first
        if rest >= steps:
            rest -= steps
            x += ux
            y += uy
        else:
            x += vx
            y += vy
        if is_met(sight, x, y):
            shut = True
        if rest > 0:
            if is_met(sight, x + ux - vx, y + uy - vy):
                shut = True
        elif sight.ruling.corner_blocks and 0 < first < steps and is_shut_at_corners(sight, x, y, ux - vx, uy - vy):
            shut = True
    return shut


def is_shut_at_ends(sight: Sight) -> bool:
    """Return whether the meta-hexes of the two soldiers block, where the rules let them. Rule: BS.GAP.29."""
    if not sight.ruling.own_blocks:
        return False
    at_a: bool = is_met(sight, sight.glance.ax, sight.glance.ay)
    at_b: bool = is_met(sight, sight.glance.bx, sight.glance.by)
    return at_a or at_b


def is_met(sight: Sight, x: int, y: int) -> bool:
    """Return whether the obstacle of a dot, whose meta-hex the line crosses, blocks it."""
    at: int = cell_of(sight, x, y)
    if sight.ground.top[at] <= 0:
        return False
    return judge(sight, x, y, x, y, Meets.THROUGH, sight.ground.top[at], sight.ground.base[at])


def is_shut_at_corners(sight: Sight, x: int, y: int, wx: int, wy: int) -> bool:
    """Return whether a meta-hex that the line touches at a dot, one step (wx, wy) to either side, blocks it.

    Rule: BS.GAP.31.
    """
    shut: bool = False
    for side in range(-1, 2, 2):
        at: int = cell_of(sight, x + side * wx, y + side * wy)
        if sight.ground.top[at] > 0 and judge(
            sight,
            x + side * wx,
            y + side * wy,
            x + side * wx,
            y + side * wy,
            Meets.CORNER,
            sight.ground.top[at],
            sight.ground.base[at],
        ):
            shut = True
    return shut


def is_shut_beside(sight: Sight, steps: int, ux: int, uy: int, vx: int, vy: int) -> bool:
    """Return whether a line of steps (ux, uy) runs between two obstacles that block it. Rules: BS.LOS.4, BS.GAP.28.

    The dots on both sides of a step are those next to both its ends: one on the side of (vx, vy), one opposite.
    """
    shut: bool = False
    for step in range(steps):
        x: int = sight.glance.ax + step * ux
        y: int = sight.glance.ay + step * uy
        one: int = cell_of(sight, x + vx, y + vy)
        two: int = cell_of(sight, x + ux - vx, y + uy - vy)
        if sight.ground.edge[one] and sight.ground.edge[two]:
            lower: int = one if sight.ground.top[one] <= sight.ground.top[two] else two
            if sight.ground.top[lower] > 0 and judge(
                sight,
                x + vx,
                y + vy,
                x + ux - vx,
                y + uy - vy,
                Meets.BOTH_SIDES,
                sight.ground.top[lower],
                sight.ground.base[lower],
            ):
                shut = True
    return shut


def judge(sight: Sight, x: int, y: int, other_x: int, other_y: int, how: int, top: int, base: int) -> bool:
    """Return whether an obstacle blocks the line; lists it if asked to. Rules: BS.LOS.5 to BS.LOS.15."""
    rule: int = rule_for(sight.glance.higher_level, sight.glance.lower_level, top)
    if rule == SightRule.BELOW_BOTH and not sight.glance.keep:
        return False
    n: int = 0
    m: int = 0
    blind: int = 0
    blocks: bool = rule != SightRule.BELOW_BOTH
    if rule == SightRule.LEVEL_WITH_HIGHER or rule == SightRule.BELOW_HIGHER:
        n = hex_steps(sight.glance.higher_x, sight.glance.higher_y, x, y)
        m = hex_steps(sight.glance.lower_x, sight.glance.lower_y, x, y)
        stands_on: int = base if sight.ruling.above_base else sight.glance.lower_base
        height: int = max(0, sight.glance.lower_level - stands_on)
        blind = blind_count(sight.ruling, sight.glance.higher_level - top, n, height)
        blocks = m <= blind
    if sight.glance.keep:
        keep(sight, x, y, other_x, other_y, how, top)
        keep_verdict(sight, rule, n, m, blind, blocks)
    return blocks


def keep(sight: Sight, x: int, y: int, other_x: int, other_y: int, how: int, top: int) -> None:
    """List an obstacle."""
    at: int = sight.glance.count
    if at >= MOST_OBSTACLES:
        return
    sight.glance.x[at] = x
    sight.glance.y[at] = y
    sight.glance.other_x[at] = other_x
    sight.glance.other_y[at] = other_y
    sight.glance.how[at] = how
    sight.glance.top[at] = top


def keep_verdict(sight: Sight, rule: int, n: int, m: int, blind: int, blocks: bool) -> None:
    """List what the obstacle just listed does to the line."""
    at: int = sight.glance.count
    if at >= MOST_OBSTACLES:
        return
    sight.glance.rule[at] = rule
    sight.glance.n[at] = n
    sight.glance.m[at] = m
    sight.glance.blind[at] = blind
    sight.glance.blocks[at] = 1 if blocks else 0
    sight.glance.count = at + 1
