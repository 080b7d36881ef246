"""What panicked soldiers do. Rules: BS.PAN.3 to BS.PAN.8, BS.PAN.12 to BS.PAN.14, BS.GAP.38, BS.GAP.124."""

from engine.games.battlesuit.kernel.actions.fire import attack_with_spillover
from engine.games.battlesuit.kernel.actions.harm import eliminate
from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.sighting import sees
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_on_map
from engine.games.battlesuit.kernel.codes import BERSERK, FAR, NOBODY, PARANOIA, SELF_DESTRUCT
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.records import Game


def go_to_pieces(game: Game, soldier: int, result: int) -> None:
    """Let a panicked soldier do what its table says."""
    if result == SELF_DESTRUCT:
        eliminate(game, soldier, NOBODY)
    elif result == PARANOIA or result == BERSERK:
        fire_at_closest(game, soldier)


def fire_at_closest(game: Game, soldier: int) -> None:
    """Fire at the closest soldier in sight, friend or enemy. Rules: BS.PAN.5, BS.PAN.6, BS.GAP.124."""
    target: int = closest_in_sight(game, soldier)
    if target != NOBODY and is_armed(game, soldier):
        attack_with_spillover(game, soldier, target, 0)


def closest_in_sight(game: Game, soldier: int) -> int:
    """Return the closest soldier of either side that a soldier sees, or NOBODY. Rule: BS.PAN.6."""
    closest: int = NOBODY
    least: int = FAR
    for side in range(2):
        for other in range(first_of(side), end_of(game, side)):
            if other != soldier and is_on_map(game, other) and game.soldiers.hidden[other] == 0:
                apart: int = points_apart(game, game.soldiers.dot[soldier], game.soldiers.dot[other])
                if apart < least and sees(game, soldier, other):
                    least = apart
                    closest = other
    return closest
