"""Command, Repair and Scramble."""

from engine.games.seven_seconds.kernel.actions.blips import put_down
from engine.games.seven_seconds.kernel.actions.damage import add_own_counters
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.board.pieces import (
    first_blip,
    is_blip,
    is_drone,
    is_on_table,
    is_trooper,
    is_within,
    note,
    range_mil,
    side_of,
    units_in_square,
)
from engine.games.seven_seconds.kernel.chance import pick
from engine.games.seven_seconds.kernel.codes import BLIPS, NOBODY, Action, Draw, Event, Kind, Status
from engine.games.seven_seconds.kernel.records import Game


def commander_lost(game: Game, side: int) -> bool:
    """Return whether a side's commander has fallen."""
    return game.battle.commander_lost[side] > 0


def may_command(game: Game, piece: int, recipient: int) -> bool:
    """Return whether a piece may give a command to another. Rules: 7S.CMD.2 to 7S.CMD.4, 7S.GAP.69, 7S.GAP.114."""
    side: int = side_of(piece)
    if not may_act(game, piece, Action.COMMAND) or not is_on_table(game, recipient) or side_of(recipient) != side:
        return False
    if game.battle.active[recipient]:
        return False
    # A unit that could command itself without end would never pass the turn.
    if recipient == piece and (not game.numbers.command_self or game.battle.commanded[piece]):
        return False
    if is_blip(game, recipient) and not game.numbers.command_blips:
        return False
    leads: bool = game.numbers.engineer_succeeds == 1 and commander_lost(game, side)
    if game.forces.kind[piece] == Kind.ENGINEER and not leads and not is_drone(game.forces.kind[recipient]):
        return False
    return is_within(game, range_mil(game, piece, recipient), game.numbers.command_mil)


def give_command(game: Game, piece: int, recipient: int) -> None:
    """Give a command that may be given. Rules: 7S.CMD.1, 7S.CMD.2, 7S.CMD.5, 7S.GAP.108."""
    note(game, Event.COMMAND, piece, recipient, 1 if game.forces.kind[piece] == Kind.COMMANDER else 0, 0, 0)
    game.battle.active[recipient] = 1
    game.battle.commanded[recipient] = 1
    add_own_counters(game, piece, Action.COMMAND, 1)


def may_repair(game: Game, piece: int, patient: int) -> bool:
    """Return whether an engineer may repair a trooper. Rules: 7S.REP.1, 7S.REP.3, 7S.GAP.103."""
    if not may_act(game, piece, Action.REPAIR) or side_of(piece) != side_of(patient) or not is_on_table(game, patient):
        return False
    if not is_trooper(game.forces.kind[patient]) or game.battle.damaged[patient] == 0:
        return False
    return piece == patient or is_within(game, range_mil(game, piece, patient), game.numbers.repair_mil)


def repair(game: Game, piece: int, patient: int) -> None:
    """Repair a suit that may be repaired. Rules: 7S.REP.1, 7S.REP.2, 7S.GAP.103."""
    game.battle.damaged[patient] = 0
    if game.numbers.repair_clears_stun:
        game.battle.stunned[patient] = 0
    note(game, Event.REPAIR, piece, patient, 0, 0, 0)
    add_own_counters(game, piece, Action.REPAIR, 1)


def is_unused(game: Game, blip: int) -> bool:
    """Return whether a blip counter is free: off the table, its square empty. Rules: 7S.SCR.3, 7S.GAP.70."""
    square: int = blip - first_blip(side_of(blip))
    return (
        square < game.numbers.blips
        and game.battle.status[blip] == Status.OFF_TABLE
        and units_in_square(game, blip) == 0
    )


def unused_blips(game: Game, side: int) -> int:
    """Return how many blip counters a side has free. Rule: 7S.BLIP.14."""
    found: int = 0
    for blip in range(first_blip(side), first_blip(side) + BLIPS):
        if is_unused(game, blip):
            found += 1
    return found


def may_scramble(game: Game, piece: int) -> bool:
    """Return whether a unit may scramble. Rules: 7S.SCR.1, 7S.SCR.3, 7S.GAP.70, 7S.GAP.71."""
    if not may_act(game, piece, Action.SCRAMBLE) or game.battle.counters[piece] > game.numbers.scramble_max_counters:
        return False
    return unused_blips(game, side_of(piece)) >= game.numbers.scramble_blips


def scramble(game: Game, piece: int) -> None:
    """Send a unit back under one of some new blips, by lot. Rules: 7S.SCR.1, 7S.SCR.2, 7S.GAP.70, 7S.GAP.71."""
    side: int = side_of(piece)
    first: int = first_blip(side)
    x: int = game.battle.x_mil[piece]
    y: int = game.battle.y_mil[piece]
    note(game, Event.SCRAMBLE, piece, NOBODY, game.numbers.scramble_blips, 0, 0)
    add_own_counters(game, piece, Action.SCRAMBLE, 1)
    game.battle.status[piece] = Status.DESTROYED
    own: int = pick(game, piece, Draw.SCRAMBLE, game.numbers.scramble_blips)
    for number in range(game.numbers.scramble_blips):
        blip: int = first + nth_unused(game, side, pick(game, piece, Draw.SCRAMBLE, unused_blips(game, side)))
        placed: bool = put_down(game, blip, x, y, number == 0)
        game.battle.active[blip] = game.numbers.scramble_blips_active if placed else 0
        if number == 0 or (number == own and placed):
            game.forces.square[piece] = blip - first
    game.battle.status[piece] = Status.HOLDING
    game.battle.active[piece] = 0
    game.battle.counters[piece] = 0
    game.battle.jamming[piece] = 0
    if not game.numbers.scramble_keeps_damage:
        game.battle.damaged[piece] = 0


def nth_unused(game: Game, side: int, number: int) -> int:
    """Return the square of the n-th free blip counter of a side, from 0."""
    left: int = number
    first: int = first_blip(side)
    for blip in range(first, first + BLIPS):
        if is_unused(game, blip):
            if left == 0:
                return blip - first
            left -= 1
    return 0
