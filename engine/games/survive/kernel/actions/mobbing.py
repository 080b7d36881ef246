"""Mobbing Charges: two who fight one. Rules: SV.MOB.1 to SV.MOB.4, SV.GAP.17."""

from engine.games.survive.kernel.actions.fights import (
    begin_pair,
    enter_fight,
    is_down,
    is_out,
    pair_strike,
    reply_modifier,
    strike,
)
from engine.games.survive.kernel.board.choices import clear_choice, refuse
from engine.games.survive.kernel.board.pieces import is_control, is_dazed, note
from engine.games.survive.kernel.codes import Event, FightEnd, MobRole
from engine.games.survive.kernel.questions import choose_reply
from engine.games.survive.kernel.records import Game


def is_mobbing(one_reaches: bool, other_reaches: bool) -> bool:
    """Return whether two charges at one target are a Mobbing Charge. Rule: SV.MOB.1."""
    return one_reaches and other_reaches


def mob(game: Game, rear: int, front: int, target: int) -> bool:
    """Fight a Mobbing Charge out; return whether the mobbers have won. Rules: SV.MOB.2, SV.MOB.3, SV.HOUSE.6."""
    enter_fight(game, rear, target)
    enter_fight(game, front, target)
    enter_fight(game, target, rear)
    begin_pair(game)
    open_mobbing(game, rear, front, target)
    strikes: int = 0
    place: int = 0
    while strikes < game.numbers.strikes_most and not is_decided(game, rear, front, target):
        strikes += take_turn(game, rear, front, target, game.numbers.mob_order[place])
        place = (place + 1) % 3
    return settle_mobbing(game, rear, front, target)


def open_mobbing(game: Game, rear: int, front: int, target: int) -> None:
    """Play the rear sequence, each strike of which is followed by one from the front. Rules: SV.RCH.2 to SV.RCH.8."""
    sure: bool = game.numbers.automatic_hits == 1
    was_dazed: bool = is_dazed(game, target)
    pair_of_strikes(game, rear, front, target, sure)
    if is_out(game, target):
        return
    if was_dazed or not is_dazed(game, target):
        reply(game, rear, front, target, reply_modifier(game, target))
    pair_of_strikes(game, rear, front, target, sure)


def pair_of_strikes(game: Game, rear: int, front: int, target: int, sure: bool) -> None:
    """Let the rear unit strike and the front unit after it. Rule: SV.GAP.17."""
    if not is_out(game, rear) and not is_out(game, target):
        pair_strike(game, rear, target, reply_modifier(game, rear), sure)
    if not is_down(game, front) and not is_out(game, target):
        pair_strike(game, front, target, 0, False)


def reply(game: Game, rear: int, front: int, target: int, modifier: int) -> None:
    """Let the target strike back at whichever mobber its owner chooses. Rule: SV.GAP.17."""
    foe: int = front if is_out(game, rear) else rear
    if not is_control(game, target) and not is_out(game, rear) and not is_out(game, front):
        clear_choice(game)
        game.choice.piece = rear
        game.choice.partner = front
        choose_reply(game, game.battle.mob[target], target, rear, front)
        if game.choice.target == front:
            foe = front
        elif game.choice.target != rear:
            refuse(game, game.battle.mob[target])
    if not is_out(game, foe):
        strike(game, target, foe, modifier, False)


def is_decided(game: Game, rear: int, front: int, target: int) -> bool:
    """Return whether the target, or both mobbers, are Dazed or out. Rule: SV.GAP.17."""
    return is_down(game, target) or (is_down(game, rear) and is_down(game, front))


def take_turn(game: Game, rear: int, front: int, target: int, role: int) -> int:
    """Let one of the three strike, as ruled rear, front, target in turn; return how many strikes. Rule: SV.GAP.17."""
    if role > MobRole.FRONT:
        reply(game, rear, front, target, 0)
        return 1
    striker: int = rear if role == MobRole.REAR else front
    if is_down(game, striker):
        return 0
    pair_strike(game, striker, target, 0, False)
    return 1


def settle_mobbing(game: Game, rear: int, front: int, target: int) -> bool:
    """Log how a Mobbing Charge ended, and return whether the mobbers have won. Rule: SV.GAP.17."""
    if is_down(game, target):
        note(game, Event.FIGHT_OVER, front if is_down(game, rear) else rear, target, FightEnd.WON, 0, 0)
        return True
    if is_down(game, rear) and is_down(game, front):
        note(game, Event.FIGHT_OVER, target, rear, FightEnd.WON, 0, 0)
    else:
        note(game, Event.FIGHT_OVER, rear, target, FightEnd.BROKEN_OFF, 0, 0)
    return False
