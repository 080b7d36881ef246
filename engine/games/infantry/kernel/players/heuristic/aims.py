"""What the heuristic player knows of its enemies: how far they are, in which direction, and how well it hits them."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import BEARINGS, NOBODY
from engine.games.infantry.kernel.firing.attacks import active_weapon, aim_refused
from engine.games.infantry.kernel.firing.targets import find_conditions, number_to_reach
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.numbers.targets import range_band
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms
from engine.games.infantry.kernel.standing.people import distance_of, is_enemy

FAR = 999


def number_against(game: Game, person: int, target: int, wide: int) -> int:
    """Return the target number of the weapon in hand against somebody who can be shot at. Rule: IN.HOUSE.3."""
    load_arms(game, active_weapon(game, person))
    find_conditions(game, person, target)
    game.conditions.wide = wide
    return number_to_reach(game, range_band(game.numbers, game.arms, distance_of(game, person, target), 0))


def best_target(game: Game, person: int, worst: int) -> int:
    """Return who is hit best by an aimed attack, with `worst` at the most to reach; NOBODY if nobody is."""
    found: int = NOBODY
    least: int = worst + 1
    for target in range(game.forces.people):
        if aim_refused(game, person, target) == 0:
            number: int = number_against(game, person, target, 0)
            if number < least:
                least = number
                found = target
    return found


def chooses_target(game: Game, person: int, action: int, target: int) -> bool:
    """Choose an attack at somebody, and return whether it is legal."""
    clear_choice(game)
    game.choice.action = action
    game.choice.target = target
    return target != NOBODY and is_legal(game, person)


def nearest_enemy(game: Game, person: int) -> int:
    """Return the nearest enemy, the first among equals; there is one as long as the battle goes on."""
    found: int = NOBODY
    least: int = FAR
    for enemy in range(game.forces.people):
        if is_enemy(game, person, enemy):
            distance: int = distance_of(game, person, enemy)
            if distance < least:
                least = distance
                found = enemy
    return found


def dots_to(game: Game, enemy: int, column: int, row: int) -> int:
    """Return how many dots a dot is from an enemy."""
    return dots_apart(column, row, game.battle.column[enemy], game.battle.row[enemy])


def bearing_to(game: Game, person: int, enemy: int) -> int:
    """Return the bearing that points best at an enemy."""
    across: int = game.battle.column[enemy] - game.battle.column[person]
    return bearing_along(game, across, game.battle.row[enemy] - game.battle.row[person])


def bearing_along(game: Game, across: int, up: int) -> int:
    """Return the bearing that points best so many dots east and north."""
    found: int = 0
    for bearing in range(BEARINGS):
        if along(game, bearing, across, up) > along(game, found, across, up):
            found = bearing
    return found


def along(game: Game, bearing: int, across: int, up: int) -> int:
    """Return how far a way goes along a bearing, in millionths of a dot."""
    return game.rulings.compass_x[bearing] * across + game.rulings.compass_y[bearing] * up
