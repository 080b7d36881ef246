"""Where the heuristic player sets troopers down, and where it goes: by the way that costs least, under the least fire.

Troopers are set down on the best of some dots by lot, crews beside their gunners. To ask what fire a dot is under, a
trooper is put on it for as long as it takes to ask the rules, and then back.
"""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.chance import pick
from engine.games.infantry.kernel.codes import BEARINGS, NOBODY, NOWHERE, Action, Draw, Land, Weight
from engine.games.infantry.kernel.firing.attacks import active_weapon, gun_refused, may_react, shot_refused
from engine.games.infantry.kernel.firing.guns import gun_may_react, gun_shot_faults, stands
from engine.games.infantry.kernel.firing.sight import sees_dot
from engine.games.infantry.kernel.moving.hazards import is_in_fire
from engine.games.infantry.kernel.moving.steps import step_cost
from engine.games.infantry.kernel.numbers.targets import dots_apart
from engine.games.infantry.kernel.players.heuristic.aims import (
    FAR,
    bearing_along,
    dots_to,
    harm_with,
    nerve_of,
    way_to,
    weight,
)
from engine.games.infantry.kernel.players.heuristic.errands import gives_up_zone
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import (
    dot_of,
    first_place,
    is_crowded,
    is_enemy,
    is_fighting,
    is_on_map,
    is_place,
    land_at,
)

SQUARE = 9


def danger_at(game: Game, person: int, column: int, row: int, stays: bool) -> int:
    """Return the harm to who steps onto a dot, in 36ths of a point: of arcs, and of aimed fire where it stays."""
    from_column: int = game.battle.column[person]
    from_row: int = game.battle.row[person]
    game.battle.column[person] = column
    game.battle.row[person] = row
    found: int = 0
    for enemy in range(game.forces.people):
        if is_enemy(game, person, enemy):
            found += reaction_harm(game, enemy, person)
            if stays:
                found += aimed_harm(game, enemy, person)
    game.battle.column[person] = from_column
    game.battle.row[person] = from_row
    return found


def reaction_harm(game: Game, enemy: int, person: int) -> int:
    """Return the harm of an enemy's arcs to a trooper who comes to be where it is. Rule: IN.HOUSE.4."""
    found: int = 0
    if game.battle.gun[enemy] != NOBODY and gun_may_react(game, enemy, person):
        found += harm_with(game, enemy, person, game.forces.gun[game.battle.gun[enemy]], 0)
    if game.battle.arc[enemy] and may_react(game, enemy, person):
        found += harm_with(game, enemy, person, active_weapon(game, enemy), game.battle.arc_wide[enemy])
    return found


def aimed_harm(game: Game, enemy: int, person: int) -> int:
    """Return the harm of an enemy's aimed attack, or free one, on a trooper in its own turn. Rule: IN.HOUSE.4."""
    if stands(game, enemy):
        if gun_shot_faults(game, enemy, person) == 0:
            return harm_with(game, enemy, person, game.forces.gun[game.battle.gun[enemy]], 0)
        return 0
    if gun_refused(game, enemy) == 0 and shot_refused(game, enemy, person) == 0:
        return harm_with(game, enemy, person, active_weapon(game, enemy), 0)
    return 0


def try_step(game: Game, person: int, enemy: int, spare: int) -> bool:
    """Choose the step that leads on best and leaves so many AP; return whether one does that is not too dangerous."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    here: int = way_to(game, person, enemy, column, row)
    best: int = NOBODY
    least: int = FAR
    for place in range(SQUARE):
        points_at(game, column + place % 3 - 1, row + place // 3 - 1)
        if leads_on(game, person, enemy, here) and leaves(game, person, spare) and is_legal(game, person):
            cost: int = price_of_step(game, person, enemy, spare)
            if cost < least:
                least = cost
                best = place
    points_at(game, column + best % 3 - 1, row + best // 3 - 1)
    return best != NOBODY


def points_at(game: Game, column: int, row: int) -> None:
    """Choose to step to a dot."""
    clear_choice(game)
    game.choice.action = Action.STEP
    game.choice.column = column
    game.choice.row = row


def leads_on(game: Game, person: int, enemy: int, here: int) -> bool:
    """Return whether from the chosen dot it is less far to an enemy than it is now."""
    if not is_on_map(game, game.choice.column, game.choice.row):
        return False
    if gives_up_zone(game, person, game.choice.column, game.choice.row):
        return False
    return way_to(game, person, enemy, game.choice.column, game.choice.row) < here


def leaves(game: Game, person: int, spare: int) -> bool:
    """Return whether the chosen step leaves a trooper so many AP."""
    return ap_after(game, person) >= spare


def ap_after(game: Game, person: int) -> int:
    """Return the AP that the chosen step leaves a trooper."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    return game.battle.ap[person] - step_cost(game, person, column, row, game.choice.column, game.choice.row)


def price_of_step(game: Game, person: int, enemy: int, spare: int) -> int:
    """Return what speaks against the chosen step towards an enemy; FAR where arcs would do too much harm."""
    way: int = way_to(game, person, enemy, game.choice.column, game.choice.row)
    return price_of_going(game, person, way, spare)


def price_of_going(game: Game, person: int, way: int, spare: int) -> int:
    """Return what speaks against the chosen step: the way left, and harm; FAR where arcs would do too much of it."""
    column: int = game.choice.column
    row: int = game.choice.row
    arcs: int = danger_at(game, person, column, row, False)
    if arcs > nerve_of(game, person):
        return FAR
    price: int = weight(game, person, Weight.WAY) * way + arcs
    if game.battle.tunnel[person] == NOWHERE and game.battle.fire[dot_of(game, column, row)]:
        price += weight(game, person, Weight.FIRE)
    if ap_after(game, person) <= spare:
        price += danger_at(game, person, column, row, True) - arcs
    return price


def must_move(game: Game, person: int) -> bool:
    """Return whether a trooper cannot stay: on a friend's dot, or in a fire. Rules: IN.INC.10, IN.GAP.39."""
    return is_crowded(game, person) or is_in_fire(game, person)


def try_way_off(game: Game, person: int, enemy: int) -> bool:
    """Choose a step off a dot where one cannot stay, out of the fire if there is such a step; return whether one is."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    best: int = NOBODY
    least: int = 3 * FAR
    for place in range(SQUARE):
        points_at(game, column + place % 3 - 1, row + place // 3 - 1)
        if is_legal(game, person):
            way: int = way_to(game, person, enemy, game.choice.column, game.choice.row)
            if game.battle.fire[dot_of(game, game.choice.column, game.choice.row)]:
                way += FAR
            if way < least:
                least = way
                best = place
    points_at(game, column + best % 3 - 1, row + best // 3 - 1)
    return best != NOBODY


def try_to_rise(game: Game, person: int, enemy: int, spare: int) -> bool:
    """Choose to stand up where there is a way to go, or to come up from under ground; return whether that is legal."""
    if changes_ground(game, person, enemy):
        return True
    least: int = weight(game, person, Weight.STANDING_UP)
    if game.battle.ap[person] < spare + least:
        return False
    if dots_to(game, enemy, game.battle.column[person], game.battle.row[person]) <= least:
        return False
    clear_choice(game)
    game.choice.action = Action.STAND_UP
    return is_legal(game, person)


def changes_ground(game: Game, person: int, enemy: int) -> bool:
    """Choose to go where an enemy is, under ground or above it; return whether that is another place, and legal."""
    clear_choice(game)
    if game.battle.tunnel[person] == game.battle.tunnel[enemy]:
        return False
    game.choice.action = Action.INTO_TUNNEL if game.battle.tunnel[person] == NOWHERE else Action.OUT_OF_TUNNEL
    return is_legal(game, person)


DRAWS = 6
TRIES = 24
VIEWS = 5
"""What cover is worth in dots nearer to the enemy."""


def heuristic_place(game: Game, side: int, person: int) -> None:
    """Set a trooper down on the best of some dots by lot, with the arc of what stands to the enemy's zone."""
    column: int = NOBODY
    row: int = NOBODY
    most: int = -FAR
    for _ in range(DRAWS):
        draw_place(game, side, person)
        if game.choice.column != NOBODY:
            worth: int = worth_of_place(game, side, person)
            if worth > most:
                most = worth
                column = game.choice.column
                row = game.choice.row
    clear_choice(game)
    game.choice.column = column
    game.choice.row = row
    game.choice.bearing = bearing_along(game, middle_column(game, 1 - side) - column, middle_row(game, 1 - side) - row)


def draw_place(game: Game, side: int, person: int) -> None:
    """Draw dots of the zone until one is free; else take the first that is."""
    columns: int = game.forces.east[side] - game.forces.west[side] + 1
    rows: int = game.forces.north[side] - game.forces.south[side] + 1
    game.choice.bearing = pick(game, person, Draw.ANSWER, BEARINGS)
    for _ in range(TRIES):
        game.choice.column = game.forces.west[side] + pick(game, person, Draw.ANSWER, columns)
        game.choice.row = game.forces.south[side] + pick(game, person, Draw.ANSWER, rows)
        if is_place(game, side, game.choice.column, game.choice.row):
            return
    first_place(game, side)


def middle_column(game: Game, side: int) -> int:
    """Return the column in the middle of a side's zone."""
    return (game.forces.west[side] + game.forces.east[side]) // 2


def middle_row(game: Game, side: int) -> int:
    """Return the row in the middle of a side's zone."""
    return (game.forces.south[side] + game.forces.north[side]) // 2


def worth_of_place(game: Game, side: int, person: int) -> int:
    """Return how good the chosen dot is: near the enemy and friends' guns, and for what stands, with a view."""
    dots: int = dots_apart(
        game.choice.column, game.choice.row, middle_column(game, 1 - side), middle_row(game, 1 - side)
    )
    found: int = -dots - dots_to_gunners(game, side)
    if is_covered(game, game.choice.column, game.choice.row):
        found += weight(game, person, Weight.COVER)
    if game.forces.gun[person] != NOBODY and game.forces.set_up[side]:
        found += weight(game, person, Weight.VIEW) * views_from(game, side, person)
    return found


def is_covered(game: Game, column: int, row: int) -> bool:
    """Return whether a dot is in a trench, or beside a low wall."""
    for place in range(SQUARE):
        beside: int = column + place % 3 - 1
        beside_row: int = row + place // 3 - 1
        if is_on_map(game, beside, beside_row) and land_at(game, beside, beside_row) == Land.LOW_WALL:
            return True
    return land_at(game, column, row) == Land.TRENCH


def dots_to_gunners(game: Game, side: int) -> int:
    """Return how far the chosen dot is from the nearest friend who needs a crew, 0 where none does."""
    least: int = FAR
    for friend in range(game.forces.people):
        gun: int = game.forces.gun[friend]
        needs_crew: bool = gun != NOBODY and game.arsenal.crew[gun] > 0 and not game.forces.set_up[side]
        if game.forces.side[friend] == side and is_fighting(game, friend) and needs_crew:
            column: int = game.battle.column[friend]
            least = min(least, dots_apart(game.choice.column, game.choice.row, column, game.battle.row[friend]))
    return 0 if least == FAR else least


def views_from(game: Game, side: int, person: int) -> int:
    """Return how many of some dots across the enemy's zone, and halfway to it, are seen from the chosen one."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    game.battle.column[person] = game.choice.column
    game.battle.row[person] = game.choice.row
    enemy: int = 1 - side
    found: int = 0
    for at in range(VIEWS):
        there: int = game.forces.west[enemy] + at * (game.forces.east[enemy] - game.forces.west[enemy]) // (VIEWS - 1)
        there_row: int = middle_row(game, enemy)
        found += 1 if sees_dot(game, person, there, there_row, NOWHERE) else 0
        halfway: int = (there_row + game.choice.row) // 2
        found += 1 if sees_dot(game, person, (there + game.choice.column) // 2, halfway, NOWHERE) else 0
    game.battle.column[person] = column
    game.battle.row[person] = row
    return found
