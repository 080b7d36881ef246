"""What the heuristic player knows: ways, whom it goes for, what attacks are worth, how bold the clock makes it.

A way is the AP from a dot to where the enemy was set down, found once a battle for each side. The ground hardly
changes, so what ways say of rivers, walls and slopes stays true: two dots lie as far from each other as their ways
differ, and the dots between them. Chances count in 36ths, harm in points, losses in PV.
"""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import BEARINGS, DOTS, NOBODY, NOWHERE, RINGS, WEIGHTS, Land, Weight
from engine.games.infantry.kernel.firing.attacks import active_weapon, aim_refused
from engine.games.infantry.kernel.firing.guns import stands
from engine.games.infantry.kernel.firing.sight import find_conditions, number_to_reach
from engine.games.infantry.kernel.moving.steps import entry_of, may_swim, with_cost
from engine.games.infantry.kernel.numbers.codes import Step
from engine.games.infantry.kernel.numbers.targets import attack_hits, dots_apart, range_band
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import crossed_on, load_arms
from engine.games.infantry.kernel.standing.people import (
    distance_of,
    dot_of,
    is_enemy,
    is_obstacle,
    is_on_map,
    land_at,
    level_at,
)

UNREACHED = 9999
DETOUR = 3
"""What an AP of a detour counts beside a dot as the crow flies."""
WIRE_COUNTS = 12


def way_between(game: Game, person: int, column: int, row: int, there: int, there_row: int) -> int:
    """Return about how far a trooper has to go from one dot to another, in dots; detours count more."""
    field: int = field_of(game, person)
    own: int = game.ways.ap[field + dot_of(game, column, row)]
    theirs: int = game.ways.ap[field + dot_of(game, there, there_row)]
    apart: int = dots_apart(column, row, there, there_row)
    if own == UNREACHED or theirs == UNREACHED:
        return UNREACHED + apart
    return DETOUR * abs(own - theirs) + apart


def field_of(game: Game, person: int) -> int:
    """Return where the ways of a trooper's side begin in their column, for those who swim or those who do not."""
    side: int = game.forces.side[person]
    swimming: bool = not game.rulings.water or may_swim(game, person)
    kind: int = 2 * side + (1 if swimming else 0)
    if not game.ways.known[kind]:
        game.ways.known[kind] = 1
        lay_ways(game, kind * DOTS, 1 - side, swimming)
    return kind * DOTS


def lay_ways(game: Game, field: int, enemy: int, swimming: bool) -> None:
    """Find the AP from every dot to the zone of the enemy."""
    ends: int = 0
    for dot in range(game.ground.width * game.ground.height):
        column: int = dot % game.ground.width
        row: int = dot // game.ground.width
        in_columns: bool = column >= game.forces.west[enemy] and column <= game.forces.east[enemy]
        in_rows: bool = row >= game.forces.south[enemy] and row <= game.forces.north[enemy]
        game.ways.ap[field + dot] = UNREACHED
        game.ways.waits[dot] = 0
        if in_columns and in_rows and is_passable(game, column, row, swimming):
            game.ways.ap[field + dot] = 0
            game.ways.waits[dot] = 1
            game.ways.queue[ends] = dot
            ends += 1
    follow_ways(game, field, ends, swimming)


def follow_ways(game: Game, field: int, ends: int, swimming: bool) -> None:
    """Go on from dots whose ways are known until no way becomes shorter."""
    next_one: int = 0
    while next_one != ends:
        dot: int = game.ways.queue[next_one % DOTS]
        next_one += 1
        game.ways.waits[dot] = 0
        ends = lead_to(game, field, dot, ends, swimming)


def lead_to(game: Game, field: int, dot: int, ends: int, swimming: bool) -> int:
    """Shorten the ways that lead over a dot; return where the queue ends now."""
    column: int = dot % game.ground.width
    row: int = dot // game.ground.width
    entry: int = pace_into(game, column, row)
    level: int = level_at(game, column, row)
    plain: int = game.ways.ap[field + dot] + pace_of(game, entry, False)
    sloping: int = game.ways.ap[field + dot] + pace_of(game, entry, True)
    for place in range(9):
        beside: int = column + place % 3 - 1
        beside_row: int = row + place // 3 - 1
        if is_on_map(game, beside, beside_row) and is_passable(game, beside, beside_row, swimming):
            found: int = plain if level_at(game, beside, beside_row) == level else sloping
            there: int = dot_of(game, beside, beside_row)
            if found < game.ways.ap[field + there]:
                game.ways.ap[field + there] = found
                if not game.ways.waits[there]:
                    game.ways.waits[there] = 1
                    game.ways.queue[ends % DOTS] = there
                    ends += 1
    return ends


def is_passable(game: Game, column: int, row: int, swimming: bool) -> bool:
    """Return whether somebody walks or swims over a dot."""
    return not is_obstacle(game, column, row) and (swimming or land_at(game, column, row) != Land.DEEP_WATER)


def pace_into(game: Game, column: int, row: int) -> int:
    """Return the AP of entering a dot, 0 where it is nothing special; wire counts for what it does."""
    land: int = land_at(game, column, row)
    if land == Land.BARBED_WIRE:
        return WIRE_COUNTS
    entry: int = entry_of(land, land)
    return game.numbers.step_ap[entry] if entry != Step.STANDARD else 0


def pace_of(game: Game, entry: int, slopes: bool) -> int:
    """Return the AP of a step into a dot, up or down a slope or not. Rule: IN.GAP.15."""
    cost: int = with_cost(game, entry, Step.CONTOUR) if slopes else entry
    return cost if cost > 0 else game.numbers.step_ap[Step.STANDARD]


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
    """Return whether a side would win if the battle ended now. Rule: IN.HOUSE.9."""
    ahead: int = game.battle.lost[1 - side] - game.battle.lost[side]
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
