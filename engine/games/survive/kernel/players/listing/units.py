"""The legal answers of who acts, and of what somebody does with its weapons."""

from engine.games.survive.kernel.board.choices import (
    clear_choice,
    is_ready,
    may_activate,
    may_charge,
    may_draw,
    may_join,
    may_strike_with,
    shot_faults,
)
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.codes import NOBODY, SLOTS, Action
from engine.games.survive.kernel.records import Game
from engine.kernel.answers import next_cell
from engine.kernel.choices import add_cell, begin_choice, list_cell, proposes

UNIT_CELLS = 4


def list_units(game: Game, side: int) -> None:
    """List who may be activated, and what for. Rules: SV.SEQ.3, SV.MOV.9 to SV.MOV.13."""
    for piece in range(game.forces.pieces):
        if is_ready(game, side, piece):
            list_alone(game, side, piece, Action.MOVE)
            list_alone(game, side, piece, Action.RUN)
            list_alone(game, side, piece, Action.CHARGE)
            list_alone(game, side, piece, Action.HOLD)
            list_alone(game, side, piece, Action.SHUFFLE)
            list_alone(game, side, piece, Action.BLINK)
            list_pairs(game, side, piece)
    list_all(game, side, Action.MOB_RUN)
    list_all(game, side, Action.BLINK)
    clear_choice(game)


def list_alone(game: Game, side: int, piece: int, action: int) -> None:
    """List an action of one unit. Rules: SV.MOV.1 to SV.MOV.8, SV.MOV.13, SV.DAZ.2."""
    if not proposes(game.choices):
        return
    clear_choice(game)
    game.choice.action = action
    game.choice.piece = piece
    list_if_legal(game, side)


def list_pairs(game: Game, side: int, piece: int) -> None:
    """List what a unit may do with each other one. Rules: SV.MOV.9, SV.MOV.11, SV.MOV.13."""
    for other in range(game.forces.pieces):
        if other != piece and may_join(game, side, piece) and may_join(game, side, other):
            list_team(game, side, piece, other, Action.TEAM_MOVE)
            list_team(game, side, piece, other, Action.TEAM_CHARGE)
            list_two(game, side, piece, other, Action.BLINK)
            if piece < other:
                list_two(game, side, piece, other, Action.MOB_RUN)


def list_team(game: Game, side: int, piece: int, partner: int, action: int) -> None:
    """List what two do as a Double Team. Rules: SV.MOV.9, SV.GAP.28."""
    if not proposes(game.choices):
        return
    clear_choice(game)
    game.choice.action = action
    game.choice.piece = piece
    game.choice.partner = partner
    list_if_legal(game, side)


def list_two(game: Game, side: int, piece: int, other: int, action: int) -> None:
    """List what two do as a group, the first of whom leads it. Rules: SV.MOV.11, SV.MOV.13."""
    if not proposes(game.choices):
        return
    clear_choice(game)
    game.choice.action = action
    game.choice.piece = piece
    game.choice.joins[piece] = 1
    game.choice.joins[other] = 1
    list_if_legal(game, side)


def list_all(game: Game, side: int, action: int) -> None:
    """List what all who may join do, if they are more than two; the first leads. Rules: SV.MOV.11, SV.MOV.13."""
    clear_choice(game)
    game.choice.action = action
    found: int = 0
    for piece in range(game.forces.pieces):
        if may_join(game, side, piece):
            game.choice.piece = piece if found == 0 else game.choice.piece
            game.choice.joins[piece] = 1
            found += 1
    if found > 2 and proposes(game.choices):
        list_if_legal(game, side)


def list_if_legal(game: Game, side: int) -> None:
    """List the units in `game.choice` with what they do, if it is legal."""
    if not may_activate(game, side):
        return
    joining: int = 0
    for piece in range(game.forces.pieces):
        joining += game.choice.joins[piece]
    if begin_choice(game.choices, UNIT_CELLS + joining):
        add_cell(game.choices, game.choice.action)
        add_cell(game.choices, game.choice.piece)
        add_cell(game.choices, game.choice.partner)
        add_cell(game.choices, joining)
        for piece in range(game.forces.pieces):
            if game.choice.joins[piece]:
                add_cell(game.choices, piece)


def read_units(game: Game) -> None:
    """Read who is activated, and what they do; who joins has to be a piece, and there are no more than pieces."""
    game.choice.action = next_cell(game.answers, game.choices)
    game.choice.piece = next_cell(game.answers, game.choices)
    game.choice.partner = next_cell(game.answers, game.choices)
    joining: int = next_cell(game.answers, game.choices)
    for _ in range(min(joining, game.forces.pieces)):
        piece: int = next_cell(game.answers, game.choices)
        if 0 <= piece < game.forces.pieces:
            game.choice.joins[piece] = 1


SHOT_CELLS = 3


def list_charges(game: Game, piece: int) -> None:
    """List to stand, and whom a unit may charge. Rules: SV.MOV.5, SV.GAP.39."""
    list_cell(game.choices, NOBODY)
    for target in range(game.forces.pieces):
        if may_charge(game, piece, target, NOBODY):
            list_cell(game.choices, target)


def list_shots(game: Game, piece: int, action: int) -> None:
    """List no shot, and whom a unit may shoot at with what it has in hand, at its true distance. Rule: SV.SHT.3."""
    if proposes(game.choices):
        list_shot(game, NOBODY, NOBODY, 0)
    slot: int = game.battle.in_hand[piece]
    other: bool = action == Action.HOLD and game.battle.hold_slot[piece] >= 0 and game.battle.hold_slot[piece] != slot
    for target in range(game.forces.pieces):
        if not other and proposes(game.choices) and shot_faults(game, piece, target, slot, action) == 0:
            list_shot(game, target, slot, apart_mil(game, piece, target))


def list_shot(game: Game, target: int, slot: int, estimate_mil: int) -> None:
    """List a shot."""
    if begin_choice(game.choices, SHOT_CELLS):
        add_cell(game.choices, target)
        add_cell(game.choices, slot)
        add_cell(game.choices, estimate_mil)


def list_draws(game: Game, piece: int) -> None:
    """List to keep a weapon in hand, and what a unit may draw. Rules: SV.AMM.3, SV.HOUSE.9."""
    list_cell(game.choices, NOBODY)
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if may_draw(game, piece, slot):
            list_cell(game.choices, slot)


def list_blades(game: Game, piece: int) -> None:
    """List fists, and what a unit may strike with. Rule: SV.GAP.47."""
    list_cell(game.choices, NOBODY)
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if may_strike_with(game, piece, slot):
            list_cell(game.choices, slot)


def list_replies(game: Game) -> None:
    """List the two who mob a unit. Rule: SV.GAP.17."""
    list_cell(game.choices, game.choice.piece)
    list_cell(game.choices, game.choice.partner)
