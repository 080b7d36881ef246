"""Target numbers of attacks on troopers: under which conditions they are made. Rules: IN.SNK.1, IN.HOUSE.3."""

from engine.games.infantry.kernel.codes import NOWHERE, Event
from engine.games.infantry.kernel.firing.sight import aim_line, count_obstructions, is_behind_low_wall, top_of
from engine.games.infantry.kernel.numbers.codes import Band
from engine.games.infantry.kernel.numbers.targets import (
    attacker_modifier,
    long_modifier,
    obstructed_by,
    target_modifier,
    target_number,
)
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_in_trench, note_long, swims


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
