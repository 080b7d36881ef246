"""What a result does to a soldier. Rules: BS.FIR.11, BS.RES.1 to BS.RES.9, BS.DWN.4, BS.GAP.59 to BS.GAP.61."""

from engine.games.battlesuit.kernel.actions.fire.loss import eliminate, wound
from engine.games.battlesuit.kernel.actions.movement.landing import come_down
from engine.games.battlesuit.kernel.board.places import is_airborne
from engine.games.battlesuit.kernel.board.soldiers import is_down, is_on_map, note
from engine.games.battlesuit.kernel.codes import Event, Morale, State
from engine.games.battlesuit.kernel.numbers.damage import shocks
from engine.games.battlesuit.kernel.records import Game


def suffer(game: Game, soldier: int, by: int) -> None:
    """Let a soldier suffer the result of the attack at hand, damage and shock in their order. Rule: BS.GAP.59."""
    if game.attack.harm == State.ELIMINATED:
        eliminate(game, soldier, by)
        return
    shocked: bool = shocks(game.attack.result)
    boxes: int = game.attack.hits - game.soldiers.hits[soldier]
    if shocked and not game.numbers.damage_first:
        shake(game, soldier, by)
    if boxes > 0 and is_on_map(game, soldier):
        wound(game, soldier, boxes, by)
    if shocked and game.numbers.damage_first and is_on_map(game, soldier):
        shake(game, soldier, by)
    if is_on_map(game, soldier) and is_down(game, soldier) and is_airborne(game, soldier):
        come_down(game, soldier)


def shake(game: Game, soldier: int, by: int) -> None:
    """Lay a shock marker on a soldier that has none; in the air it lands. Rules: BS.RES.3, BS.RES.4, BS.GAP.60."""
    if game.soldiers.morale[soldier] == Morale.STEADY and not is_down(game, soldier):
        game.soldiers.morale[soldier] = Morale.SHOCKED
        note(game, Event.SHAKEN, soldier, by, 0, 0, 0)
    if is_airborne(game, soldier):
        come_down(game, soldier)
