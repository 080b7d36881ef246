"""Steps that soldiers are forced to: charges, and fleeing to cover or over an edge.

Rules: BS.PAN.3, BS.PAN.4, BS.PAN.12, BS.GAP.37, BS.PAN.7, BS.PAN.13, BS.PAN.14, BS.GAP.39, BS.GAP.40.
"""

from engine.games.battlesuit.kernel.actions.harm import eliminate
from engine.games.battlesuit.kernel.actions.moves import leave
from engine.games.battlesuit.kernel.actions.reactions import arrive
from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, is_free, next_point, points_apart, put
from engine.games.battlesuit.kernel.board.soldiers import is_active, movement_of, note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import DIRECTIONS, FAR, NO_ENTRY, NOBODY, SIX_SIDES
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Rage, Refuge
from engine.games.battlesuit.kernel.legal.flight import air_cost
from engine.games.battlesuit.kernel.legal.steps import EDGES, is_lawful_exit
from engine.games.battlesuit.kernel.legal.ways import (
    fill_reach,
    first_refuge,
    is_refuge,
    left_behind,
    next_level,
    walk_cost,
)
from engine.games.battlesuit.kernel.numbers.results import is_in_cover, way_of_face
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_cover
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def charge(game: Game, soldier: int) -> None:
    """Go straight in a direction by a die, until points run out or the way is barred.

    What a forced landing has cost this turn is gone. Rules: BS.PAN.3, BS.GAP.37, BS.GAP.120.
    """
    die: int = throw(game, side_of(soldier), soldier, Draw.DIRECTION, SIX_SIDES, 0)
    way: int = way_of_face(game.numbers, die)
    note(game, Event.BERSERK, soldier, NOBODY, Rage.CHARGES, way, die)
    game.soldiers.left[soldier] = max(0, movement_of(game, soldier) - game.soldiers.landing_mp[soldier])
    while charge_step(game, soldier, way):
        game.soldiers.moved[soldier] += 1


def charge_step(game: Game, soldier: int, way: int) -> bool:
    """Make one step of a charge; return whether it was made and the soldier can go on."""
    there: int = next_point(game, game.soldiers.dot[soldier], way)
    if there == NOBODY:
        if game.soldiers.left[soldier] >= game.numbers.edge_mp:
            run_off(game, soldier)
        return False
    cost: int = charge_cost(game, soldier, there)
    if cost > game.soldiers.left[soldier] or not is_free(game, there):
        return False
    game.soldiers.left[soldier] -= cost
    step_to(game, soldier, there, way)
    return is_active(game, soldier)


def charge_cost(game: Game, soldier: int, there: int) -> int:
    """Return what the next point costs a berserk, on the ground or in the air; NO_ENTRY if it is barred."""
    if not is_airborne(game, soldier):
        return walk_cost(game, game.soldiers.dot[soldier], there)
    return air_cost(game, soldier, there)


def step_to(game: Game, soldier: int, there: int, way: int) -> None:
    """Put a soldier on the next point, at its level if it is in the air, and let what is there work on it.

    In the air it flies, and walks on from ground of its own level. Rules: BS.BNC.10, BS.GAP.37.
    """
    flies: bool = is_airborne(game, soldier)
    level: int = next_level(game, soldier, there) if flies else ground_of(game, there)
    game.soldiers.storey[soldier] = 0
    game.soldiers.faces[soldier] = way
    put(game, soldier, there, level)
    note(game, Event.FLY if flies else Event.STEP, soldier, NOBODY, there, level, game.soldiers.left[soldier])
    if flies and level == ground_of(game, there):
        note(game, Event.WALKS_ON, soldier, NOBODY, there, level, game.soldiers.left[soldier])
    arrive(game, soldier)


def run_off(game: Game, soldier: int) -> None:
    """Leave the map in panic: eliminated, unless a scenario lets one leave there. Rules: BS.PAN.4, BS.GAP.137."""
    for edge in range(EDGES):
        lies_there: bool = (game.board.edges[game.soldiers.dot[soldier]] >> edge) % 2 == 1
        if lies_there and is_lawful_exit(game, side_of(soldier), edge):
            leave(game, soldier, edge)
            return
    eliminate(game, soldier, NOBODY)


def take_fright(game: Game, soldier: int) -> None:
    """Run for the best cover within reach, unless in cover already. Rules: BS.PAN.7, BS.PAN.14, BS.GAP.39."""
    dot: int = game.soldiers.dot[soldier]
    if is_airborne(game, soldier) or is_in_cover(game.numbers, game.numbers.cover_mod[game.land.terrain[dot]]):
        return
    fill_reach(game, dot, movement_of(game, soldier), 0)
    first: int = first_refuge(game, soldier)
    if first == NOBODY:
        return
    prepare(game, side_of(soldier))
    choose_cover(game, side_of(soldier), soldier)
    refuge: int = game.choice.dot
    fill_reach(game, dot, movement_of(game, soldier), 0)
    if not is_refuge(game, soldier, refuge):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
        refuge = first
    note(game, Event.FLIGHT, soldier, NOBODY, Refuge.COVER, refuge, 0)
    mark_path(game, dot, refuge)
    while follow_path(game, soldier):
        game.soldiers.moved[soldier] += 1


def mark_path(game: Game, start: int, goal: int) -> None:
    """Turn the reach of the points on a cheapest way to a goal below zero."""
    here: int = goal
    while here != start:
        back: int = start
        for way in range(DIRECTIONS):
            there: int = next_point(game, here, way)
            if there != NOBODY and left_behind(game, there, here) == game.land.reach[here]:
                back = there
        game.land.reach[here] = -game.land.reach[here]
        here = back


def follow_path(game: Game, soldier: int) -> bool:
    """Take the next step of a marked way; return whether there was one and the soldier can go on."""
    best: int = NOBODY
    along: int = 0
    for way in range(DIRECTIONS):
        there: int = next_point(game, game.soldiers.dot[soldier], way)
        marked: bool = there != NOBODY and game.land.reach[there] < 0
        if marked and (best == NOBODY or game.land.reach[there] < game.land.reach[best]):
            best = there
            along = way
    if best == NOBODY or not is_free(game, best):
        return False
    game.soldiers.left[soldier] = -game.land.reach[best] - 1
    game.land.reach[best] = 0
    step_to(game, soldier, best, along)
    return is_active(game, soldier)


def run_like_hell(game: Game, soldier: int) -> None:
    """Run for the nearest friendly edge, whatever the ground; who leaves is out. Rules: BS.PAN.13, BS.GAP.40."""
    edge: int = nearest_edge(game, soldier)
    note(game, Event.FLIGHT, soldier, NOBODY, Refuge.EDGE, edge, 0)
    for _ in range(game.numbers.run_points):
        if not run_step(game, soldier, edge):
            return


def run_step(game: Game, soldier: int, edge: int) -> bool:
    """Take a step nearer to an edge, or off the map; return whether one was taken and the soldier can go on."""
    here: int = game.soldiers.dot[soldier]
    least: int = points_to_edge(game, here, edge)
    if least == 0:
        eliminate(game, soldier, NOBODY)
        return False
    best: int = NOBODY
    along: int = 0
    for way in range(DIRECTIONS):
        there: int = next_point(game, here, way)
        if there != NOBODY and is_free(game, there) and game.numbers.enter_mp[game.land.terrain[there]] != NO_ENTRY:
            left: int = points_to_edge(game, there, edge)
            if left < least:
                least = left
                best = there
                along = way
    if best == NOBODY:
        return False
    game.soldiers.moved[soldier] += 1
    step_to(game, soldier, best, along)
    return is_active(game, soldier)


def nearest_edge(game: Game, soldier: int) -> int:
    """Return the nearest friendly edge of a soldier, of all edges if its side has none. Rule: BS.PAN.13."""
    friendly: int = game.plan.friendly_edges[side_of(soldier)]
    nearest: int = 0
    least: int = FAR
    for edge in range(EDGES):
        if friendly == 0 or (friendly >> edge) % 2 == 1:
            apart: int = points_to_edge(game, game.soldiers.dot[soldier], edge)
            if apart < least:
                least = apart
                nearest = edge
    return nearest


def points_to_edge(game: Game, dot: int, edge: int) -> int:
    """Return the distance from a point to the nearest one on an edge of the map."""
    least: int = FAR
    for other in range(game.board.dots):
        if (game.board.edges[other] >> edge) % 2 == 1:
            least = min(least, points_apart(game, dot, other))
    return least
