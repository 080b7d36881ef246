"""Steps that nobody chooses: charges of the berserk, and soldiers that run off the map.

Rules: BS.PAN.3, BS.PAN.4, BS.PAN.12, BS.GAP.37.
"""

from engine.games.battlesuit.kernel.actions.fire.loss import eliminate
from engine.games.battlesuit.kernel.actions.movement.arrival import arrive
from engine.games.battlesuit.kernel.actions.movement.moves import leave
from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, is_free, next_point, put
from engine.games.battlesuit.kernel.board.soldiers import is_active, movement_of, note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, SIX_SIDES, Draw, Event, Rage
from engine.games.battlesuit.kernel.legal.flight import air_cost
from engine.games.battlesuit.kernel.legal.steps import EDGES, is_lawful_exit
from engine.games.battlesuit.kernel.legal.ways import next_level, walk_cost
from engine.games.battlesuit.kernel.numbers.panic import way_of_face
from engine.games.battlesuit.kernel.records import Game


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
