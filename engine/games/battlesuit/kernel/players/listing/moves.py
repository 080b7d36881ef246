"""The steps of a move, where a soldier faces, what it pays for a landing. Cells that a step does not need are 0."""

from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, STEPS, Step
from engine.games.battlesuit.kernel.legal.flight import points_to_land
from engine.games.battlesuit.kernel.legal.steps import EDGES, may_step, may_walk_extra
from engine.games.battlesuit.kernel.numbers.flight import highest, may_pay
from engine.games.battlesuit.kernel.players.listing.places import add_pair
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.choices import list_cell, proposes


def list_steps(game: Game, soldier: int) -> None:
    """List the steps that are open to a soldier; stopping first. Rules: BS.MOV.4, BS.FIR.1, BS.EDG.1, BS.BNC.2."""
    for step in range(STEPS):
        for way in range(ways_of(game, soldier, step)):
            if proposes(game.choices) and may_step(game, soldier, step, way):
                add_pair(game, step, way)


def ways_of(game: Game, soldier: int, step: int) -> int:
    """Return how many ways of a step there are to try: directions, edges, levels, up and down, or one."""
    if step == Step.WALK or step == Step.FLY:
        return DIRECTIONS
    if step == Step.BOUNCE or step == Step.CHANGE_LEVEL:
        return highest(game.numbers, ground_of(game, game.soldiers.dot[soldier])) + 1
    if step == Step.LEAVE:
        return EDGES
    return 2 if step == Step.CLIMB else 1


def list_facings(game: Game) -> None:
    """List all directions. Rule: BS.FAC.1."""
    for way in range(DIRECTIONS):
        list_cell(game.choices, way)


def list_extra_steps(game: Game, soldier: int) -> None:
    """List staying, and the directions of a step after a shock. Rules: BS.RES.5, BS.GAP.62."""
    list_cell(game.choices, NOBODY)
    for way in range(DIRECTIONS):
        if may_walk_extra(game, soldier, way):
            list_cell(game.choices, way)


def list_payments(game: Game, soldier: int, cost: int) -> None:
    """List what may be paid for a landing. Rules: BS.BNC.16, BS.GAP.114."""
    for paid in range(cost + 1):
        if may_pay(game.numbers, cost, points_to_land(game, soldier), paid):
            list_cell(game.choices, paid)
