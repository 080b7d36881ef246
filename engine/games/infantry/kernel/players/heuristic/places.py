"""Where the heuristic player sets its troopers down: on the best of some dots by lot, crews beside their gunners."""

from engine.games.infantry.kernel.acting.choices import clear_choice
from engine.games.infantry.kernel.chance import pick
from engine.games.infantry.kernel.codes import BEARINGS, NOBODY, NOWHERE, Draw, Land, Weight
from engine.games.infantry.kernel.firing.sight import sees_dot
from engine.games.infantry.kernel.numbers.targets import dots_apart
from engine.games.infantry.kernel.players.heuristic.aims import FAR, bearing_along, weight
from engine.games.infantry.kernel.players.heuristic.steps import SQUARE
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import first_place, is_fighting, is_on_map, is_place, land_at

DRAWS = 6
TRIES = 24
VIEWS = 5
"""What cover is worth in dots nearer to the enemy."""


def heuristic_place(game: Game, side: int, person: int) -> None:
    """Set a trooper down on the best of some dots by lot, with the arc of what stands to the enemy's zone."""
    column: int = NOBODY
    row: int = NOBODY
    most: int = -FAR
    for _ in range(DRAWS):
        draw_place(game, side, person)
        if game.choice.column != NOBODY:
            worth: int = worth_of_place(game, side, person)
            if worth > most:
                most = worth
                column = game.choice.column
                row = game.choice.row
    clear_choice(game)
    game.choice.column = column
    game.choice.row = row
    game.choice.bearing = bearing_along(game, middle_column(game, 1 - side) - column, middle_row(game, 1 - side) - row)


def draw_place(game: Game, side: int, person: int) -> None:
    """Draw dots of the zone until one is free; else take the first that is."""
    columns: int = game.forces.east[side] - game.forces.west[side] + 1
    rows: int = game.forces.north[side] - game.forces.south[side] + 1
    game.choice.bearing = pick(game, person, Draw.ANSWER, BEARINGS)
    for _ in range(TRIES):
        game.choice.column = game.forces.west[side] + pick(game, person, Draw.ANSWER, columns)
        game.choice.row = game.forces.south[side] + pick(game, person, Draw.ANSWER, rows)
        if is_place(game, side, game.choice.column, game.choice.row):
            return
    first_place(game, side)


def middle_column(game: Game, side: int) -> int:
    """Return the column in the middle of a side's zone."""
    return (game.forces.west[side] + game.forces.east[side]) // 2


def middle_row(game: Game, side: int) -> int:
    """Return the row in the middle of a side's zone."""
    return (game.forces.south[side] + game.forces.north[side]) // 2


def worth_of_place(game: Game, side: int, person: int) -> int:
    """Return how good the chosen dot is: near the enemy and friends' guns, and for what stands, with a view."""
    dots: int = dots_apart(
        game.choice.column, game.choice.row, middle_column(game, 1 - side), middle_row(game, 1 - side)
    )
    found: int = -dots - dots_to_gunners(game, side)
    if is_covered(game, game.choice.column, game.choice.row):
        found += weight(game, person, Weight.COVER)
    if game.forces.gun[person] != NOBODY and game.forces.set_up[side]:
        found += weight(game, person, Weight.VIEW) * views_from(game, side, person)
    return found


def is_covered(game: Game, column: int, row: int) -> bool:
    """Return whether a dot is in a trench, or beside a low wall."""
    for place in range(SQUARE):
        beside: int = column + place % 3 - 1
        beside_row: int = row + place // 3 - 1
        if is_on_map(game, beside, beside_row) and land_at(game, beside, beside_row) == Land.LOW_WALL:
            return True
    return land_at(game, column, row) == Land.TRENCH


def dots_to_gunners(game: Game, side: int) -> int:
    """Return how far the chosen dot is from the nearest friend who needs a crew, 0 where none does."""
    least: int = FAR
    for friend in range(game.forces.people):
        gun: int = game.forces.gun[friend]
        needs_crew: bool = gun != NOBODY and game.arsenal.crew[gun] > 0 and not game.forces.set_up[side]
        if game.forces.side[friend] == side and is_fighting(game, friend) and needs_crew:
            column: int = game.battle.column[friend]
            least = min(least, dots_apart(game.choice.column, game.choice.row, column, game.battle.row[friend]))
    return 0 if least == FAR else least


def views_from(game: Game, side: int, person: int) -> int:
    """Return how many of some dots across the enemy's zone, and halfway to it, are seen from the chosen one."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    game.battle.column[person] = game.choice.column
    game.battle.row[person] = game.choice.row
    enemy: int = 1 - side
    found: int = 0
    for at in range(VIEWS):
        there: int = game.forces.west[enemy] + at * (game.forces.east[enemy] - game.forces.west[enemy]) // (VIEWS - 1)
        there_row: int = middle_row(game, enemy)
        found += 1 if sees_dot(game, person, there, there_row, NOWHERE) else 0
        halfway: int = (there_row + game.choice.row) // 2
        found += 1 if sees_dot(game, person, (there + game.choice.column) // 2, halfway, NOWHERE) else 0
    game.battle.column[person] = column
    game.battle.row[person] = row
    return found
