"""The random player: every decision drawn by lot, those that are not legal drawn again some times."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.chance import pick
from engine.games.infantry.kernel.codes import (
    ACTIONS,
    BEARINGS,
    LAUNCH,
    LAUNCH_MOVING,
    PEOPLE,
    POLICY_DRAW,
    SLOTS,
)
from engine.games.infantry.kernel.course.places import first_place, is_place
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.readiness import count_ready, is_ready

RANDOM_TRIES = 24
AROUND = 8


def random_place(game: Game, side: int, person: int) -> None:
    """Draw dots of the zone until one is free; else take the first that is."""
    columns: int = game.forces.east[side] - game.forces.west[side] + 1
    rows: int = game.forces.north[side] - game.forces.south[side] + 1
    game.choice.bearing = pick(game, person, POLICY_DRAW, BEARINGS)
    for _ in range(RANDOM_TRIES):
        game.choice.column = game.forces.west[side] + pick(game, person, POLICY_DRAW, columns)
        game.choice.row = game.forces.south[side] + pick(game, person, POLICY_DRAW, rows)
        if is_place(game, side, game.choice.column, game.choice.row):
            return
    first_place(game, side)


def random_trooper(game: Game, side: int) -> None:
    """Draw who acts next of those who may."""
    left: int = pick(game, PEOPLE + side, POLICY_DRAW, count_ready(game, side))
    for person in range(game.forces.people):
        if is_ready(game, side, person):
            if left == 0:
                game.choice.target = person
            left -= 1


def random_action(game: Game, person: int) -> None:
    """Draw actions until one is legal; else end the turn."""
    for _ in range(RANDOM_TRIES):
        draw_action(game, person)
        if is_legal(game, person):
            return
    clear_choice(game)


def draw_action(game: Game, person: int) -> None:
    """Draw an action with all that may belong to it: a step goes to a neighbour, an explosive at somebody."""
    game.choice.action = pick(game, person, POLICY_DRAW, ACTIONS)
    game.choice.slot = pick(game, person, POLICY_DRAW, SLOTS)
    game.choice.target = pick(game, person, POLICY_DRAW, game.forces.people)
    game.choice.bearing = pick(game, person, POLICY_DRAW, BEARINGS)
    if game.choice.action == LAUNCH or game.choice.action == LAUNCH_MOVING:
        game.choice.column = game.battle.column[game.choice.target]
        game.choice.row = game.battle.row[game.choice.target]
        return
    place: int = pick(game, person, POLICY_DRAW, AROUND)
    if place >= AROUND // 2:
        place += 1
    game.choice.column = game.battle.column[person] + place % 3 - 1
    game.choice.row = game.battle.row[person] + place // 3 - 1


def random_reaction(game: Game, person: int) -> bool:
    """Draw whether somebody fires into their arc."""
    return pick(game, person, POLICY_DRAW, 2) == 1


def random_cover(game: Game, person: int) -> bool:
    """Draw whether somebody who was shot at drops prone."""
    return pick(game, person, POLICY_DRAW, 2) == 1
