"""Rolls for morale and panic, and what comes of them.

Rules: BS.CRU.1, BS.GAP.69, BS.GAP.70, BS.PAN.3 to BS.PAN.8, BS.PAN.12 to BS.PAN.14, BS.GAP.38, BS.GAP.124,
BS.GAP.141, BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.GAP.7 to BS.GAP.9.
"""

from engine.games.battlesuit.kernel.actions.command import bonus_bought
from engine.games.battlesuit.kernel.actions.fire import aim_at, attack_with_spillover, turns_for
from engine.games.battlesuit.kernel.actions.fleeing import charge, run_like_hell, take_fright
from engine.games.battlesuit.kernel.actions.harm import eliminate
from engine.games.battlesuit.kernel.actions.support import reboot
from engine.games.battlesuit.kernel.board.places import is_airborne, points_apart, put, sees
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_active,
    is_armoured,
    is_drone_soldier,
    is_on_map,
    note,
    side_of,
)
from engine.games.battlesuit.kernel.chance import pick, throw
from engine.games.battlesuit.kernel.codes import FAR, NOBODY, SIX_SIDES, Ability, Morale
from engine.games.battlesuit.kernel.event_codes import Airborne, Draw, Event, MoraleTable, Outcome, Rage, Shaken
from engine.games.battlesuit.kernel.legal.command import morale_modifier
from engine.games.battlesuit.kernel.legal.support import count_rallies, may_rally
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.numbers.attack import set_attack_parts, strength_of
from engine.games.battlesuit.kernel.numbers.results import leaps, level_after_leap, morale_outcome, morale_total
from engine.games.battlesuit.kernel.players.observe import prepare, prove_card
from engine.games.battlesuit.kernel.questions import choose_crusader
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def is_rallied(game: Game, soldier: int) -> bool:
    """Let a player have a crusader help in place of the morale roll; return whether one did. Rule: BS.CRU.1."""
    if count_rallies(game, soldier) == 0:
        return False
    prepare(game, side_of(soldier))
    choose_crusader(game, side_of(soldier), soldier)
    crusader: int = game.choice.target
    if crusader == NOBODY:
        return False
    if not may_rally(game, crusader, soldier):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
        return False
    game.soldiers.morale[soldier] = morale_after_rally(game.soldiers.morale[soldier])
    note(game, Event.RALLY, crusader, soldier, game.soldiers.morale[soldier], 0, 0)
    return True


def morale_after_rally(morale: int) -> int:
    """Return the morale of a soldier after a crusader's help: panic becomes shock, shock goes. Rule: BS.CRU.1."""
    return Morale.SHOCKED if morale == Morale.PANICKED else Morale.STEADY


def go_to_pieces(game: Game, soldier: int, result: int) -> None:
    """Let a panicked soldier do what its table says."""
    if result == Outcome.SELF_DESTRUCT:
        eliminate(game, soldier, NOBODY)
    elif result == Outcome.PARANOIA:
        fire_at_closest(game, soldier)
    elif result == Outcome.BERSERK:
        go_berserk(game, soldier)
    elif result == Outcome.RUN_LIKE_HELL:
        run_like_hell(game, soldier)
    elif result == Outcome.FRIGHT:
        take_fright(game, soldier)


def go_berserk(game: Game, soldier: int) -> None:
    """Jump up or charge, then fire at the closest soldier. Rules: BS.PAN.3, BS.PAN.12, BS.GAP.37."""
    fires: bool = True
    die: int = 1
    if is_armoured(game, soldier):
        die = throw(game, side_of(soldier), soldier, Draw.BERSERK, SIX_SIDES, 0)
    if leaps(die):
        level: int = level_after_leap(game.numbers, game.soldiers.level[soldier])
        put(game, soldier, game.soldiers.dot[soldier], level)
        game.soldiers.storey[soldier] = 0
        game.soldiers.bounced[soldier] = Airborne.FROM_GROUND
        note(game, Event.BERSERK, soldier, NOBODY, Rage.LEAPS, level, die)
        fires = game.numbers.berserk_even_fires == 1
    else:
        charge(game, soldier)
    if fires and is_active(game, soldier) and may_fire_berserk(game, soldier):
        fire_at_closest(game, soldier)


def may_fire_berserk(game: Game, soldier: int) -> bool:
    """Return whether a berserk fires: no sniper that has moved or is in the air. Rules: BS.SNP.1, BS.GAP.141."""
    if game.numbers.berserk_sniper_fires or not has_ability(game, soldier, Ability.SNIPES):
        return True
    return game.soldiers.moved[soldier] == 0 and not is_airborne(game, soldier)


def fire_at_closest(game: Game, soldier: int) -> None:
    """Fire at the closest soldier, friend or enemy. Rules: BS.PAN.5, BS.PAN.6, BS.GAP.124."""
    target: int = closest_target(game, soldier)
    if target != NOBODY and is_armed(game, soldier):
        attack_with_spillover(game, soldier, target, 0)


def may_rage_at(game: Game, soldier: int, other: int) -> bool:
    """Return whether somebody may be fired at in panic: in sight, unless that is ruled otherwise. Rule: BS.GAP.124."""
    if other == soldier or not is_on_map(game, other) or game.soldiers.hidden[other]:
        return False
    return game.numbers.berserk_needs_sight == 0 or sees(game, soldier, other)


def closest_target(game: Game, soldier: int) -> int:
    """Return the closest soldier, then the likeliest to be hit, then one by a die; or NOBODY. Rule: BS.PAN.6."""
    chosen: int = NOBODY
    least: int = FAR
    most: int = 0
    tied: int = 1
    for side in range(2):
        for other in range(first_of(side), end_of(game, side)):
            if may_rage_at(game, soldier, other):
                apart: int = points_apart(game, game.soldiers.dot[soldier], game.soldiers.dot[other])
                strength: int = strength_against(game, soldier, other)
                if is_better_target(apart, strength, least, most):
                    tied = 1
                    chosen = other
                    least = apart
                    most = strength
                elif apart == least and strength == most:
                    tied += 1
                    if pick(game, soldier, Draw.TIE, tied) == 0:
                        chosen = other
    return chosen


def is_better_target(apart: int, strength: int, least: int, most: int) -> bool:
    """Return whether a target is closer than the best so far, or as close and likelier to be hit. Rule: BS.PAN.6."""
    return apart < least or (apart == least and strength > most)


def strength_against(game: Game, soldier: int, other: int) -> int:
    """Return the modified strength of an attack on a soldier. Rule: BS.GAP.38."""
    game.battle.turned = turns_for(game, soldier, other)
    aim_at(game, soldier, other)
    game.attack.indirect = 0 if sees(game, soldier, other) else 1
    game.attack.rapid = 0
    game.attack.spillover = 0
    set_attack_parts(game.numbers, game.cards, game.attack)
    return strength_of(game.attack)


def may_act_after_check(game: Game, soldier: int) -> bool:
    """Let a soldier that is not in good order check its morale; return whether it may then act."""
    if game.soldiers.morale[soldier] != Morale.STEADY and is_rallied(game, soldier):
        return False
    if game.soldiers.morale[soldier] == Morale.SHOCKED:
        return shaken_check(game, soldier)
    if game.soldiers.morale[soldier] == Morale.PANICKED:
        return panic_check(game, soldier)
    return True


def shaken_check(game: Game, soldier: int) -> bool:
    """Check the morale of a shaken soldier. Rules: BS.SHK.3 to BS.SHK.7, BS.CARD.2."""
    before: int = morale_modifier(game, soldier)
    modifier: int = before + bonus_bought(game, soldier)
    die: int = throw(game, side_of(soldier), soldier, Draw.MORALE, game.numbers.morale_die, modifier)
    result: int = morale_outcome(game.numbers, MoraleTable.SHAKEN, morale_total(game.numbers, die, modifier))
    prove_card(game, soldier)
    note(game, Event.MORALE, soldier, NOBODY, result, die, modifier)
    if is_drone_soldier(game, soldier):
        return reboot(game, soldier, result)
    if result == Outcome.PANIC:
        game.soldiers.morale[soldier] = Morale.PANICKED
    elif result == Outcome.SHAKEN or result == Outcome.RECOVERY:
        game.soldiers.morale[soldier] = Morale.STEADY
        game.soldiers.recovering[soldier] = Shaken.STILL_SHAKEN if result == Outcome.SHAKEN else Shaken.RECOVERED
    return game.soldiers.morale[soldier] == Morale.STEADY


def panic_check(game: Game, soldier: int) -> bool:
    """Check the morale of a panicked soldier. Rules: BS.PAN.2 to BS.PAN.16."""
    before: int = morale_modifier(game, soldier)
    modifier: int = before + bonus_bought(game, soldier)
    die: int = throw(game, side_of(soldier), soldier, Draw.PANIC, game.numbers.panic_die, modifier)
    table: int = MoraleTable.PANIC_ARMOURED if is_armoured(game, soldier) else MoraleTable.PANIC_UNARMOURED
    result: int = morale_outcome(game.numbers, table, morale_total(game.numbers, die, modifier))
    prove_card(game, soldier)
    note(game, Event.PANIC, soldier, NOBODY, result, die, modifier)
    if result == Outcome.RECOVERY:
        game.soldiers.morale[soldier] = Morale.STEADY
        game.soldiers.recovering[soldier] = Shaken.RECOVERED
        return True
    if result == Outcome.SHOCK:
        game.soldiers.morale[soldier] = Morale.SHOCKED
    else:
        go_to_pieces(game, soldier, result)
    return False
