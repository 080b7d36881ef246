"""Steps in the air. Rules: BS.BNC.1 to BS.BNC.14, BS.BNC.21, BS.BNC.22, BS.GAP.111, BS.GAP.115, BS.GAP.127."""

from engine.games.battlesuit.kernel.actions.movement.arrival import arrive
from engine.games.battlesuit.kernel.actions.movement.landing import come_down, land
from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, next_point, put
from engine.games.battlesuit.kernel.board.soldiers import is_active, note
from engine.games.battlesuit.kernel.codes import NO_ENTRY, NOBODY, Airborne, Event, Step
from engine.games.battlesuit.kernel.legal.drones import is_flying_drone
from engine.games.battlesuit.kernel.legal.flight import air_cost, bounce_cost, landing_cost
from engine.games.battlesuit.kernel.legal.ways import next_level, storey_at
from engine.games.battlesuit.kernel.records import Game


def take_flight_step(game: Game, soldier: int, step: int, way: int) -> None:
    """Carry a legal step of flight out."""
    if step == Step.BOUNCE:
        bounce(game, soldier, way)
    elif step == Step.FLY:
        fly(game, soldier, way)
    elif step == Step.CHANGE_LEVEL:
        game.soldiers.level[soldier] = way
        game.soldiers.bounced[soldier] = max(game.soldiers.bounced[soldier], Airborne.FROM_GROUND)
        note(game, Event.LEVEL, soldier, NOBODY, game.soldiers.dot[soldier], way, game.soldiers.left[soldier])
    elif step == Step.LAND:
        land(game, soldier)
    elif step == Step.BOOST:
        boost(game, soldier)


def bounce(game: Game, soldier: int, level: int) -> None:
    """Bounce off the ground, or afresh in the air. Rules: BS.BNC.2 to BS.BNC.6, BS.BNC.12."""
    cost: int = bounce_cost(game, soldier, level)
    game.soldiers.bounced[soldier] = Airborne.AFRESH if is_airborne(game, soldier) else Airborne.FROM_GROUND
    game.soldiers.left[soldier] -= cost
    game.soldiers.storey[soldier] = 0
    game.soldiers.level[soldier] = level
    note(game, Event.BOUNCE, soldier, NOBODY, game.soldiers.dot[soldier], level, game.soldiers.left[soldier])


def fly(game: Game, soldier: int, way: int) -> None:
    """Fly to the next point, out of a storey or into one too; ground of one's own level is walked on.

    Rules: BS.BNC.7, BS.BNC.9, BS.BNC.10, BS.MLB.4.
    """
    there: int = next_point(game, game.soldiers.dot[soldier], way)
    level: int = next_level(game, soldier, there)
    game.soldiers.left[soldier] -= air_cost(game, soldier, there)
    game.soldiers.moved[soldier] += 1
    game.soldiers.faces[soldier] = way
    if game.soldiers.storey[soldier] > 0:
        game.soldiers.bounced[soldier] = Airborne.FROM_GROUND
    put(game, soldier, there, level)
    game.soldiers.storey[soldier] = 0 if is_flying_drone(game, soldier) else storey_at(game, there, level)
    note(game, Event.FLY, soldier, NOBODY, there, level, game.soldiers.left[soldier])
    if level == ground_of(game, there):
        note(game, Event.WALKS_ON, soldier, NOBODY, there, level, game.soldiers.left[soldier])
    if is_flying_drone(game, soldier):
        game.soldiers.bounced[soldier] = 0
    arrive(game, soldier)


def boost(game: Game, soldier: int) -> None:
    """Take the extra movement point of a bounce; once it is spent, attacks are weaker. Rules: BS.BNC.21, BS.GAP.115."""
    game.soldiers.boosted[soldier] = 1
    game.soldiers.left[soldier] += game.numbers.boost_mp
    note(game, Event.BOOST, soldier, NOBODY, game.soldiers.left[soldier], 0, 0)


def stay_aloft(game: Game, soldier: int) -> None:
    """Let a soldier that has neither bounced nor landed pay for staying in the air, or come down. Rule: BS.BNC.12.

    A drone need not land, and over ground where nobody lands nobody does. Rules: BS.DRN.2, BS.GAP.18.
    """
    if not is_active(game, soldier) or not is_airborne(game, soldier) or game.soldiers.bounced[soldier] > 0:
        return
    if is_flying_drone(game, soldier):
        return
    if game.soldiers.left[soldier] >= game.numbers.sustain_mp:
        game.soldiers.left[soldier] -= game.numbers.sustain_mp
        game.soldiers.bounced[soldier] = Airborne.AFRESH
        note(game, Event.HOVER, soldier, NOBODY, game.soldiers.dot[soldier], game.soldiers.level[soldier], 0)
    elif landing_cost(game, soldier) != NO_ENTRY:
        come_down(game, soldier)
