"""Soldiers that set up hidden, and what gives them away. Rules: BS.HID.1, BS.HID.3, BS.GAP.131."""

from engine.games.battlesuit.kernel.board.places import is_airborne, points_apart
from engine.games.battlesuit.kernel.board.sighting import sees
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_active, note, side_of
from engine.games.battlesuit.kernel.codes import Event
from engine.games.battlesuit.kernel.legal.special import hides
from engine.games.battlesuit.kernel.records import Game


def hide(game: Game, soldier: int) -> None:
    """Hide a soldier that has been placed, if it sets up hidden and its point hides it. Rules: BS.HID.1, BS.HID.3."""
    if game.forces.hides[soldier] and not is_airborne(game, soldier) and hides(game, game.soldiers.dot[soldier]):
        game.soldiers.hidden[soldier] = 1


def show(game: Game, soldier: int, by: int) -> None:
    """Put a hidden soldier on the map for all to see. Rule: BS.GAP.131."""
    if game.soldiers.hidden[soldier]:
        game.soldiers.hidden[soldier] = 0
        note(game, Event.UNHIDDEN, soldier, by, game.soldiers.dot[soldier], 0, 0)


def look_for_hidden(game: Game, soldier: int) -> None:
    """Let a soldier that has entered a point find who is hidden near it, and be found if it is hidden itself.

    Rule: BS.GAP.131.
    """
    if not is_active(game, soldier):
        return
    enemy: int = 1 - side_of(soldier)
    for other in range(first_of(enemy), end_of(game, enemy)):
        if game.soldiers.hidden[other] and is_found(game, soldier, other):
            show(game, other, soldier)


def is_found(game: Game, soldier: int, other: int) -> bool:
    """Return whether a soldier is near enough to a hidden one, and sees its point. Rule: BS.GAP.131."""
    apart: int = points_apart(game, game.soldiers.dot[soldier], game.soldiers.dot[other])
    return apart <= game.special.hidden_lifted_range and sees(game, soldier, other)


def find_at_set_up(game: Game) -> None:
    """Show who is hidden too near to an enemy that is set up. Rule: BS.GAP.131."""
    for side in range(2):
        for soldier in range(first_of(side), end_of(game, side)):
            look_for_hidden(game, soldier)
