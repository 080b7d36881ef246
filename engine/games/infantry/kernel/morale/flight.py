"""The shaken are driven to cover, or to their own edge, before their side does anything else. Rule: IN.GAP.28."""

from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, Event
from engine.games.infantry.kernel.firing.reactions import react_to
from engine.games.infantry.kernel.morale.refuge import finds_refuge, gives_cover, is_advance, is_refuge
from engine.games.infantry.kernel.moving.costs import step_cost
from engine.games.infantry.kernel.moving.steps import is_full, make_step, step_refused
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_fighting, note

STRAIGHTNESS = 1000


def drive(game: Game, person: int) -> None:
    """Let a shaken trooper go where it makes for, as far as its AP last, under the enemy's arcs. Rule: IN.GAP.28."""
    if not needs_refuge(game, person) or not finds_refuge(game, person):
        return
    column: int = game.choice.column
    row: int = game.choice.row
    note(game, Event.FLEES, person, NOBODY, column, row, 1 if gives_cover(game, column, row) else 0)
    while is_fighting(game, person) and chooses_way(game, person, column, row):
        make_step(game, person, game.choice.column, game.choice.row)
        react_to(game, person)


def needs_refuge(game: Game, person: int) -> bool:
    """Return whether a trooper is neither caught, nor under ground, nor where it would make for. Rule: IN.GAP.28."""
    if game.battle.caught[person] or game.battle.tunnel[person] != NOWHERE:
        return False
    return not is_refuge(game, person, game.battle.column[person], game.battle.row[person])


def chooses_way(game: Game, person: int, column: int, row: int) -> bool:
    """Choose the cheapest step that leads nearer to a dot, of equals the straightest; return whether there is one.

    Rule: IN.GAP.28.
    """
    here_column: int = game.battle.column[person]
    here_row: int = game.battle.row[person]
    least: int = NOBODY
    for place in range(9):
        next_column: int = here_column + place % 3 - 1
        next_row: int = here_row + place // 3 - 1
        if leads_home(game, person, next_column, next_row, column, row):
            cost: int = STRAIGHTNESS * step_cost(game, person, here_column, here_row, next_column, next_row)
            cost += abs(column - next_column) + abs(row - next_row)
            if least == NOBODY or cost < least:
                least = cost
                game.choice.column = next_column
                game.choice.row = next_row
    return least != NOBODY


def leads_home(game: Game, person: int, next_column: int, next_row: int, column: int, row: int) -> bool:
    """Return whether a step is legal, no advance, to a free dot, and leads nearer to another one. Rule: IN.GAP.28."""
    before: int = dots_apart(game.battle.column[person], game.battle.row[person], column, row)
    if dots_apart(next_column, next_row, column, row) >= before or step_refused(game, person, next_column, next_row):
        return False
    return not is_full(game, person, next_column, next_row) and not is_advance(game, person, next_column, next_row)
