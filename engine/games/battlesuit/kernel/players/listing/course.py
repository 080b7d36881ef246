"""Whom a side may activate, and what that soldier may do. Cells that an action does not need are 0."""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import ACTIONS, DIRECTIONS, NOBODY, Action
from engine.games.battlesuit.kernel.legal.actions import attacks_of, may_do
from engine.games.battlesuit.kernel.legal.units import count_grouped, may_activate
from engine.games.battlesuit.kernel.players.listing.places import add_pair
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.choices import list_cell, proposes


def list_units(game: Game, side: int) -> None:
    """List whom a side may activate, and nobody where it may pass. Rules: BS.SEQ.2, BS.COM.13, BS.GAP.34."""
    if game.numbers.may_pass and count_grouped(game, side) == 0:
        list_cell(game.choices, NOBODY)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_activate(game, side, soldier):
            list_cell(game.choices, soldier)


def list_actions(game: Game, soldier: int) -> None:
    """List what a soldier may do; standing still first. Rule: BS.ACT.1."""
    for action in range(ACTIONS):
        for amount in range(most_amount(game, soldier, action) + 1):
            if proposes(game.choices) and may_do(game, soldier, action, amount):
                add_pair(game, action, amount)


def most_amount(game: Game, soldier: int, action: int) -> int:
    """Return the greatest amount that says something of an action: shots, whether paint is fired at, what falls."""
    if action == Action.FIRE:
        return attacks_of(game, soldier)
    if action == Action.DEMOLISH:
        return DIRECTIONS
    return 1 if action == Action.PAINT else 0
