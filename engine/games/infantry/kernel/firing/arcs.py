"""Firing arcs: laying them, and whom they cover. Rules: IN.GAP.30, IN.GAP.52, IN.HOUSE.4, IN.HOUSE.5."""

from engine.games.infantry.kernel.codes import (
    BEARING_DEG,
    BEARINGS,
    NOBODY,
    Event,
    Fault,
)
from engine.games.infantry.kernel.firing.attacks import active_weapon, gun_refused, has_rounds, shot_refused
from engine.games.infantry.kernel.numbers.codes import NEVER
from engine.games.infantry.kernel.numbers.targets import arc_attacks, is_in_arc
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms
from engine.games.infantry.kernel.standing.people import is_enemy, is_fighting, note_long


def arc_refused_here(game: Game, person: int, bearing: int) -> int:
    """Return what is against laying an arc, as bits. Rule: IN.HOUSE.4."""
    if bearing < 0 or bearing >= BEARINGS:
        return Fault.WRONG_BEARING
    reasons: int = gun_refused(game, person)
    if reasons:
        return reasons
    return Fault.NOT_ENOUGH if game.arms.ap > game.battle.ap[person] else 0


def lay_arc(game: Game, person: int, bearing: int, wide: int) -> None:
    """Let a trooper lay an arc with the weapon in hand. Rule: IN.HOUSE.4."""
    weapon: int = active_weapon(game, person)
    cost: int = game.arsenal.ap[weapon]
    game.battle.ap[person] -= cost
    game.battle.arc[person] = 1
    game.battle.laid[person] = 1
    game.battle.arc_wide[person] = wide
    game.battle.arc_bearing[person] = bearing
    game.battle.arc_attacks[person] = 0
    degrees: int = bearing * BEARING_DEG
    note_long(game, Event.ARC, person, NOBODY, weapon, degrees, wide, cost, game.battle.ap[person])


def covers(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot lies in a trooper's arc. Rules: IN.GAP.52, IN.HOUSE.5."""
    wide: bool = game.battle.arc_wide[person] == 1
    cosine: int = game.numbers.wide_cosine if wide else game.numbers.narrow_cosine
    sine: int = game.numbers.wide_sine if wide else game.numbers.narrow_sine
    return lies_along(game, person, game.battle.arc_bearing[person], column, row, cosine, sine)


def gun_covers(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot lies in the arc of a trooper's crewed weapon. Rules: IN.CRW.11, IN.CRW.12."""
    bearing: int = game.battle.gun_bearing[game.battle.gun[person]]
    return lies_along(game, person, bearing, column, row, game.numbers.crewed_cosine, game.numbers.crewed_sine)


def lies_along(game: Game, person: int, bearing: int, column: int, row: int, cosine: int, sine: int) -> bool:
    """Return whether a dot lies in an arc of a trooper around a bearing. Rule: IN.HOUSE.5."""
    way_x: int = column - game.battle.column[person]
    way_y: int = row - game.battle.row[person]
    compass_x: int = game.rulings.compass_x[bearing]
    return is_in_arc(game.numbers, compass_x, game.rulings.compass_y[bearing], way_x, way_y, cosine, sine)


def may_react(game: Game, person: int, target: int) -> bool:
    """Return whether a trooper may fire at an enemy who has entered a dot. Rules: IN.GAP.30, IN.HOUSE.4."""
    if not game.battle.arc[person] or not is_fighting(game, person) or not is_enemy(game, person, target):
        return False
    if game.battle.caught[person] and not game.rulings.wire_attacks:
        return False
    if not covers(game, person, game.battle.column[target], game.battle.row[target]):
        return False
    weapon: int = active_weapon(game, person)
    if weapon == NOBODY or not has_rounds(game, person, weapon):
        return False
    load_arms(game, weapon)
    most: int = arc_attacks(game.numbers, game.arms.type, game.arms.mode)
    if most != NEVER and game.battle.arc_attacks[person] >= most:
        return False
    return shot_refused(game, person, target) == 0
