"""Explosives, incendiaries and grenades: declared in the movement phase, worked out after it. Rule: IN.HOUSE.6."""

from engine.games.infantry.kernel.blasts.bursting import burst
from engine.games.infantry.kernel.blasts.declaring import launch_cost, number_at, reload_cost, tunnel_of_aim
from engine.games.infantry.kernel.blasts.smoke import land_smoke
from engine.games.infantry.kernel.chance import throw, throw_two
from engine.games.infantry.kernel.codes import (
    NOBODY,
    SLOTS,
    Draw,
    Ending,
    Event,
    NoEffect,
)
from engine.games.infantry.kernel.numbers.blasts import (
    filling_of,
    lands_on_a_miss,
    scatter_column,
    scatter_dots,
    scatter_row,
    scatters,
)
from engine.games.infantry.kernel.numbers.codes import Filling
from engine.games.infantry.kernel.numbers.targets import attack_hits
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms, weapon_in
from engine.games.infantry.kernel.standing.ending import judge
from engine.games.infantry.kernel.standing.ground import is_on_map
from engine.games.infantry.kernel.standing.people import note, note_long

DIRECTIONS = 8


def launch(game: Game, person: int, moving: bool) -> None:
    """Declare the chosen use of an explosive, which is legal; who stood still is done. Rules: IN.INC.2, IN.MVF.8."""
    slot: int = game.choice.slot
    column: int = game.choice.column
    row: int = game.choice.row
    weapon: int = weapon_in(game, person, slot)
    load_arms(game, weapon)
    cost: int = launch_cost(game, person, column, row, moving)
    game.battle.ap[person] -= cost + reload_cost(game, person, slot)
    if game.battle.rounds[person * SLOTS + slot] > 0:
        game.battle.rounds[person * SLOTS + slot] -= 1
    at: int = game.battle.declared
    game.battle.declared += 1
    game.battle.declared_by[at] = person
    game.battle.declared_weapon[at] = weapon
    game.battle.declared_column[at] = column
    game.battle.declared_row[at] = row
    game.battle.declared_number[at] = number_at(game, person, column, row, moving)
    game.battle.declared_tunnel[at] = tunnel_of_aim(game, person, column, row)
    left: int = game.battle.rounds[person * SLOTS + slot]
    note_long(game, Event.DECLARED, person, NOBODY, weapon, column, row, game.battle.declared_number[at], left)
    if not moving:
        game.battle.done[person] = 1
    elif not game.rulings.goes_on:
        game.battle.moved[person] = max(game.battle.moved[person], game.numbers.movement_cap)
    if game.rulings.at_once:
        resolve_declared(game)


def resolve_declared(game: Game) -> None:
    """Work out what was declared, in its order, until a side is gone. Rules: IN.MVF.8, IN.HOUSE.1, IN.HOUSE.9."""
    for at in range(game.battle.declared):
        if game.battle.over == Ending.NOT_OVER:
            resolve(game, at)
            judge(game)
    game.battle.declared = 0


def resolve(game: Game, at: int) -> None:
    """Work out a declared explosion: two dice, a scatter, what it does. Rules: IN.EXP.11, IN.INC.12, IN.GAP.18."""
    person: int = game.battle.declared_by[at]
    weapon: int = game.battle.declared_weapon[at]
    number: int = game.battle.declared_number[at]
    load_arms(game, weapon)
    roll: int = throw_two(game, person, Draw.ATTACK)
    hit: bool = attack_hits(game.numbers, number, roll)
    note_long(game, Event.ROLL, person, NOBODY, roll, number, 1 if hit else 0, weapon, 0)
    game.battle.shots[game.forces.side[person]] += 1
    if hit:
        game.battle.hits[game.forces.side[person]] += 1
    elif not lands_on_a_miss(game.numbers, game.arms.type):
        note(game, Event.NO_EFFECT, person, NOBODY, NoEffect.MISSED, 0, 0)
        return
    elif scatters(game.numbers, game.arms.type):
        scatter(game, at, scatter_dots(game.numbers, number, roll))
    come_down(game, at)


def scatter(game: Game, at: int, dots: int) -> None:
    """Move a declared explosion so many dots in a direction by lot. Rule: IN.GAP.18."""
    person: int = game.battle.declared_by[at]
    direction: int = throw(game, person, Draw.SCATTER, DIRECTIONS)
    game.battle.declared_column[at] += dots * scatter_column(direction)
    game.battle.declared_row[at] += dots * scatter_row(direction)
    column: int = game.battle.declared_column[at]
    note_long(game, Event.SCATTERS, person, NOBODY, column, game.battle.declared_row[at], dots, direction, 0)


def come_down(game: Game, at: int) -> None:
    """Let a declared explosion go off where it is; beyond the map it does nothing."""
    person: int = game.battle.declared_by[at]
    column: int = game.battle.declared_column[at]
    row: int = game.battle.declared_row[at]
    if not is_on_map(game, column, row):
        note(game, Event.NO_EFFECT, person, NOBODY, NoEffect.OFF_THE_MAP, 0, 0)
    elif filling_of(game.arms) == Filling.SMOKE:
        land_smoke(game, person, column, row)
    else:
        burst(game, person, game.battle.declared_weapon[at], column, row, game.battle.declared_tunnel[at])
