"""Which soldiers may be activated: shaken ones first, then panicked ones, then the others.

Rules: BS.SEQ.2, BS.SHK.1, BS.SHK.2, BS.PAN.1, BS.ORD.1, BS.ORD.2, BS.COM.2, BS.COM.3, BS.COM.11, BS.ACT.2, BS.GAP.48.
"""

from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_active,
    is_good_order,
    is_soldier,
    side_of,
)
from engine.games.battlesuit.kernel.codes import NOBODY, Ability, Morale, Place
from engine.games.battlesuit.kernel.event_codes import Grouped
from engine.games.battlesuit.kernel.legal.command import is_in_command
from engine.games.battlesuit.kernel.records import Game


def waits(game: Game, soldier: int) -> bool:
    """Return whether a soldier can still be activated in this turn; those off the map once their wave is due."""
    if game.soldiers.complete[soldier]:
        return False
    if game.soldiers.place[soldier] == Place.WAITING:
        wave: int = game.forces.wave[soldier]
        return wave > 0 and game.plan.wave_turn[wave] <= game.battle.turn
    return is_active(game, soldier)


def count_waiting(game: Game, side: int, morale: int) -> int:
    """Return how many soldiers of a side in a state of morale can still be activated."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if game.soldiers.morale[soldier] == morale and waits(game, soldier):
            found += 1
    return found


def count_grouped(game: Game, side: int) -> int:
    """Return how many soldiers of a group are still to be activated. Rule: BS.COM.13."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if game.soldiers.grouped[soldier] == Grouped.PASSED and waits(game, soldier):
            found += 1
    return found


def due_morale(game: Game, side: int) -> int:
    """Return which soldiers of a side are due: the shaken, then the panicked, then the others; NOBODY if none is."""
    if count_waiting(game, side, Morale.SHOCKED) > 0:
        return Morale.SHOCKED
    if count_waiting(game, side, Morale.PANICKED) > 0:
        return Morale.PANICKED
    return Morale.STEADY if count_waiting(game, side, Morale.STEADY) > 0 else NOBODY


def is_due(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier is due; those of a group before all others. Rules: BS.SEQ.2, BS.COM.13, BS.ACT.2."""
    if not is_soldier(game, soldier) or side_of(soldier) != side or not waits(game, soldier):
        return False
    if count_grouped(game, side) > 0:
        return game.soldiers.grouped[soldier] == Grouped.PASSED
    return game.soldiers.morale[soldier] == due_morale(game, side)


def may_override(game: Game, side: int, soldier: int) -> bool:
    """Return whether a leader may act in place of somebody shaken. Rules: BS.ORD.2, BS.COM.2, BS.GAP.48."""
    if not is_soldier(game, soldier) or side_of(soldier) != side or not waits(game, soldier):
        return False
    if game.battle.overrides[side] >= game.numbers.override_limit or game.battle.reorganising[side]:
        return False
    if (
        not has_ability(game, soldier, Ability.LEADS)
        or not is_good_order(game, soldier)
        or count_grouped(game, side) > 0
    ):
        return False
    return count_waiting(game, side, Morale.SHOCKED) + count_waiting(game, side, Morale.PANICKED) > 0


def may_activate(game: Game, side: int, soldier: int) -> bool:
    """Return whether a side may activate a soldier now: one that is due, or a leader that overrides."""
    return is_due(game, side, soldier) or may_override(game, side, soldier)


def may_join(game: Game, side: int, soldier: int) -> bool:
    """Return whether a command point may activate a soldier in the same impulse. Rules: BS.COM.4, BS.COM.11."""
    if not is_due(game, side, soldier) or game.soldiers.grouped[soldier] != Grouped.UNGROUPED:
        return False
    return is_in_command(game, soldier)


def first_due(game: Game, side: int) -> int:
    """Return the first soldier that is due, or NOBODY."""
    for soldier in range(first_of(side), end_of(game, side)):
        if is_due(game, side, soldier):
            return soldier
    return NOBODY
