"""Kamikaze and Toggle Jammer."""

from engine.games.seven_seconds.kernel.actions.blasts import detonate
from engine.games.seven_seconds.kernel.actions.damage import add_own_counters, destroy
from engine.games.seven_seconds.kernel.actions.missiles import (
    approach_is_stopped,
    counters_in_cover,
    destroy_outright,
    deviate,
)
from engine.games.seven_seconds.kernel.actions.movement import bends, go, relocate
from engine.games.seven_seconds.kernel.board.footing import leaves_table, may_act, may_go
from engine.games.seven_seconds.kernel.board.pieces import is_blip, is_on_table, note, range_mil, side_of
from engine.games.seven_seconds.kernel.board.sight import look
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import NOBODY, PIECES, Action, Draw, Event, Kind, Status
from engine.games.seven_seconds.kernel.records import Game


def may_kamikaze(game: Game, piece: int, action: int, x: int, y: int) -> bool:
    """Return whether a drone may Move straight or Jump to (x, y) and explode there."""
    return may_dive(game, piece, x, y) and may_go(game, piece, action, x, y)


def may_dive(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a drone may explode at (x, y), could it get there. Rules: 7S.UNIT.8, 7S.KAM.1."""
    return may_act(game, piece, Action.KAMIKAZE) and not leaves_table(game, piece, x, y)


def contact_hits(value: int, counters: int, lower_than: int) -> bool:
    """Return whether a contact roll destroys its target outright. Rules: 7S.KAM.4, 7S.GAP.72."""
    return value < counters if lower_than else value <= counters


def touched_by(game: Game, piece: int) -> int:
    """Return an enemy unit or an objective in base contact, the one with most counters, or NOBODY. Rule: 7S.KAM.4."""
    chosen: int = NOBODY
    for other in range(PIECES):
        if may_be_touched(game, piece, other) and range_mil(game, piece, other) <= game.numbers.epsilon_mil:
            more: bool = chosen != NOBODY and game.battle.counters[other] > game.battle.counters[chosen]
            chosen = other if chosen == NOBODY or more else chosen
    return chosen


def may_be_touched(game: Game, piece: int, other: int) -> bool:
    """Return whether contact with a piece counts for a kamikaze. Rules: 7S.KAM.4, 7S.GAP.115."""
    if not is_on_table(game, other) or side_of(other) == side_of(piece) or is_blip(game, other):
        return False
    return game.forces.kind[other] != Kind.OBJECTIVE or game.numbers.kamikaze_destroys_objectives == 1


def kamikaze(game: Game, piece: int, action: int, x: int, y: int) -> None:
    """Send a drone to (x, y) and let it explode. Rules: 7S.KAM.1 to 7S.KAM.6, 7S.GAP.72 to 7S.GAP.75, 7S.GAP.119."""
    note(game, Event.KAMIKAZE, piece, NOBODY, x, y, action)
    if game.numbers.kamikaze_passive_first:
        relocate(game, piece, action, x, y)
    else:
        go(game, piece, action, x, y)
    if not is_on_table(game, piece):
        return
    if game.numbers.kamikaze_intercepted and dive_is_stopped(game, piece, x, y):
        destroy(game, piece, piece)
        return
    target: int = touched_by(game, piece)
    hit: bool = target != NOBODY and contact_roll(game, piece, target)
    game.battle.status[piece] = Status.DESTROYED
    if hit:
        destroy_outright(game, target, piece)
    if game.numbers.kamikaze_deviates and not hit:
        deviate(game, piece, x, y, game.numbers.kamikaze_crater == 1)
    else:
        detonate(game, piece, x, y, game.numbers.kamikaze_crater == 1)
    if game.numbers.kamikaze_counts_as_killed:
        destroy(game, piece, piece)


def dive_is_stopped(game: Game, piece: int, x: int, y: int) -> bool:
    """Let the enemies along the way that a drone took to (x, y) intercept. Rules: 7S.GAP.74, 7S.CM.1 to 7S.CM.5."""
    bend_x: int = game.battle.way_bend_x_mil if bends(game) else x
    bend_y: int = game.battle.way_bend_y_mil if bends(game) else y
    ax: int = game.battle.way_from_x_mil
    return approach_is_stopped(game, piece, ax, game.battle.way_from_y_mil, bend_x, bend_y, x, y)


def contact_roll(game: Game, piece: int, target: int) -> bool:
    """Throw for a drone in contact; return whether its target is destroyed outright. Rules: 7S.KAM.4, 7S.KAM.6."""
    look(game, piece, target)
    counters: int = counters_in_cover(game, game.battle.counters[target], game.sight.cover)
    value: int = throw(game, side_of(piece), piece, target, Draw.CONTACT, max(0, counters))
    hit: bool = contact_hits(value, counters, game.numbers.contact_lower_than)
    note(game, Event.CONTACT_ROLL, piece, target, 1 if hit else 0, value, counters)
    return hit


def toggle_jammer(game: Game, piece: int, paid: bool) -> None:
    """Switch a haywire drone's field on or off. Rules: 7S.UNIT.9, 7S.JAM.1, 7S.JAM.2."""
    game.battle.jamming[piece] = 1 - game.battle.jamming[piece]
    game.battle.jammers_used = 1
    note(game, Event.TOGGLE_JAMMER, piece, NOBODY, game.battle.jamming[piece], 0, 0)
    if paid:
        add_own_counters(game, piece, Action.TOGGLE_JAMMER, 1)
