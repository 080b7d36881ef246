"""The players by number: who decides for a side."""

from engine.games.battlesuit.kernel.codes import ANSWERED, CUSTOM, RANDOM
from engine.games.battlesuit.kernel.players.answered.answers import (
    answered_action,
    answered_entry,
    answered_facing,
    answered_first,
    answered_place,
    answered_step,
    answered_target,
    answered_unit,
)
from engine.games.battlesuit.kernel.players.answered.flight import (
    answered_extra_step,
    answered_landing,
    answered_reaction,
)
from engine.games.battlesuit.kernel.players.answered.special import answered_detonation, answered_mine, answered_stealth
from engine.games.battlesuit.kernel.players.heuristic.answers import (
    heuristic_action,
    heuristic_first,
    heuristic_step,
    heuristic_target,
    heuristic_unit,
)
from engine.games.battlesuit.kernel.players.heuristic.deployment import heuristic_entry, heuristic_mine, heuristic_place
from engine.games.battlesuit.kernel.players.heuristic.facing import heuristic_facing
from engine.games.battlesuit.kernel.players.heuristic.flight import (
    heuristic_extra_step,
    heuristic_landing,
    heuristic_reaction,
)
from engine.games.battlesuit.kernel.players.heuristic.special import heuristic_detonation, heuristic_stealth
from engine.games.battlesuit.kernel.players.outside import (
    custom_action,
    custom_detonation,
    custom_entry,
    custom_extra_step,
    custom_facing,
    custom_first,
    custom_landing,
    custom_mine,
    custom_place,
    custom_reaction,
    custom_stealth,
    custom_step,
    custom_target,
    custom_unit,
)
from engine.games.battlesuit.kernel.players.random_player.answers import (
    random_action,
    random_entry,
    random_facing,
    random_first,
    random_place,
    random_step,
    random_target,
    random_unit,
)
from engine.games.battlesuit.kernel.players.random_player.flight import (
    random_extra_step,
    random_landing,
    random_reaction,
)
from engine.games.battlesuit.kernel.players.random_player.special import random_detonation, random_mine, random_stealth
from engine.games.battlesuit.kernel.records import Game


def choose_place(game: Game, side: int, soldier: int) -> None:
    """Set `choice.dot` to the point where a soldier begins, and `choice.level` if in the air."""
    if game.forces.policy[side] == RANDOM:
        random_place(game, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_place(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_place(game, side, soldier)
    else:
        heuristic_place(game, soldier)


def wants_to_go_first(game: Game, side: int) -> bool:
    """Return whether a player with the initiative goes first."""
    if game.forces.policy[side] == RANDOM:
        return random_first(game, side)
    if game.forces.policy[side] == CUSTOM:
        return custom_first(game, side)
    if game.forces.policy[side] == ANSWERED:
        return answered_first(game, side)
    return heuristic_first(game)


def choose_unit(game: Game, side: int) -> None:
    """Set `choice.soldier` to the soldier that is activated."""
    if game.forces.policy[side] == RANDOM:
        random_unit(game, side)
    elif game.forces.policy[side] == CUSTOM:
        custom_unit(game, side)
    elif game.forces.policy[side] == ANSWERED:
        answered_unit(game, side)
    else:
        heuristic_unit(game, side)


def choose_action(game: Game, side: int, soldier: int) -> None:
    """Set `choice.action` and `choice.amount`; standing still is nothing."""
    if game.forces.policy[side] == RANDOM:
        random_action(game, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_action(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_action(game, side, soldier)
    else:
        heuristic_action(game, side, soldier)


def choose_entry(game: Game, side: int, soldier: int) -> None:
    """Set `choice.dot` to the point of the edge where a soldier comes on to the map, and `choice.level`."""
    if game.forces.policy[side] == RANDOM:
        random_entry(game, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_entry(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_entry(game, side, soldier)
    else:
        heuristic_entry(game, side, soldier)


def choose_step(game: Game, side: int, soldier: int) -> None:
    """Set `choice.step` and `choice.way`, a direction, edge or level; stopping is nothing."""
    if game.forces.policy[side] == RANDOM:
        random_step(game, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_step(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_step(game, side, soldier)
    else:
        heuristic_step(game, side, soldier)


def choose_facing(game: Game, side: int, soldier: int) -> None:
    """Set `choice.way` to the direction that a soldier faces who has been put on the map."""
    if game.forces.policy[side] == RANDOM:
        random_facing(game, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_facing(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_facing(game, side, soldier)
    else:
        heuristic_facing(game, soldier)


def choose_target(game: Game, side: int, soldier: int, attack: int) -> None:
    """Set `choice.target` to whom a soldier attacks or paints, nobody for none; `attack` counts from 0."""
    if game.forces.policy[side] == RANDOM:
        random_target(game, side, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_target(game, side, soldier, attack)
    elif game.forces.policy[side] == ANSWERED:
        answered_target(game, side, soldier, attack)
    else:
        heuristic_target(game, side, soldier)


def choose_landing(game: Game, side: int, soldier: int, cost: int, left: int) -> None:
    """Set `choice.amount` to the movement points, of those left, that are paid for a landing."""
    if game.forces.policy[side] == RANDOM:
        random_landing(game, soldier, cost, left)
    elif game.forces.policy[side] == CUSTOM:
        custom_landing(game, side, soldier, cost, left)
    elif game.forces.policy[side] == ANSWERED:
        answered_landing(game, side, soldier, cost)
    else:
        heuristic_landing(game, cost, left)


def choose_reaction(game: Game, side: int, mover: int) -> None:
    """Set `choice.soldier` to who fires at an enemy that moves, nobody for none."""
    if game.forces.policy[side] == RANDOM:
        random_reaction(game, side, mover)
    elif game.forces.policy[side] == CUSTOM:
        custom_reaction(game, side, mover)
    elif game.forces.policy[side] == ANSWERED:
        answered_reaction(game, side, mover)
    else:
        heuristic_reaction(game, side, mover)


def choose_extra_step(game: Game, side: int, soldier: int) -> None:
    """Set `choice.way` to the direction of a step after a shock, nobody for none."""
    if game.forces.policy[side] == RANDOM:
        random_extra_step(game, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_extra_step(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_extra_step(game, side, soldier)
    else:
        heuristic_extra_step(game, soldier)


def drops_stealth(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier that is activated to move gives up its stealth."""
    if game.forces.policy[side] == RANDOM:
        return random_stealth(game, soldier)
    if game.forces.policy[side] == CUSTOM:
        return custom_stealth(game, side, soldier)
    if game.forces.policy[side] == ANSWERED:
        return answered_stealth(game, side, soldier)
    return heuristic_stealth(game, side, soldier)


def wants_to_detonate(game: Game, side: int, drone: int) -> bool:
    """Return whether the bomb of a drone is set off now."""
    if game.forces.policy[side] == RANDOM:
        return random_detonation(game, drone)
    if game.forces.policy[side] == CUSTOM:
        return custom_detonation(game, side, drone)
    if game.forces.policy[side] == ANSWERED:
        return answered_detonation(game, side, drone)
    return heuristic_detonation(game, side, drone)


def choose_mine_point(game: Game, side: int, mine: int) -> None:
    """Set `choice.dot` to the point where a mine marker is laid."""
    if game.forces.policy[side] == RANDOM:
        random_mine(game, side, mine)
    elif game.forces.policy[side] == CUSTOM:
        custom_mine(game, side, mine)
    elif game.forces.policy[side] == ANSWERED:
        answered_mine(game, side, mine)
    else:
        heuristic_mine(game, side, mine)
