"""Fire Missile: countermeasures along the path, the hit roll, deviation."""

from engine.games.seven_seconds.kernel.actions.blasts import detonate
from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.damage import add_own_counters, destroy
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.board.pieces import (
    first_blip,
    is_blip,
    is_drone,
    is_on_table,
    is_within,
    note,
    radius_mil,
    side_of,
)
from engine.games.seven_seconds.kernel.board.sight import look, look_at_point
from engine.games.seven_seconds.kernel.chance import pick, throw
from engine.games.seven_seconds.kernel.codes import (
    BLIPS,
    FIRST_OBJECTIVE,
    NOBODY,
    PIECES,
    SIDE_PIECES,
    Action,
    Cause,
    Cover,
    Draw,
    Event,
    Interception,
    Kind,
    Status,
)
from engine.games.seven_seconds.kernel.questions import wants_interception
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.draws import has_face
from engine.kernel.geometry import distance_mil, segment_distance_mil

FULL_TURN_DEG = 360


def counters_in_cover(game: Game, counters: int, cover: int) -> int:
    """Return what a target's counters count for against missiles and kamikazes. Rules: 7S.MIS.5, 7S.COV.9, 7S.KAM.6."""
    if cover == Cover.HEAVY:
        return counters - game.numbers.missile_heavy_counters
    if cover == Cover.LIGHT:
        return counters - game.numbers.missile_light_counters
    return counters


def missile_hits(value: int, counters: int) -> bool:
    """Return whether a hit roll is a direct hit. Rule: 7S.MIS.4."""
    return value <= counters


def shoots_down(value: int, countermeasures: int) -> bool:
    """Return whether a countermeasures roll destroys a missile. Rule: 7S.CM.2."""
    return value <= countermeasures


def may_aim_missile(game: Game, piece: int, target: int) -> bool:
    """Return whether a missile may be fired at a piece. Rules: 7S.MIS.2, 7S.MIS.3, 7S.GAP.52 to 54, 7S.GAP.59."""
    objective: bool = game.forces.kind[target] == Kind.OBJECTIVE
    allowed: int = game.numbers.missile_at_objectives if objective else game.numbers.missile_at_units
    if not allowed or not may_act(game, piece, Action.FIRE_MISSILE) or is_blip(game, target):
        return False
    if side_of(target) == side_of(piece) or not is_on_table(game, target):
        return False
    if game.battle.missiles_fired[piece] >= game.numbers.missile_ammunition:
        return False
    look(game, piece, target)
    return may_be_hit(game, game.battle.counters[target])


def may_be_hit(game: Game, counters: int) -> bool:
    """Return whether a missile may go at what was looked at last. Rules: 7S.MIS.2, 7S.MIS.3, 7S.GAP.53, 7S.GAP.59."""
    if not is_within(game, game.sight.range_mil, game.numbers.missile_max_range_mil):
        return False
    if (game.numbers.missile_requires_los and game.sight.blocked) or (
        game.numbers.missile_requires_arc and not game.sight.in_arc
    ):
        return False
    counted: int = counters
    if not game.numbers.missile_real_counters:
        counted = counters_in_cover(game, counters, game.sight.cover)
    return counted >= game.numbers.missile_min_counters


def is_near_path(game: Game, piece: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether a piece is near enough to a flight path to intercept. Rules: 7S.CM.1, 7S.GAP.55."""
    away: int = segment_distance_mil(ax, ay, bx, by, game.battle.x_mil[piece], game.battle.y_mil[piece])
    if game.numbers.intercept_to_edge:
        away = max(0, away - radius_mil(game, piece))
    return is_within(game, away, game.numbers.intercept_mil)


def reveal_for_interception(game: Game, side: int, ax: int, ay: int, cx: int, cy: int, bx: int, by: int) -> None:
    """Turn over a side's blips near a flight path, if rules and owner want it. Rules: 7S.GAP.30, 7S.GAP.58."""
    if game.numbers.intercept_blips == Interception.NEVER:
        return
    first: int = first_blip(side)
    for blip in range(first, first + BLIPS):
        if is_on_table(game, blip) and is_near_flight(game, blip, ax, ay, cx, cy, bx, by):
            wanted: bool = wants_interception(game, side, blip)
            if game.numbers.intercept_blips == Interception.ALWAYS or wanted:
                reveal(game, blip, Cause.ITS_OWNER_TO_INTERCEPT)


def is_near_flight(game: Game, unit: int, ax: int, ay: int, cx: int, cy: int, bx: int, by: int) -> bool:
    """Return whether a unit is near a path from a to b that bends at c; of one that does not, c is the end."""
    return is_near_path(game, unit, ax, ay, cx, cy) or is_near_path(game, unit, cx, cy, bx, by)


def flight_is_stopped(game: Game, piece: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Let the enemies along a straight flight path intercept. Rules: 7S.CM.1, 7S.MIS.4."""
    return approach_is_stopped(game, piece, ax, ay, bx, by, bx, by)


def approach_is_stopped(game: Game, piece: int, ax: int, ay: int, cx: int, cy: int, bx: int, by: int) -> bool:
    """Let the enemies along a path from a to b that bends at c intercept, the nearest to a first.

    Rules: 7S.CM.1 to 7S.CM.5, 7S.GAP.55.
    """
    side: int = 1 - side_of(piece)
    first: int = first_blip(side)
    reveal_for_interception(game, side, ax, ay, cx, cy, bx, by)
    for unit in range(first, first + SIDE_PIECES):
        may: bool = is_on_table(game, unit) and not is_blip(game, unit)
        game.battle.caught[unit] = 1 if may and is_near_flight(game, unit, ax, ay, cx, cy, bx, by) else 0
    for _ in range(SIDE_PIECES):
        unit_next: int = nearest_caught(game, first, ax, ay)
        if unit_next != NOBODY:
            game.battle.caught[unit_next] = 0
            if intercepts(game, unit_next, piece):
                note(game, Event.SHOT_DOWN, unit_next, piece, 0, 0, 0)
                return True
    return False


def nearest_caught(game: Game, first: int, x: int, y: int) -> int:
    """Return the marked unit whose centre is nearest to (x, y), or NOBODY. Rule: 7S.GAP.55."""
    nearest: int = NOBODY
    nearest_mil: int = 0
    for unit in range(first, first + SIDE_PIECES):
        if game.battle.caught[unit]:
            away: int = distance_mil(x, y, game.battle.x_mil[unit], game.battle.y_mil[unit])
            if nearest == NOBODY or away < nearest_mil:
                nearest = unit
                nearest_mil = away
    return nearest


def intercepts(game: Game, unit: int, firer: int) -> bool:
    """Throw a unit's countermeasures; return whether they hit. Rules: 7S.CM.2, 7S.CM.4, 7S.JAM.7, 7S.GAP.57."""
    side: int = side_of(unit)
    if game.battle.stunned[unit] and not game.numbers.intercept_stunned:
        return False
    if game.battle.damaged[unit] and game.numbers.intercept_suit_roll:
        works: int = throw(game, side, unit, firer, Draw.COUNTERMEASURES_OF_A_DAMAGED_SUIT, 0)
        if not has_face(game.numbers.intercept_suit_faces, works):
            note(game, Event.INTERCEPT, unit, firer, works, 0, 0)
            return False
    value: int = throw(game, side, unit, firer, Draw.COUNTERMEASURES, game.forces.countermeasures[unit])
    note(game, Event.INTERCEPT, unit, firer, value, game.forces.countermeasures[unit], 1)
    if is_drone(game.forces.kind[unit]):
        game.battle.drone_countermeasures_shown[side] = game.forces.countermeasures[unit] + 1
    else:
        game.battle.trooper_countermeasures_shown[side] = game.forces.countermeasures[unit] + 1
    return shoots_down(value, game.forces.countermeasures[unit])


def fire_missile(game: Game, piece: int, target: int) -> None:
    """Fire a missile at a target it may be fired at. Rules: 7S.MIS.1 to 7S.MIS.7."""
    counters: int = game.battle.counters[target]
    launch(game, piece, target, game.battle.x_mil[target], game.battle.y_mil[target], counters)


def launch(game: Game, piece: int, target: int, bx: int, by: int, real_counters: int) -> None:
    """Let a missile fly to (bx, by), where a piece or a spot of ground is. Rules: 7S.MIS.4, 7S.MIS.5, 7S.GAP.44."""
    game.battle.missiles_fired[piece] += 1
    note(game, Event.FIRE_MISSILE, piece, target, real_counters, 0, 0)
    add_own_counters(game, piece, Action.FIRE_MISSILE, 1)
    if flight_is_stopped(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece], bx, by):
        return
    if target < PIECES:
        look(game, piece, target)
    else:
        look_at_point(game, piece, bx, by)
    counters: int = counters_in_cover(game, real_counters, game.sight.cover)
    value: int = throw(game, side_of(piece), piece, target, Draw.MISSILE, max(0, counters))
    hit: bool = missile_hits(value, counters)
    note(game, Event.MISSILE_RESULT, piece, target, 1 if hit else 0, value, counters)
    if hit:
        if target < PIECES:
            destroy_outright(game, target, piece)
        detonate(game, piece, bx, by, True)
    else:
        deviate(game, piece, bx, by, True)


def destroy_outright(game: Game, target: int, by: int) -> None:
    """Destroy a unit or an objective by a direct hit. Rules: 7S.MIS.4, 7S.MIS.6, 7S.OBJ.7, 7S.OBJ.11."""
    if game.forces.kind[target] != Kind.OBJECTIVE:
        destroy(game, target, by)
        return
    game.battle.status[target] = Status.DESTROYED
    game.battle.objective_destroyed[target - FIRST_OBJECTIVE] = 1
    note(game, Event.OBJECTIVE_DESTROYED, target, by, 0, 0, 0)


def deviate(game: Game, piece: int, x: int, y: int, crater: bool) -> None:
    """Throw where a miss comes down, and let it go off there. Rules: 7S.DEV.1 to 7S.DEV.3, 7S.GAP.60, 7S.GAP.61."""
    inches: int = 0
    for _ in range(game.numbers.deviation_dice):
        inches += throw(game, side_of(piece), piece, NOBODY, Draw.DEVIATION, 0)
    steps: int = game.numbers.deviation_steps
    degrees: int = pick(game, piece, Draw.DEVIATION_ANGLE, steps) * (360 // steps)
    mpi_x: int = x + deviation_part(game, inches, degrees)
    mpi_y: int = y + deviation_part(game, inches, degrees + 270)
    note(game, Event.DEVIATES, piece, NOBODY, inches, degrees, 0)
    detonate(game, piece, mpi_x, mpi_y, crater)


def deviation_part(game: Game, inches: int, degrees: int) -> int:
    """Return the eastward mils of a deviation; with 270 degrees added, the northward ones."""
    part: int = inches * game.numbers.cosine_ppm[degrees % FULL_TURN_DEG]
    return (part + 500) // 1000
