"""The players by number: who decides for a side."""

from engine.games.survive.kernel.codes import ANSWERED, CUSTOM, RANDOM
from engine.games.survive.kernel.players.answered import (
    answered_blade,
    answered_charge,
    answered_draw,
    answered_facing,
    answered_follow_on,
    answered_hold,
    answered_hold_shot,
    answered_leg,
    answered_reply,
    answered_shot,
    answered_spot,
    answered_units,
)
from engine.games.survive.kernel.players.arms import (
    heuristic_blade,
    heuristic_draw,
    heuristic_hold_shot,
    heuristic_reply,
    heuristic_shot,
)
from engine.games.survive.kernel.players.outside import (
    custom_blade,
    custom_charge,
    custom_draw,
    custom_facing,
    custom_follow_on,
    custom_hold,
    custom_hold_shot,
    custom_leg,
    custom_reply,
    custom_shot,
    custom_spot,
    custom_units,
)
from engine.games.survive.kernel.players.paths import heuristic_follow_on, heuristic_leg
from engine.games.survive.kernel.players.plans import heuristic_charge, heuristic_units
from engine.games.survive.kernel.players.posting import heuristic_facing, heuristic_hold, heuristic_spot
from engine.games.survive.kernel.players.random_player import (
    random_blade,
    random_charge,
    random_draw,
    random_facing,
    random_follow_on,
    random_hold,
    random_hold_shot,
    random_leg,
    random_reply,
    random_shot,
    random_spot,
    random_units,
)
from engine.games.survive.kernel.records import Game


def choose_spot(game: Game, side: int, piece: int) -> None:
    """Set `choice.x_mil`, `y_mil` and the facing of a unit that is set up."""
    if game.forces.policy[side] == RANDOM:
        random_spot(game, side, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_spot(game, side, piece)
    elif game.forces.policy[side] == ANSWERED:
        answered_spot(game, side, piece)
    else:
        heuristic_spot(game, side, piece)


def wants_hold(game: Game, side: int, piece: int) -> bool:
    """Return whether a unit holds in this turn."""
    if game.forces.policy[side] == RANDOM:
        return random_hold(game, piece)
    if game.forces.policy[side] == CUSTOM:
        return custom_hold(game, side, piece)
    if game.forces.policy[side] == ANSWERED:
        return answered_hold(game, side, piece)
    return heuristic_hold(game, side, piece)


def choose_units(game: Game, side: int) -> None:
    """Set `choice.action`, `piece`, and `partner` or `joins` of a group."""
    if game.forces.policy[side] == RANDOM:
        random_units(game, side)
    elif game.forces.policy[side] == CUSTOM:
        custom_units(game, side)
    elif game.forces.policy[side] == ANSWERED:
        answered_units(game, side)
    else:
        heuristic_units(game, side)


def choose_leg(game: Game, side: int, piece: int, left_mil: int) -> None:
    """Set `choice.x_mil`, `y_mil` and the facing of a unit on its way; its own place is the end of it."""
    if game.forces.policy[side] == RANDOM:
        random_leg(game, piece, left_mil)
    elif game.forces.policy[side] == CUSTOM:
        custom_leg(game, side, piece, left_mil)
    elif game.forces.policy[side] == ANSWERED:
        answered_leg(game, side, piece, left_mil)
    else:
        heuristic_leg(game, piece, left_mil)


def choose_charge(game: Game, side: int, piece: int) -> None:
    """Set `choice.target` to whom a unit charges."""
    if game.forces.policy[side] == RANDOM:
        random_charge(game, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_charge(game, side, piece)
    elif game.forces.policy[side] == ANSWERED:
        answered_charge(game, side, piece)
    else:
        heuristic_charge(game, piece)


def choose_shot(game: Game, side: int, piece: int) -> None:
    """Set `choice.target`, `slot` and `estimate_mil` of a shot, or no target."""
    if game.forces.policy[side] == RANDOM:
        random_shot(game, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_shot(game, side, piece)
    elif game.forces.policy[side] == ANSWERED:
        answered_shot(game, side, piece)
    else:
        heuristic_shot(game, piece)


def choose_hold_shot(game: Game, side: int, piece: int) -> None:
    """As `choose_shot`, of a unit that holds and turns to its target."""
    if game.forces.policy[side] == RANDOM:
        random_hold_shot(game, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_hold_shot(game, side, piece)
    elif game.forces.policy[side] == ANSWERED:
        answered_hold_shot(game, side, piece)
    else:
        heuristic_hold_shot(game, piece)


def choose_draw(game: Game, side: int, piece: int) -> None:
    """Set `choice.slot` to a weapon that is drawn instead, or to none."""
    if game.forces.policy[side] == RANDOM:
        random_draw(game, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_draw(game, side, piece)
    elif game.forces.policy[side] == ANSWERED:
        answered_draw(game, side, piece)
    else:
        heuristic_draw(game, piece)


def choose_blade(game: Game, side: int, piece: int, foe: int) -> None:
    """Set `choice.slot` to what a unit strikes with, or to its fists."""
    if game.forces.policy[side] == RANDOM:
        random_blade(game, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_blade(game, side, piece, foe)
    elif game.forces.policy[side] == ANSWERED:
        answered_blade(game, side, piece, foe)
    else:
        heuristic_blade(game, piece, foe)


def choose_reply(game: Game, side: int, piece: int, one: int, other: int) -> None:
    """Set `choice.target` to one of the two who mob a unit."""
    if game.forces.policy[side] == RANDOM:
        random_reply(game, piece, one, other)
    elif game.forces.policy[side] == CUSTOM:
        custom_reply(game, side, piece, one, other)
    elif game.forces.policy[side] == ANSWERED:
        answered_reply(game, side, piece, one, other)
    else:
        heuristic_reply(game, piece, one, other)


def choose_follow_on(game: Game, side: int, piece: int, left_mil: int, loser: int) -> None:
    """Set `choice.target` to whom a winner charges, or `x_mil` and `y_mil` to where it moves."""
    if game.forces.policy[side] == RANDOM:
        random_follow_on(game, piece, left_mil, loser)
    elif game.forces.policy[side] == CUSTOM:
        custom_follow_on(game, side, piece, left_mil, loser)
    elif game.forces.policy[side] == ANSWERED:
        answered_follow_on(game, side, piece, left_mil, loser)
    else:
        heuristic_follow_on(game, piece, left_mil, loser)


def choose_facing(game: Game, side: int, piece: int) -> None:
    """Set the facing of a unit that has Blinked."""
    if game.forces.policy[side] == RANDOM:
        random_facing(game, piece)
    elif game.forces.policy[side] == CUSTOM:
        custom_facing(game, side, piece)
    elif game.forces.policy[side] == ANSWERED:
        answered_facing(game, side, piece)
    else:
        heuristic_facing(game, piece)
