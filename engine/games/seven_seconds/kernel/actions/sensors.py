"""Sensors: the passive ones that answer every movement, and the Target action."""

from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.damage import add_counters, add_own_counters
from engine.games.seven_seconds.kernel.board.pieces import (
    counts_for,
    first_blip,
    gap_mil,
    is_blip,
    is_on_table,
    is_within,
    note,
    radius_mil,
    side_of,
)
from engine.games.seven_seconds.kernel.board.sight import (
    counters_swallowed,
    cover_bands,
    look,
    look_from,
    note_sight,
    range_band,
)
from engine.games.seven_seconds.kernel.board.ways import is_bent
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import (
    BLIPS,
    FIRST_OBJECTIVE,
    PIECES,
    SIDE_PIECES,
    Action,
    Cause,
    Draw,
    Event,
)
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import segment_distance_mil

WAY_POINTS = 24


def senses(game: Game, mover: int, x: int, y: int, other: int) -> bool:
    """Return whether passive sensors notice a piece: at (x, y), or anywhere on the way to it. Rule: 7S.GAP.106."""
    if game.numbers.passive_whole_path:
        return senses_on_way(game, mover, x, y, other)
    return senses_at(game, mover, x, y, other)


def senses_on_way(game: Game, mover: int, x: int, y: int, other: int) -> bool:
    """Return whether a piece is noticed on either leg of the way to (x, y)."""
    ax: int = game.battle.way_from_x_mil
    ay: int = game.battle.way_from_y_mil
    bend_x: int = game.battle.way_bend_x_mil
    bend_y: int = game.battle.way_bend_y_mil
    if not is_bent(bend_x, bend_y):
        return senses_on_leg(game, mover, ax, ay, x, y, other)
    if senses_on_leg(game, mover, ax, ay, bend_x, bend_y, other):
        return True
    return senses_on_leg(game, mover, bend_x, bend_y, x, y, other)


def senses_on_leg(game: Game, mover: int, ax: int, ay: int, x: int, y: int, other: int) -> bool:
    """Return whether a piece is noticed on the leg from a to (x, y): where it is nearest, or at points."""
    ox: int = game.battle.x_mil[other]
    oy: int = game.battle.y_mil[other]
    room: int = radius_mil(game, mover) + radius_mil(game, other)
    if not is_within(game, max(0, segment_distance_mil(ax, ay, x, y, ox, oy) - room), game.numbers.passive_mil):
        return False
    length_squared: int = (x - ax) * (x - ax) + (y - ay) * (y - ay)
    along: int = max(0, min(length_squared, (ox - ax) * (x - ax) + (oy - ay) * (y - ay)))
    whole: int = max(1, length_squared)
    if senses_at(game, mover, ax + (x - ax) * along // whole, ay + (y - ay) * along // whole, other):
        return True
    for step in range(WAY_POINTS + 1):
        if senses_at(game, mover, ax + (x - ax) * step // WAY_POINTS, ay + (y - ay) * step // WAY_POINTS, other):
            return True
    return False


def senses_at(game: Game, mover: int, x: int, y: int, other: int) -> bool:
    """Return whether passive sensors at (x, y) notice a piece. Rules: 7S.PASS.1, 7S.PASS.7, 7S.GAP.38."""
    if not is_within(game, gap_mil(game, mover, x, y, other), game.numbers.passive_mil):
        return False
    look_from(game, mover, x, y, other)
    if game.sight.blocking_terrain:
        return False
    return not (game.sight.heavy_too_deep and game.numbers.passive_deep_heavy_blocks)


def enemy_notices(game: Game, mover: int) -> bool:
    """Return whether any enemy piece has a mover within passive range. Rule: 7S.BLIP.12."""
    for other in range(FIRST_OBJECTIVE):
        if (
            is_on_table(game, other)
            and side_of(other) != side_of(mover)
            and senses(game, mover, game.battle.x_mil[mover], game.battle.y_mil[mover], other)
        ):
            return True
    return False


def passive_sensors(game: Game, mover: int, x: int, y: int) -> None:
    """Let a unit that has come to (x, y) and the enemies near it notice each other. Rules: 7S.PASS.1 to 7S.PASS.8."""
    other_side: int = 1 - side_of(mover)
    first: int = first_blip(other_side)
    noticed: int = 0
    for other in range(first, first + SIDE_PIECES):
        if is_on_table(game, other) and not is_blip(game, other) and senses(game, mover, x, y, other):
            noticed += meet(game, mover, other)
    for blip in range(first, first + BLIPS):
        if (
            is_on_table(game, blip)
            and senses(game, mover, x, y, blip)
            and reveal(game, blip, Cause.PASSIVE_SENSORS) > 0
        ):
            for unit in range(first, first + SIDE_PIECES):
                if game.battle.assigned[unit]:
                    noticed += meet(game, mover, unit)
    if game.numbers.reveals_own_blips:
        reveal_own_blips(game, mover, x, y)
    add_counters(game, mover, mover, noticed * game.numbers.passive_counters, Cause.PASSIVE_SENSORS)
    for place in range(FIRST_OBJECTIVE, PIECES):
        counts: bool = counts_for(game, game.numbers.objective_counters_from, side_of(mover))
        if counts and is_on_table(game, place) and senses(game, mover, x, y, place):
            add_counters(game, place, mover, game.numbers.objective_passive_counters, Cause.PASSIVE_SENSORS)


def reveal_own_blips(game: Game, mover: int, x: int, y: int) -> None:
    """Turn over the mover's own blips in reach, where the rules ask for it. Rule: 7S.GAP.117."""
    first: int = first_blip(side_of(mover))
    for blip in range(first, first + BLIPS):
        if is_on_table(game, blip) and senses(game, mover, x, y, blip):
            reveal(game, blip, Cause.PASSIVE_SENSORS)


def meet(game: Game, mover: int, other: int) -> int:
    """Give an enemy the counter for having been passed; return 1. Rule: 7S.PASS.2."""
    note(game, Event.PASSIVE_CONTACT, mover, other, 0, 0, 0)
    add_counters(game, other, mover, game.numbers.passive_counters, Cause.PASSIVE_SENSORS)
    return 1


def counter_cost(band: int, in_arc: int, off_arc_multiplier: int) -> int:
    """Return the sensor points one target counter costs. Rules: 7S.TGT.5, 7S.TGT.8."""
    if in_arc:
        return band
    return band * off_arc_multiplier


def counters_bought(points: int, cost: int, swallowed: int) -> int:
    """Return the counters that points place, what cover swallows taken off. Rules: 7S.TGT.7, 7S.TGT.13, 7S.GAP.107."""
    return max(0, points // cost - swallowed)


def counters_paid_for(game: Game, points: int, again: int, cost: int) -> int:
    """Return the counters that points place, `again` of them in a second payment. Rules: 7S.TGT.13, 7S.GAP.107.

    What lies between the two of the last look swallows once for a target, or by house rules once for each payment.
    """
    swallowed: int = counters_swallowed(game)
    if again > 0 and game.numbers.charge_per_payment:
        return counters_bought(points - again, cost, swallowed) + counters_bought(again, cost, swallowed)
    return counters_bought(points, cost, swallowed)


def target_cost(game: Game, piece: int, target: int) -> int:
    """Look at a target; return the points a counter on it costs, 0 if out of sight."""
    look(game, piece, target)
    return cost_as_seen(game, piece)


def cost_as_seen(game: Game, piece: int) -> int:
    """Return the points a counter costs on what was looked at last, 0 if out of sight. Rules: 7S.TGT.5, 7S.TGT.9."""
    if game.sight.blocked:
        return 0
    width: int = game.numbers.target_band_mil[game.forces.kind[piece]]
    band: int = range_band(game.sight.range_mil, width, game.numbers.epsilon_mil, game.numbers.boundary_farther)
    return counter_cost(band + cover_bands(game), game.sight.in_arc, game.numbers.off_arc_multiplier)


def roll_pool(game: Game, piece: int, dice: int) -> int:
    """Throw the dice of a Target action and return the sensor pool. Rules: 7S.TGT.2, 7S.TGT.3."""
    pool: int = 0
    for _ in range(dice):
        pool += throw(game, side_of(piece), piece, piece, Draw.SENSORS, 0)
    note(game, Event.TARGET, piece, piece, dice, pool, 0)
    add_own_counters(game, piece, Action.TARGET, dice)
    return pool


def spend_pool(game: Game, piece: int) -> None:
    """Place the counters for `choice.points`; blips are turned over afterwards.

    Rules: 7S.TGT.4 to 7S.TGT.7, 7S.BLIP.8, 7S.BLIP.9.
    """
    for target in range(PIECES):
        points: int = game.choice.points[target] + game.choice.points_again[target]
        game.choice.points[target] = 0
        if points > 0:
            cost: int = target_cost(game, piece, target)
            if cost > 0:
                again: int = game.choice.points_again[target]
                bought: int = counters_paid_for(game, points, again, cost)
                note_sight(game, piece, target)
                note(game, Event.POOL_SPENT, piece, target, points, cost, bought)
                priced_later: bool = game.numbers.price_at_units == 1 and is_blip(game, target) and bought > 0
                game.choice.points[target] = points if priced_later else bought
    for target in range(PIECES):
        found: int = game.choice.points[target]
        game.choice.points[target] = 0
        if found > 0 and is_blip(game, target) and game.numbers.price_at_units:
            find_units(game, piece, target, found)
        elif found > 0:
            give_counters(game, piece, target, found)
        game.choice.points_again[target] = 0


def give_counters(game: Game, piece: int, target: int, count: int) -> None:
    """Put counters on a target; of a blip each of its units takes all. Rules: 7S.TGT.17, 7S.BLIP.7 to 7S.BLIP.10."""
    if not is_blip(game, target):
        add_counters(game, target, piece, count, Cause.ACTIVE_SENSORS)
    elif count > 0 and reveal(game, target, Cause.ACTIVE_SENSORS) > 0:
        side: int = side_of(target)
        for unit in range(first_blip(side), first_blip(side) + SIDE_PIECES):
            if game.battle.assigned[unit]:
                add_counters(game, unit, piece, count, Cause.ACTIVE_SENSORS)


def find_units(game: Game, piece: int, blip: int, points: int) -> None:
    """Turn a blip over, and put on each unit of it what the points buy where it stands. Rule: 7S.GAP.109."""
    side: int = side_of(blip)
    reveal(game, blip, Cause.ACTIVE_SENSORS)
    for unit in range(first_blip(side), first_blip(side) + SIDE_PIECES):
        if game.battle.assigned[unit]:
            cost: int = target_cost(game, piece, unit)
            bought: int = counters_paid_for(game, points, game.choice.points_again[blip], cost) if cost > 0 else 0
            note_sight(game, piece, unit)
            note(game, Event.UNIT_PRICE, piece, unit, points, cost, bought)
            add_counters(game, unit, piece, bought, Cause.ACTIVE_SENSORS)
