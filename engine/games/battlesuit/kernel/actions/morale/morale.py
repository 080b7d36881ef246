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
from engine.games.battlesuit.kernel.codes import NOBODY, Draw, Event, Morale, MoraleTable, Outcome, Shaken
from engine.games.battlesuit.kernel.numbers.morale import morale_outcome, morale_total
from engine.games.battlesuit.kernel.players.observe import prove_card
from engine.games.battlesuit.kernel.records import Game


def may_act_after_check(game: Game, soldier: int) -> bool:
    """Let a soldier that is not in good order check its morale; return whether it may then act."""
    if game.soldiers.morale[soldier] != Morale.STEADY and is_rallied(game, soldier):
        return False
    if game.soldiers.morale[soldier] == Morale.SHOCKED:
        return shaken_check(game, soldier)
    if game.soldiers.morale[soldier] == Morale.PANICKED:
        return panic_check(game, soldier)
    return True


def shaken_check(game: Game, soldier: int) -> bool:
    """Check the morale of a shaken soldier. Rules: BS.SHK.3 to BS.SHK.7, BS.CARD.2."""
    before: int = morale_modifier(game, soldier)
    modifier: int = before + bonus_bought(game, soldier)
    die: int = throw(game, side_of(soldier), soldier, Draw.MORALE, game.numbers.morale_die, modifier)
    result: int = morale_outcome(game.numbers, MoraleTable.SHAKEN, morale_total(game.numbers, die, modifier))
    prove_card(game, soldier)
    note(game, Event.MORALE, soldier, NOBODY, result, die, modifier)
    if is_drone_soldier(game, soldier):
        return reboot(game, soldier, result)
    if result == Outcome.PANIC:
        game.soldiers.morale[soldier] = Morale.PANICKED
    elif result == Outcome.SHAKEN or result == Outcome.RECOVERY:
        game.soldiers.morale[soldier] = Morale.STEADY
        game.soldiers.recovering[soldier] = Shaken.STILL_SHAKEN if result == Outcome.SHAKEN else Shaken.RECOVERED
    return game.soldiers.morale[soldier] == Morale.STEADY


def panic_check(game: Game, soldier: int) -> bool:
    """Check the morale of a panicked soldier. Rules: BS.PAN.2 to BS.PAN.16."""
    before: int = morale_modifier(game, soldier)
    modifier: int = before + bonus_bought(game, soldier)
    die: int = throw(game, side_of(soldier), soldier, Draw.PANIC, game.numbers.panic_die, modifier)
    table: int = MoraleTable.PANIC_ARMOURED if is_armoured(game, soldier) else MoraleTable.PANIC_UNARMOURED
    result: int = morale_outcome(game.numbers, table, morale_total(game.numbers, die, modifier))
    prove_card(game, soldier)
    note(game, Event.PANIC, soldier, NOBODY, result, die, modifier)
    if result == Outcome.RECOVERY:
        game.soldiers.morale[soldier] = Morale.STEADY
        game.soldiers.recovering[soldier] = Shaken.RECOVERED
        return True
    if result == Outcome.SHOCK:
        game.soldiers.morale[soldier] = Morale.SHOCKED
    else:
        go_to_pieces(game, soldier, result)
    return False
