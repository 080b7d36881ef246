"""What sides score for beside enemies: zones that they hold, and those that they reach. Rule: IN.HOUSE.11."""

from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, SIDE_A, SIDE_B, SIDES, Event, Objective
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_fighting, is_in_zone, note_side, total_of


def count_within(game: Game, objective: int, side: int) -> int:
    """Return how many troopers of a side are in the zone of an objective, above ground."""
    found: int = 0
    for person in range(game.forces.people):
        there: bool = is_in_zone(game, SIDES + objective, game.battle.column[person], game.battle.row[person])
        above: bool = game.battle.tunnel[person] == NOWHERE
        if there and above and game.forces.side[person] == side and is_fighting(game, person):
            found += 1
    return found


def worth_of(game: Game, objective: int) -> int:
    """Return the PV that an objective scores as it stands."""
    side: int = game.forces.objective_side[objective]
    own: int = count_within(game, objective, side)
    if game.forces.objective[objective] == Objective.CROSS:
        return own * game.forces.objective_points[objective]
    if own == 0 or count_within(game, objective, 1 - side) > 0:
        return 0
    return game.forces.objective_points[objective]


def total_at_end(game: Game, side: int) -> int:
    """Return the PV that a side would have if the battle ended as it stands."""
    found: int = total_of(game, side)
    for objective in range(game.forces.objectives):
        if game.forces.objective_side[objective] == side:
            found += worth_of(game, objective)
    return found


def note_objectives(game: Game) -> None:
    """Note what the sides score for."""
    for objective in range(game.forces.objectives):
        side: int = game.forces.objective_side[objective]
        points: int = game.forces.objective_points[objective]
        each_turn: int = game.forces.objective_each_turn[objective]
        note_side(game, Event.OBJECTIVE, side, objective, game.forces.objective[objective], points, each_turn, 0)


def score(game: Game) -> None:
    """Score what counts at the end of a game turn."""
    last: bool = game.battle.turn >= game.forces.turns
    for objective in range(game.forces.objectives):
        points: int = worth_of(game, objective)
        if points > 0 and (last or game.forces.objective_each_turn[objective]):
            side: int = game.forces.objective_side[objective]
            game.battle.scored[side] += points
            kind: int = game.forces.objective[objective]
            note_side(game, Event.SCORES, side, objective, kind, count_within(game, objective, side), points, 0)


def note_total(game: Game) -> None:
    """Note how many PV both sides have, where there are objectives. Rules: IN.HOUSE.9, IN.HOUSE.11."""
    if game.forces.objectives > 0:
        note_side(game, Event.TOTAL, NOBODY, total_of(game, SIDE_A), total_of(game, SIDE_B), 0, 0, 0)
