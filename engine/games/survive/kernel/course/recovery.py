"""The Recovery Phase. Rules: SV.REC.1 to SV.REC.3, SV.SEQ.7, SV.GAP.11."""

from engine.games.survive.kernel.actions.moving import clear_jam
from engine.games.survive.kernel.board.choices import is_jammed
from engine.games.survive.kernel.board.pieces import is_dazed, is_standing, note, note_side
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import (
    CONTROL,
    NOBODY,
    SLOTS,
    Draw,
    Effect,
    Event,
    WeaponType,
)
from engine.games.survive.kernel.numbers.shots import jams
from engine.games.survive.kernel.records import Game


def recovery_phase(game: Game) -> None:
    """Let the Mobs recover in the turn's order of play, and Control after them. Rule: SV.SEQ.7."""
    for place in range(game.forces.mobs):
        recover_side(game, game.battle.play_order[place])
    recover_side(game, CONTROL)


def recover_side(game: Game, side: int) -> None:
    """Let all that stands on a side recover."""
    note_side(game, Event.RECOVERY, side, 0, 0, 0)
    for piece in range(game.forces.pieces):
        if game.battle.mob[piece] == side and is_standing(game, piece):
            recover(game, piece)


def recover(game: Game, piece: int) -> None:
    """Let a piece shake off being Dazed, and see to its weapons. Rules: SV.REC.1 to SV.REC.3, SV.DAZ.4."""
    if is_dazed(game, piece):
        game.battle.status[piece] = Effect.NONE
        note(game, Event.RECOVERED, piece, NOBODY, 0, 0, 0)
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if game.forces.weapon_type[slot] != WeaponType.CLOSE and is_jammed(game, slot):
            recover_weapon(game, piece, slot)
    if 0 < game.battle.gun_jammed_in[piece] < game.battle.turn:
        game.battle.gun_jammed_in[piece] = 0
        note(game, Event.JAM_CLEARED, piece, NOBODY, NOBODY, 0, 0)


def recover_weapon(game: Game, piece: int, slot: int) -> None:
    """Clear an old jam, and one of this turn by another Ammo Roll. Rules: SV.REC.1, SV.REC.2, SV.GAP.11."""
    if game.battle.jammed_in[slot] < game.battle.turn:
        clear_jam(game, piece, slot, 0)
    elif game.numbers.ammo_reroll:
        ammo: int = game.forces.ammo[slot]
        if not jams(ammo, throw(game, piece, NOBODY, Draw.RECOVERY, ammo)):
            clear_jam(game, piece, slot, 1)
