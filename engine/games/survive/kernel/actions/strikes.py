"""Single strikes in close combat: number, Power with the run of hits, effect; and who is out of a fight."""

from engine.games.survive.kernel.actions.harm import harm
from engine.games.survive.kernel.board.aim import strike_number, strike_power
from engine.games.survive.kernel.board.pieces import is_dazed, is_standing, note_long
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import (
    Draw,
    Effect,
    Event,
    HarmCause,
    MissScope,
)
from engine.games.survive.kernel.numbers.to_hit import hits
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
