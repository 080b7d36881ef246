"""Boxes crossed off, suits that let the air out, and soldiers taken out of the battle.

Rules: BS.CARD.7, BS.RES.6, BS.SUI.1, BS.SUI.2, BS.GAP.73.
"""

from engine.games.battlesuit.kernel.board.options import has_option
from engine.games.battlesuit.kernel.board.places import lift
from engine.games.battlesuit.kernel.board.soldiers import note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import Draw, Event, Option, Place, State
from engine.games.battlesuit.kernel.numbers.cards import has_boxes
from engine.games.battlesuit.kernel.numbers.command import breaches
from engine.games.battlesuit.kernel.numbers.damage import state_of
from engine.games.battlesuit.kernel.records import Game


def wound(game: Game, soldier: int, boxes: int, by: int) -> None:
    """Cross off boxes without an attack; who has none, or none left, is out. Rules: BS.CARD.7, BS.CARD.17, BS.DRN.5."""
    hits: int = game.soldiers.hits[soldier] + boxes
    if not has_boxes(game.cards, game.forces.card[soldier]) or state_of(hits) == State.ELIMINATED:
        eliminate(game, soldier, by)
        return
    game.soldiers.hits[soldier] = hits
    suit_holds(game, soldier, by)


def suit_holds(game: Game, soldier: int, by: int) -> bool:
    """Return whether a soldier that was hit lives on where the air kills. Rules: BS.SUI.1, BS.SUI.2, BS.GAP.73."""
    hits: int = game.soldiers.hits[soldier]
    if not has_option(game, Option.SUIT_INTEGRITY) or hits < game.numbers.breach_roll_at:
        return True
    die: int = 0
    if hits == game.numbers.breach_roll_at:
        die = throw(game, side_of(soldier), soldier, Draw.SUIT, game.numbers.suit_die, 0)
    broken: bool = breaches(game.numbers, die, hits)
    note(game, Event.SUIT, soldier, by, 0 if broken else 1, die, hits)
    if broken:
        eliminate(game, soldier, by)
    return not broken


def eliminate(game: Game, soldier: int, by: int) -> None:
    """Take a soldier out of the battle. Rule: BS.RES.6."""
    lift(game, soldier)
    game.soldiers.place[soldier] = Place.LOST
    game.soldiers.lost_turn[soldier] = game.battle.turn
    game.soldiers.lost_to[soldier] = by
    note(game, Event.LOST, soldier, by, 0, 0, 0)
