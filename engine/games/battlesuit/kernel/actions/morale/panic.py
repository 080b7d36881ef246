"""What panicked soldiers do.

Rules: BS.PAN.3 to BS.PAN.8, BS.PAN.12 to BS.PAN.14, BS.GAP.38, BS.GAP.124, BS.GAP.141.
"""

from engine.games.battlesuit.kernel.actions.fire.fire import aim_at, attack_with_spillover
from engine.games.battlesuit.kernel.actions.fire.loss import eliminate
from engine.games.battlesuit.kernel.actions.morale.flight_from import run_like_hell, take_fright
from engine.games.battlesuit.kernel.actions.movement.facing import turns_for
from engine.games.battlesuit.kernel.actions.movement.forced import charge
from engine.games.battlesuit.kernel.board.places import is_airborne, points_apart, put
from engine.games.battlesuit.kernel.board.sighting import sees
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_active,
    is_armoured,
    is_on_map,
    note,
    side_of,
)
from engine.games.battlesuit.kernel.chance import pick, throw
from engine.games.battlesuit.kernel.codes import FAR, NOBODY, SIX_SIDES, Ability, Airborne, Draw, Event, Outcome, Rage
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.numbers.attack import set_attack_parts, strength_of
from engine.games.battlesuit.kernel.numbers.panic import leaps, level_after_leap
from engine.games.battlesuit.kernel.records import Game


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
