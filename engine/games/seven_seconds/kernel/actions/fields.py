"""Jamming fields at work on those who end their activation in them."""

from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.damage import damage_suit, destroy
from engine.games.seven_seconds.kernel.board.patches import in_any_field
from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip, is_drone, is_on_table, note, side_of
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import NOBODY, SIDE_PIECES, Cause, Draw, Event
from engine.games.seven_seconds.kernel.records import Game


def end_in_field(game: Game, piece: int) -> bool:
    """Apply a jamming field to a piece whose activation ends in it; return whether it worked on it.

    Rules: 7S.JAM.4 to 7S.JAM.6, 7S.BLIP.13.
    """
    if not is_on_table(game, piece):
        return False
    drone: int = in_any_field(game, piece)
    if drone == NOBODY:
        return False
    if not is_blip(game, piece):
        return suffer_field(game, piece, drone)
    if reveal(game, piece, Cause.A_JAMMING_FIELD) > 0:
        first: int = first_blip(side_of(piece))
        for unit in range(first, first + SIDE_PIECES):
            if game.battle.assigned[unit]:
                game.battle.active[unit] = 0
                suffer_field(game, unit, drone)
    return True


def suffer_field(game: Game, unit: int, drone: int) -> bool:
    """Let a field work on a unit: drones are lost, troopers throw against their armour. Rules: 7S.JAM.4, 7S.JAM.5.

    Return False where the field passes over a unit with too few counters.
    """
    if game.battle.counters[unit] < game.numbers.field_min_counters:
        return False
    if is_drone(game.forces.kind[unit]):
        note(game, Event.JAMMED, unit, drone, 0, 0, 1)
        destroy(game, unit, drone)
        return True
    armour: int = game.forces.armour[unit]
    value: int = throw(game, side_of(unit), unit, drone, Draw.JAMMING_FIELD, armour)
    note(game, Event.JAMMED, unit, drone, value, armour, 1 if value > armour else 0)
    if value > armour:
        damage_suit(game, unit, drone)
    return True
