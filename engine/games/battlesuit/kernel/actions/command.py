"""Who is in command, and what leaders are worth to morale.

Rules: BS.CMD.1 to BS.CMD.4, BS.COM.1, BS.REI.1, BS.DWN.3, BS.GAP.46, BS.GAP.47.
"""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_good_order, side_of
from engine.games.battlesuit.kernel.codes import SQUAD_LEADER
from engine.games.battlesuit.kernel.legal.special import is_jammed
from engine.games.battlesuit.kernel.records import Game


def is_led(game: Game, side: int) -> bool:
    """Return whether a side has a leader on the map who is in good order. Rules: BS.COM.1, BS.DWN.3, BS.GAP.46."""
    for soldier in range(first_of(side), end_of(game, side)):
        if game.forces.leader[soldier] == SQUAD_LEADER and is_good_order(game, soldier):
            return True
    return False


def is_in_command(game: Game, soldier: int) -> bool:
    """Return whether a soldier is in command; those who enter this turn are. Rules: BS.GAP.46, BS.REI.1."""
    if is_jammed(game, soldier):
        return False
    entering: bool = game.forces.wave[soldier] > 0 and game.soldiers.entered[soldier] == game.battle.turn
    return entering or is_led(game, side_of(soldier))


def morale_modifier(game: Game, soldier: int) -> int:
    """Return what is added to a morale roll; leaders bear no penalty. Rules: BS.CMD.1 to BS.CMD.4, BS.MRN.4."""
    modifier: int = game.special.marine_morale * game.forces.marine[soldier]
    if game.forces.leader[soldier] == SQUAD_LEADER or is_in_command(game, soldier):
        return modifier
    return modifier + game.numbers.morale_out_of_command
