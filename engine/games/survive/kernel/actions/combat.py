"""Fights of two: the opening of a facing or a rear charge, and how it goes on. Rule: SV.GAP.13."""

from engine.games.survive.kernel.actions.strikes import is_down, is_out, reply_modifier, strike
from engine.games.survive.kernel.board.choices import clear_choice, may_strike_with, refuse
from engine.games.survive.kernel.board.pieces import grit_of, is_control, is_dazed, note
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import (
    NOBODY,
    Draw,
    Effect,
    Event,
    FightEnd,
    GritTie,
)
from engine.games.survive.kernel.players.asking import choose_blade
from engine.games.survive.kernel.records import Game


def enter_fight(game: Game, piece: int, foe: int) -> None:
    """Let a piece choose what it strikes with, and begin without a run of hits. Rules: SV.GAP.47, SV.RES.3."""
    game.battle.fought_from[piece] = game.battle.falls[piece]
    game.battle.run_hits[piece] = 0
    game.battle.run_misses[piece] = 0
    game.battle.blade[piece] = NOBODY
    if not is_control(game, piece):
        clear_choice(game)
        choose_blade(game, game.battle.mob[piece], piece, foe)
        if may_strike_with(game, piece, game.choice.slot):
            game.battle.blade[piece] = game.choice.slot
        else:
            refuse(game, game.battle.mob[piece])


def charger_is_first(game: Game, charger: int, target: int, grit_bonus: int) -> bool:
    """Return whether a charger strikes first in a facing fight. Rules: SV.FCH.1, SV.FCH.3, SV.DAZ.5, SV.GAP.15."""
    if is_dazed(game, target):
        return True
    ahead: int = grit_of(game, charger) + grit_bonus - grit_of(game, target)
    if ahead != 0:
        return ahead > 0
    if game.numbers.grit_tie == GritTie.ROLL_OFF:
        return wins_roll_off(game, charger, target)
    return game.numbers.grit_tie == GritTie.CHARGER


def wins_roll_off(game: Game, one: int, other: int) -> bool:
    """Return whether the first of two throws higher; equal dice are thrown again. Rule: SV.GAP.15."""
    mine: int = 0
    theirs: int = 0
    while mine == theirs:
        mine = throw(game, one, other, Draw.GRIT_ROLL_OFF, 0)
        theirs = throw(game, other, one, Draw.GRIT_ROLL_OFF, 0)
    return mine > theirs


def fight(game: Game, charger: int, target: int, rear: bool, grit_bonus: int) -> int:
    """Fight a charge out, and return the winner, NOBODY if there is none. Rules: SV.FCH.1, SV.RCH.2, SV.RES.1."""
    enter_fight(game, charger, target)
    enter_fight(game, target, charger)
    if rear:
        open_from_rear(game, charger, target)
        return fight_on(game, target, charger)
    if charger_is_first(game, charger, target, grit_bonus):
        return facing_fight(game, charger, target)
    return facing_fight(game, target, charger)


def facing_fight(game: Game, first: int, second: int) -> int:
    """Fight a facing fight out, and return the winner. Rules: SV.FCH.6, SV.FCH.7, SV.HOUSE.6."""
    open_facing(game, first, second)
    return fight_on(game, first, second)


def open_facing(game: Game, first: int, second: int) -> None:
    """Play the First Strike and the Response. Rules: SV.FCH.6, SV.FCH.7, SV.GAP.13."""
    strike(game, first, second, reply_modifier(game, first), False)
    if goes_on(game, first, second):
        strike(game, second, first, reply_modifier(game, second), False)


def goes_on(game: Game, one: int, other: int) -> bool:
    """Return whether the opening goes on: nobody is out of it, or by house rule Dazed. Rule: SV.GAP.13."""
    if is_out(game, one) or is_out(game, other):
        return False
    return game.numbers.opening_complete == 1 or not (is_dazed(game, one) or is_dazed(game, other))


def open_from_rear(game: Game, charger: int, target: int) -> None:
    """Play a Rear Charge: strike, perhaps a Response, strike. Rules: SV.RCH.2 to SV.RCH.8, SV.GAP.14."""
    sure: bool = game.numbers.automatic_hits == 1
    effect: int = strike(game, charger, target, 0, sure)
    if effect == Effect.NONE and goes_on(game, charger, target):
        strike(game, target, charger, reply_modifier(game, target), False)
    if goes_on(game, charger, target):
        strike(game, charger, target, reply_modifier(game, charger), sure)


def fight_on(game: Game, next_one: int, other: int) -> int:
    """Let two strike in turn until one is Dazed or out; return the winner. Rules: SV.RES.1, SV.RES.2, SV.HOUSE.6."""
    strikes: int = 0
    striker: int = next_one
    foe: int = other
    while strikes < game.numbers.strikes_most and not is_down(game, striker) and not is_down(game, foe):
        strike(game, striker, foe, 0, False)
        strikes += 1
        striker = foe
        foe = next_one + other - striker
    return settle(game, next_one, other)


def settle(game: Game, one: int, other: int) -> int:
    """Return who has won a fight that is over, and log it. Rules: SV.RES.1, SV.GAP.13, SV.GAP.51."""
    winner: int = winner_of(game, one, other)
    if winner != NOBODY:
        note(game, Event.FIGHT_OVER, winner, one + other - winner, FightEnd.WON, 0, 0)
    elif is_out(game, one) and is_out(game, other):
        note(game, Event.FIGHT_OVER, one, other, FightEnd.NOBODY_LEFT, 0, 0)
    elif is_down(game, one):
        note(game, Event.FIGHT_OVER, one, other, FightEnd.BOTH_DAZED, 0, 0)
    else:
        note(game, Event.FIGHT_OVER, one, other, FightEnd.BROKEN_OFF, 0, 0)
    return winner


def winner_of(game: Game, one: int, other: int) -> int:
    """Return the winner of two: who is left active, or by SV.GAP.51 alive though Dazed; NOBODY if there is none."""
    if is_down(game, one) != is_down(game, other):
        return other if is_down(game, one) else one
    if is_out(game, one) != is_out(game, other) and game.numbers.dazed_survivor_wins:
        return other if is_out(game, one) else one
    return NOBODY
