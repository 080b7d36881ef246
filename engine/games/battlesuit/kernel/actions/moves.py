"""Moving, step by step: walking, climbing, bouncing and flying.

Rules: BS.MLB.2, BS.MLB.3, BS.GAP.97, BS.BNC.1 to BS.BNC.14, BS.BNC.21, BS.BNC.22, BS.GAP.111, BS.GAP.115, BS.GAP.127,
BS.MOV.1 to BS.MOV.6, BS.FIR.1, BS.EDG.1, BS.RES.5, BS.STK.3, BS.GAP.134.

After each point that a soldier enters comes what may happen there; a soldier that cannot go on has moved.
"""

from engine.games.battlesuit.kernel.actions.fire import fire_once, let_face
from engine.games.battlesuit.kernel.actions.harm import come_down, eliminate, fall_back, land
from engine.games.battlesuit.kernel.actions.reactions import (
    arrive,
    ask_for_reactions,
    face_late_reactions,
    face_reactions,
)
from engine.games.battlesuit.kernel.actions.secrets import comes_out, show
from engine.games.battlesuit.kernel.board.places import (
    ground_of,
    is_airborne,
    is_free,
    lift,
    next_point,
    occupant_of,
    put,
)
from engine.games.battlesuit.kernel.board.soldiers import is_active, is_good_order, is_on_map, note, note_all, side_of
from engine.games.battlesuit.kernel.codes import NO_ENTRY, NOBODY, Place, Step
from engine.games.battlesuit.kernel.event_codes import Airborne, Event
from engine.games.battlesuit.kernel.legal.flight import air_cost, bounce_cost, can_fly, is_flying_drone, landing_cost
from engine.games.battlesuit.kernel.legal.special import seems_free
from engine.games.battlesuit.kernel.legal.steps import (
    first_extra_way,
    is_lawful_exit,
    may_enter,
    may_enter_at,
    may_step,
    may_walk_extra,
)
from engine.games.battlesuit.kernel.legal.ways import (
    STOREY_UP,
    climb_mp,
    level_of_storey,
    next_level,
    storey_at,
    walk_cost,
)
from engine.games.battlesuit.kernel.players.observe import prepare, prove_card
from engine.games.battlesuit.kernel.questions import choose_entry, choose_extra_step, choose_step
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def climb(game: Game, soldier: int, way: int) -> None:
    """Climb a storey down or up."""
    dot: int = game.soldiers.dot[soldier]
    game.soldiers.left[soldier] -= climb_mp(game.numbers, 1)
    game.soldiers.moved[soldier] += 1
    game.soldiers.storey[soldier] += 1 if way == STOREY_UP else -1
    storey: int = game.soldiers.storey[soldier]
    level: int = level_of_storey(game.numbers, ground_of(game, dot), storey)
    game.soldiers.level[soldier] = level
    note_all(game, Event.STOREY, soldier, NOBODY, dot, storey, game.soldiers.left[soldier], level, 0)


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


def move(game: Game, soldier: int) -> None:
    """Let a player move a soldier step by step until it stops. Rules: BS.MOV.1, BS.CARD.2, BS.STK.3."""
    if not is_on_map(game, soldier):
        enter(game, soldier)
    if not is_on_map(game, soldier):
        return
    if game.soldiers.box[soldier] > 0 and not comes_out(game, soldier):
        return
    prove_card(game, soldier)
    going: bool = may_go_on(game, soldier)
    while going:
        going = makes_a_step(game, soldier) and may_go_on(game, soldier)
    if is_on_map(game, soldier):
        take_extra_step(game, soldier)
    if is_on_map(game, soldier):
        fall_back(game, soldier)
        face_late_reactions(game, soldier)


def makes_a_step(game: Game, soldier: int) -> bool:
    """Let a player choose a step and carry it out; return whether there was one."""
    prepare(game, side_of(soldier))
    choose_step(game, side_of(soldier), soldier)
    step: int = game.choice.step
    way: int = game.choice.way
    if not may_step(game, soldier, step, way):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
        return False
    if step == Step.STOP:
        return False
    take_step(game, soldier, step, way)
    return True


def enter(game: Game, soldier: int) -> None:
    """Let a player bring a soldier on to the map, on the ground or in the air.

    Rules: BS.EDG.1, BS.SCN.8, BS.GAP.108.
    """
    prepare(game, side_of(soldier))
    choose_entry(game, side_of(soldier), soldier)
    dot: int = game.choice.dot
    aloft: bool = may_enter_at(game, soldier, dot, game.choice.level)
    if not aloft and not may_enter(game, soldier, dot):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
        return
    if not aloft and game.choice.level > ground_of(game, dot):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
    level: int = game.choice.level if aloft else ground_of(game, dot)
    game.battle.wave_edges[game.forces.wave[soldier]] &= game.board.edges[dot]
    game.soldiers.place[soldier] = Place.ON_MAP
    game.soldiers.entered[soldier] = game.battle.turn
    game.soldiers.left[soldier] -= game.numbers.edge_mp
    game.soldiers.moved[soldier] += 1
    game.soldiers.bounced[soldier] = Airborne.AFRESH if aloft else 0
    put(game, soldier, dot, level)
    note(game, Event.ENTER, soldier, NOBODY, dot, level, game.soldiers.left[soldier])
    let_face(game, soldier)
    arrive(game, soldier)


def may_go_on(game: Game, soldier: int) -> bool:
    """Return whether a soldier that has made a step may make another; a bounce may cost nothing.

    Who was committed to an attack that was none may not. Rules: BS.BNC.2, BS.STC.1.
    """
    if game.battle.committed:
        return False
    return is_good_order(game, soldier) and (game.soldiers.left[soldier] > 0 or can_fly(game, soldier))


def take_extra_step(game: Game, soldier: int) -> None:
    """Let a soldier that was shaken while moving walk one more point. Rules: BS.RES.5, BS.GAP.62."""
    if not game.numbers.extra_step or first_extra_way(game, soldier) == NOBODY:
        return
    prepare(game, side_of(soldier))
    choose_extra_step(game, side_of(soldier), soldier)
    way: int = game.choice.way
    if may_walk_extra(game, soldier, way):
        note(game, Event.EXTRA_STEP, soldier, NOBODY, way, 0, 0)
        walk(game, soldier, way)
    elif way != NOBODY:
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])


def take_step(game: Game, soldier: int, step: int, way: int) -> None:
    """Carry a legal step out."""
    show(game, soldier, NOBODY)
    if step == Step.WALK:
        walk(game, soldier, way)
    elif step == Step.SHOOT:
        shoot(game, soldier)
    elif step == Step.LEAVE:
        leave(game, soldier, way)
    elif step == Step.CLIMB:
        climb(game, soldier, way)
    else:
        take_flight_step(game, soldier, step, way)


def shoot(game: Game, soldier: int) -> None:
    """Fire in the course of a move; the enemy may react before it or after it. Rules: BS.FIR.1, BS.RXN.6."""
    game.soldiers.left[soldier] -= game.numbers.fire_mp
    face_reactions(game, soldier)
    if not is_good_order(game, soldier):
        lose_shot(game, soldier, 1)
        return
    fired: int = game.soldiers.shots[soldier]
    fire_once(game, soldier, 0, 0)
    if game.soldiers.shots[soldier] == fired and game.battle.committed == 0:
        lose_shot(game, soldier, 0)
    ask_for_reactions(game, soldier)


def lose_shot(game: Game, soldier: int, prevented: int) -> None:
    """Count a shot that was paid for and not made, held back or prevented by a reaction.

    It was the one of this move. Rules: BS.FIR.1, BS.RXN.6, BS.GAP.54.
    """
    game.soldiers.shots[soldier] += 1
    note(game, Event.NO_SHOT, soldier, NOBODY, game.soldiers.left[soldier], prevented, 0)


def walk(game: Game, soldier: int, way: int) -> None:
    """Walk to the next point; the minimum move takes what points there are. Rules: BS.MOV.4, BS.MOV.6."""
    here: int = game.soldiers.dot[soldier]
    there: int = next_point(game, here, way)
    if not is_free(game, there) and seems_free(game, soldier, there):
        show(game, occupant_of(game, there), soldier)
        return
    cost: int = walk_cost(game, here, there)
    game.soldiers.left[soldier] = max(0, game.soldiers.left[soldier] - cost)
    game.soldiers.moved[soldier] += 1
    game.soldiers.faces[soldier] = way
    put(game, soldier, there, ground_of(game, there))
    note(game, Event.STEP, soldier, NOBODY, there, ground_of(game, there), game.soldiers.left[soldier])
    arrive(game, soldier)


def leave(game: Game, soldier: int, edge: int) -> None:
    """Leave the map over an edge; where no scenario lets it, to be lost. Rules: BS.EDG.1, BS.GAP.137."""
    side: int = side_of(soldier)
    if not is_lawful_exit(game, side, edge):
        eliminate(game, soldier, NOBODY)
        return
    lift(game, soldier)
    game.soldiers.left[soldier] -= game.numbers.edge_mp
    game.soldiers.place[soldier] = Place.EXITED
    game.soldiers.exit_edge[soldier] = edge
    game.battle.exit_edges[side] &= 1 << edge
    note(game, Event.EXIT, soldier, NOBODY, edge, 0, 0)
