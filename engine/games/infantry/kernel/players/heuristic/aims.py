"""What the heuristic player knows of its enemies: whom it goes for, whom it hits best, in which direction they are."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import BEARINGS, NOBODY, NOWHERE
from engine.games.infantry.kernel.firing.attacks import active_weapon, aim_refused
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.players.heuristic.ways import UNREACHED, way_between
from engine.games.infantry.kernel.players.heuristic.worth import number_with, usual_points, value_of, ways_to_hit
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_enemy

FAR = 99999


def number_against(game: Game, person: int, target: int, wide: int) -> int:
    """Return the target number of the weapon in hand against somebody who can be shot at. Rule: IN.HOUSE.3."""
    return number_with(game, person, target, active_weapon(game, person), wide)


def best_target(game: Game, person: int, worst: int) -> int:
    """Return on whom an aimed attack is worth most, with `worst` at the most to reach; NOBODY if on nobody."""
    found: int = NOBODY
    most: int = 0
    for target in range(game.forces.people):
        if is_enemy(game, person, target) and aim_refused(game, person, target) == 0:
            number: int = number_against(game, person, target, 0)
            points: int = usual_points(game, active_weapon(game, person))
            worth: int = ways_to_hit(game, number) * value_of(game, target, points)
            if number <= worst and worth > most:
                most = worth
                found = target
    return found


def chooses_target(game: Game, person: int, action: int, target: int) -> bool:
    """Choose an attack at somebody, and return whether it is legal."""
    clear_choice(game)
    game.choice.action = action
    game.choice.target = target
    return target != NOBODY and is_legal(game, person)


def foe_of(game: Game, person: int) -> int:
    """Return the enemy whom a trooper reaches first on foot, those in tunnels last; there is one in any battle."""
    found: int = NOBODY
    least: int = 3 * FAR
    for enemy in range(game.forces.people):
        if is_enemy(game, person, enemy):
            way: int = way_to(game, person, enemy, game.battle.column[person], game.battle.row[person])
            if game.battle.tunnel[enemy] != game.battle.tunnel[person]:
                way += UNREACHED
            if way < least:
                least = way
                found = enemy
    return found


def way_to(game: Game, person: int, enemy: int, column: int, row: int) -> int:
    """Return about how far it is for a trooper from a dot to an enemy; under ground as the mole digs."""
    if game.battle.tunnel[person] != NOWHERE:
        return dots_to(game, enemy, column, row)
    return way_between(game, person, column, row, game.battle.column[enemy], game.battle.row[enemy])


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
