"""What explodes: declared in the movement phase, worked out after it. Rules: IN.HOUSE.6, IN.GAP.50."""

from engine.games.infantry.kernel.blasts.declaring import launch_cost, number_at, reload_cost, tunnel_of_aim
from engine.games.infantry.kernel.blasts.smoke import land_smoke
from engine.games.infantry.kernel.chance import throw, throw_two
from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, SLOTS, Draw, Ending, Event, Harm, Land, NoEffect
from engine.games.infantry.kernel.moving.hazards import light_fire
from engine.games.infantry.kernel.numbers.codes import Filling
from engine.games.infantry.kernel.numbers.harm import (
    blast_points,
    breach_needs,
    filling_of,
    ignites,
    is_sheltered,
    lands_on_a_miss,
    scatter_column,
    scatter_dots,
    scatter_row,
    scatters,
    structure_points,
)
from engine.games.infantry.kernel.numbers.targets import attack_hits, dots_apart, walk_line
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import hurt, load_arms, weapon_in
from engine.games.infantry.kernel.standing.people import (
    dot_of,
    is_fighting,
    is_in_trench,
    is_obstacle,
    is_on_map,
    is_there,
    is_water,
    judge,
    land_at,
    note,
    note_long,
    note_side,
)

DIRECTIONS = 8


def burst(game: Game, person: int, weapon: int, column: int, row: int, tunnel: int) -> None:
    """Let a weapon go off on a dot: troopers first, then the ground. Rules: IN.EXP.3, IN.INC.7, IN.HOUSE.6."""
    load_arms(game, weapon)
    note_long(game, Event.BLAST, person, NOBODY, weapon, column, row, 0, 0)
    for target in range(game.forces.people):
        if is_fighting(game, target) and game.battle.tunnel[target] == tunnel:
            blast_trooper(game, target, column, row)
    if tunnel == NOWHERE:
        blast_ground(game, column, row)


def blast_trooper(game: Game, target: int, column: int, row: int) -> None:
    """Do a trooper the damage of its ring. Rules: IN.EXP.3, IN.INC.5, IN.INC.6, IN.WAT.6, IN.GAP.47."""
    there: int = game.battle.column[target]
    there_row: int = game.battle.row[target]
    above: bool = game.battle.tunnel[target] == NOWHERE
    blocked: bool = above and is_blocked(game, column, row, there, there_row)
    low: bool = above and lies_behind_low(game, target)
    wet: bool = above and is_water(game, there, there_row)
    sheltered: bool = is_sheltered(game.numbers, game.arms, blocked, low)
    distance: int = dots_apart(column, row, there, there_row)
    hurt(game, target, blast_points(game.numbers, game.arms, distance, wet, sheltered), Harm.LETHAL)


def is_blocked(game: Game, column: int, row: int, other_column: int, other_row: int) -> bool:
    """Return whether an obstacle lies between where it goes off and a dot; fills `game.line`. Rule: IN.GAP.50."""
    walk_line(game.line, column, row, other_column, other_row)
    obstacles: int = 0
    for at in range(game.line.count - 1):
        obstacles += 1 if is_obstacle(game, game.line.column[at], game.line.row[at]) else 0
    return obstacles > 0


def lies_behind_low(game: Game, target: int) -> bool:
    """Return whether somebody prone is behind a low wall on the line. Rules: IN.TUN.5, IN.INC.6, IN.GAP.47."""
    in_trench: bool = is_in_trench(game, target) and game.numbers.trench_is_prone == 1
    return (game.battle.prone[target] == 1 or in_trench) and is_behind_low(game)


def is_behind_low(game: Game) -> bool:
    """Return whether a low wall is on the last dot of the line or the one before it. Rules: IN.INC.6, IN.GAP.47."""
    for at in range(max(0, game.line.count - 2), game.line.count):
        if land_at(game, game.line.column[at], game.line.row[at]) == Land.LOW_WALL:
            return True
    return False


def blast_ground(game: Game, column: int, row: int) -> None:
    """Do structures their damage, and light the dots that burn. Rules: IN.BRC.2, IN.INC.7."""
    reach: int = game.arms.rings - 1
    for there_row in range(row - reach, row + reach + 1):
        for there in range(column - reach, column + reach + 1):
            if is_on_map(game, there, there_row) and not is_shadowed(game, column, row, there, there_row):
                blast_dot(game, there, there_row, dots_apart(column, row, there, there_row))
    clear_away(game, column, row, reach)


def clear_away(game: Game, column: int, row: int, reach: int) -> None:
    """Let what a blast has breached be rough ground, now that it has gone everywhere. Rules: IN.BRC.3, IN.HOUSE.6."""
    for there_row in range(row - reach, row + reach + 1):
        for there in range(column - reach, column + reach + 1):
            if is_on_map(game, there, there_row):
                dot: int = dot_of(game, there, there_row)
                if game.ground.toughness[dot] < 0 and game.battle.suffered[dot] > 0:
                    game.ground.terrain[dot] = Land.ROUGH


def is_shadowed(game: Game, column: int, row: int, there: int, there_row: int) -> bool:
    """Return whether an obstacle keeps a blast off a dot; fills `game.line`. Rules: IN.INC.5, IN.GAP.50."""
    return is_blocked(game, column, row, there, there_row) and game.numbers.blocked_by_line == 1


def protects_somebody(game: Game, column: int, row: int) -> bool:
    """Return whether a low wall keeps the blast off somebody who lies on a dot. Rules: IN.INC.6, IN.GAP.47."""
    for target in range(game.forces.people):
        if is_there(game, target, column, row, NOWHERE) and lies_behind_low(game, target):
            return is_sheltered(game.numbers, game.arms, False, True)
    return False


def blast_dot(game: Game, column: int, row: int, distance: int) -> None:
    """Do a dot what a blast does to it that far away; `game.line` leads there. Rules: IN.BRC.2, IN.INC.6, IN.INC.7."""
    if game.ground.toughness[dot_of(game, column, row)] >= 0:
        damage_structure(game, column, row, structure_points(game.numbers, game.arms, distance))
    if filling_of(game.arms) == Filling.INCENDIARY and not is_obstacle(game, column, row):
        sheltered: bool = protects_somebody(game, column, row)
        if ignites(game.numbers, game.arms, distance, is_water(game, column, row), sheltered):
            light_fire(game, column, row)


def damage_structure(game: Game, column: int, row: int, points: int) -> None:
    """Add damage to a dot of a structure, which may be breached. Rules: IN.BRC.1 to IN.BRC.6, IN.GAP.27."""
    if points <= 0 or not game.rulings.breaching:
        return
    dot: int = dot_of(game, column, row)
    game.battle.suffered[dot] += points
    breached: bool = game.battle.suffered[dot] >= breach_needs(game.numbers, game.ground.toughness[dot])
    if breached:
        game.ground.toughness[dot] = -1
    note_side(game, Event.STRUCTURE, NOBODY, column, row, points, game.battle.suffered[dot], 1 if breached else 0)


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
