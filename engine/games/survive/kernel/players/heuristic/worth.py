"""What a shot or a fight is worth, and with which weapon."""

from engine.games.survive.kernel.board.choices import is_jammed, may_use, weapon_faults
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import (
    grit_of,
    holds_key,
    is_control,
    is_dazed,
    is_enemy,
    is_of_mob,
    toughness_of,
)
from engine.games.survive.kernel.board.sight import is_seen, reach_of_shot, shot_number, strike_number, strike_power
from engine.games.survive.kernel.codes import NOBODY, SLOTS, Effect, KeyChip, WeaponType
from engine.games.survive.kernel.numbers.shots import hit_effect, met_toughness
from engine.games.survive.kernel.players.heuristic.claims import drop_worth, is_rival, wins_by_following_on
from engine.games.survive.kernel.players.heuristic.goals import goal_mil, is_last_turn, weight
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import Weight

KILL = 1000
"""What it is worth to kill a unit: all else is weighed by it."""


def target_worth(game: Game, piece: int, target: int) -> int:
    """Return what it is worth to a unit to kill a target: more if it has the KeyChip, or is close to it."""
    if game.battle.key_state == KeyChip.CARRIED and game.battle.key_piece == target:
        return weight(game, piece, Weight.CARRIER)
    if game.battle.key_state == KeyChip.ON_PRIME and game.battle.key_piece == target:
        return weight(game, piece, Weight.PRIME)
    if is_control(game, target):
        return weight(game, piece, Weight.CONTROL_UNIT)
    whole: int = weight(game, piece, Weight.RIVAL) if is_rival(game, piece, target) else 0
    near: bool = goal_mil(game, target) < weight(game, piece, Weight.NEAR_GOAL_MIL)
    if game.battle.activated[target] == 0:
        whole += weight(game, piece, Weight.READY)
    return KILL + whole + (weight(game, piece, Weight.NEAR_GOAL) if near else 0)


def effect_worth(game: Game, piece: int, target: int, power: int) -> int:
    """Return what a hit of a Power is worth to a unit.

    A Daze is worth little while a recovery follows, much in the last turn, which is judged before one.
    """
    effect: int = hit_effect(
        game.numbers, power, toughness_of(game, target), is_dazed(game, target), is_control(game, target)
    )
    if effect == Effect.NONE:
        return 0
    whole: int = target_worth(game, piece, target)
    if effect != Effect.DAZED:
        return whole
    return whole * daze_share(game, piece, target) // KILL


def daze_share(game: Game, piece: int, target: int) -> int:
    """Return the share of a target that a Daze is worth, in thousandths."""
    if is_control(game, target):
        return weight(game, piece, Weight.DAZE)
    if is_last_turn(game):
        return weight(game, piece, Weight.DAZE_AT_LAST)
    return weight(game, piece, Weight.DAZE if game.battle.activated[target] else Weight.DAZE_READY)


def drops_key(game: Game, target: int, power: int) -> bool:
    """Return whether a hit of a Power makes a target drop the KeyChip. Rule: SV.GAP.33."""
    if not holds_key(game, target):
        return False
    met: int = toughness_of(game, target)
    effect: int = hit_effect(game.numbers, power, met, is_dazed(game, target), is_control(game, target))
    return effect == Effect.DEAD or effect == Effect.BLINK_OUT


def may_hit(game: Game, piece: int, target: int, slot: int, action: int) -> bool:
    """Return whether a unit could shoot at a target if it turned to it, and would be in range."""
    if slot < 0 or not is_enemy(game, piece, target) or weapon_faults(game, piece, slot, action) != 0:
        return False
    return apart_mil(game, piece, target) <= reach_of_shot(game, slot, action) and is_seen(game, piece, target)


def shot_worth(game: Game, piece: int, target: int, slot: int, action: int) -> int:
    """Return what a shot is worth, by its chance and the effect of a hit; grenades near friends are not thrown."""
    worth: int = effect_worth(game, piece, target, game.forces.power[slot])
    if drops_key(game, target, game.forces.power[slot]):
        worth = max(0, worth + drop_worth(game, piece, target))
    if worth == 0 and wears_down(game, target, slot):
        worth = target_worth(game, piece, target) * weight(game, piece, Weight.WORN_PERCENT) // 100
    if game.forces.weapon_type[slot] == WeaponType.GRENADE:
        if hurts_own(game, piece, target, slot):
            return 0
        worth += blast_worth(game, piece, target, slot)
    number: int = shot_number(game, piece, target, slot, action)
    return worth * number // game.numbers.die_sides if number >= weight(game, piece, Weight.LEAST_NUMBER) else 0


def wears_down(game: Game, target: int, slot: int) -> bool:
    """Return whether a hit, though it does nothing, would make a Double-Tap with one that was or may be made."""
    met: int = met_toughness(game.numbers, toughness_of(game, target), is_dazed(game, target))
    return game.battle.teamed == 1 and 2 * game.forces.power[slot] >= game.numbers.overkill * met


def hurts_own(game: Game, piece: int, target: int, slot: int) -> bool:
    """Return whether a blast at a target would reach the thrower or a friend."""
    reach: int = game.forces.blast_mil[slot]
    for other in range(game.forces.pieces):
        friend: bool = is_of_mob(game, other, game.battle.mob[piece])
        if friend and apart_mil(game, target, other) <= reach:
            return True
    return False


def blast_worth(game: Game, piece: int, target: int, slot: int) -> int:
    """Return what the others are worth whom a blast at a target reaches. Rule: SV.GAP.30."""
    found: int = 0
    for other in range(game.forces.pieces):
        reached: bool = other != target and is_enemy(game, piece, other)
        if reached and apart_mil(game, target, other) <= game.forces.blast_mil[slot]:
            found += effect_worth(game, piece, other, game.forces.power[slot])
    return found * weight(game, piece, Weight.BLAST_PERCENT) // 100


def best_target(game: Game, piece: int, slot: int, action: int) -> int:
    """Return whom it is best to shoot at from where a unit stands, NOBODY if nobody is worth it."""
    best: int = 0
    found: int = NOBODY
    for target in range(game.forces.pieces):
        if may_hit(game, piece, target, slot, action):
            worth: int = shot_worth(game, piece, target, slot, action)
            if worth > best:
                best = worth
                found = target
    return found


def ready_slot(game: Game, piece: int) -> int:
    """Return the weapon a unit can shoot with, NOBODY if it has none in hand that works."""
    slot: int = game.battle.in_hand[piece]
    if slot < 0 or not may_use(game, piece, slot) or is_jammed(game, slot):
        return NOBODY
    return slot


def best_blade(game: Game, piece: int, foe: int) -> int:
    """Return what to strike a foe with: hits that count, soon; NOBODY for fists."""
    best: int = NOBODY
    best_worth: int = NOBODY
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if game.forces.weapon_type[slot] == WeaponType.CLOSE:
            game.battle.blade[piece] = slot
            worth: int = rate(game, piece, foe)
            if worth > best_worth:
                best = slot
                best_worth = worth
    game.battle.blade[piece] = NOBODY
    if rate(game, piece, foe) > best_worth:
        return NOBODY
    game.battle.blade[piece] = best
    return best


def rate(game: Game, piece: int, foe: int) -> int:
    """Return the chance in thousandths that a run of hits takes effect on a foe, from its first strike on."""
    met: int = met_toughness(game.numbers, toughness_of(game, foe), is_dazed(game, foe))
    number: int = min(strike_number(game, piece, 0), game.numbers.die_sides)
    chance: int = KILL * number // game.numbers.die_sides
    needed: int = met - strike_power(game, piece)
    while needed > 0 and chance > 0:
        chance = chance * number // game.numbers.die_sides
        needed -= 1
    return chance


def fight_chance(game: Game, piece: int, foe: int, rear: bool) -> int:
    """Return about how likely a charger wins, in thousandths, by who strikes first and the rates of both."""
    mine: int = rate(game, piece, foe)
    theirs: int = rate(game, foe, piece)
    both: int = mine + theirs - mine * theirs // KILL
    if both == 0:
        return 0
    ahead: bool = rear or is_dazed(game, foe) or grit_of(game, piece) + game.numbers.charge_grit >= grit_of(game, foe)
    chance: int = KILL * mine // both if ahead else KILL - KILL * theirs // both
    return chance + (KILL - chance) * mine // KILL if rear else chance


def fight_worth(game: Game, piece: int, foe: int, rear: bool) -> int:
    """Return what it is worth to charge a foe: the chance to win, less the risk."""
    best_blade(game, piece, foe)
    chance: int = fight_chance(game, piece, foe, rear)
    least: int = target_worth(game, piece, foe) * weight(game, piece, Weight.DAZE) // KILL
    gain: int = max(least, effect_worth(game, piece, foe, strike_power(game, piece)))
    if drops_key(game, foe, strike_power(game, piece)) and wins_by_following_on(game, piece, foe):
        gain += weight(game, piece, Weight.FINISH)
    return (chance * gain - (KILL - chance) * weight(game, piece, Weight.RISK)) // KILL
