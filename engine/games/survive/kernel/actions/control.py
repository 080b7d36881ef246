"""Control: pulses, and what the unit does that a pulse picks. Rules: SV.CAP.1 to SV.CAP.4, SV.HOUSE.4."""

from engine.games.survive.kernel.actions.charging import after_fight, meet, run_at
from engine.games.survive.kernel.actions.fights import fight
from engine.games.survive.kernel.actions.harm import fire_flat
from engine.games.survive.kernel.actions.shooting import control_ammo_roll, offer_holds
from engine.games.survive.kernel.board.footing import apart_mil, is_engaged_at, is_free, is_open, is_open_to, touch
from engine.games.survive.kernel.board.pieces import (
    is_control,
    is_dazed,
    is_living_unit,
    is_standing,
    note,
    note_long,
    note_side,
)
from engine.games.survive.kernel.board.sight import face_piece, is_in_front, is_seen
from engine.games.survive.kernel.chance import throw, throw_for_control
from engine.games.survive.kernel.codes import (
    CONTROL,
    NOBODY,
    PPM,
    Action,
    ContactSide,
    ControlType,
    Draw,
    Event,
    HarmCause,
)
from engine.games.survive.kernel.numbers.movement import control_charges_mil, control_moves_mil, control_shoots
from engine.games.survive.kernel.numbers.places import may_patrol, pulse_picks, turns_about
from engine.games.survive.kernel.records import Game

PATROL_STRIDE_MIL = 500
"""How finely the way of a patrol is searched for its limit."""


def pulse(game: Game) -> None:
    """Throw for a Control Activation Pulse, and let the unit act that it picks. Rules: SV.CAP.1 to SV.CAP.3."""
    game.battle.pulses += 1
    roll: int = throw_for_control(game, Draw.PULSE)
    list_control(game)
    piece: int = NOBODY
    if game.places.count > 0:
        piece = roll_off(game, pulse_picks(game.numbers, game.board, game.places, roll))
    note_side(game, Event.PULSE, CONTROL, roll, piece, 0)
    if piece != NOBODY:
        activate_control(game, piece)
    offer_holds(game)


def list_control(game: Game) -> None:
    """List the control units that a pulse may pick. Rule: SV.GAP.21."""
    found: int = 0
    for piece in range(game.forces.pieces):
        if is_control(game, piece) and is_standing(game, piece):
            game.places.x_mil[found] = game.battle.x_mil[piece]
            game.places.y_mil[found] = game.battle.y_mil[piece]
            game.battle.listed[found] = piece
            found += 1
    game.places.count = found


def roll_off(game: Game, count: int) -> int:
    """Return the piece that a pulse picks; equal ones throw until one die is highest. Rules: SV.GAP.21, SV.CAP.3."""
    left: int = count
    while left > 1:
        left = keep_highest_thrown(game, left)
    return game.battle.listed[game.places.chosen[0]]


def keep_highest_thrown(game: Game, count: int) -> int:
    """Let so many chosen places throw; keep those with the highest die chosen, and return how many they are."""
    best: int = 0
    kept: int = 0
    for place in range(count):
        chosen: int = game.places.chosen[place]
        value: int = throw(game, game.battle.listed[chosen], NOBODY, Draw.PULSE_ROLL_OFF, 0)
        if value > best:
            best = value
            kept = 0
        if value == best:
            game.places.chosen[kept] = chosen
            kept += 1
    return kept


def activate_control(game: Game, piece: int) -> None:
    """Let a control unit turn, then charge, or else move and shoot. Rules: SV.HOUSE.4, SV.GAP.22, SV.GAP.45."""
    if is_dazed(game, piece) and not game.numbers.disabled_acts:
        return
    take_heading(game, piece)
    target: int = charge_target(game, piece)
    if target != NOBODY:
        control_charge(game, piece, target)
    else:
        patrol(game, piece)
        control_shot(game, piece)


def take_heading(game: Game, piece: int) -> None:
    """Throw for the heading: it goes on, or turns about. Rule: SV.CAP.4."""
    about: bool = turns_about(game.numbers, throw(game, piece, NOBODY, Draw.HEADING, 0))
    if about:
        turn_about(game, piece)
    note_long(
        game,
        Event.HEADING,
        piece,
        NOBODY,
        game.battle.facing_x[piece],
        game.battle.facing_y[piece],
        1 if about else 0,
        0,
        0,
    )


def turn_about(game: Game, piece: int) -> None:
    """Turn a piece by 180 degrees."""
    game.battle.facing_x[piece] = -game.battle.facing_x[piece]
    game.battle.facing_y[piece] = -game.battle.facing_y[piece]


def is_bound(game: Game, piece: int) -> bool:
    """Return whether a control unit keeps to its zone: one that went Red only once it is inside. Rule: SV.GAP.32."""
    if game.battle.red[piece] == 0:
        return True
    return may_patrol(
        game.numbers, game.board, game.battle.kind[piece], game.battle.x_mil[piece], game.battle.y_mil[piece], 0
    )


def may_go_on(game: Game, piece: int, x: int, y: int, bound: bool) -> bool:
    """Return whether a point is in the zone of a control unit. Rules: SV.CTL.2, SV.CTL.3."""
    return not bound or may_patrol(game.numbers, game.board, game.battle.kind[piece], x, y, 0)


def charge_target(game: Game, piece: int) -> int:
    """Return the nearest living unit that a control unit charges, NOBODY if there is none. Rule: SV.HOUSE.4."""
    reach: int = control_charges_mil(game.numbers, game.battle.kind[piece], is_dazed(game, piece))
    if reach < 0 or game.numbers.control_shoots_only:
        return NOBODY
    bound: bool = is_bound(game, piece)
    found: int = NOBODY
    for target in range(game.forces.pieces):
        if is_living_unit(game, target):
            far: int = apart_mil(game, piece, target)
            if far <= reach and may_be_charged(game, piece, target, bound):
                found = target
                reach = far - 1
    return found


def may_be_charged(game: Game, piece: int, target: int, bound: bool) -> bool:
    """Return whether a control unit sees a target in front of it, in its zone, on an open way. Rule: SV.HOUSE.4."""
    x: int = game.battle.x_mil[target]
    y: int = game.battle.y_mil[target]
    if not may_go_on(game, piece, x, y, bound) or not is_in_front(game, piece, target):
        return False
    return is_seen(game, piece, target) and (not game.numbers.charge_straight or is_open_to(game, piece, target))


def control_charge(game: Game, piece: int, target: int) -> None:
    """Let a control unit run at a target and fight it. Rules: SV.HOUSE.4, SV.GAP.46."""
    face_piece(game, piece, target)
    reached: bool = run_at(game, piece, target, control_charges_mil(game.numbers, game.battle.kind[piece], False))
    offer_holds(game)
    if reached and is_control(game, piece) and is_standing(game, piece) and not is_dazed(game, piece):
        if game.battle.kind[piece] != ControlType.HACK_SAW or game.numbers.hack_charges:
            meet(game, piece, target, game.numbers.charge_grit)
        elif is_living_unit(game, target) and touch(game, piece, target):
            note(game, Event.CONTACT, piece, target, ContactSide.FRONT, 0, 0)
            after_fight(game, fight(game, piece, target, False, 0), piece, target)


def patrol(game: Game, piece: int) -> None:
    """Let a control unit go straight on, and turn about at the limit of its zone or an obstacle. Rule: SV.HOUSE.4."""
    allowance: int = control_moves_mil(game.numbers, game.battle.kind[piece], is_dazed(game, piece))
    from_x: int = game.battle.x_mil[piece]
    from_y: int = game.battle.y_mil[piece]
    bound: bool = is_bound(game, piece)
    gone: int = 0
    stopped: bool = False
    while gone < allowance and not stopped:
        next_mil: int = min(allowance, gone + PATROL_STRIDE_MIL)
        x: int = from_x + game.battle.facing_x[piece] * next_mil // PPM
        y: int = from_y + game.battle.facing_y[piece] * next_mil // PPM
        if may_step(game, piece, x, y, bound):
            game.battle.x_mil[piece] = x
            game.battle.y_mil[piece] = y
            gone = next_mil
        else:
            stopped = True
    about: int = 1 if stopped else 0
    note_long(
        game, Event.MOVE, piece, NOBODY, game.battle.x_mil[piece], game.battle.y_mil[piece], gone, Action.MOVE, about
    )
    if stopped:
        turn_about(game, piece)


def may_step(game: Game, piece: int, x: int, y: int, bound: bool) -> bool:
    """Return whether a control unit on patrol may go on to a point close by."""
    if not may_go_on(game, piece, x, y, bound) or not is_free(game, piece, x, y):
        return False
    return not is_engaged_at(game, piece, x, y) and is_open(game, piece, x, y, NOBODY)


def control_shot(game: Game, piece: int) -> None:
    """Let a control unit shoot once at the nearest living unit in its arc, range and sight. Rule: SV.HOUSE.4."""
    if not control_shoots(game.numbers, game.battle.kind[piece], is_dazed(game, piece)):
        return
    if game.battle.gun_jammed_in[piece] > 0:
        return
    range_mil: int = game.numbers.control_range_mil[game.battle.kind[piece]]
    reach: int = range_mil
    found: int = NOBODY
    for target in range(game.forces.pieces):
        if is_living_unit(game, target):
            far: int = apart_mil(game, piece, target)
            if far <= reach and is_in_front(game, piece, target) and is_seen(game, piece, target):
                found = target
                reach = far - 1
    if found != NOBODY:
        modifier: int = game.numbers.disabled_modifier if is_dazed(game, piece) else 0
        fire_flat(game, piece, found, range_mil, modifier, HarmCause.CONTROL_FIRE)
        control_ammo_roll(game, piece)
