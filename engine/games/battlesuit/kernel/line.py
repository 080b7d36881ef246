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
from engine.games.battlesuit.kernel.ground import cell_of
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.kernel.shadow import blind_count, rule_for
from engine.kernel.hexes import hex_steps


def is_shut(game: Game) -> bool:
    """Return whether the line of the glance is shut; list what it meets if asked to. Rules: BS.LOS.28, BS.LOS.29."""
    dx: int = game.glance.bx - game.glance.ax
    dy: int = game.glance.by - game.glance.ay
    steps: int = hex_steps(game.glance.ax, game.glance.ay, game.glance.bx, game.glance.by)
    game.glance.count = 0
    if steps <= 1:
        return False
    set_heights(game)
    east: int = 1 if dx > 0 else -1
    south: int = 1 if dy > 0 else -1
    if abs(dy) <= abs(dx):
        return is_shut_along(game, steps, (abs(dx) - dy) // 2, east, -1, east, 1)
    return is_shut_along(game, steps, (abs(dy) - abs(dx)) // 2, 0, 2 * south, east, south)


def set_heights(game: Game) -> None:
    """Say which end of the line is the higher one; of two at one level the first."""
    a_is_higher: bool = game.glance.a_level >= game.glance.b_level
    game.glance.higher_x = game.glance.ax if a_is_higher else game.glance.bx
    game.glance.higher_y = game.glance.ay if a_is_higher else game.glance.by
    game.glance.lower_x = game.glance.bx if a_is_higher else game.glance.ax
    game.glance.lower_y = game.glance.by if a_is_higher else game.glance.ay
    game.glance.higher_level = max(game.glance.a_level, game.glance.b_level)
    game.glance.lower_level = min(game.glance.a_level, game.glance.b_level)
    game.glance.lower_base = game.ground.base[cell_of(game, game.glance.lower_x, game.glance.lower_y)]


def is_shut_along(game: Game, steps: int, first: int, ux: int, uy: int, vx: int, vy: int) -> bool:
    """Return whether a line of `first` steps (ux, uy) and the rest (vx, vy) is blocked."""
    shut: bool = is_shut_at_ends(game)
    if (first == 0 and is_shut_beside(game, steps, vx, vy, ux, uy)) or (
        first == steps and is_shut_beside(game, steps, ux, uy, vx, vy)
    ):
        shut = True
    rest: int = 0
    x: int = game.glance.ax
    y: int = game.glance.ay
    for _ in range(1, steps):
        if shut and not game.glance.keep:
            return True
        rest += first
        if rest >= steps:
            rest -= steps
            x += ux
            y += uy
        else:
            x += vx
            y += vy
        if is_met(game, x, y):
            shut = True
        if rest > 0:
            if is_met(game, x + ux - vx, y + uy - vy):
                shut = True
        elif game.ruling.corner_blocks and 0 < first < steps and is_shut_at_corners(game, x, y, ux - vx, uy - vy):
            shut = True
    return shut


def is_shut_at_ends(game: Game) -> bool:
    """Return whether the meta-hexes of the two soldiers block, where the rules let them. Rule: BS.GAP.29."""
    if not game.ruling.own_blocks:
        return False
    at_a: bool = is_met(game, game.glance.ax, game.glance.ay)
    at_b: bool = is_met(game, game.glance.bx, game.glance.by)
    return at_a or at_b


def is_met(game: Game, x: int, y: int) -> bool:
    """Return whether the obstacle of a dot, whose meta-hex the line crosses, blocks it."""
    at: int = cell_of(game, x, y)
    if game.ground.top[at] <= 0:
        return False
    return judge(game, x, y, x, y, THROUGH, game.ground.top[at], game.ground.base[at])


def is_shut_at_corners(game: Game, x: int, y: int, wx: int, wy: int) -> bool:
    """Return whether a meta-hex that the line touches at a dot, one step (wx, wy) to either side, blocks it.

    Rule: BS.GAP.31.
    """
    shut: bool = False
    for side in range(-1, 2, 2):
        at: int = cell_of(game, x + side * wx, y + side * wy)
        if game.ground.top[at] > 0 and judge(
            game,
            x + side * wx,
            y + side * wy,
            x + side * wx,
            y + side * wy,
            CORNER,
            game.ground.top[at],
            game.ground.base[at],
        ):
            shut = True
    return shut


def is_shut_beside(game: Game, steps: int, ux: int, uy: int, vx: int, vy: int) -> bool:
    """Return whether a line of steps (ux, uy) runs between two obstacles that block it. Rules: BS.LOS.4, BS.GAP.28.

    The dots on both sides of a step are those next to both its ends: one on the side of (vx, vy), one opposite.
    """
    shut: bool = False
    for step in range(steps):
        x: int = game.glance.ax + step * ux
        y: int = game.glance.ay + step * uy
        one: int = cell_of(game, x + vx, y + vy)
        two: int = cell_of(game, x + ux - vx, y + uy - vy)
        if game.ground.edge[one] and game.ground.edge[two]:
            lower: int = one if game.ground.top[one] <= game.ground.top[two] else two
            if game.ground.top[lower] > 0 and judge(
                game,
                x + vx,
                y + vy,
                x + ux - vx,
                y + uy - vy,
                BOTH_SIDES,
                game.ground.top[lower],
                game.ground.base[lower],
            ):
                shut = True
    return shut


def judge(game: Game, x: int, y: int, other_x: int, other_y: int, how: int, top: int, base: int) -> bool:
    """Return whether an obstacle blocks the line; lists it if asked to. Rules: BS.LOS.5 to BS.LOS.15."""
    rule: int = rule_for(game.glance.higher_level, game.glance.lower_level, top)
    if rule == BELOW_BOTH and not game.glance.keep:
        return False
    n: int = 0
    m: int = 0
    blind: int = 0
    blocks: bool = rule != BELOW_BOTH
    if rule == LEVEL_WITH_HIGHER or rule == BELOW_HIGHER:
        n = hex_steps(game.glance.higher_x, game.glance.higher_y, x, y)
        m = hex_steps(game.glance.lower_x, game.glance.lower_y, x, y)
        stands_on: int = base if game.ruling.above_base else game.glance.lower_base
        height: int = max(0, game.glance.lower_level - stands_on)
        blind = blind_count(game.ruling, game.glance.higher_level - top, n, height)
        blocks = m <= blind
    if game.glance.keep:
        keep(game, x, y, other_x, other_y, how, top)
        keep_verdict(game, rule, n, m, blind, blocks)
    return blocks


def keep(game: Game, x: int, y: int, other_x: int, other_y: int, how: int, top: int) -> None:
    """List an obstacle."""
    at: int = game.glance.count
    if at >= MOST_OBSTACLES:
        return
    game.glance.x[at] = x
    game.glance.y[at] = y
    game.glance.other_x[at] = other_x
    game.glance.other_y[at] = other_y
    game.glance.how[at] = how
    game.glance.top[at] = top


def keep_verdict(game: Game, rule: int, n: int, m: int, blind: int, blocks: bool) -> None:
    """List what the obstacle just listed does to the line."""
    at: int = game.glance.count
    if at >= MOST_OBSTACLES:
        return
    game.glance.rule[at] = rule
    game.glance.n[at] = n
    game.glance.m[at] = m
    game.glance.blind[at] = blind
    game.glance.blocks[at] = 1 if blocks else 0
    game.glance.count = at + 1
