"""The heuristic player's answers: fire where five in twelve hit, else go on towards the enemy and lay an arc.

It plays the first of what the house heuristics name: aimed fire, approach, arcs, and dropping prone.
"""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import AIM, ARC, DROP, NOBODY, STEP, STRIKE
from engine.games.infantry.kernel.crewing.guns import stands
from engine.games.infantry.kernel.firing.arcs import covers
from engine.games.infantry.kernel.firing.attacks import active_weapon
from engine.games.infantry.kernel.numbers.codes import CREWED, RANGED, SINGLE
from engine.games.infantry.kernel.players.heuristic.aims import (
    bearing_along,
    bearing_to,
    best_target,
    chooses_target,
    dots_to,
    nearest_enemy,
    number_against,
)
from engine.games.infantry.kernel.players.heuristic.blasts import chooses_blast
from engine.games.infantry.kernel.players.heuristic.guns import chooses_gun
from engine.games.infantry.kernel.players.random_player import random_place
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import distance_of, is_crowded
from engine.games.infantry.kernel.standing.readiness import is_ready

GOOD_NUMBER = 8


def heuristic_place(game: Game, side: int, person: int) -> None:
    """Set a trooper down by lot, a crewed weapon that stands with its arc to the middle of the enemy's zone."""
    random_place(game, side, person)
    enemy: int = 1 - side
    across: int = (game.forces.west[enemy] + game.forces.east[enemy]) // 2 - game.choice.column
    up: int = (game.forces.south[enemy] + game.forces.north[enemy]) // 2 - game.choice.row
    game.choice.bearing = bearing_along(game, across, up)


def heuristic_trooper(game: Game, side: int) -> None:
    """Let the first trooper act who may."""
    for person in range(game.forces.people - 1, -1, -1):
        if is_ready(game, side, person):
            game.choice.target = person


def heuristic_action(game: Game, person: int) -> None:
    """Strike, fire, go on, lay an arc, drop prone, or end the turn: the first of these that is worth it."""
    enemy: int = nearest_enemy(game, person)
    if is_crowded(game, person):
        chooses_step(game, person, enemy, 0)
        return
    if chooses_target(game, person, STRIKE, enemy):
        return
    if chooses_gun(game, person, enemy):
        return
    if chooses_blast(game, person):
        return
    if chooses_target(game, person, AIM, best_target(game, person, GOOD_NUMBER)):
        return
    spare: int = ap_for_arc(game, person)
    if distance_of(game, person, enemy) > comfortable_dots(game, person) and chooses_step(game, person, enemy, spare):
        return
    if chooses_arc(game, person, enemy):
        return
    clear_choice(game)
    game.choice.action = DROP
    if not is_legal(game, person):
        clear_choice(game)


def ap_for_arc(game: Game, person: int) -> int:
    """Return the AP that an arc of the weapon in hand costs, 0 where there is none to lay."""
    weapon: int = active_weapon(game, person)
    return game.arsenal.ap[weapon] if weapon != NOBODY and game.arsenal.type[weapon] == RANGED else 0


def comfortable_dots(game: Game, person: int) -> int:
    """Return how near a trooper goes to an enemy: half its weapon's short range, twice with a crewed one."""
    if stands(game, person):
        return 2 * game.arsenal.short_dots[game.forces.gun[game.battle.gun[person]]]
    weapon: int = active_weapon(game, person)
    return max(1, game.arsenal.short_dots[weapon] // 2) if weapon != NOBODY else 1


def chooses_step(game: Game, person: int, enemy: int, spare: int) -> bool:
    """Choose the step that leads nearest to an enemy and leaves so many AP; return whether one leads nearer."""
    clear_choice(game)
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    best: int = NOBODY
    least: int = dots_to(game, enemy, column, row) + (2 if is_crowded(game, person) else 0)
    game.choice.action = STEP
    for place in range(9):
        game.choice.column = column + place % 3 - 1
        game.choice.row = row + place // 3 - 1
        distance: int = dots_to(game, enemy, game.choice.column, game.choice.row)
        if distance < least and game.battle.ap[person] > spare and is_legal(game, person):
            least = distance
            best = place
    game.choice.column = column + best % 3 - 1
    game.choice.row = row + best // 3 - 1
    return best != NOBODY


def chooses_arc(game: Game, person: int, enemy: int) -> bool:
    """Choose an arc over an enemy, unless one lies there; return whether it is legal."""
    column: int = game.battle.column[enemy]
    if game.battle.arc[person] and covers(game, person, column, game.battle.row[enemy]):
        return False
    clear_choice(game)
    game.choice.action = ARC
    game.choice.bearing = bearing_to(game, person, enemy)
    return is_legal(game, person)


def heuristic_reaction(game: Game, person: int, target: int, weapon: int) -> bool:
    """Fire, but with a single-shot weapon only where that is worth the arc."""
    if game.arsenal.type[weapon] == CREWED or game.arsenal.mode[weapon] != SINGLE:
        return True
    return number_against(game, person, target, game.battle.arc_wide[person]) <= GOOD_NUMBER


def heuristic_cover(game: Game, person: int) -> bool:
    """Drop prone where somebody lies in wait anyway, or has no AP to move with."""
    return game.battle.arc[person] == 1 or game.battle.ap[person] == 0
