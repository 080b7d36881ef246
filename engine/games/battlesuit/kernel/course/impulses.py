"""Impulses: the sides activate a soldier each in turn, shaken ones first, then panicked ones.

Rules: BS.SEQ.1 to BS.SEQ.3, BS.COM.3, BS.COM.11 to BS.COM.13, BS.GAP.34, BS.GAP.48.
"""

from engine.games.battlesuit.kernel.actions.command import check_group, gather_group
from engine.games.battlesuit.kernel.board.soldiers import note
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.course.activation import activate
from engine.games.battlesuit.kernel.event_codes import Event, Grouped
from engine.games.battlesuit.kernel.legal.units import count_grouped, first_due, is_due, may_activate
from engine.games.battlesuit.kernel.players.asking import choose_unit
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def impulse(game: Game, side: int) -> bool:
    """Let a player activate a soldier, and a group; return False if nobody was activated.

    Nobody may pass unless the rules say so. Rules: BS.SEQ.1, BS.COM.11, BS.GAP.34.
    """
    first: int = first_due(game, side)
    if first == NOBODY:
        return False
    prepare(game, side)
    choose_unit(game, side)
    soldier: int = game.choice.soldier
    if soldier == NOBODY and game.numbers.may_pass:
        return False
    activate_one(game, side, chosen_or(game, side, soldier, first))
    activate_group(game, side)
    return True


def chosen_or(game: Game, side: int, soldier: int, first: int) -> int:
    """Return the soldier that a player has chosen, or the first that is due if that one may not be activated."""
    if may_activate(game, side, soldier):
        return soldier
    refuse_answer(game.answers, game.forces.policy[side])
    return first


def activate_one(game: Game, side: int, soldier: int) -> None:
    """Activate a soldier, and count overrides until somebody shaken or panicked has been activated. Rule: BS.COM.3."""
    if is_due(game, side, soldier):
        game.battle.overrides[side] = 0
    else:
        game.battle.overrides[side] += 1
        note(game, Event.OVERRIDE, soldier, NOBODY, 0, 0, 0)
    activate(game, soldier)
    game.soldiers.grouped[soldier] = Grouped.UNGROUPED


def activate_group(game: Game, side: int) -> None:
    """Let a player activate a group that points pay for, in any order. Rules: BS.COM.11 to BS.COM.13."""
    if game.battle.reorganising[side]:
        return
    gather_group(game, side)
    check_group(game, side)
    while count_grouped(game, side) > 0:
        first: int = first_due(game, side)
        prepare(game, side)
        choose_unit(game, side)
        activate_one(game, side, chosen_or(game, side, game.choice.soldier, first))
