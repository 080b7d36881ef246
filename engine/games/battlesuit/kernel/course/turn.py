"""A turn: initiative, reinforcements, impulses, and its end.

Rules: BS.INI.1 to BS.INI.4, BS.GAP.32, BS.GAP.33, BS.REI.1, BS.SCN.5, BS.GAP.134, BS.SEQ.1 to BS.SEQ.3, BS.COM.3,
BS.COM.11 to BS.COM.13, BS.GAP.34, BS.GAP.48.
"""

from engine.games.battlesuit.kernel.actions.command import (
    check_group,
    gather_group,
    offer_reorganisation,
    reorganised,
    take_over,
)
from engine.games.battlesuit.kernel.board.holding import settle_holders
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, good_order_count, note, note_side
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, throw
from engine.games.battlesuit.kernel.codes import NOBODY, Place
from engine.games.battlesuit.kernel.course.activation import activate
from engine.games.battlesuit.kernel.course.scoring import check_end
from engine.games.battlesuit.kernel.course.set_up import set_up
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Grouped
from engine.games.battlesuit.kernel.legal.command import count_grouped, first_due, is_due, may_activate
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_unit, wants_to_go_first
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def winner_of_roll(red: int, blue: int, red_order: int, blue_order: int, holder: int) -> int:
    """Return who has the initiative: the higher roll, else more in good order, else its holder; NOBODY rolls again.

    Rules: BS.INI.1 to BS.INI.3.
    """
    if red != blue:
        return 0 if red > blue else 1
    if red_order != blue_order:
        return 0 if red_order > blue_order else 1
    return holder


def roll_for_initiative(game: Game) -> None:
    """Throw for the initiative, and let its holder choose who goes first. Rule: BS.INI.4."""
    holder: int = NOBODY
    while holder == NOBODY:
        red: int = throw(game, 0, SIDE_ACTOR, Draw.INITIATIVE, game.numbers.initiative_die, 0)
        blue: int = throw(game, 1, SIDE_ACTOR + 1, Draw.INITIATIVE, game.numbers.initiative_die, 0)
        red_order: int = good_order_count(game, 0)
        holder = winner_of_roll(red, blue, red_order, good_order_count(game, 1), game.battle.initiative)
        note_side(game, Event.INITIATIVE, holder, red, blue, 0)
    game.battle.initiative = holder
    prepare(game, holder)
    goes_first: bool = wants_to_go_first(game, holder)
    game.battle.first = holder if goes_first else 1 - holder
    note_side(game, Event.FIRST, holder, game.battle.first, 0, 0)


def announce_waves(game: Game) -> None:
    """Log the waves that may come on to the map from this turn on, but for those that come with the first."""
    for wave in range(1, game.plan.waves):
        if game.plan.wave_turn[wave] == game.battle.turn and game.battle.turn > 1:
            side: int = game.plan.wave_side[wave]
            note_side(game, Event.WAVE, side, wave, soldiers_to_come(game, side, wave), 0)


def soldiers_to_come(game: Game, side: int, wave: int) -> int:
    """Return how many soldiers of a wave are still off the map."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if game.forces.wave[soldier] == wave and game.soldiers.place[soldier] == Place.WAITING:
            found += 1
    return found


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


def play(game: Game) -> None:
    """Play a battle to its end. Rule: BS.SEQ.1."""
    set_up(game)
    settle_holders(game)
    while game.battle.over == 0:
        game.battle.turn += 1
        note_side(game, Event.TURN, NOBODY, game.battle.turn, game.plan.turns, 0)
        announce_waves(game)
        take_over(game)
        roll_for_initiative(game)
        for side in range(2):
            offer_reorganisation(game, side)
        alternate(game)
        end_turn(game)
        check_end(game)


def alternate(game: Game) -> None:
    """Let the sides activate in turn, the one alone when the other has nobody left. Rules: BS.SEQ.1, BS.SEQ.3."""
    side: int = game.battle.first
    idle: int = 0
    while idle < 2 and game.log.full == 0:
        if impulse(game, side):
            idle = 0
        else:
            idle += 1
        side = 1 - side


def end_turn(game: Game) -> None:
    """Take off complete and painted markers; unspent command points lapse. Rules: BS.SEQ.3, BS.PNT.6, BS.COM.7."""
    note_side(game, Event.END_TURN, NOBODY, game.battle.turn, 0, 0)
    for side in range(2):
        game.battle.pool[side] = 0
        game.battle.overrides[side] = 0
        reorganised(game, side)
        for soldier in range(first_of(side), end_of(game, side)):
            rest(game, soldier)


def rest(game: Game, soldier: int) -> None:
    """Clear what a soldier has for a turn."""
    game.soldiers.complete[soldier] = 0
    game.soldiers.reacted[soldier] = 0
    game.soldiers.painted[soldier] = 0
    game.soldiers.painted_more[soldier] = 0
    game.soldiers.painted_by[soldier] = NOBODY
    game.soldiers.boosted[soldier] = 0
    game.soldiers.bounced[soldier] = 0
    game.soldiers.grouped[soldier] = 0
    game.soldiers.landing_mp[soldier] = 0
