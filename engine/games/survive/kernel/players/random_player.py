"""The random player: every decision drawn by lot, those that are not legal drawn again some times."""

from engine.games.survive.kernel.actions.choices import (
    clear_choice,
    corner_x,
    corner_y,
    is_jammed,
    is_ready,
    may_activate,
    may_charge,
    may_draw,
    may_go,
    may_start_at,
    may_strike_with,
    shot_faults,
)
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import is_dazed
from engine.games.survive.kernel.chance import pick
from engine.games.survive.kernel.codes import (
    ACTIONS,
    HOLD,
    NOBODY,
    PIECES,
    POLICY_DRAW,
    PPM,
    SHUFFLE,
    SLOTS,
)
from engine.games.survive.kernel.records import Game

RANDOM_TRIES = 12
HOLD_ONCE_IN = 6
DRAW_ONCE_IN = 8


def random_spot(game: Game, side: int, piece: int) -> None:
    """Draw points near the corner until one is free."""
    inward_x: int = -1 if corner_x(game, side) > 0 else 1
    inward_y: int = -1 if corner_y(game, side) > 0 else 1
    tries: int = 0
    while tries < RANDOM_TRIES:
        game.choice.x_mil = corner_x(game, side) + inward_x * pick(
            game, piece, POLICY_DRAW, game.numbers.deploy_mil + 1
        )
        game.choice.y_mil = corner_y(game, side) + inward_y * pick(
            game, piece, POLICY_DRAW, game.numbers.deploy_mil + 1
        )
        tries = RANDOM_TRIES if may_start_at(game, side, piece) else tries + 1


def random_hold(game: Game, piece: int) -> bool:
    """Hold now and then."""
    return pick(game, piece, POLICY_DRAW, HOLD_ONCE_IN) == 0


def random_units(game: Game, side: int) -> None:
    """Draw an action and a unit until they are legal; a Dazed unit shuffles, one that holds shoots."""
    tries: int = 0
    while tries < RANDOM_TRIES:
        clear_choice(game)
        game.choice.action = pick(game, PIECES + side, POLICY_DRAW, ACTIONS)
        game.choice.piece = random_ready(game, side)
        game.choice.partner = random_ready(game, side)
        if game.battle.status[game.choice.piece] != 0:
            game.choice.action = SHUFFLE
        if game.battle.holding[game.choice.piece]:
            game.choice.action = HOLD
        for piece in range(game.forces.pieces):
            if is_ready(game, side, piece) and not is_dazed(game, piece):
                game.choice.joins[piece] = pick(game, PIECES + side, POLICY_DRAW, 2)
        tries = RANDOM_TRIES if may_activate(game, side) else tries + 1


def random_ready(game: Game, side: int) -> int:
    """Return any unit that may be activated; there is one."""
    chosen: int = 0
    seen: int = 0
    for piece in range(game.forces.pieces):
        if is_ready(game, side, piece):
            seen += 1
            if pick(game, PIECES + side, POLICY_DRAW, seen) == 0:
                chosen = piece
    return chosen


def random_leg(game: Game, piece: int, left_mil: int) -> None:
    """Go some quarters of the way there is, in any direction, looking ahead."""
    tries: int = 0
    while tries < RANDOM_TRIES:
        direction: int = 1 + pick(game, piece, POLICY_DRAW, game.numbers.die_sides)
        length: int = left_mil * pick(game, piece, POLICY_DRAW, 5) // 4
        game.choice.facing_x = game.numbers.direction_x[direction]
        game.choice.facing_y = game.numbers.direction_y[direction]
        game.choice.x_mil = game.battle.x_mil[piece] + game.choice.facing_x * length // PPM
        game.choice.y_mil = game.battle.y_mil[piece] + game.choice.facing_y * length // PPM
        tries = RANDOM_TRIES if may_go(game, piece, left_mil) else tries + 1


def random_charge(game: Game, piece: int) -> None:
    """Charge anybody in reach."""
    random_target_in(game, piece, game.forces.charge_mil[piece], NOBODY)


def random_target_in(game: Game, piece: int, reach_mil: int, except_foe: int) -> None:
    """Set the target to anybody who may be charged within a reach, or to nobody."""
    seen: int = 0
    for target in range(game.forces.pieces):
        if may_charge(game, piece, target, except_foe) and apart_mil(game, piece, target) <= reach_mil:
            seen += 1
            if pick(game, piece, POLICY_DRAW, seen) == 0:
                game.choice.target = target


def random_shot(game: Game, piece: int) -> None:
    """Shoot at anybody whom the weapon in hand may be shot at, three times out of four."""
    slot: int = game.battle.in_hand[piece]
    game.choice.slot = slot
    if pick(game, piece, POLICY_DRAW, 4) == 0:
        return
    seen: int = 0
    for target in range(game.forces.pieces):
        if shot_faults(game, piece, target, slot, game.choice.action) == 0:
            seen += 1
            if pick(game, piece, POLICY_DRAW, seen) == 0:
                game.choice.target = target
    if game.choice.target != NOBODY:
        game.choice.estimate_mil = apart_mil(game, piece, game.choice.target)


def random_hold_shot(game: Game, piece: int) -> None:
    """Shoot as in a phase of its own."""
    random_shot(game, piece)


def random_draw(game: Game, piece: int) -> None:
    """Draw another weapon now and then, and every other time where the one in hand is jammed."""
    slot: int = game.battle.in_hand[piece]
    once_in: int = DRAW_ONCE_IN
    if slot >= 0 and is_jammed(game, slot):
        once_in = 2
    if pick(game, piece, POLICY_DRAW, once_in) == 0:
        drawn: int = piece * SLOTS + pick(game, piece, POLICY_DRAW, game.forces.weapons[piece])
        if may_draw(game, piece, drawn):
            game.choice.slot = drawn


def random_blade(game: Game, piece: int) -> None:
    """Strike with any of its weapons for close combat; fists if there is none."""
    seen: int = 0
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if may_strike_with(game, piece, slot):
            seen += 1
            if pick(game, piece, POLICY_DRAW, seen) == 0:
                game.choice.slot = slot


def random_reply(game: Game, piece: int, one: int, other: int) -> None:
    """Strike either of two."""
    game.choice.target = one if pick(game, piece, POLICY_DRAW, 2) == 0 else other


def random_follow_on(game: Game, piece: int, left_mil: int, loser: int) -> None:
    """Charge somebody else half the time, else move anywhere."""
    if pick(game, piece, POLICY_DRAW, 2) == 0:
        random_target_in(game, piece, left_mil, loser)
    else:
        random_leg(game, piece, left_mil)


def random_facing(game: Game, piece: int) -> None:
    """Look any way."""
    direction: int = 1 + pick(game, piece, POLICY_DRAW, game.numbers.die_sides)
    game.choice.facing_x = game.numbers.direction_x[direction]
    game.choice.facing_y = game.numbers.direction_y[direction]
