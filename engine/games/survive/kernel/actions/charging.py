"""Charges: the straight way to contact, the side that is reached, and what the winner does next."""

from engine.games.survive.kernel.actions.fights import fight, is_down
from engine.games.survive.kernel.actions.keychip import pick_up_here
from engine.games.survive.kernel.actions.mobbing import is_mobbing, mob
from engine.games.survive.kernel.actions.moving import begin, gives_up, go_to, is_unharmed
from engine.games.survive.kernel.actions.shooting import offer_holds, offer_shot
from engine.games.survive.kernel.board.choices import (
    allowance_mil,
    clear_choice,
    may_charge,
    may_follow_on,
    may_go,
    refuse,
    stay,
)
from engine.games.survive.kernel.board.footing import (
    apart_mil,
    is_free,
    is_open,
    is_walled,
    on_the_way_x,
    on_the_way_y,
    touch,
    way_mil,
)
from engine.games.survive.kernel.board.pieces import is_active, is_control, is_standing, note, note_facing, note_long
from engine.games.survive.kernel.board.sight import face_piece, side_reached
from engine.games.survive.kernel.codes import NOBODY, PPM, Action, ContactSide, Effect, Event
from engine.games.survive.kernel.numbers.movement import follows_on_mil
from engine.games.survive.kernel.numbers.places import contact_side
from engine.games.survive.kernel.questions import choose_charge, choose_follow_on
from engine.games.survive.kernel.records import Game

STOP_MIL = 250


def charge(game: Game, piece: int) -> None:
    """Let a unit charge whom its player names. Rules: SV.MOV.5, SV.MOV.6, SV.GAP.39."""
    target: int = declare(game, piece)
    if target != NOBODY:
        charge_alone(game, piece, target, allowance_mil(game, piece, Action.CHARGE))


def declare(game: Game, piece: int) -> int:
    """Return whom a unit charges, NOBODY if that may not be; it turns to its target. Rule: SV.GAP.39."""
    clear_choice(game)
    game.choice.action = Action.CHARGE
    choose_charge(game, game.battle.mob[piece], piece)
    target: int = game.choice.target
    if not may_charge(game, piece, target, NOBODY):
        if target != NOBODY:
            refuse(game, game.battle.mob[piece])
        note(game, Event.STAND, piece, NOBODY, 0, 0, 0)
        return NOBODY
    face_piece(game, piece, target)
    return target


def charge_alone(game: Game, piece: int, target: int, left_mil: int) -> None:
    """Let a unit shoot, run at its target, and fight it. Rules: SV.MOV.6, SV.FCH.1, SV.FCH.2, SV.GAP.44."""
    status: int = game.battle.status[piece]
    offer_shot(game, piece, Action.CHARGE)
    if is_unharmed(game, piece, status) and not gives_up(game, piece, target):
        run_and_meet(game, piece, target, left_mil, status)


def run_and_meet(game: Game, piece: int, target: int, left_mil: int, status: int) -> None:
    """Let a charger run at its target, and fight it if it has reached it in the state that it was in."""
    reached: bool = run_at(game, piece, target, left_mil)
    offer_holds(game)
    if reached and is_unharmed(game, piece, status):
        meet(game, piece, target, game.numbers.charge_grit)


def run_at(game: Game, piece: int, target: int, left_mil: int) -> bool:
    """Set a charger down in contact with its target, or as far on the way as it comes; return whether it is reached.

    Rule: SV.GAP.39.
    """
    x: int = game.battle.x_mil[target]
    y: int = game.battle.y_mil[target]
    whole: int = max(0, way_mil(game, piece, x, y) - game.numbers.base_mil)
    reached: bool = whole <= left_mil and finds_contact(game, piece, target, whole, left_mil)
    if not reached:
        stop_short(game, piece, target, min(whole, left_mil))
    to_x: int = game.choice.x_mil
    to_y: int = game.choice.y_mil
    note_long(game, Event.CHARGE, piece, target, to_x, to_y, way_mil(game, piece, to_x, to_y), 1 if reached else 0, 0)
    go_to(game, piece, to_x, to_y, Action.CHARGE)
    face_piece(game, piece, target)
    return reached


def choose_on_way(game: Game, piece: int, target: int, length_mil: int) -> bool:
    """Choose the point so far on the way to a target, and return whether there is room or nobody has to move."""
    x: int = game.battle.x_mil[target]
    y: int = game.battle.y_mil[target]
    game.choice.x_mil = on_the_way_x(game, piece, x, y, length_mil)
    game.choice.y_mil = on_the_way_y(game, piece, x, y, length_mil)
    return length_mil == 0 or is_free(game, piece, game.choice.x_mil, game.choice.y_mil)


def finds_contact(game: Game, piece: int, target: int, straight_mil: int, left_mil: int) -> bool:
    """Choose a point in contact with a target: straight ahead, or beside who stands there. Rule: SV.GAP.39."""
    if choose_on_way(game, piece, target, straight_mil):
        return True
    best: int = left_mil + 1
    best_x: int = 0
    best_y: int = 0
    for roll in range(1, game.numbers.die_sides + 1):
        x: int = game.battle.x_mil[target] + game.numbers.direction_x[roll] * game.numbers.base_mil // PPM
        y: int = game.battle.y_mil[target] + game.numbers.direction_y[roll] * game.numbers.base_mil // PPM
        far: int = way_mil(game, piece, x, y)
        if far < best and is_free(game, piece, x, y) and is_open(game, piece, x, y, target):
            best = far
            best_x = x
            best_y = y
    game.choice.x_mil = best_x
    game.choice.y_mil = best_y
    return best <= left_mil


def stop_short(game: Game, piece: int, target: int, length_mil: int) -> None:
    """Choose the farthest free point on the way to a target. Rule: SV.GAP.39."""
    length: int = length_mil
    while not choose_on_way(game, piece, target, length):
        length = max(0, length - STOP_MIL)


def meet(game: Game, piece: int, target: int, grit_bonus: int) -> None:
    """Let a charger that has reached its target fight it, and follow on if it wins. Rules: SV.RCH.1, SV.RES.5."""
    foe: bool = is_standing(game, target) and game.battle.mob[target] != game.battle.mob[piece]
    if not foe or not touch(game, piece, target):
        return
    side: int = side_reached(game, piece, target)
    note(game, Event.CONTACT, piece, target, side, 0, 0)
    winner: int = fight(game, piece, target, side == ContactSide.REAR, grit_bonus)
    after_fight(game, winner, piece, target)


def after_fight(game: Game, winner: int, piece: int, target: int) -> None:
    """Let the winner of a fight take the KeyChip it touches, and follow on. Rules: SV.RES.5, SV.GAP.33."""
    if winner != NOBODY and not is_control(game, winner):
        pick_up_here(game, winner)
        follow_on(game, winner, piece + target - winner)


def ask_follow_on(game: Game, winner: int, loser: int) -> int:
    """Return whom a winner charges as it follows on, NOBODY if it moves or stays; its way is in the choice."""
    left: int = follows_on_mil(game.numbers, game.forces.move_mil[winner])
    clear_choice(game)
    game.choice.partner = loser
    stay(game, winner)
    choose_follow_on(game, game.battle.mob[winner], winner, left, loser)
    target: int = game.choice.target
    if may_charge(game, winner, target, loser) and apart_mil(game, winner, target) <= left:
        return target
    if target != NOBODY:
        refuse(game, game.battle.mob[winner])
    return NOBODY


def follow_on(game: Game, winner: int, loser: int) -> None:
    """Let the winner of a fight move half its Move, which may be a fresh charge. Rules: SV.RES.5, SV.RES.6."""
    if may_follow_on(game, winner):
        game.battle.chain += 1
        target: int = ask_follow_on(game, winner, loser)
        if target == NOBODY:
            move_on(game, winner)
        else:
            left: int = follows_on_mil(game.numbers, game.forces.move_mil[winner])
            note(game, Event.FOLLOW_ON, winner, target, Action.CHARGE, 0, 0)
            face_piece(game, winner, target)
            if run_at(game, winner, target, left):
                meet(game, winner, target, game.numbers.charge_grit)


def move_on(game: Game, winner: int) -> None:
    """Let a winner move to the chosen point. Rule: SV.RES.5."""
    x: int = game.choice.x_mil
    y: int = game.choice.y_mil
    moves: bool = x != game.battle.x_mil[winner] or y != game.battle.y_mil[winner]
    if not may_go(game, winner, follows_on_mil(game.numbers, game.forces.move_mil[winner])):
        refuse(game, game.battle.mob[winner])
    elif moves:
        note(game, Event.FOLLOW_ON, winner, NOBODY, Action.MOVE, 0, 0)
        go_to(game, winner, x, y, Action.MOVE)


def team_charge(game: Game, piece: int, partner: int) -> None:
    """Let two charge; one target they mob, the first from the rear. Rules: SV.MOV.9, SV.MOV.10, SV.MOB.1."""
    begin(game, piece, Action.CHARGE, partner)
    begin(game, partner, Action.CHARGE, piece)
    target: int = declare(game, piece)
    other: int = declare(game, partner)
    if target != NOBODY and target == other:
        offer_shot(game, piece, Action.CHARGE)
        offer_shot(game, partner, Action.CHARGE)
        charge_together(game, piece, partner, target)
    else:
        if target != NOBODY:
            charge_alone(game, piece, target, allowance_mil(game, piece, Action.CHARGE))
        if other != NOBODY and is_unharmed(game, partner, Effect.NONE):
            charge_alone(game, partner, other, allowance_mil(game, partner, Action.CHARGE))


def charge_together(game: Game, piece: int, partner: int, target: int) -> None:
    """Let two run at one target, and mob it if both reach it. Rules: SV.MOB.1, SV.MOV.10."""
    reach: int = allowance_mil(game, piece, Action.CHARGE)
    other_reach: int = allowance_mil(game, partner, Action.CHARGE)
    able: bool = is_active(game, piece) and is_active(game, partner) and is_standing(game, target)
    both: bool = is_mobbing(apart_mil(game, piece, target) <= reach, apart_mil(game, partner, target) <= other_reach)
    if able and both:
        reached: bool = run_at(game, partner, target, other_reach)
        if reached and set_behind(game, piece, target):
            offer_holds(game)
            mob_target(game, piece, partner, target)
            return
        offer_holds(game)
        if reached:
            meet_if_unharmed(game, partner, target)
    elif is_unharmed(game, partner, Effect.NONE) and not gives_up(game, partner, target):
        run_and_meet(game, partner, target, other_reach, Effect.NONE)
    if not is_unharmed(game, piece, Effect.NONE):
        return
    if is_standing(game, target) and may_charge(game, piece, target, NOBODY):
        run_and_meet(game, piece, target, reach, Effect.NONE)
    else:
        note_facing(game, piece)


def meet_if_unharmed(game: Game, piece: int, target: int) -> None:
    """Let a charger fight that nobody has stopped on its way."""
    if is_unharmed(game, piece, Effect.NONE):
        meet(game, piece, target, game.numbers.charge_grit)


def set_behind(game: Game, piece: int, target: int) -> bool:
    """Set a charger down in contact with the rear of a target, and return whether there is room. Rule: SV.MOB.1."""
    for step in range(1, game.numbers.die_sides + 1):
        x: int = game.battle.x_mil[target] + game.numbers.direction_x[step] * game.numbers.base_mil // PPM
        y: int = game.battle.y_mil[target] + game.numbers.direction_y[step] * game.numbers.base_mil // PPM
        walled: bool = is_walled(game, game.battle.x_mil[piece], game.battle.y_mil[piece], x, y)
        if is_behind(game, target, x, y) and is_free(game, piece, x, y) and not walled:
            note_long(game, Event.CHARGE, piece, target, x, y, way_mil(game, piece, x, y), 1, 0)
            go_to(game, piece, x, y, Action.CHARGE)
            face_piece(game, piece, target)
            return True
    return False


def is_behind(game: Game, target: int, x: int, y: int) -> bool:
    """Return whether a point lies behind a target."""
    east: int = x - game.battle.x_mil[target]
    north: int = y - game.battle.y_mil[target]
    facing_x: int = game.battle.facing_x[target]
    facing_y: int = game.battle.facing_y[target]
    return contact_side(game.numbers, facing_x, facing_y, east, north) == ContactSide.REAR


def mob_target(game: Game, rear: int, front: int, target: int) -> None:
    """Fight a Mobbing Charge, if all three still stand; the winners follow on. Rules: SV.MOB.2 to SV.MOB.4."""
    able: bool = is_unharmed(game, rear, Effect.NONE) and is_unharmed(game, front, Effect.NONE)
    if not able or not is_standing(game, target):
        meet_if_unharmed(game, front, target)
        meet_if_unharmed(game, rear, target)
        return
    note(game, Event.MOBBING, rear, target, front, 0, 0)
    if mob(game, rear, front, target):
        pick_up_here(game, rear)
        pick_up_here(game, front)
        follow_on_together(game, rear, front, target)
    elif not is_control(game, target) and is_down(game, rear) and is_down(game, front):
        follow_on(game, target, rear)


def follow_on_together(game: Game, rear: int, front: int, loser: int) -> None:
    """Let the winners of a mobbing follow on, as another Mobbing Charge if both reach one enemy. Rule: SV.MOB.4."""
    target: int = NOBODY
    if may_follow_on(game, rear) and may_follow_on(game, front):
        target = ask_follow_on(game, rear, loser)
        reach: int = follows_on_mil(game.numbers, game.forces.move_mil[front])
        if target != NOBODY and may_charge(game, front, target, loser) and apart_mil(game, front, target) <= reach:
            game.battle.chain += 1
            note(game, Event.FOLLOW_ON, front, target, Action.CHARGE, 1, 0)
            reached: bool = run_at(game, front, target, reach)
            if reached and set_behind(game, rear, target):
                mob_target(game, rear, front, target)
                return
            if reached:
                meet(game, front, target, game.numbers.charge_grit)
            follow_on(game, rear, loser)
            return
    follow_on(game, rear, loser)
    follow_on(game, front, loser)
