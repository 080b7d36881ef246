"""What attacks are worth to the heuristic player: chances in 36ths, harm in points, losses in PV."""

from engine.games.infantry.kernel.codes import RINGS
from engine.games.infantry.kernel.firing.guns import stands
from engine.games.infantry.kernel.firing.targets import find_conditions, number_to_reach
from engine.games.infantry.kernel.numbers.targets import attack_hits, range_band
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import crossed_on, load_arms
from engine.games.infantry.kernel.standing.people import distance_of

LEAST_ROLL = 2
MOST_ROLL = 12
EVEN_ROLL = 7
DIE_HALVES = 7
"""Twice what a die throws on average."""


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
