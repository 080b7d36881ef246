"""Where troopers may be set down. Rules: IN.GAP.39, IN.HOUSE.10."""

from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, Land
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.ground import is_obstacle, is_on_map, land_at
from engine.games.infantry.kernel.standing.people import count_there


def is_in_zone(game: Game, side: int, column: int, row: int) -> bool:
    """Return whether a dot lies where a side is set down. Rule: IN.HOUSE.10."""
    if column < game.forces.west[side] or column > game.forces.east[side]:
        return False
    return row >= game.forces.south[side] and not row > game.forces.north[side]


def is_place(game: Game, side: int, column: int, row: int) -> bool:
    """Return whether a trooper of a side may be set down on a dot. Rules: IN.GAP.39, IN.GAP.45, IN.HOUSE.10."""
    if not is_on_map(game, column, row) or not is_in_zone(game, side, column, row):
        return False
    if is_obstacle(game, column, row) or land_at(game, column, row) == Land.DEEP_WATER:
        return False
    if count_there(game, 1 - side, column, row, NOWHERE) > 0:
        return False
    return count_there(game, side, column, row, NOWHERE) < game.rulings.per_dot


def first_place(game: Game, side: int) -> None:
    """Choose the first dot where a trooper of a side may be set down, row by row; none if there is none."""
    game.choice.column = NOBODY
    game.choice.row = NOBODY
    for row in range(game.forces.south[side], game.forces.north[side] + 1):
        for column in range(game.forces.west[side], game.forces.east[side] + 1):
            if is_place(game, side, column, row):
                game.choice.column = column
                game.choice.row = row
                return
