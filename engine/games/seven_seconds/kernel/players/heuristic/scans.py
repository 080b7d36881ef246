"""How the heuristic player searches: at whom, with how many dice, and for whom the points of a pool are."""

from engine.games.seven_seconds.kernel.actions.choices import may_be_targeted
from engine.games.seven_seconds.kernel.actions.rifle import rifle_band
from engine.games.seven_seconds.kernel.actions.sensors import cost_as_seen, counters_bought, target_cost
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, dice_lost
from engine.games.seven_seconds.kernel.codes import (
    FIRST_OBJECTIVE,
    NOBODY,
    OBJECTIVES,
    PIECES,
    SIDE_PIECES,
    Action,
    Weight,
)
from engine.games.seven_seconds.kernel.players.heuristic.arms import (
    target_worth,
    wants_destroyed,
)
from engine.games.seven_seconds.kernel.players.heuristic.goals import (
    open_band,
    worth_of_dice,
)
from engine.games.seven_seconds.kernel.players.heuristic.tricks import (
    offer,
)
from engine.games.seven_seconds.kernel.players.observe import weight
from engine.games.seven_seconds.kernel.records import Game


def points_hoped_for(game: Game, dice: int) -> int:
    """Return the sensor points that dice show on the average. Rules: 7S.GEN.8, 7S.TGT.2."""
    return dice * (game.numbers.die_sides + 1) // 2


def scan_worth(game: Game, piece: int, target: int, dice: int) -> int:
    """Return what the counters that `dice` would place add to the worth of shots at a target, on the average."""
    cost: int = target_cost(game, piece, target)
    if cost == 0:
        return 0
    found: int = counters_bought(points_hoped_for(game, dice), cost, counters_swallowed(game))
    return gain(game, piece, target, found) * weight(game, Weight.SCAN_PERCENT) // 100


def gain(game: Game, piece: int, target: int, found: int) -> int:
    """Return what more counters on the target of the last look add to the worth of a shot at it."""
    band: int = rifle_band(game, piece)
    loss: int = dice_lost(game)
    known: int = game.view.counters[target]
    better: int = worth_of_dice(game, piece, target, (known + found) // band - loss)
    return better - worth_of_dice(game, piece, target, known // band - loss)


def most_scan_worth(game: Game, piece: int, target: int, dice: int) -> int:
    """Return what a scan is worth at the most, by range alone."""
    kind: int = game.view.kind[piece]
    cost: int = open_band(game, game.numbers.target_band_mil[kind], piece, target)
    known: int = game.view.counters[target] + counters_bought(points_hoped_for(game, dice), cost, 0)
    band: int = open_band(game, game.numbers.rifle_band_mil[kind], piece, target)
    return worth_of_dice(game, piece, target, known // band) * weight(game, Weight.SCAN_PERCENT) // 100


def consider_scan(game: Game, piece: int) -> None:
    """Consider a Target action with all dice at the enemy that is worth most."""
    dice: int = game.view.sensors[piece]
    sides: int = game.numbers.die_sides
    for index in range(OBJECTIVES):
        if wants_destroyed(game, index) and may_be_targeted(game, piece, FIRST_OBJECTIVE + index):
            open_counters: int = max(0, sides - game.view.counters[FIRST_OBJECTIVE + index])
            cost: int = cost_as_seen(game, piece)
            placed: int = min(open_counters, counters_bought(points_hoped_for(game, dice), cost, 0))
            found: int = target_worth(game, FIRST_OBJECTIVE + index) * placed // (2 * sides + 2)
            objective_worth: int = found - dice * weight(game, Weight.COUNTER)
            if objective_worth > game.choice.worth_ppm:
                offer(game, objective_worth, Action.TARGET, FIRST_OBJECTIVE + index, 0, 0)
                game.choice.dice = dice
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        target: int = game.view.present[enemy]
        if most_scan_worth(game, piece, target, dice) - dice * weight(game, Weight.COUNTER) > game.choice.worth_ppm:
            worth: int = scan_worth(game, piece, target, dice) - dice * weight(game, Weight.COUNTER)
            if worth > game.choice.worth_ppm:
                game.choice.worth_ppm = worth
                game.choice.action = Action.TARGET
                game.choice.target = target
                game.choice.dice = dice
    if weight(game, Weight.SHARING) > 0 and game.choice.action == Action.TARGET:
        consider_fewer_dice(game, piece)


def consider_fewer_dice(game: Game, piece: int) -> None:
    """Consider the same search with fewer dice, each of which costs a counter. Rules: 7S.TGT.1, 7S.TGT.2."""
    if game.choice.target >= FIRST_OBJECTIVE:
        return
    for dice in range(1, game.choice.dice):
        worth: int = scan_worth(game, piece, game.choice.target, dice) - dice * weight(game, Weight.COUNTER)
        if worth > game.choice.worth_ppm:
            game.choice.worth_ppm = worth
            game.choice.dice = dice


def heuristic_points(game: Game, side: int, piece: int, pool: int) -> None:
    """Give the pool to the enemy that is worth most now that the pool is known."""
    chosen: int = best_to_find(game, side, piece, pool, NOBODY)
    if chosen == NOBODY:
        return
    game.choice.points[chosen] = pool
    if weight(game, Weight.SHARING) > 0:
        consider_split(game, side, piece, pool, chosen)


def best_to_find(game: Game, side: int, piece: int, points: int, without: int) -> int:
    """Return the target, but for one, for which so many points are worth most; NOBODY if they find nobody."""
    best: int = -1
    chosen: int = NOBODY
    for target in range(PIECES):
        worth: int = worth_of_points(game, side, piece, points, target) if target != without else -1
        if worth > best:
            best = worth
            chosen = target
    return chosen


def worth_of_points(game: Game, side: int, piece: int, points: int, target: int) -> int:
    """Return what so many sensor points are worth at a target; -1 if they place no counter, or are not wanted there."""
    wanted: bool = target // SIDE_PIECES != side
    if target >= FIRST_OBJECTIVE:
        open_counters: int = game.numbers.die_sides - game.view.counters[target]
        wanted = wants_destroyed(game, target - FIRST_OBJECTIVE) and open_counters > 0
    if not wanted or not game.view.seen[target] or not may_be_targeted(game, piece, target):
        return -1
    found: int = counters_bought(points, cost_as_seen(game, piece), counters_swallowed(game))
    worth: int = target_worth(game, target) * found // rifle_band(game, piece) // 1000
    if target < FIRST_OBJECTIVE:
        worth += gain(game, piece, target, found)
    return worth if found > 0 else -1


def consider_split(game: Game, side: int, piece: int, pool: int, chosen: int) -> None:
    """Consider to leave some of the points of a pool to a second target. Rules: 7S.TGT.4, 7S.TGT.5."""
    best: int = worth_of_points(game, side, piece, pool, chosen)
    cost: int = cost_as_seen(game, piece)
    other: int = best_to_find(game, side, piece, pool - cost, chosen)
    left: int = pool - cost
    while other != NOBODY and left > 0:
        first: int = worth_of_points(game, side, piece, pool - left, chosen)
        second: int = worth_of_points(game, side, piece, left, other)
        if first >= 0 and second >= 0 and first + second > best:
            best = first + second
            game.choice.points[chosen] = pool - left
            game.choice.points[other] = left
        left -= cost
