"""Fights: who strikes when, with which number and Power, who is out of it, and how it ends."""

from engine.games.survive.kernel.actions.harm import harm
from engine.games.survive.kernel.board.choices import clear_choice, may_strike_with, refuse
from engine.games.survive.kernel.board.pieces import grit_of, is_control, is_dazed, is_standing, note, note_long
from engine.games.survive.kernel.board.sight import strike_number, strike_power
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import NOBODY, Draw, Effect, Event, FightEnd, GritTie, HarmCause, MissScope
from engine.games.survive.kernel.numbers.shots import hits
from engine.games.survive.kernel.questions import choose_blade
from engine.games.survive.kernel.records import Game


def is_out(game: Game, piece: int) -> bool:
    """Return whether a fighter has died or Blinked out in its fight, even if it stands again as a CU."""
    return game.battle.falls[piece] != game.battle.fought_from[piece] or not is_standing(game, piece)


def is_down(game: Game, piece: int) -> bool:
    """Return whether a fighter is out of its fight or Dazed. Rule: SV.RES.1."""
    return is_out(game, piece) or is_dazed(game, piece)


def run_bonus(game: Game, hits_before: int) -> int:
    """Return what the hits of a run add to the Power of the next. Rules: SV.RES.3, SV.GAP.16."""
    if game.numbers.run_flat:
        hits_before = min(1, hits_before)
    return hits_before * game.numbers.run_step


def reply_modifier(game: Game, piece: int) -> int:
    """Return what a strike of the opening loses if who strikes is Dazed. Rules: SV.FCH.6, SV.RCH.6, SV.HOUSE.8."""
    return game.numbers.reply_modifier if is_dazed(game, piece) else 0


def strike_hits(game: Game, piece: int, foe: int, modifier: int, bonus: int, sure: bool) -> bool:
    """Throw for a strike and log it; return whether it hits. Rules: SV.FCH.4, SV.GAP.14."""
    number: int = strike_number(game, piece, modifier)
    hit: bool = sure or hits(number, throw(game, piece, foe, Draw.STRIKE, number))
    note_long(
        game, Event.STRIKE, piece, foe, number, strike_power(game, piece) + bonus, 1 if hit else 0, bonus, modifier
    )
    return hit


def strike(game: Game, piece: int, foe: int, modifier: int, sure: bool) -> int:
    """Strike, and return the effect; hits upon one foe make the next one stronger. Rules: SV.RES.3, SV.RES.4."""
    if game.battle.run_upon[piece] != foe:
        game.battle.run_upon[piece] = foe
        game.battle.run_hits[piece] = 0
    bonus: int = run_bonus(game, game.battle.run_hits[piece])
    if not strike_hits(game, piece, foe, modifier, bonus, sure):
        game.battle.run_hits[piece] = 0
        return Effect.NONE
    effect: int = harm(game, piece, foe, strike_power(game, piece) + bonus, HarmCause.STRIKE)
    game.battle.run_hits[piece] = game.battle.run_hits[piece] + 1 if effect == Effect.NONE else 0
    return effect


def begin_pair(game: Game) -> None:
    """Begin the count of a mobbing pair anew. Rules: SV.MOB.2, SV.GAP.17."""
    game.battle.pair_hits = 0
    game.battle.pair_misses = 0
    game.battle.pair_struck = 0


def pair_strike(game: Game, piece: int, foe: int, modifier: int, sure: bool) -> int:
    """Strike as one of a mobbing pair, whose hits add up, and return the effect. Rules: SV.MOB.2, SV.MOB.3."""
    bonus: int = run_bonus(game, game.battle.pair_hits)
    game.battle.pair_struck += 1
    if not strike_hits(game, piece, foe, modifier, bonus, sure):
        count_pair_miss(game, piece)
        return Effect.NONE
    game.battle.pair_hits += 1
    game.battle.run_misses[piece] = 0
    if game.numbers.miss_scope == MissScope.PAIR_RUNNING:
        game.battle.pair_misses = 0
    effect: int = harm(game, piece, foe, strike_power(game, piece) + bonus, HarmCause.STRIKE)
    if effect != Effect.NONE:
        begin_pair(game)
    return effect


def count_pair_miss(game: Game, piece: int) -> None:
    """Count a miss of a pair whose run has begun; the last ends it. Rules: SV.MOB.3, SV.GAP.17, SV.GAP.52."""
    if game.battle.pair_hits == 0 and not game.numbers.run_begins_by_strike:
        return
    game.battle.pair_misses += 1
    game.battle.run_misses[piece] += 1
    counted: int = (
        game.battle.run_misses[piece] if game.numbers.miss_scope == MissScope.EACH else game.battle.pair_misses
    )
    if counted >= game.numbers.miss_limit:
        begin_pair(game)
        game.battle.run_misses[piece] = 0


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
