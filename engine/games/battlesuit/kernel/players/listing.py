"""The legal answers to questions, listed.

All are listed: a point with level 0 is its ground, each level in the air over it follows.
"""

from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability, side_of
from engine.games.battlesuit.kernel.codes import ACTIONS, DIRECTIONS, NOBODY, STEPS, Ability, Action, Step
from engine.games.battlesuit.kernel.event_codes import Repairs
from engine.games.battlesuit.kernel.legal.actions import attacks_of, may_do
from engine.games.battlesuit.kernel.legal.command import count_grouped, may_activate, may_join
from engine.games.battlesuit.kernel.legal.flight import points_to_land
from engine.games.battlesuit.kernel.legal.special import first_point, may_lay
from engine.games.battlesuit.kernel.legal.steps import (
    EDGES,
    first_place,
    may_deploy,
    may_deploy_at,
    may_enter,
    may_enter_at,
    may_step,
    may_walk_extra,
)
from engine.games.battlesuit.kernel.legal.support import may_query, may_rally, may_repair_other, may_revive
from engine.games.battlesuit.kernel.legal.targets import may_be_named, may_react
from engine.games.battlesuit.kernel.legal.ways import is_refuge
from engine.games.battlesuit.kernel.numbers.flight import highest, may_pay
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.choices import add_cell, add_single, begin_choice, list_cell, passes_over, proposes


def list_pair(game: Game, first: int, second: int) -> None:
    """List a choice of two cells that is legal, such as a helper and what it does."""
    if proposes(game.choices):
        add_pair(game, first, second)


def add_pair(game: Game, first: int, second: int) -> None:
    """Add a choice of two cells that was proposed, such as a point and a level."""
    if begin_choice(game.choices, 2):
        add_cell(game.choices, first)
        add_cell(game.choices, second)


def list_beginnings(game: Game, soldier: int) -> None:
    """List where a soldier may begin; no point where it cannot. Rules: BS.SCN.5, BS.SCN.8, BS.GAP.134."""
    for dot in range(game.board.dots):
        levels: int = max(0, highest(game.numbers, ground_of(game, dot)))
        if passes_over(game.choices, 1 + levels):
            continue
        if proposes(game.choices) and may_deploy(game, soldier, dot):
            add_pair(game, dot, 0)
        for level in range(1, levels + 1):
            if proposes(game.choices) and may_deploy_at(game, soldier, dot, level):
                add_pair(game, dot, level)
    if game.choices.drawn == 0 and game.choices.listed == 0 and first_place(game, soldier) == NOBODY:
        list_pair(game, NOBODY, 0)


def list_entries(game: Game, soldier: int) -> None:
    """List where a soldier may come on to the map. Rules: BS.EDG.1, BS.SCN.8, BS.GAP.139."""
    for dot in range(game.board.dots):
        levels: int = max(0, highest(game.numbers, ground_of(game, dot)))
        if passes_over(game.choices, 1 + levels):
            continue
        if proposes(game.choices) and may_enter(game, soldier, dot):
            add_pair(game, dot, 0)
        for level in range(1, levels + 1):
            if proposes(game.choices) and may_enter_at(game, soldier, dot, level):
                add_pair(game, dot, level)


def list_mine_points(game: Game, mine: int) -> None:
    """List where a marker may be laid; no point where there is none. Rules: BS.MIN.4, BS.GAP.135."""
    for dot in range(game.board.dots):
        if proposes(game.choices) and may_lay(game, mine, dot):
            add_single(game.choices, dot)
    if game.choices.drawn == 0 and first_point(game, mine) == NOBODY:
        list_cell(game.choices, NOBODY)


def list_units(game: Game, side: int) -> None:
    """List whom a side may activate, and nobody where it may pass. Rules: BS.SEQ.2, BS.COM.13, BS.GAP.34."""
    if game.numbers.may_pass and count_grouped(game, side) == 0:
        list_cell(game.choices, NOBODY)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_activate(game, side, soldier):
            list_cell(game.choices, soldier)


def list_actions(game: Game, soldier: int) -> None:
    """List what a soldier may do; standing still first. Rule: BS.ACT.1."""
    for action in range(ACTIONS):
        for amount in range(most_amount(game, soldier, action) + 1):
            if proposes(game.choices) and may_do(game, soldier, action, amount):
                add_pair(game, action, amount)


def most_amount(game: Game, soldier: int, action: int) -> int:
    """Return the greatest amount that says something of an action: shots, whether paint is fired at, what falls."""
    if action == Action.FIRE:
        return attacks_of(game, soldier)
    if action == Action.DEMOLISH:
        return DIRECTIONS
    return 1 if action == Action.PAINT else 0


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


def list_targets(game: Game, soldier: int) -> None:
    """List whom a soldier may attack, or paint if that is what it does. Rules: BS.FIR.8, BS.PNT.2, BS.STC.1."""
    list_cell(game.choices, NOBODY)
    enemy: int = 1 - side_of(soldier)
    for target in range(first_of(enemy), end_of(game, enemy)):
        if may_be_named(game, soldier, target):
            list_cell(game.choices, target)


def list_queries(game: Game, soldier: int) -> None:
    """List whose card a soldier may inspect. Rule: BS.CARD.15."""
    list_cell(game.choices, NOBODY)
    enemy: int = 1 - side_of(soldier)
    for target in range(first_of(enemy), end_of(game, enemy)):
        if may_query(game, soldier, target):
            list_cell(game.choices, target)


def list_reactors(game: Game, side: int, mover: int) -> None:
    """List who may react to a soldier. Rules: BS.RXN.1, BS.GAP.104."""
    list_cell(game.choices, NOBODY)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_react(game, soldier, mover):
            list_cell(game.choices, soldier)


def list_morale_points(game: Game, most: int) -> None:
    """List how many points a morale roll may have. Rule: BS.COM.9."""
    for points in range(most + 1):
        list_cell(game.choices, points)


def list_members(game: Game, side: int) -> None:
    """List nobody more, and who may join a group. Rules: BS.COM.11, BS.COM.13."""
    list_cell(game.choices, NOBODY)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_join(game, side, soldier):
            list_cell(game.choices, soldier)


def list_crusaders(game: Game, soldier: int) -> None:
    """List no crusader, and those that may help a soldier. Rule: BS.CRU.1."""
    list_cell(game.choices, NOBODY)
    side: int = side_of(soldier)
    for crusader in range(first_of(side), end_of(game, side)):
        if may_rally(game, crusader, soldier):
            list_cell(game.choices, crusader)


def list_repairs(game: Game, soldier: int, as_helper: int) -> None:
    """List nobody, and the repairs that a soldier may have, or may give as a helper, surely or by a die.

    Rules: BS.ENG.1, BS.ENG.2, BS.DWN.2.
    """
    list_pair(game, NOBODY, Repairs.BY_ITSELF)
    side: int = side_of(soldier)
    for other in range(first_of(side), end_of(game, side)):
        if as_helper and may_revive(game, soldier, other):
            list_manners(game, soldier, other)
        elif not as_helper and may_repair_other(game, other, soldier):
            list_manners(game, other, other)


def list_manners(game: Game, helper: int, named: int) -> None:
    """List who is named with each manner of a repair; only engineers throw a die. Rule: BS.ENG.2."""
    list_pair(game, named, Repairs.BY_ITSELF)
    if has_ability(game, helper, Ability.REPAIRS):
        list_pair(game, named, Repairs.BY_DIE)


def list_covers(game: Game, soldier: int) -> None:
    """List the best covers within reach of a frightened soldier. Rule: BS.PAN.7."""
    for dot in range(game.board.dots):
        if game.land.reach[dot] > 0 and proposes(game.choices) and is_refuge(game, soldier, dot):
            add_single(game.choices, dot)
