"""What is put on a piece: target counters, which tell how well it has been found, and harm."""

from engine.games.seven_seconds.kernel.board.pieces import is_drone, is_trooper, note, side_of
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import NOBODY, OWN_DEED, Draw, Event, Kind, Status
from engine.games.seven_seconds.kernel.records import Game


def counters_shed(counters: int, stat: int, displacement_mil: int, rounding: int) -> int:
    """Return the counters a Move or Jump sheds. Rules: 7S.MOVE.2, 7S.MOVE.4, 7S.JUMP.3, 7S.GAP.33.

    Rounding of part inches: 0 down, 1 to the nearest, 2 up.
    """
    inches: int = (displacement_mil + rounding * 999 // 2) // 1000
    return min(counters, min(stat, inches))


def shed(game: Game, piece: int, displacement_mil: int) -> None:
    """Take off the counters a unit loses by relocating. Rules: 7S.TC.3, 7S.MOVE.2."""
    counters: int = game.battle.counters[piece]
    lost: int = counters_shed(counters, game.forces.shed[piece], displacement_mil, game.numbers.shed_rounding)
    if lost > 0:
        game.battle.counters[piece] = counters - lost
        note(game, Event.SHED, piece, NOBODY, lost, game.battle.counters[piece], 0)


def add_counters(game: Game, piece: int, by: int, count: int, cause: int) -> None:
    """Put target counters on a piece; they serve all of its enemies. Rules: 7S.TC.1, 7S.TC.2."""
    if count > 0:
        game.battle.counters[piece] += count
        note(game, Event.COUNTERS, piece, by, count, game.battle.counters[piece], cause)


def add_own_counters(game: Game, piece: int, action: int, times: int) -> None:
    """Put the counters of an action on the piece that takes it. Rules: 7S.ACT.8, 7S.ACT.9."""
    if game.forces.kind[piece] != Kind.OBJECTIVE:
        add_counters(game, piece, NOBODY, times * game.numbers.own_counters[action], action + OWN_DEED)


def destroy(game: Game, victim: int, by: int) -> None:
    """Take a unit off the table for good. Rule: 7S.DMG.6."""
    side: int = side_of(victim)
    kind: int = game.forces.kind[victim]
    game.battle.status[victim] = Status.DESTROYED
    game.battle.active[victim] = 0
    if is_trooper(kind):
        game.battle.troopers_lost[side] += 1
        if kind == Kind.COMMANDER:
            game.battle.commander_lost[side] += 1
    else:
        game.battle.drones_lost[side] += 1
    note(game, Event.DESTROYED, victim, by, 0, 0, 0)


def damage_suit(game: Game, victim: int, by: int) -> None:
    """Damage a trooper's suit; a second time destroys it. Rules: 7S.DMG.3, 7S.GAP.116."""
    second: bool = game.battle.damaged[victim] > 0 or (
        game.battle.scarred[victim] > 0 and not game.numbers.repair_resets
    )
    game.battle.damaged[victim] = 1
    game.battle.scarred[victim] = 1
    if second:
        destroy(game, victim, by)
    else:
        note(game, Event.DAMAGED, victim, by, 0, 0, 0)


def stun(game: Game, victim: int, by: int) -> None:
    """Lay a trooper prone; a second stun changes nothing. Rules: 7S.CTR.10, 7S.GAP.87."""
    if game.battle.stunned[victim] == 0 or game.numbers.stun_stacks:
        game.battle.stunned[victim] += 1
        note(game, Event.STUNNED, victim, by, 0, 0, 0)


def graze(game: Game, victim: int, by: int) -> None:
    """Graze a unit: a drone is lost, a trooper throws for stun and damage. Rules: 7S.RIF.12, 7S.RIF.13, 7S.DMG.7."""
    if is_drone(game.forces.kind[victim]):
        destroy(game, victim, by)
        return
    armour: int = game.forces.armour[victim]
    side: int = side_of(victim)
    red: int = throw(game, side, victim, by, Draw.STUN, armour)
    other: int = throw(game, side, victim, by, Draw.DAMAGE, armour)
    note(game, Event.GRAZE, victim, by, red, other, armour)
    if red > armour:
        stun(game, victim, by)
    if other > armour:
        damage_suit(game, victim, by)
