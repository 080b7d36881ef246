"""What a shot meets: the line of fire, and the target number. Rules: IN.GAP.20, IN.GAP.44, IN.SNK.1, IN.HOUSE.3.

A line is walked from the attacker's dot, and where it may step either way it steps diagonally. So a line and its
reverse may pass over different dots: who sees somebody need not be seen by them.
"""

from engine.games.infantry.kernel.codes import NOWHERE, Event, Land
from engine.games.infantry.kernel.numbers.codes import Band
from engine.games.infantry.kernel.numbers.steps import tunnel_lets_see
from engine.games.infantry.kernel.numbers.targets import (
    attacker_modifier,
    long_modifier,
    obstructed_by,
    target_modifier,
    target_number,
    walk_line,
)
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import (
    dot_of,
    is_in_trench,
    is_obstacle,
    land_at,
    level_at,
    note_long,
    swims,
)


def aim_line(game: Game, person: int, column: int, row: int) -> None:
    """Fill `game.line` from a trooper to a dot. Rule: IN.GAP.20."""
    walk_line(game.line, game.battle.column[person], game.battle.row[person], column, row)


def top_of(game: Game, column: int, row: int, other_column: int, other_row: int) -> int:
    """Return the level of the higher of two dots. Rule: IN.GAP.44."""
    return max(level_at(game, column, row), level_at(game, other_column, other_row))


def counts_on_line(game: Game, at: int, top: int) -> bool:
    """Return whether what stands on a dot of the line counts: not below the higher end. Rule: IN.GAP.44."""
    return not game.rulings.contours_block or level_at(game, game.line.column[at], game.line.row[at]) >= top


def is_line_blocked(game: Game, top: int) -> bool:
    """Return whether a dot between the ends of the line stops it. Rules: IN.GAP.44, IN.GAP.45."""
    for at in range(game.line.count - 1):
        column: int = game.line.column[at]
        row: int = game.line.row[at]
        if game.rulings.contours_block and level_at(game, column, row) > top:
            return True
        if is_obstacle(game, column, row) and counts_on_line(game, at, top):
            return True
    return False


def sees_dot(game: Game, person: int, column: int, row: int, tunnel: int) -> bool:
    """Return whether a trooper sees a dot, above ground (NOWHERE) or in a tunnel. Rules: IN.TUN.6, IN.GAP.20.

    Who is in a tunnel sees out of it from where one goes in. `game.line` is filled with the line.
    """
    own: int = game.battle.tunnel[person]
    here_column: int = game.battle.column[person]
    here_row: int = game.battle.row[person]
    aim_line(game, person, column, row)
    if not tunnel_lets_see(game.numbers, own, tunnel):
        return False
    if own != NOWHERE and own == tunnel:
        return True
    if own != NOWHERE and not game.ground.mouth[dot_of(game, here_column, here_row)]:
        return False
    return not is_line_blocked(game, top_of(game, here_column, here_row, column, row))


def sees(game: Game, person: int, target: int) -> bool:
    """Return whether a trooper sees another one. Rules: IN.TUN.6, IN.GAP.20, IN.GAP.44."""
    column: int = game.battle.column[target]
    return sees_dot(game, person, column, game.battle.row[target], game.battle.tunnel[target])


def count_obstructions(game: Game, top: int) -> None:
    """Count what stands on the dots of the line, the target's too. Rules: IN.SMK.4, IN.INC.8, IN.TER.5, IN.GAP.20."""
    for at in range(game.line.count):
        if counts_on_line(game, at, top):
            column: int = game.line.column[at]
            row: int = game.line.row[at]
            count_land(game, land_at(game, column, row))
            game.conditions.smoke_dots += 1 if game.battle.smoke[dot_of(game, column, row)] else 0
            game.conditions.fire_dots += 1 if game.battle.fire[dot_of(game, column, row)] else 0


def count_land(game: Game, land: int) -> None:
    """Count the terrain of a dot of the line. Rules: IN.TER.5, IN.GAP.16."""
    if land == Land.LIGHT_VEGETATION:
        game.conditions.light_dots += 1
    elif land == Land.HEAVY_VEGETATION:
        game.conditions.heavy_dots += 1
    elif land == Land.SWAMP:
        game.conditions.swamp_dots += 1


def is_behind_low_wall(game: Game, top: int) -> bool:
    """Return whether a low wall is on the last dot of the line, or on the one before it. Rule: IN.GAP.16."""
    for at in range(max(0, game.line.count - 2), game.line.count):
        low: bool = land_at(game, game.line.column[at], game.line.row[at]) == Land.LOW_WALL
        if low and counts_on_line(game, at, top):
            return True
    return False


def clear_conditions(game: Game) -> None:
    """Make the conditions those of an attack that nothing hinders."""
    game.conditions.smoke_dots = 0
    game.conditions.light_dots = 0
    game.conditions.heavy_dots = 0
    game.conditions.swamp_dots = 0
    game.conditions.fire_dots = 0
    game.conditions.prone = 0
    game.conditions.trench = 0
    game.conditions.low_cover = 0
    game.conditions.entangled = 0
    game.conditions.tunnel = 0
    game.conditions.swimming = 0
    game.conditions.sneak_suit = 0
    game.conditions.large = 0
    game.conditions.moving = 0
    game.conditions.wide = 0


def find_conditions(game: Game, person: int, target: int) -> None:
    """Find the conditions of an attack on a trooper, but for how it is made. Rules: IN.TUN.5, IN.WAT.7, IN.HOUSE.3."""
    clear_conditions(game)
    column: int = game.battle.column[target]
    row: int = game.battle.row[target]
    tunnel: int = game.battle.tunnel[target]
    aim_line(game, person, column, row)
    if tunnel != NOWHERE and tunnel == game.battle.tunnel[person]:
        game.conditions.tunnel = 1
    else:
        top: int = top_of(game, game.battle.column[person], game.battle.row[person], column, row)
        count_obstructions(game, top)
        game.conditions.low_cover = 1 if is_behind_low_wall(game, top) else 0
    game.conditions.entangled = game.battle.caught[person]
    game.conditions.prone = game.battle.prone[target]
    game.conditions.trench = 1 if is_in_trench(game, target) else 0
    game.conditions.swimming = 1 if swims(game, target) else 0
    game.conditions.sneak_suit = game.forces.sneak_suit[target]


def number_to_reach(game: Game, band: int) -> int:
    """Return what two dice have to reach with `game.arms` under `game.conditions`. Rule: IN.HOUSE.3."""
    return target_number(game.numbers, game.conditions, game.arms.type, band)


def note_modifiers(game: Game, person: int, target: int, band: int) -> None:
    """Note what makes an attack harder or easier, if anything does. Rule: IN.HOUSE.3."""
    line: int = obstructed_by(game.numbers, game.conditions)
    theirs: int = target_modifier(game.numbers, game.conditions)
    own: int = attacker_modifier(game.numbers, game.conditions, game.arms.type)
    far: int = long_modifier(game.numbers, game.conditions) if band == Band.LONG else 0
    if line != 0 or theirs != 0 or own != 0 or far != 0:
        note_long(game, Event.MODIFIERS, person, target, line, theirs, own, far, 0)
