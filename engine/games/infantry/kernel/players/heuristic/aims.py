"""What the heuristic player knows: whom it goes for, what attacks are worth, and how bold the clock makes it.

Chances count in 36ths, harm in points, losses in PV.
"""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import BEARINGS, NOBODY, NOWHERE, RINGS, WEIGHTS, Weight
from engine.games.infantry.kernel.firing.attacks import active_weapon, aim_refused
from engine.games.infantry.kernel.firing.guns import stands
from engine.games.infantry.kernel.firing.sight import find_conditions, number_to_reach
from engine.games.infantry.kernel.numbers.targets import attack_hits, dots_apart, range_band
from engine.games.infantry.kernel.players.heuristic.ways import UNREACHED, way_between
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import crossed_on, load_arms
from engine.games.infantry.kernel.standing.objectives import total_at_end
from engine.games.infantry.kernel.standing.people import (
    distance_of,
    is_enemy,
)

BOLD = 9999
PERCENT = 100

LEAST_ROLL = 2
MOST_ROLL = 12
EVEN_ROLL = 7
DIE_HALVES = 7
"""Twice what a die throws on average."""

FAR = 99999


def weight(game: Game, person: int, which: int) -> int:
    """Return what the player of a trooper weighs by."""
    return game.style.weights[game.forces.side[person] * WEIGHTS + which]


def turns_left(game: Game) -> int:
    """Return how many game turns there will be after this one."""
    return game.forces.turns - game.battle.turn


def is_late(game: Game) -> bool:
    """Return whether half of the battle is over."""
    return 2 * game.battle.turn > game.forces.turns


def is_winning(game: Game, side: int) -> bool:
    """Return whether a side would win if the battle ended now. Rules: IN.HOUSE.9, IN.HOUSE.11."""
    ahead: int = total_at_end(game, side) - total_at_end(game, 1 - side)
    return ahead > 0 and ahead * PERCENT >= game.rulings.draw_percent * game.forces.budget


def nerve_of(game: Game, person: int) -> int:
    """Return what harm of arcs, in 36ths of a point, a trooper risks for a step: any when it is late and not won."""
    desperate: bool = is_late(game) and not is_winning(game, game.forces.side[person])
    return BOLD if desperate else weight(game, person, Weight.NERVE)


def patience_of(game: Game, person: int) -> int:
    """Return the highest target number for which a trooper stays and fires instead of going on."""
    late: bool = turns_left(game) < weight(game, person, Weight.LAST_TURNS)
    return weight(game, person, Weight.FAIR_NUMBER if late else Weight.GOOD_NUMBER)


def ways_to_hit(game: Game, number: int) -> int:
    """Return how many of the 36 throws of two dice hit against a target number. Rule: IN.HOUSE.3."""
    found: int = 0
    for roll in range(LEAST_ROLL, MOST_ROLL + 1):
        if attack_hits(game.numbers, number, roll):
            found += EVEN_ROLL - 1 - abs(EVEN_ROLL - roll)
    return found


def usual_points(game: Game, weapon: int) -> int:
    """Return the damage of a hit, on average where dice are thrown for it."""
    dice: int = game.arsenal.dice[weapon]
    return dice * DIE_HALVES // 2 if dice else game.arsenal.ring[weapon * RINGS]


def number_with(game: Game, person: int, target: int, weapon: int, wide: int) -> int:
    """Return the target number of a weapon against somebody in its range. Rule: IN.HOUSE.3."""
    load_arms(game, weapon)
    find_conditions(game, person, target)
    game.conditions.wide = wide
    return number_to_reach(game, range_band(game.numbers, game.arms, distance_of(game, person, target), 0))


def harm_with(game: Game, person: int, target: int, weapon: int, wide: int) -> int:
    """Return the damage that an attack does on average, in 36ths of a point; armour is not thought of."""
    number: int = number_with(game, person, target, weapon, wide)
    return ways_to_hit(game, number) * usual_points(game, weapon)


def value_of(game: Game, target: int, points: int) -> int:
    """Return the PV that so many points take off somebody; who controls a crewed weapon that stands counts twice."""
    left: int = max(1, game.numbers.cells - crossed_on(game, target))
    value: int = 2 * game.forces.value[target] if stands(game, target) else game.forces.value[target]
    return value * min(points, left) // left


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


def try_target(game: Game, person: int, action: int, target: int) -> bool:
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
