"""What a shot or a fight is worth, and with which weapon."""

from engine.games.survive.kernel.board.choices import is_jammed, may_draw, may_use, shot_faults, weapon_faults
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import grit_of, is_control, is_dazed, is_enemy, is_of_mob, toughness_of
from engine.games.survive.kernel.board.sight import is_seen, reach_of_shot, shot_number, strike_number, strike_power
from engine.games.survive.kernel.chance import pick
from engine.games.survive.kernel.codes import NOBODY, SLOTS, Action, Draw, Effect, KeyChip, WeaponType, Weight
from engine.games.survive.kernel.numbers.shots import hit_effect, met_toughness
from engine.games.survive.kernel.players.heuristic.goals import goal_mil, is_last_turn, weight
from engine.games.survive.kernel.records import Game

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
    near: bool = goal_mil(game, target) < weight(game, piece, Weight.NEAR_GOAL_MIL)
    return KILL + weight(game, piece, Weight.NEAR_GOAL) if near else KILL


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
    lasts: bool = is_last_turn(game) and not is_control(game, target)
    return whole * weight(game, piece, Weight.DAZE_AT_LAST if lasts else Weight.DAZE) // KILL


def may_hit(game: Game, piece: int, target: int, slot: int, action: int) -> bool:
    """Return whether a unit could shoot at a target if it turned to it, and would be in range."""
    if slot < 0 or not is_enemy(game, piece, target) or weapon_faults(game, piece, slot, action) != 0:
        return False
    return apart_mil(game, piece, target) <= reach_of_shot(game, slot, action) and is_seen(game, piece, target)


def shot_worth(game: Game, piece: int, target: int, slot: int, action: int) -> int:
    """Return what a shot is worth, by its chance and the effect of a hit; grenades near friends are not thrown."""
    worth: int = effect_worth(game, piece, target, game.forces.power[slot])
    if worth == 0 and wears_down(game, target, slot):
        worth = target_worth(game, piece, target) * weight(game, piece, Weight.WORN_PERCENT) // 100
    if game.forces.weapon_type[slot] == WeaponType.GRENADE and hurts_own(game, piece, target, slot):
        return 0
    return worth * shot_number(game, piece, target, slot, action) // game.numbers.die_sides


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
    return (chance * gain - (KILL - chance) * weight(game, piece, Weight.RISK)) // KILL


def heuristic_shot(game: Game, piece: int) -> None:
    """Shoot at whom it is worth most, if it seems to be in range."""
    choose_best(game, piece, game.choice.action, 0)


def heuristic_hold_shot(game: Game, piece: int) -> None:
    """Shoot at the first target that is worth it."""
    choose_best(game, piece, Action.HOLD, weight(game, piece, Weight.HOLD_FIRE))


def choose_best(game: Game, piece: int, action: int, least: int) -> None:
    """Set the target of most worth above a least one, and the estimate. Rule: SV.GAP.24."""
    slot: int = ready_slot(game, piece)
    best: int = least
    for target in range(game.forces.pieces):
        if may_hit(game, piece, target, slot, action) and shot_faults(game, piece, target, slot, action) == 0:
            worth: int = shot_worth(game, piece, target, slot, action)
            if worth > best:
                best = worth
                game.choice.target = target
                game.choice.slot = slot
    if game.choice.target != NOBODY:
        game.choice.estimate_mil = estimate(game, piece, game.choice.target)
        if game.choice.estimate_mil > reach_of_shot(game, slot, action):
            game.choice.target = NOBODY


def estimate(game: Game, piece: int, target: int) -> int:
    """Return what a player takes a distance for: the true one, off by as much as the rules say. Rule: SV.GAP.24."""
    error: int = game.numbers.estimate_error_mil
    if error == 0:
        return apart_mil(game, piece, target)
    return max(0, apart_mil(game, piece, target) - error + pick(game, piece, Draw.ESTIMATE, 2 * error + 1))


def heuristic_draw(game: Game, piece: int) -> None:
    """Draw the gun of most Power that works, where the one in hand is jammed."""
    held: int = game.battle.in_hand[piece]
    if held >= 0 and is_jammed(game, held):
        best: int = 0
        for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
            if may_draw(game, piece, slot) and not is_jammed(game, slot) and game.forces.power[slot] > best:
                best = game.forces.power[slot]
                game.choice.slot = slot


def heuristic_blade(game: Game, piece: int, foe: int) -> None:
    """Strike with what takes effect soonest."""
    game.choice.slot = best_blade(game, piece, foe)


def heuristic_reply(game: Game, piece: int, one: int, other: int) -> None:
    """Strike at whom of the two it is easier to beat."""
    easier: bool = fight_chance(game, piece, other, False) > fight_chance(game, piece, one, False)
    game.choice.target = other if easier else one


def is_long_gun(game: Game, slot: int) -> bool:
    """Return whether a weapon takes two hands and reaches far."""
    far: int = weight(game, slot // SLOTS, Weight.LONG_GUN_MIL)
    return game.forces.hands[slot] > 1 and game.forces.range_mil[slot] >= far
