"""The players by number: who decides for a side."""

from engine.games.seven_seconds.kernel.codes import ANSWERED, CUSTOM, RANDOM
from engine.games.seven_seconds.kernel.players.answered import (
    answered_action,
    answered_extra_blip,
    answered_piece,
    answered_points,
    answered_pursuit,
    answered_reveal,
    answered_withdrawal,
)
from engine.games.seven_seconds.kernel.players.heuristic.answers import (
    heuristic_action,
    heuristic_extra_blip,
    heuristic_piece,
    heuristic_points,
)
from engine.games.seven_seconds.kernel.players.heuristic.retreat import heuristic_pursuit, heuristic_withdrawal
from engine.games.seven_seconds.kernel.players.outside import (
    custom_action,
    custom_extra_blip,
    custom_piece,
    custom_points,
    custom_pursuit,
    custom_reveal,
    custom_withdrawal,
)
from engine.games.seven_seconds.kernel.players.random_player import (
    random_action,
    random_extra_blip,
    random_piece,
    random_points,
    random_pursuit,
    random_reveal,
    random_withdrawal,
)
from engine.games.seven_seconds.kernel.records import Game


def choose_piece(game: Game, side: int) -> None:
    """Set `choice.piece` and `choice.reveal`; no piece is a pass."""
    if game.forces.policy[side] == RANDOM:
        random_piece(game, side)
    elif game.forces.policy[side] == CUSTOM:
        custom_piece(game, side)
    elif game.forces.policy[side] == ANSWERED:
        answered_piece(game, side)
    else:
        heuristic_piece(game, side)


def choose_action(game: Game, side: int, piece: int) -> None:
    """Set `choice.action` and what it needs; no action is standing still."""
    if game.forces.policy[side] == RANDOM:
        random_action(game, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_action(game, side, piece)
    elif game.forces.policy[side] == ANSWERED:
        answered_action(game, side, piece)
    else:
        heuristic_action(game, side, piece)


def share_points(game: Game, side: int, piece: int, pool: int) -> None:
    """Set `choice.points`: how many points of a sensor pool go to which piece."""
    if game.forces.policy[side] == RANDOM:
        random_points(game, side, piece, pool)
    elif game.forces.policy[side] == CUSTOM:
        custom_points(game, side, piece, pool)
    elif game.forces.policy[side] == ANSWERED:
        answered_points(game, side, piece, pool)
    else:
        heuristic_points(game, side, piece, pool)


def wants_to_withdraw(game: Game, side: int) -> bool:
    """Return whether a player announces a withdrawal at the end of a round."""
    if game.forces.policy[side] == RANDOM:
        return random_withdrawal(game, side)
    if game.forces.policy[side] == CUSTOM:
        return custom_withdrawal(game, side)
    if game.forces.policy[side] == ANSWERED:
        return answered_withdrawal(game, side)
    return heuristic_withdrawal(game, side)


def wants_to_pursue(game: Game, side: int) -> bool:
    """Return whether a player pursues an enemy that withdraws."""
    if game.forces.policy[side] == RANDOM:
        return random_pursuit(game, side)
    if game.forces.policy[side] == CUSTOM:
        return custom_pursuit(game, side)
    if game.forces.policy[side] == ANSWERED:
        return answered_pursuit(game, side)
    return heuristic_pursuit(game)


def choose_extra_blip(game: Game, side: int) -> None:
    """Set `choice.piece` to a blip to move as well, or to none."""
    if game.forces.policy[side] == RANDOM:
        random_extra_blip(game, side)
    elif game.forces.policy[side] == CUSTOM:
        custom_extra_blip(game, side)
    elif game.forces.policy[side] == ANSWERED:
        answered_extra_blip(game, side)
    else:
        heuristic_extra_blip(game, side)


def may_want_reveal(game: Game, side: int) -> bool:
    """Return whether to ask a player for blips to turn over between activations: the heuristic one has none."""
    return (
        game.forces.policy[side] == RANDOM or game.forces.policy[side] == CUSTOM or game.forces.policy[side] == ANSWERED
    )


def choose_reveal(game: Game, side: int) -> None:
    """Set `choice.piece` to a blip to turn over now, or to none."""
    if game.forces.policy[side] == RANDOM:
        random_reveal(game, side)
    elif game.forces.policy[side] == CUSTOM:
        custom_reveal(game, side)
    elif game.forces.policy[side] == ANSWERED:
        answered_reveal(game, side)
