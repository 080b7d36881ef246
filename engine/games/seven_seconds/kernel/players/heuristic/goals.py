"""Where a piece of the heuristic player wants to be; what an option is worth, in millionths of a trooper's worth."""

from engine.games.seven_seconds.kernel.actions.rifle import dice_against, rifle_dice
from engine.games.seven_seconds.kernel.board.pieces import is_trooper, is_within, range_mil
from engine.games.seven_seconds.kernel.board.sight import range_band
from engine.games.seven_seconds.kernel.board.terrain import shelter_at
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, NOBODY, UNKNOWN, Kind, Weight
from engine.games.seven_seconds.kernel.mission_codes import Condition, ObjectiveState
from engine.games.seven_seconds.kernel.players.observe import weight
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.draws import has_face
from engine.kernel.geometry import distance_mil, segment_distance_mil


def is_open(game: Game, side: int, row: int) -> bool:
    """Return whether a condition on an objective can still be brought about by going there."""
    index: int = game.view.objective[row]
    if game.view.objective_destroyed[index] or game.view.vp[row] <= 0:
        return False
    if game.view.condition[row] == Condition.OBJECTIVE_COUNTERS:
        return True
    if game.view.condition[row] != Condition.OBJECTIVE_STATE:
        return False
    state: int = game.view.state[row]
    if state == ObjectiveState.INSPECTED:
        return game.view.counters[FIRST_OBJECTIVE + index] == 0
    if state == ObjectiveState.CONTESTED:
        return game.view.objective_control[index] == 2 - side
    if state == ObjectiveState.SECURED_BY_OWN_SIDE:
        return game.view.objective_control[index] != side + 1
    return state == ObjectiveState.DESTROYED


def set_goal(game: Game, side: int, piece: int) -> None:
    """Set the goal of a piece: an objective its mission wants, else the nearest enemy, else the enemy's edge."""
    best: int = -1000000
    chosen: int = NOBODY
    for row in range(6):
        if is_open(game, side, row):
            place: int = FIRST_OBJECTIVE + game.view.objective[row]
            spread: int = (piece + row) % 3 * weight(game, Weight.GOAL_SPREAD_MIL)
            wish: int = game.view.vp[row] * weight(game, Weight.GOAL_VP_MIL) + spread
            wish -= distance_mil(
                game.view.x_mil[piece], game.view.y_mil[piece], game.view.x_mil[place], game.view.y_mil[place]
            )
            if game.view.seen[place] and wish > best:
                best = wish
                chosen = place
    if chosen == NOBODY:
        chosen = nearest_enemy(game, piece)
    if chosen != NOBODY:
        game.view.goal_x_mil = game.view.x_mil[chosen]
        game.view.goal_y_mil = game.view.y_mil[chosen]
    else:
        game.view.goal_x_mil = game.table.width_mil // 2
        game.view.goal_y_mil = game.table.depth_mil // 2


def nearest_enemy(game: Game, piece: int) -> int:
    """Return the nearest enemy piece, or NOBODY."""
    chosen: int = NOBODY
    nearest: int = 0
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        other: int = game.view.present[enemy]
        away: int = distance_mil(
            game.view.x_mil[piece], game.view.y_mil[piece], game.view.x_mil[other], game.view.y_mil[other]
        )
        if chosen == NOBODY or away < nearest:
            chosen = other
            nearest = away
    return chosen


TROOPER_WORTH = 1000000


def piece_worth(kind: int) -> int:
    """Return the worth of destroying a piece of a type; an unknown one is a gamble."""
    if kind == Kind.COMMANDER:
        return TROOPER_WORTH + 300000
    if is_trooper(kind):
        return TROOPER_WORTH
    if kind == Kind.RECCE_DRONE:
        return 450000
    if kind == UNKNOWN:
        return 350000
    return 300000


def faces_in(game: Game, faces: int) -> int:
    """Return how many faces of a die are in a set. Rule: 7S.GEN.8."""
    found: int = 0
    for value in range(1, game.numbers.die_sides + 1):
        if has_face(faces, value):
            found += 1
    return found


def chance_of_none_ppm(game: Game, faces: int, dice: int) -> int:
    """Return the chance, in millionths, that no die of a pool shows a face of the set."""
    chance: int = 1000000
    for _ in range(dice):
        chance = chance * (game.numbers.die_sides - faces) // game.numbers.die_sides
    return chance


def shot_worth(game: Game, piece: int, target: int, hoped: int) -> int:
    """Return the worth of firing at a target now: the kill, and a part for a graze.

    A shot that cannot be worth more than `hoped` is not looked at closely.
    """
    most: int = worth_of_dice(game, piece, target, most_dice(game, piece, target))
    if most <= hoped:
        return most
    return worth_of_dice(game, piece, target, dice_against(game, piece, target))


def most_dice(game: Game, piece: int, target: int) -> int:
    """Return the dice of a shot if nothing but the range took any."""
    weapon: int = game.numbers.weapon[game.view.kind[piece]]
    band: int = open_band(game, game.numbers.rifle_band_mil[game.view.kind[piece]], piece, target)
    return rifle_dice(game.view.counters[target], band, -game.numbers.dice_modifier[weapon])


def open_band(game: Game, width: int, piece: int, target: int) -> int:
    """Return the range band of a target without cover, for bands of a width in mils."""
    gap: int = range_mil(game, piece, target)
    return range_band(gap, width, game.numbers.epsilon_mil, game.numbers.boundary_farther)


def worth_of_dice(game: Game, piece: int, target: int, dice: int) -> int:
    """Return the worth of a shot with so many dice."""
    if dice <= 0:
        return 0
    weapon: int = game.numbers.weapon[game.view.kind[piece]]
    kill_faces: int = faces_in(game, game.numbers.kill_faces[weapon])
    either_faces: int = faces_in(game, game.numbers.kill_faces[weapon] | game.numbers.graze_faces[weapon])
    kill: int = 1000000 - chance_of_none_ppm(game, kill_faces, dice)
    either: int = 1000000 - chance_of_none_ppm(game, either_faces, dice)
    worth: int = piece_worth(game.view.kind[target])
    return worth * (kill + (either - kill) * 2 // 5) // 1000000


def goal_distance_mil(game: Game, x: int, y: int) -> int:
    """Return how far a point is from the goal of the piece that is deciding."""
    return distance_mil(x, y, game.view.goal_x_mil, game.view.goal_y_mil)


def shelter_worth(game: Game, piece: int, x: int, y: int) -> int:
    """Return the worth of the cover at a point."""
    return shelter_at(game, game.view.kind[piece], x, y) * weight(game, Weight.SHELTER)


def exposure(game: Game, piece: int, x: int, y: int) -> int:
    """Return how many enemies would have a unit within passive range at (x, y), or on its way. Rule: 7S.GAP.106."""
    found: int = 0
    reach: int = game.numbers.passive_mil + 2 * game.numbers.base_radius_mil
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        other: int = game.view.present[enemy]
        away: int = distance_mil(x, y, game.view.x_mil[other], game.view.y_mil[other])
        if game.numbers.passive_whole_path:
            away = segment_distance_mil(
                game.view.x_mil[piece], game.view.y_mil[piece], x, y, game.view.x_mil[other], game.view.y_mil[other]
            )
        if is_within(game, away, reach):
            found += 1
    return found


def place_worth(game: Game, piece: int, x: int, y: int, caution: int) -> int:
    """Return the worth of going to (x, y): progress, shelter, counters shed, enemies near.

    A place that cannot be worth more than the best option so far is not looked at closely.
    """
    from_x: int = game.view.x_mil[piece]
    from_y: int = game.view.y_mil[piece]
    progress: int = game.view.goal_mil - goal_distance_mil(game, x, y)
    inches: int = distance_mil(from_x, from_y, x, y) // 1000
    shed: int = min(game.view.counters[piece], inches) * weight(game, Weight.SHED)
    worth: int = progress * weight(game, Weight.PROGRESS) // 1000 + shed
    worth -= game.view.shelter
    if worth + 2 * weight(game, Weight.SHELTER) <= game.choice.worth_ppm:
        return worth
    worth += shelter_worth(game, piece, x, y)
    if worth <= game.choice.worth_ppm:
        return worth
    return worth - exposure(game, piece, x, y) * weight(game, Weight.EXPOSURE) * caution
