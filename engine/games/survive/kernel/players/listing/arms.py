"""Whom units may charge, shoot and strike, and with what: all there are, and to do without where that is open."""

from engine.games.survive.kernel.board.choices import may_charge, may_draw, may_strike_with, shot_faults
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.codes import NOBODY, SLOTS, Action
from engine.games.survive.kernel.records import Game
from engine.kernel.choices import add_cell, begin_choice, list_cell, proposes

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
