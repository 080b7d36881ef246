"""Move and Jump, what they set off, and going off the table."""

from engine.games.seven_seconds.kernel.actions.blips import face, face_nearest_enemy, reveal
from engine.games.seven_seconds.kernel.actions.damage import add_own_counters, damage_suit, destroy, shed
from engine.games.seven_seconds.kernel.actions.sensors import enemy_notices, passive_sensors
from engine.games.seven_seconds.kernel.board.footing import leaves_table
from engine.games.seven_seconds.kernel.board.pieces import (
    arrive,
    first_blip,
    is_blip,
    is_drone,
    is_on_table,
    is_trooper,
    note,
    side_of,
)
from engine.games.seven_seconds.kernel.board.terrain import in_any_field
from engine.games.seven_seconds.kernel.board.ways import is_bent
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import NOBODY, SIDE_PIECES, Action, Cause, Draw, Event, Status
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil
from engine.kernel.log import write


def relocate(game: Game, piece: int, action: int, x: int, y: int) -> None:
    """Move or Jump a piece to (x, y), which it may reach; everyone notices. Rules: 7S.MOVE.9, 7S.JUMP.5, 7S.PASS.3."""
    go(game, piece, action, x, y)
    if leaves_table(game, piece, x, y):
        leave(game, piece, x, y)
    elif is_blip(game, piece):
        blip_arrives(game, piece)
    else:
        passive_sensors(game, piece, x, y)
        arrive(game, piece)


def go(game: Game, piece: int, action: int, x: int, y: int) -> None:
    """Put a piece at (x, y) by a Move or Jump. Rules: 7S.MOVE.1 to 7S.MOVE.6, 7S.JUMP.1 to 7S.JUMP.4."""
    from_x: int = game.battle.x_mil[piece]
    from_y: int = game.battle.y_mil[piece]
    length: int = distance_mil(from_x, from_y, x, y)
    event: int = Event.MOVE if action == Action.MOVE else Event.JUMP
    begin_way(game, piece, action)
    write(game.log, event, game.battle.round, side_of(piece), piece, NOBODY, from_x, from_y, x, y, length)
    game.battle.x_mil[piece] = x
    game.battle.y_mil[piece] = y
    if is_blip(game, piece):
        return
    if length == 0 and not bends(game):
        if game.numbers.zero_move_turns:
            face_nearest_enemy(game, piece)
    elif game.numbers.free_facing:
        face_nearest_enemy(game, piece)
    else:
        face_along_way(game, piece)
    shed(game, piece, length)
    if action == Action.JUMP:
        add_own_counters(game, piece, Action.JUMP, 1)


def begin_way(game: Game, piece: int, action: int) -> None:
    """Note the way that a piece takes, and write its first leg where it bends: only a Move does. Rule: 7S.MOVE.3."""
    from_x: int = game.battle.x_mil[piece]
    from_y: int = game.battle.y_mil[piece]
    x: int = game.choice.bend_x_mil if action == Action.MOVE else 0
    y: int = game.choice.bend_y_mil if action == Action.MOVE else 0
    game.battle.way_from_x_mil = from_x
    game.battle.way_from_y_mil = from_y
    game.battle.way_bend_x_mil = x
    game.battle.way_bend_y_mil = y
    if is_bent(x, y):
        length: int = distance_mil(from_x, from_y, x, y)
        write(game.log, Event.BEND, game.battle.round, side_of(piece), piece, NOBODY, from_x, from_y, x, y, length)


def bends(game: Game) -> bool:
    """Return whether the way that was taken last bends."""
    return is_bent(game.battle.way_bend_x_mil, game.battle.way_bend_y_mil)


def face_along_way(game: Game, piece: int) -> None:
    """Turn a trooper along the last leg of its way. Rules: 7S.MOVE.6, 7S.GAP.32."""
    leg_x: int = game.battle.way_bend_x_mil if bends(game) else game.battle.way_from_x_mil
    leg_y: int = game.battle.way_bend_y_mil if bends(game) else game.battle.way_from_y_mil
    face(game, piece, game.battle.x_mil[piece] - leg_x, game.battle.y_mil[piece] - leg_y)


def blip_arrives(game: Game, blip: int) -> None:
    """Turn over a blip that has come near an enemy; its units count as movers, and their activation ends there.

    Rules: 7S.BLIP.12, 7S.GAP.37, 7S.GAP.42, 7S.JAM.6.
    """
    if not enemy_notices(game, blip):
        arrive(game, blip)
        return
    first: int = first_blip(side_of(blip))
    movers: int = reveal(game, blip, Cause.PASSIVE_SENSORS)
    for unit in range(first, first + SIDE_PIECES):
        game.battle.arrived[unit] = game.battle.assigned[unit]
    for unit in range(first, first + SIDE_PIECES):
        if movers > 0 and game.battle.arrived[unit]:
            game.battle.active[unit] = 0
            passive_sensors(game, unit, game.battle.x_mil[blip], game.battle.y_mil[blip])
            arrive(game, unit)
            if not game.numbers.moving_blip_units_count_each:
                movers = 0
    for unit in range(first, first + SIDE_PIECES):
        if game.battle.arrived[unit]:
            end_in_field(game, unit)


def leave(game: Game, piece: int, x: int, y: int) -> None:
    """Take out of the game a unit that has gone off the table, or a blip with its units. Rule: 7S.GAP.111."""
    if game.numbers.passive_whole_path and not is_blip(game, piece):
        passive_sensors(game, piece, x, y)
    note(game, Event.LEFT_TABLE, piece, NOBODY, x, y, 0)
    if not is_blip(game, piece):
        depart(game, piece)
        return
    first: int = first_blip(side_of(piece))
    for unit in range(first, first + SIDE_PIECES):
        if game.battle.status[unit] == Status.HOLDING and game.forces.square[unit] == piece - first:
            depart(game, unit)
    game.battle.status[piece] = Status.OFF_TABLE
    game.battle.active[piece] = 0


def depart(game: Game, unit: int) -> None:
    """Let a unit leave the battle for good; it counts like one that withdraws. Rules: 7S.GAP.90, 7S.GAP.111."""
    side: int = side_of(unit)
    game.battle.status[unit] = Status.LEFT
    game.battle.active[unit] = 0
    game.battle.jamming[unit] = 0
    if is_trooper(game.forces.kind[unit]):
        if game.numbers.withdrawn_survive:
            game.battle.troopers_away[side] += 1
        else:
            game.battle.troopers_lost[side] += 1


def end_in_field(game: Game, piece: int) -> bool:
    """Apply a jamming field to a piece whose activation ends in it; return whether it worked on it.

    Rules: 7S.JAM.4 to 7S.JAM.6, 7S.BLIP.13.
    """
    if not is_on_table(game, piece):
        return False
    drone: int = in_any_field(game, piece)
    if drone == NOBODY:
        return False
    if not is_blip(game, piece):
        return suffer_field(game, piece, drone)
    if reveal(game, piece, Cause.A_JAMMING_FIELD) > 0:
        first: int = first_blip(side_of(piece))
        for unit in range(first, first + SIDE_PIECES):
            if game.battle.assigned[unit]:
                game.battle.active[unit] = 0
                suffer_field(game, unit, drone)
    return True


def suffer_field(game: Game, unit: int, drone: int) -> bool:
    """Let a field work on a unit: drones are lost, troopers throw against their armour. Rules: 7S.JAM.4, 7S.JAM.5.

    Return False where the field passes over a unit with too few counters.
    """
    if game.battle.counters[unit] < game.numbers.field_min_counters:
        return False
    if is_drone(game.forces.kind[unit]):
        note(game, Event.JAMMED, unit, drone, 0, 0, 1)
        destroy(game, unit, drone)
        return True
    armour: int = game.forces.armour[unit]
    value: int = throw(game, side_of(unit), unit, drone, Draw.JAMMING_FIELD, armour)
    note(game, Event.JAMMED, unit, drone, value, armour, 1 if value > armour else 0)
    if value > armour:
        damage_suit(game, unit, drone)
    return True
