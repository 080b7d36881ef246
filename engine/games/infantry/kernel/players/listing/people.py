"""The dots where a trooper may be set down, and the troopers who may act."""

from engine.games.infantry.kernel.codes import BEARINGS, NOBODY
from engine.games.infantry.kernel.course.places import is_place
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.readiness import is_ready
from engine.kernel.choices import add_cell, begin_choice, list_cell, proposes

PLACE_CELLS = 3


def list_places(game: Game, side: int) -> None:
    """List the dots where a trooper of a side may be set down, row by row from the south. Rule: IN.HOUSE.10."""
    for row in range(game.forces.south[side], game.forces.north[side] + 1):
        for column in range(game.forces.west[side], game.forces.east[side] + 1):
            list_place(game, side, column, row)


def list_place(game: Game, side: int, column: int, row: int) -> None:
    """List a dot for a trooper to be set down, if it is free, with each arc of a crewed weapon. Rule: IN.CRW.12."""
    stands: bool = game.forces.gun[game.answers.piece] != NOBODY and game.forces.set_up[side] == 1
    for bearing in range(BEARINGS if stands else 1):
        if proposes(game.choices) and is_place(game, side, column, row) and begin_choice(game.choices, PLACE_CELLS):
            add_cell(game.choices, column)
            add_cell(game.choices, row)
            add_cell(game.choices, bearing)


def list_troopers(game: Game, side: int) -> None:
    """List to let nobody act any more, and the troopers of a side who may. Rule: IN.HOUSE.1."""
    list_cell(game.choices, NOBODY)
    for person in range(game.forces.people):
        if is_ready(game, side, person):
            list_cell(game.choices, person)
