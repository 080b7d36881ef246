"""The ways that the heuristic player knows, found once a battle for each side.

A way is the AP from a dot to where the enemy was set down, or to the nearest zone that the side scores for. The ground
hardly changes, so what ways say of rivers, walls and slopes stays true: two dots lie as far from each other as their
ways differ, and the dots between them.
"""

from engine.games.infantry.kernel.codes import DOTS, NOWHERE, SIDES, WEIGHTS, Land, Weight
from engine.games.infantry.kernel.moving.steps import entry_of, may_swim, with_cost
from engine.games.infantry.kernel.numbers.codes import Step
from engine.games.infantry.kernel.numbers.targets import dots_apart
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import (
    dot_of,
    is_in_zone,
    is_obstacle,
    is_on_map,
    land_at,
    level_at,
)

UNREACHED = 9999
DETOUR = 3
"""What an AP of a detour counts beside a dot as the crow flies."""
WIRE_COUNTS = 12
WAYS_TO_ENEMY = 4
"""How many kinds of ways lead to the enemy; the others lead to what a side scores for."""


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
    return field_for(game, game.forces.side[person], not game.rulings.water or may_swim(game, person))


def field_for(game: Game, side: int, swimming: bool) -> int:
    """Return where the ways of a side begin in their column, for those who swim or those who do not."""
    return known_field(game, 2 * side + (1 if swimming else 0), swimming)


def score_field_of(game: Game, person: int) -> int:
    """Return where the ways of a trooper's side to what it scores for begin in their column."""
    swimming: bool = not game.rulings.water or may_swim(game, person)
    return known_field(game, WAYS_TO_ENEMY + 2 * game.forces.side[person] + (1 if swimming else 0), swimming)


def known_field(game: Game, kind: int, swimming: bool) -> int:
    """Return where the ways of a kind begin in their column, which are found if they are not yet known."""
    if not game.ways.known[kind]:
        game.ways.known[kind] = 1
        lay_ways(game, kind * DOTS, swimming)
    return kind * DOTS


def side_of_field(field: int) -> int:
    """Return the side whose ways begin there in their column."""
    return field // DOTS // 2 % SIDES


def is_end(game: Game, field: int, column: int, row: int) -> bool:
    """Return whether ways end at a dot: in the zone of the enemy, or in one that the side scores for."""
    side: int = side_of_field(field)
    if field < WAYS_TO_ENEMY * DOTS:
        return is_in_zone(game, 1 - side, column, row)
    for objective in range(game.forces.objectives):
        if game.forces.objective_side[objective] == side and is_in_zone(game, SIDES + objective, column, row):
            return True
    return False


def lay_ways(game: Game, field: int, swimming: bool) -> None:
    """Find the AP from every dot to where ways end."""
    ends: int = 0
    for dot in range(game.ground.width * game.ground.height):
        column: int = dot % game.ground.width
        row: int = dot // game.ground.width
        game.ways.ap[field + dot] = UNREACHED
        game.ways.waits[dot] = 0
        if is_end(game, field, column, row) and is_passable(game, column, row, swimming):
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
    side: int = side_of_field(field)
    return (
        lead_through(game, side, field, dot, ends) if game.ground.mouth[dot] and worth_below(game, side) > 0 else ends
    )


def worth_below(game: Game, side: int) -> int:
    """Return the AP that it is worth to the player of a side to go under ground; 0 where tunnels are not played."""
    return game.style.weights[side * WEIGHTS + Weight.TUNNEL_AP] if game.rulings.tunnels else 0


def lead_through(game: Game, side: int, field: int, dot: int, ends: int) -> int:
    """Shorten the ways of a side that lead out of a tunnel at a dot; return where the queue ends now."""
    for there in range(game.ground.width * game.ground.height):
        found: int = game.ways.ap[field + dot] + ap_through(game, side, there, dot)
        if game.ground.mouth[there] and there != dot and found < game.ways.ap[field + there]:
            game.ways.ap[field + there] = found
            if not game.ways.waits[there]:
                game.ways.waits[there] = 1
                game.ways.queue[ends % DOTS] = there
                ends += 1
    return ends


def ap_through(game: Game, side: int, dot: int, there: int) -> int:
    """Return about how many AP a side counts from one mouth to another; UNREACHED if these are of no tunnel together.

    Rules: IN.TUN.1, IN.TUN.4.
    """
    if game.ground.tunnel[dot] == NOWHERE or game.ground.tunnel[dot] != game.ground.tunnel[there]:
        return UNREACHED
    width: int = game.ground.width
    dots: int = dots_apart(dot % width, dot // width, there % width, there // width)
    cost: int = 2 * game.numbers.step_ap[Step.TUNNEL_MOUTH] + dots * game.numbers.step_ap[Step.IN_TUNNEL]
    return max(1, cost - worth_below(game, side))


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
