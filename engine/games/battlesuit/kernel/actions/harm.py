"""What a result does to a soldier. Rules: BS.FIR.11, BS.RES.1 to BS.RES.9, BS.DWN.4, BS.GAP.59 to BS.GAP.61."""

from engine.games.battlesuit.kernel.board.places import lift
from engine.games.battlesuit.kernel.board.soldiers import is_down, note
from engine.games.battlesuit.kernel.codes import E_LOST, E_SHAKEN, ELIMINATED, LOST, SHOCKED, STEADY
from engine.games.battlesuit.kernel.numbers.cards import has_boxes
from engine.games.battlesuit.kernel.numbers.damage import shocks, state_of
from engine.games.battlesuit.kernel.records import Game


def suffer(game: Game, soldier: int, by: int) -> None:
    """Let a soldier suffer the result of the attack at hand: damage first, then shock. Rule: BS.GAP.59."""
    if game.attack.harm == ELIMINATED:
        eliminate(game, soldier, by)
        return
    game.soldiers.hits[soldier] = game.attack.hits
    if shocks(game.attack.result) and not is_down(game, soldier):
        shake(game, soldier, by)


def wound(game: Game, soldier: int, boxes: int, by: int) -> None:
    """Cross off boxes without an attack; who has none, or none left, is out. Rules: BS.CARD.7, BS.CARD.17."""
    hits: int = game.soldiers.hits[soldier] + boxes
    if not has_boxes(game.cards, game.forces.card[soldier]) or state_of(hits) == ELIMINATED:
        eliminate(game, soldier, by)
    else:
        game.soldiers.hits[soldier] = hits


def eliminate(game: Game, soldier: int, by: int) -> None:
    """Take a soldier out of the battle. Rule: BS.RES.6."""
    lift(game, soldier)
    game.soldiers.place[soldier] = LOST
    game.soldiers.lost_turn[soldier] = game.battle.turn
    game.soldiers.lost_to[soldier] = by
    note(game, E_LOST, soldier, by, 0, 0, 0)


def shake(game: Game, soldier: int, by: int) -> None:
    """Lay a shock marker on a soldier that has none. Rules: BS.RES.3, BS.GAP.60."""
    if game.soldiers.morale[soldier] == STEADY:
        game.soldiers.morale[soldier] = SHOCKED
        note(game, E_SHAKEN, soldier, by, 0, 0, 0)
