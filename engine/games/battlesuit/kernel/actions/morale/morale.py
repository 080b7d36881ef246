"""Morale checks of shaken and panicked soldiers that are activated.

Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.GAP.7 to BS.GAP.9.
"""

from engine.games.battlesuit.kernel.actions.morale.command import morale_modifier
from engine.games.battlesuit.kernel.actions.morale.crusader import is_rallied
from engine.games.battlesuit.kernel.actions.morale.panic import go_to_pieces
from engine.games.battlesuit.kernel.actions.morale.pools import bonus_bought
from engine.games.battlesuit.kernel.actions.special.drones import reboot
from engine.games.battlesuit.kernel.board.soldiers import is_armoured, is_drone_soldier, note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import (
    MORALE_DIE,
    NOBODY,
    PANIC,
    PANIC_ARMOURED,
    PANIC_DIE,
    PANIC_UNARMOURED,
    PANICKED,
    RECOVERING,
    RECOVERY,
    SHAKEN_TABLE,
    SHOCK,
    SHOCKED,
    STEADY,
    Event,
)
from engine.games.battlesuit.kernel.command_codes import RECOVERED, STILL_SHAKEN
from engine.games.battlesuit.kernel.numbers.morale import morale_outcome, morale_total
from engine.games.battlesuit.kernel.players.observe import prove_card
from engine.games.battlesuit.kernel.records import Game


def may_act_after_check(game: Game, soldier: int) -> bool:
    """Let a soldier that is not in good order check its morale; return whether it may then act."""
    if game.soldiers.morale[soldier] != STEADY and is_rallied(game, soldier):
        return False
    if game.soldiers.morale[soldier] == SHOCKED:
        return shaken_check(game, soldier)
    if game.soldiers.morale[soldier] == PANICKED:
        return panic_check(game, soldier)
    return True


def shaken_check(game: Game, soldier: int) -> bool:
    """Check the morale of a shaken soldier. Rules: BS.SHK.3 to BS.SHK.7, BS.CARD.2."""
    before: int = morale_modifier(game, soldier)
    modifier: int = before + bonus_bought(game, soldier)
    die: int = throw(game, side_of(soldier), soldier, MORALE_DIE, game.numbers.morale_die, modifier)
    result: int = morale_outcome(game.numbers, SHAKEN_TABLE, morale_total(game.numbers, die, modifier))
    prove_card(game, soldier)
    note(game, Event.MORALE, soldier, NOBODY, result, die, modifier)
    if is_drone_soldier(game, soldier):
        return reboot(game, soldier, result)
    if result == PANIC:
        game.soldiers.morale[soldier] = PANICKED
    elif result == RECOVERING or result == RECOVERY:
        game.soldiers.morale[soldier] = STEADY
        game.soldiers.recovering[soldier] = STILL_SHAKEN if result == RECOVERING else RECOVERED
    return game.soldiers.morale[soldier] == STEADY


def panic_check(game: Game, soldier: int) -> bool:
    """Check the morale of a panicked soldier. Rules: BS.PAN.2 to BS.PAN.16."""
    before: int = morale_modifier(game, soldier)
    modifier: int = before + bonus_bought(game, soldier)
    die: int = throw(game, side_of(soldier), soldier, PANIC_DIE, game.numbers.panic_die, modifier)
    table: int = PANIC_ARMOURED if is_armoured(game, soldier) else PANIC_UNARMOURED
    result: int = morale_outcome(game.numbers, table, morale_total(game.numbers, die, modifier))
    prove_card(game, soldier)
    note(game, Event.PANIC, soldier, NOBODY, result, die, modifier)
    if result == RECOVERY:
        game.soldiers.morale[soldier] = STEADY
        game.soldiers.recovering[soldier] = RECOVERED
        return True
    if result == SHOCK:
        game.soldiers.morale[soldier] = SHOCKED
    else:
        go_to_pieces(game, soldier, result)
    return False
