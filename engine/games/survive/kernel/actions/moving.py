"""Moves of units: legs of a way, shots on it, the KeyChip, and who is activated."""

from engine.games.survive.kernel.actions.keychip import pick_up, pick_up_by_activation, pick_up_here
from engine.games.survive.kernel.actions.shooting import offer_holds, offer_shot
from engine.games.survive.kernel.board.choices import (
    allowance_mil,
    clear_choice,
    is_jammed,
    may_draw,
    may_go,
    refuse,
    stay,
)
from engine.games.survive.kernel.board.footing import way_mil
from engine.games.survive.kernel.board.pieces import is_dazed, is_standing, note, note_facing, note_long
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import NOBODY, PPM, SLOTS, Action, Draw, Event
from engine.games.survive.kernel.numbers.shots import jams, shots_allowed
from engine.games.survive.kernel.questions import choose_draw, choose_facing, choose_leg
from engine.games.survive.kernel.records import Game

LEGS = 4


def begin(game: Game, piece: int, action: int, partner: int) -> None:
    """Activate a unit: it may sling its weapon, and clear a jam where the rules let it. Rules: SV.SEQ.3, SV.AMM.3."""
    game.battle.activated[piece] = 1
    note(game, Event.ACTIVATE, piece, partner, action, 0, 0)
    if action != Action.HOLD:
        game.battle.shots_left[piece] = shots_allowed(game.numbers, action)
    if is_dazed(game, piece) and game.numbers.dazed_clears:
        clear_by_roll(game, piece)
    if game.forces.weapons[piece] > 1:
        offer_draw(game, piece)
    pick_up_here(game, piece)


def clear_by_roll(game: Game, piece: int) -> None:
    """Let a unit throw the Ammo Roll again for each weapon that is jammed. Rules: SV.REC.1, SV.GAP.12."""
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if is_jammed(game, slot):
            ammo: int = game.forces.ammo[slot]
            if not jams(ammo, throw(game, piece, NOBODY, Draw.RECOVERY, ammo)):
                clear_jam(game, piece, slot, 1)


def clear_jam(game: Game, piece: int, slot: int, by_roll: int) -> None:
    """Take a jam off a weapon."""
    game.battle.jammed_in[slot] = 0
    note(game, Event.JAM_CLEARED, piece, NOBODY, slot, by_roll, 0)


def offer_draw(game: Game, piece: int) -> None:
    """Let a unit sling its weapon and draw another, which is ready in the next turn. Rules: SV.AMM.3, SV.HOUSE.9."""
    clear_choice(game)
    choose_draw(game, game.battle.mob[piece], piece)
    if may_draw(game, piece, game.choice.slot):
        draw(game, piece, game.choice.slot)
    elif game.choice.slot != NOBODY:
        refuse(game, game.battle.mob[piece])


def draw(game: Game, piece: int, slot: int) -> None:
    """Take another weapon in hand."""
    game.battle.in_hand[piece] = slot
    game.battle.ready_in[piece] = game.battle.turn + 1
    note(game, Event.DRAWN, piece, NOBODY, slot, game.battle.ready_in[piece], 0)


def walk(game: Game, piece: int, action: int) -> None:
    """Let a unit move, run or shuffle, leg by leg, and shoot at any point of the way. Rules: SV.MOV.1 to SV.MOV.4."""
    from_x: int = game.battle.x_mil[piece]
    from_y: int = game.battle.y_mil[piece]
    status: int = game.battle.status[piece]
    left: int = allowance_mil(game, piece, action)
    legs: int = 0
    offer_shot(game, piece, action)
    while legs < LEGS and is_unharmed(game, piece, status):
        gone: int = go_leg(game, piece, action, left)
        left -= gone
        legs = legs + 1 if gone > 0 else LEGS
        if is_unharmed(game, piece, status):
            offer_shot(game, piece, action)
    if is_unharmed(game, piece, status):
        pick_up_by_activation(game, piece, from_x, from_y)


def is_unharmed(game: Game, piece: int, status: int) -> bool:
    """Return whether a unit still is in the state it was in, and the level goes on."""
    same: bool = game.battle.status[piece] == status and game.battle.red[piece] == 0
    return same and game.battle.over == 0


def gives_up(game: Game, piece: int, target: int) -> bool:
    """Return whether a charger stands, since its own fire has left nobody to charge. Rule: SV.MOV.5."""
    if is_standing(game, target):
        return False
    note_facing(game, piece)
    note(game, Event.STAND, piece, NOBODY, 0, 0, 0)
    return True


def go_leg(game: Game, piece: int, action: int, left_mil: int) -> int:
    """Let a unit go straight ahead, or turn where it stands; return how far it went. Rule: SV.GAP.39."""
    clear_choice(game)
    game.choice.action = action
    stay(game, piece)
    choose_leg(game, game.battle.mob[piece], piece, left_mil)
    length: int = 0
    if may_go(game, piece, left_mil):
        length = way_mil(game, piece, game.choice.x_mil, game.choice.y_mil)
        if length > 0:
            go_to(game, piece, game.choice.x_mil, game.choice.y_mil, action)
    else:
        refuse(game, game.battle.mob[piece])
    turn_as_chosen(game, piece)
    if length > 0:
        offer_holds(game)
    return length


def go_to(game: Game, piece: int, x: int, y: int, action: int) -> None:
    """Set a unit down somewhere else; what lies on its way it takes along."""
    from_x: int = game.battle.x_mil[piece]
    from_y: int = game.battle.y_mil[piece]
    length: int = way_mil(game, piece, x, y)
    game.battle.x_mil[piece] = x
    game.battle.y_mil[piece] = y
    note_long(game, Event.MOVE, piece, NOBODY, x, y, length, action, 0)
    pick_up(game, piece, from_x, from_y)


def turn_as_chosen(game: Game, piece: int) -> None:
    """Turn a unit as was chosen, and log it."""
    if not is_facing(game):
        refuse(game, game.battle.mob[piece])
    if takes_facing(game, piece):
        note_facing(game, piece)


def takes_facing(game: Game, piece: int) -> bool:
    """Give a unit the chosen facing, and return whether it is another one; a direction of no length is none."""
    x: int = game.choice.facing_x
    y: int = game.choice.facing_y
    changed: bool = x != game.battle.facing_x[piece] or y != game.battle.facing_y[piece]
    if not changed or not is_facing(game):
        return False
    game.battle.facing_x[piece] = x
    game.battle.facing_y[piece] = y
    return True


def is_facing(game: Game) -> bool:
    """Return whether the chosen facing is a direction: of some length, and none beyond a whole one."""
    x: int = game.choice.facing_x
    y: int = game.choice.facing_y
    return (x != 0 or y != 0) and abs(x) <= PPM and abs(y) <= PPM


def offer_facing(game: Game, piece: int) -> None:
    """Let a player turn a unit."""
    clear_choice(game)
    stay(game, piece)
    choose_facing(game, game.battle.mob[piece], piece)
    turn_as_chosen(game, piece)
