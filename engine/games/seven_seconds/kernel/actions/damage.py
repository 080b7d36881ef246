"""Harm: grazed, damaged, stunned, destroyed."""

from engine.games.seven_seconds.kernel.board.pieces import is_drone, is_trooper, note, side_of
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import (
    Draw,
    Event,
    Kind,
    Status,
)
from engine.games.seven_seconds.kernel.records import Game


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
