"""Where the heuristic player wants to be: at the KeyChip, or at the spire with it."""

from engine.games.survive.kernel.board.footing import spire_mil
from engine.games.survive.kernel.board.pieces import key_x, key_y
from engine.games.survive.kernel.codes import (
    NOBODY,
    SLACK_MIL,
    Effect,
    KeyChip,
)
from engine.games.survive.kernel.numbers.distances import distance_squared, whole_root
from engine.games.survive.kernel.records import Game

STANDOFF_PERCENT = 75


def is_last_turn(game: Game) -> bool:
    """Return whether this is the last turn of the level. Rule: SV.GAM.1."""
    return game.battle.turn >= game.forces.turns


def has_key(game: Game, piece: int) -> bool:
    """Return whether a unit carries the KeyChip. Rule: SV.GAP.33."""
    return game.battle.key_state == KeyChip.CARRIED and game.battle.key_piece == piece


def goal_x(game: Game, piece: int) -> int:
    """Return where a unit wants to be, from the west: a carrier at the spire, anybody else at the KeyChip."""
    return game.board.spire_x_mil if has_key(game, piece) else key_x(game)


def goal_y(game: Game, piece: int) -> int:
    """Return where a unit wants to be, from the south."""
    return game.board.spire_y_mil if has_key(game, piece) else key_y(game)


def goal_mil(game: Game, piece: int) -> int:
    """Return how far a unit is from where it wants to be."""
    x: int = game.battle.x_mil[piece]
    y: int = game.battle.y_mil[piece]
    return whole_root(distance_squared(x, y, goal_x(game, piece), goal_y(game, piece)))


def stop_mil(game: Game, piece: int) -> int:
    """Return how far from its goal a unit stops: touching the spire or a KeyChip on the ground, else off its holder."""
    if has_key(game, piece):
        return spire_mil(game)
    touching: int = game.numbers.base_mil
    if game.battle.key_state == KeyChip.ON_PRIME and not is_last_turn(game):
        return standoff_mil(game, piece)
    return touching // 2 if game.battle.key_state == KeyChip.ON_GROUND else touching + 3 * SLACK_MIL


def standoff_mil(game: Game, piece: int) -> int:
    """Return how far a unit keeps from the Prime CU and its guard until the turn in which it has to be there.

    Nobody keeps off a KeyChip that the Prime CU has lost.
    """
    if game.battle.key_state != KeyChip.ON_PRIME:
        return 0
    turns_left: int = game.forces.turns - game.battle.turn
    return turns_left * game.forces.run_mil[piece] * STANDOFF_PERCENT // 100


def nearest_of(game: Game, side: int) -> int:
    """Return the active unit of a side that is nearest to the KeyChip, NOBODY if there is none."""
    found: int = NOBODY
    for piece in range(game.forces.pieces):
        able: bool = game.battle.mob[piece] == side and game.battle.status[piece] == Effect.NONE
        if able and (found == NOBODY or goal_mil(game, piece) < goal_mil(game, found)):
            found = piece
    return found
