"""Moving on the ground, a step at a time. Rules: BS.MOV.1 to BS.MOV.6, BS.FIR.1, BS.EDG.1, BS.GAP.134.

After each point that a soldier enters comes what may happen there; a soldier that cannot go on has moved.
"""

from engine.games.battlesuit.kernel.actions.arrival import arrive
from engine.games.battlesuit.kernel.actions.climbing import climb
from engine.games.battlesuit.kernel.actions.facing import let_face
from engine.games.battlesuit.kernel.actions.fire import fire_once
from engine.games.battlesuit.kernel.actions.harm import eliminate
from engine.games.battlesuit.kernel.actions.hiding import show
from engine.games.battlesuit.kernel.actions.stealth import comes_out
from engine.games.battlesuit.kernel.board.places import ground_of, is_free, lift, next_point, occupant_of, put
from engine.games.battlesuit.kernel.board.soldiers import is_good_order, is_on_map, note, side_of
from engine.games.battlesuit.kernel.codes import (
    CLIMB,
    E_ENTER,
    E_EXIT,
    E_STEP,
    EXITED,
    LEAVE,
    NOBODY,
    ON_MAP,
    SHOOT,
    STOP,
    WALK,
)
from engine.games.battlesuit.kernel.legal.places import may_enter
from engine.games.battlesuit.kernel.legal.steps import is_lawful_exit, may_step, walk_cost
from engine.games.battlesuit.kernel.players.asking import prepare
from engine.games.battlesuit.kernel.players.dispatch import choose_entry, choose_step
from engine.games.battlesuit.kernel.players.observe import prove_card
from engine.games.battlesuit.kernel.records import Game


def move(game: Game, soldier: int) -> None:
    """Let a player move a soldier step by step until it stops. Rules: BS.MOV.1, BS.CARD.2."""
    if not is_on_map(game, soldier) and not enters(game, soldier):
        return
    if game.soldiers.box[soldier] > 0 and not comes_out(game, soldier):
        return
    prove_card(game, soldier)
    going: bool = True
    while going:
        prepare(game, side_of(soldier))
        choose_step(game, side_of(soldier), soldier)
        step: int = game.choice.step
        way: int = game.choice.way
        if step == STOP or not may_step(game, soldier, step, way):
            going = False
        else:
            take_step(game, soldier, step, way)
            going = may_go_on(game, soldier)


def enters(game: Game, soldier: int) -> bool:
    """Let a player bring a soldier on to the map; return whether it came and may go on. Rules: BS.EDG.1, BS.GAP.108."""
    prepare(game, side_of(soldier))
    choose_entry(game, side_of(soldier), soldier)
    dot: int = game.choice.dot
    if dot == NOBODY or not may_enter(game, soldier, dot):
        return False
    game.battle.wave_edges[game.forces.wave[soldier]] &= game.board.edges[dot]
    game.soldiers.place[soldier] = ON_MAP
    game.soldiers.entered[soldier] = game.battle.turn
    game.soldiers.left[soldier] -= game.numbers.edge_mp
    game.soldiers.moved[soldier] += 1
    put(game, soldier, dot, ground_of(game, dot))
    note(game, E_ENTER, soldier, NOBODY, dot, ground_of(game, dot), game.soldiers.left[soldier])
    let_face(game, soldier)
    arrive(game, soldier)
    return is_good_order(game, soldier)


def may_go_on(game: Game, soldier: int) -> bool:
    """Return whether a soldier that has made a step may make another."""
    return is_good_order(game, soldier) and game.soldiers.left[soldier] > 0


def take_step(game: Game, soldier: int, step: int, way: int) -> None:
    """Carry a legal step out."""
    show(game, soldier, NOBODY)
    if step == WALK:
        walk(game, soldier, way)
    elif step == SHOOT:
        game.soldiers.left[soldier] -= game.numbers.fire_mp
        fire_once(game, soldier, 0, 0)
    elif step == LEAVE:
        leave(game, soldier, way)
    elif step == CLIMB:
        climb(game, soldier, way)


def walk(game: Game, soldier: int, way: int) -> None:
    """Walk to the next point; the minimum move takes what points there are. Rules: BS.MOV.4, BS.MOV.6."""
    here: int = game.soldiers.dot[soldier]
    there: int = next_point(game, here, way)
    if not is_free(game, there):
        show(game, occupant_of(game, there), soldier)
        return
    cost: int = walk_cost(game, here, there)
    game.soldiers.left[soldier] = max(0, game.soldiers.left[soldier] - cost)
    game.soldiers.moved[soldier] += 1
    game.soldiers.faces[soldier] = way
    put(game, soldier, there, ground_of(game, there))
    note(game, E_STEP, soldier, NOBODY, there, ground_of(game, there), game.soldiers.left[soldier])
    arrive(game, soldier)


def leave(game: Game, soldier: int, edge: int) -> None:
    """Leave the map over an edge; where no scenario lets it, to be lost. Rules: BS.EDG.1, BS.GAP.137."""
    side: int = side_of(soldier)
    if not is_lawful_exit(game, side, edge):
        eliminate(game, soldier, NOBODY)
        return
    lift(game, soldier)
    game.soldiers.place[soldier] = EXITED
    game.soldiers.exit_edge[soldier] = edge
    game.battle.exit_edges[side] &= 1 << edge
    note(game, E_EXIT, soldier, NOBODY, edge, 0, 0)
