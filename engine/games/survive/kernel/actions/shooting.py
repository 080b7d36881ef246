"""Shots, also of units that hold, and what they do."""

from engine.games.survive.kernel.actions.harm import harm, inflict
from engine.games.survive.kernel.board.choices import (
    clear_choice,
    is_jammed,
    refuse,
    shoots_on,
    shot_faults,
    weapon_faults,
)
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import (
    is_control,
    is_dazed,
    is_enemy,
    is_living_unit,
    is_standing,
    note,
    note_facing,
    note_long,
    toughness_of,
)
from engine.games.survive.kernel.board.sight import (
    face_piece,
    is_seen,
    is_tapped,
    is_teamed,
    modifier_of_shot,
    reach_of_shot,
    shot_number,
)
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import (
    MILS_PER_INCH,
    NOBODY,
    PPM,
    Action,
    AmmoRoll,
    Draw,
    Effect,
    Event,
    HarmCause,
    ShotResult,
    WeaponType,
)
from engine.games.survive.kernel.numbers.places import distance_squared, rounded_up
from engine.games.survive.kernel.numbers.shots import hits, jams, met_toughness
from engine.games.survive.kernel.questions import choose_hold_shot, choose_shot
from engine.games.survive.kernel.records import Game


def offer_shot(game: Game, piece: int, action: int) -> None:
    """Let a unit shoot that has shots left, as long as its player wants to. Rules: SV.MOV.2 to SV.MOV.8."""
    while game.battle.over == 0 and may_shoot(game, piece, action):
        clear_choice(game)
        game.choice.action = action
        choose_shot(game, game.battle.mob[piece], piece)
        target: int = game.choice.target
        slot: int = game.choice.slot
        if shot_faults(game, piece, target, slot, action) != 0:
            refuse_shot(game, piece)
            return
        shoot(game, piece, target, slot, action)


def refuse_shot(game: Game, piece: int) -> None:
    """Note that a shot is not made, unless none was chosen."""
    if game.choice.target != NOBODY:
        refuse(game, game.battle.mob[piece])


def may_shoot(game: Game, piece: int, action: int) -> bool:
    """Return whether a unit has a shot left and a weapon in hand that it may use."""
    if game.battle.shots_left[piece] == 0 or not is_standing(game, piece):
        return False
    return weapon_faults(game, piece, game.battle.in_hand[piece], action) == 0


def shoot(game: Game, piece: int, target: int, slot: int, action: int) -> None:
    """Let a unit shoot at a target that it may shoot at. Rules: SV.SHT.1 to SV.SHT.4, SV.GAP.10."""
    game.battle.shots_left[piece] -= 1
    if action == Action.HOLD:
        face_piece(game, piece, target)
        note_facing(game, piece)
    reach: int = reach_of_shot(game, slot, action)
    distance: int = apart_mil(game, piece, target)
    number: int = shot_number(game, piece, target, slot, action)
    modifier: int = modifier_of_shot(game, piece, target, slot, action)
    note_long(game, Event.SHOT, piece, target, slot, number, distance, reach, modifier)
    result: int = ShotResult.OUT_OF_RANGE
    if distance <= reach:
        result = ShotResult.HIT if hits(number, throw(game, piece, target, Draw.TO_HIT, number)) else ShotResult.MISSED
    note(game, Event.SHOT_RESULT, piece, target, result, game.forces.power[slot], game.choice.estimate_mil)
    resolve(game, piece, target, slot, result)
    ammo_roll(game, piece, slot, result)


def resolve(game: Game, piece: int, target: int, slot: int, result: int) -> None:
    """Let a shot do what it does: a hit, or a blast where it hits or scatters. Rules: SV.EFF.1, SV.GAP.30."""
    second: bool = is_tapped(game, piece, target)
    falls: int = game.battle.falls[target]
    met: int = met_now(game, target)
    if game.forces.weapon_type[slot] == WeaponType.GRENADE:
        if result != ShotResult.OUT_OF_RANGE:
            throw_grenade(game, piece, target, slot, result)
    elif result == ShotResult.HIT:
        harm(game, piece, target, game.forces.power[slot], HarmCause.SHOT)
    if result == ShotResult.HIT and second and game.battle.falls[target] == falls:
        double_tap(game, piece, target, game.battle.tap_power + game.forces.power[slot])
    if result == ShotResult.HIT and not second and is_teamed(game, piece):
        remember_tap(game, piece, target, slot, falls, met)


def remember_tap(game: Game, piece: int, target: int, slot: int, falls: int, met: int) -> None:
    """Keep in mind the first hit of a Double Team, and the Toughness it met. Rules: SV.SHT.7, SV.GAP.29."""
    game.battle.tap_piece = piece
    game.battle.tap_target = target
    game.battle.tap_falls = falls
    game.battle.tap_power = game.forces.power[slot]
    game.battle.tap_met = met


def met_now(game: Game, target: int) -> int:
    """Return the Toughness that Power meets at this moment. Rule: SV.DAZ.1."""
    return met_toughness(game.numbers, toughness_of(game, target), is_dazed(game, target))


def double_tap(game: Game, piece: int, target: int, power: int) -> None:
    """Hold the Power of both hits of a Double-Tap against the Toughness of the target. Rules: SV.EFF.6, SV.GAP.29."""
    met: int = met_now(game, target) if game.numbers.tap_met_now else game.battle.tap_met
    effect: int = tap_effect(game, power, met)
    note(game, Event.DOUBLE_TAP, piece, target, power, met, effect)
    if effect == Effect.DAZED and is_dazed(game, target):
        effect = Effect.DEAD
    if effect == Effect.DEAD and is_control(game, target):
        effect = Effect.BLINK_OUT
    if effect != Effect.NONE:
        inflict(game, piece, target, effect, power, met, HarmCause.DOUBLE_TAP)


def tap_effect(game: Game, power: int, met: int) -> int:
    """Return what the sum of a Double-Tap does: OverKill, by house rule also Dazed, or nothing."""
    if power >= game.numbers.overkill * met:
        return Effect.DEAD
    return Effect.DAZED if game.numbers.tap_may_daze == 1 and power > met else Effect.NONE


def ammo_roll(game: Game, piece: int, slot: int, result: int) -> None:
    """Throw for the ammunition, where a shot of this result asks for it. Rules: SV.AMM.1, SV.AMM.2, SV.GAP.10.

    A unit that its own shot has cost its life, by the fire of who went Red, throws no more.
    """
    due: bool = game.numbers.ammo_when == AmmoRoll.EVERY_SHOT or result == ShotResult.OUT_OF_RANGE
    if game.numbers.ammo_when != AmmoRoll.OUT_OF_RANGE_ONLY and result == ShotResult.MISSED:
        due = True
    if due and is_living_unit(game, piece) and not is_jammed(game, slot):
        roll: int = throw(game, piece, NOBODY, Draw.AMMO, game.forces.ammo[slot])
        if jams(game.forces.ammo[slot], roll):
            game.battle.jammed_in[slot] = game.battle.turn
            note(game, Event.JAM, piece, NOBODY, slot, 0, 0)
            if not game.numbers.hold_after_jam:
                game.battle.shots_left[piece] = 0


def control_ammo_roll(game: Game, piece: int) -> None:
    """Throw for the gun of a control unit, by house rule: it jams where a shot would always miss. Rule: SV.GAP.10."""
    if game.numbers.control_ammo:
        ammo: int = game.numbers.most_number
        if jams(ammo, throw(game, piece, NOBODY, Draw.AMMO, ammo)):
            game.battle.gun_jammed_in[piece] = game.battle.turn
            note(game, Event.JAM, piece, NOBODY, NOBODY, 0, 0)


def throw_grenade(game: Game, piece: int, target: int, slot: int, result: int) -> None:
    """Let a grenade burst at its target, or where it scatters. Rule: SV.GAP.30."""
    x: int = game.battle.x_mil[target]
    y: int = game.battle.y_mil[target]
    if result == ShotResult.MISSED:
        direction: int = throw(game, piece, NOBODY, Draw.SCATTER, 0)
        die: int = throw(game, piece, NOBODY, Draw.SCATTER_LENGTH, 0)
        length: int = scatter_mil(game, die)
        x += game.numbers.direction_x[direction] * length // PPM
        y += game.numbers.direction_y[direction] * length // PPM
        note(game, Event.SCATTER, piece, NOBODY, direction, length, 0)
    burst(game, piece, x, y, slot)


def scatter_mil(game: Game, die: int) -> int:
    """Return how far a grenade that misses scatters, in whole inches. Rule: SV.GAP.30."""
    return rounded_up(die * game.numbers.scatter_ppm, PPM) * MILS_PER_INCH


def burst(game: Game, piece: int, x: int, y: int, slot: int) -> None:
    """Hit everybody whose base a blast reaches, friend or foe. Rule: SV.GAP.30."""
    reach: int = game.forces.blast_mil[slot] + game.numbers.base_mil // 2
    note(game, Event.BLAST, piece, NOBODY, x, y, game.forces.blast_mil[slot])
    for target in range(game.forces.pieces):
        far: int = distance_squared(game.battle.x_mil[target], game.battle.y_mil[target], x, y)
        caught: bool = is_standing(game, target) and far <= reach * reach
        game.battle.caught[target] = game.battle.falls[target] + 1 if caught else 0
    for target in range(game.forces.pieces):
        if game.battle.caught[target] == game.battle.falls[target] + 1:
            harm(game, piece, target, game.forces.power[slot], HarmCause.BLAST)


def offer_holds(game: Game) -> None:
    """Let units that hold shoot after an action, in the order of play; their shots call forth no others."""
    if game.numbers.hold_interrupts == 1:
        for place in range(game.forces.mobs):
            side: int = game.battle.play_order[place]
            for piece in range(game.forces.pieces):
                if game.battle.mob[piece] == side and game.battle.holding[piece]:
                    hold_shot(game, side, piece)


def hold_shot(game: Game, side: int, piece: int) -> None:
    """Ask once for a shot of a unit that holds, if there is anybody it could shoot at."""
    if game.battle.over == 0 and game.battle.shots_left[piece] > 0 and has_target(game, piece):
        clear_choice(game)
        game.choice.action = Action.HOLD
        choose_hold_shot(game, side, piece)
        target: int = game.choice.target
        slot: int = game.choice.slot
        same: bool = game.battle.hold_slot[piece] < 0 or game.battle.hold_slot[piece] == slot
        if same and shot_faults(game, piece, target, slot, Action.HOLD) == 0:
            game.battle.hold_slot[piece] = slot
            shoot(game, piece, target, slot, Action.HOLD)
        else:
            refuse_shot(game, piece)


def has_target(game: Game, piece: int) -> bool:
    """Return whether anybody is in range and sight of a unit that holds, whichever way it faces."""
    slot: int = game.battle.in_hand[piece]
    if slot < 0 or (is_jammed(game, slot) and not shoots_on(game, Action.HOLD)):
        return False
    reach: int = reach_of_shot(game, slot, Action.HOLD)
    for target in range(game.forces.pieces):
        if is_enemy(game, piece, target) and apart_mil(game, piece, target) <= reach and is_seen(game, piece, target):
            return True
    return False


def hold_in_own_phase(game: Game, piece: int) -> None:
    """Let a unit that holds have the shots it has left, in a phase of its own. Rule: SV.GAP.26."""
    while game.battle.holding[piece] and game.battle.shots_left[piece] > 0:
        before: int = game.battle.shots_left[piece]
        hold_shot(game, game.battle.mob[piece], piece)
        if game.battle.shots_left[piece] == before:
            return
